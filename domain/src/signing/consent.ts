import { nonEmptyText } from '../kernel/tidied-text.ts';
import { z } from '../kernel/zod.ts';

/**
 * The consent given by signing. Texts that were agreed to stay: a new text is a new edition, and every
 * signature states its edition.
 */
export const CONSENT = {
  edition: '2027-01',
  en: 'I have read the document and accept its terms. I sign it electronically by identifying myself.',
  no: 'Jeg har lest dokumentet og godtar innholdet. Jeg signerer elektronisk ved å identifisere meg.',
} as const;

/** Characters of a reason. */
export const REASON_MAX = 500;
/** Why a signer declines, in their own words. */
export const decline = z.strictObject({
  signerId: z.string().max(100),
  reason: nonEmptyText(REASON_MAX),
});
