import { textOrNull } from '../kernel/tidied-text.ts';
import { z } from '../kernel/zod.ts';

/** Documents for signing: agreements and amendments. */
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

/** Documents that are sent to be read. */
export const LETTER_KINDS = ['notice', 'rent_adjustment'] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

/**
 * The state of a document: it is being made, out for signing, signed by all, or ended: declined, expired,
 * withdrawn, or failed. A letter is `sent`.
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

const WITHDRAWAL_REASON_MAX = 500;
/** Why a document is withdrawn, for those who were asked to sign it. */
export const withdrawalReason = textOrNull(WITHDRAWAL_REASON_MAX);

/** The language of a document; Norwegian by default. */
export const paperLanguage = z
  .enum(['en', 'no'])
  .nullish()
  .transform((wanted) => wanted ?? 'no');
