import { uuid } from '../kernel/uuid.ts';
import { z } from '../kernel/zod.ts';

/** Kinds of reports. */
export const REPORT_KINDS = ['listing', 'person'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** Possible decisions: nothing, take down the listing, block the person. */
export const OUTCOMES = ['nothing', 'taken_down', 'blocked'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The possible decisions for each kind. */
export const OUTCOMES_OF: Record<ReportKind, readonly Outcome[]> = {
  listing: ['nothing', 'taken_down'],
  person: ['nothing', 'blocked'],
};

/** Grounds of a decision against a person (DSA, article 17(3)(d) and (e)). */
export const GROUNDS = ['terms', 'law'] as const;
export type Ground = (typeof GROUNDS)[number];

export const REASON_MIN = 10;
export const REASON_MAX = 2000;
export const RULE_MAX = 300;
/** Months for a complaint about a decision (DSA, article 20(1)). */
export const COMPLAINT_MONTHS = 6;

/** A decision of staff on a report, shared by the form and the API. */
export const reportDecision = z
  .strictObject({
    reportId: uuid,
    outcome: z.enum(OUTCOMES),
    ground: z.enum(GROUNDS).nullish(),
    rule: z
      .string()
      .trim()
      .max(RULE_MAX)
      .nullish()
      .transform((rule) => rule || null),
    reason: z.string().trim().min(REASON_MIN).max(REASON_MAX),
  })
  .superRefine(({ outcome, ground, rule }, context) => {
    if (outcome === 'nothing') return;
    for (const [name, value] of Object.entries({ ground, rule }))
      if (!value)
        context.addIssue({ code: 'custom', path: [name], params: { reason: 'required' } });
  })
  // Without a measure there is no ground.
  .transform(({ ground, rule, ...input }) =>
    input.outcome === 'nothing'
      ? { ...input, ground: null, rule: null }
      : { ...input, ground: ground!, rule: rule! },
  );
export type ReportDecision = z.output<typeof reportDecision>;

/** The reversal of a decision by staff after a complaint, shared by the form and the API. */
export const decisionReversal = z.strictObject({
  decisionId: uuid,
  reason: z.string().trim().min(REASON_MIN).max(REASON_MAX),
});
export type DecisionReversal = z.output<typeof decisionReversal>;
