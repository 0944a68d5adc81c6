/**
 * What the house promises in its terms and asks by law (specification, section 9).
 * The texts a person reads and the code that keeps a promise both take it from here.
 */
export const LEGAL = {
  /** Hours between the notice of planned downtime and the downtime. */
  downtimeNoticeHours: 72,
  /** Liability ends at what was paid over this many last months. */
  liabilityMonths: 3,
  /** Working days within which those concerned are told of a breach by e-mail. */
  breachNoticeWorkingDays: 4,
  /** Months after a public office during which a person still counts as politically exposed (PEP). */
  pepLookBackMonths: 12,
  /** Years of age below which nobody has an account. */
  minimumAge: 16,
} as const;
