import { amountsIn } from '../world/amounts-in.ts';

/**
 * The amounts of a text that are whole kroner. All amounts of the gallery have øre, so a whole one was rounded on
 * its way to the reader.
 */
export const wholeAmountsIn = (text: string): bigint[] =>
  [...amountsIn(text.replaceAll(/\s/g, ' '))].filter((ore) => ore % 100n === 0n && ore !== 0n);
