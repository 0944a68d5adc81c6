import { defineErrors } from '../kernel/errors.ts';

export const arrearsErrors = defineErrors('arrears', {
  /** The rates are for operators. */
  not_found: 'not_found',
  /** Another value is known from this day on: `{ value }`, per cent or kroner. */
  rate_known: 'conflict',
  /** A letter or petition was drawn with the rate that applies from this day on: `{ sentOn }`, the last. */
  rate_used: 'conflict',
});
