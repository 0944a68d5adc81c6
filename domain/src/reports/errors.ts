import { defineErrors } from '../kernel/errors.ts';

export const reportErrors = defineErrors('reports', {
  /** For whoever it is not about there is nothing here. */
  not_found: 'not_found',
  /** Somebody has decided meanwhile. */
  decided: 'conflict',
  /** Nobody decides what they reported, or what is about them. */
  own: 'conflict',
  /** A complaint is decided by another than who decided first. */
  own_decision: 'conflict',
  /** Nothing was done, or it is reversed already. */
  nothing_to_reverse: 'conflict',
  /** Staff are not blocked here. */
  staff: 'conflict',
});
