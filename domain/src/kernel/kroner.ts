import { isKroner, kronerToOre } from './money.ts';
import type { z } from './zod.ts';

/** Kroner from clients, converted to øre: a number within these bounds, with at most two decimals. */
export const kroner = (bounds: z.ZodNumber) =>
  bounds
    .refine(isKroner, { params: { reason: 'wrong_format' }, abort: true })
    .transform(kronerToOre);
