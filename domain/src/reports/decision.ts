import { uuid } from '../kernel/uuid.ts';
import { z } from '../kernel/zod.ts';

/** What may be reported. */
export const REPORT_KINDS = ['listing', 'person'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** What may be decided: nothing, that a listing is taken down, that a person is blocked. */
export const OUTCOMES = ['nothing', 'taken_down', 'blocked'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What may be decided about each. */
export const OUTCOMES_OF: Record<ReportKind, readonly Outcome[]> = {
  listing: ['nothing', 'taken_down'],
  person: ['nothing', 'blocked'],
};

/** What a decision against somebody rests on (DSA, article 17(3)(d) and (e)). */
export const GROUNDS = ['terms', 'law'] as const;
export type Ground = (typeof GROUNDS)[number];

export const REASON_MIN = 10;
export const REASON_MAX = 2000;
export const RULE_MAX = 300;
/** Months in which somebody may complain of a decision (DSA, article 20(1)). */
export const COMPLAINT_MONTHS = 6;

/** What staff decide about a report: what the form and the API share. */
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
  // What is not done rests on no rule.
  .transform(({ ground, rule, ...said }) =>
    said.outcome === 'nothing'
      ? { ...said, ground: null, rule: null }
      : { ...said, ground: ground!, rule: rule! },
  );
export type ReportDecision = z.output<typeof reportDecision>;

/** What staff say who agree with a complaint about a decision: what the form and the API share. */
export const decisionReversal = z.strictObject({
  decisionId: uuid,
  reason: z.string().trim().min(REASON_MIN).max(REASON_MAX),
});
export type DecisionReversal = z.output<typeof decisionReversal>;
