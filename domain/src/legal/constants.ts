/**
 * Numbers that the terms promise and the law requires (specification, section 9). Texts and code both use
 * them from here.
 */
export const LEGAL = {
  /** Hours between the notice of planned downtime and the downtime. */
  downtimeNoticeHours: 72,
  /** Liability is limited to the payments of this many last months. */
  liabilityMonths: 3,
  /** Working days within which people affected by a breach are notified by e-mail. */
  breachNoticeWorkingDays: 4,
  /** Months after a public office during which a person still counts as politically exposed (PEP). */
  pepLookBackMonths: 12,
  /** Years after the end of the financial year that accounting documents are kept (bokføringsloven § 13). */
  bookkeepingYears: 5,
  /** Years until a claim is barred (foreldelsesloven § 2). */
  limitationYears: 3,
  /** The minimum age for an account. */
  minimumAge: 16,
} as const;
