import { tidyText } from '../kernel/text.ts';
import { z } from '../kernel/zod.ts';

/** What is put on paper for people to sign: agreements, and what changes one. */
export const PAPER_KINDS = [
  'lease',
  'assignment',
  'extension',
  'ending',
  'tenants',
  'move_in',
  'move_out',
] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** What is put on paper for people to read. */
export const LETTER_KINDS = ['notice', 'rent_adjustment'] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

/**
 * How far a paper has come: it is being made, is out for signing, was signed by all, or ended without:
 * declined, past its time, taken back, or it could not be made. A letter is `sent`.
 */
export const PAPER_STATES = [
  'making',
  'signing',
  'signed',
  'sent',
  'declined',
  'expired',
  'withdrawn',
  'failed',
] as const;
export type PaperState = (typeof PAPER_STATES)[number];

export const OPEN_PAPER_STATES = ['making', 'signing'] as const satisfies readonly PaperState[];

export const WITHDRAWAL_REASON_MAX = 500;
const RAW_MAX = 4000;

/** Why something is taken back, for those who were asked to sign it. */
export const withdrawalReason = z
  .string()
  .max(RAW_MAX)
  .transform(tidyText)
  .pipe(z.string().max(WITHDRAWAL_REASON_MAX))
  .nullish()
  .transform((said) => said || null);

/** The language a paper is written in: Norwegian, where nothing else is said. */
export const paperLanguage = z
  .enum(['en', 'no'])
  .nullish()
  .transform((wanted) => wanted ?? 'no');
