import { PUBLISHED_RATES } from '@husvaer/domain/legal/rates';

import { amountsIn } from '../world/amounts-in.ts';

/**
 * The amounts of a text that are whole kroner. All amounts of the gallery have øre, so a whole one was rounded on
 * its way to the reader. A reminder fee is whole by law (inkassoforskriften § 1-2).
 */
export const wholeAmountsIn = (text: string): bigint[] =>
  [...amountsIn(text.replaceAll(/\s/g, ' '))].filter(
    (ore) => ore % 100n === 0n && ore !== 0n && !FEES.has(ore),
  );

const FEES = new Set(
  PUBLISHED_RATES.filter(({ kind }) => kind === 'reminder_fee').map(({ value }) => value),
);
