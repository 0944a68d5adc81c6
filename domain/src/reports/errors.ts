import { defineErrors } from '../kernel/errors.ts';

export const reportErrors = defineErrors('reports', {
  /** Also for people it does not concern. */
  not_found: 'not_found',
  /** Another person has decided meanwhile. */
  decided: 'conflict',
  /** No one decides on their own report, or on one about themselves. */
  own: 'conflict',
  /** A complaint is decided by another person than the decision. */
  own_decision: 'conflict',
  /** There was no measure, or it is reversed already. */
  nothing_to_reverse: 'conflict',
  /** Staff can't be blocked here. */
  staff: 'conflict',
});
