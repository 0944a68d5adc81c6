import { tidyText } from '../kernel/text.ts';
import { z } from '../kernel/zod.ts';

/**
 * What somebody agrees to by signing. What was agreed to stays: other words are another edition, and
 * every signature says by which it was made. Edition 2026-11 said: “I have read the document and want
 * to be bound by it. I sign it by showing who I am.” (“Jeg har lest dokumentet og vil være bundet av
 * det. Jeg signerer det ved å vise hvem jeg er.”)
 */
export const CONSENT = {
  edition: '2027-01',
  en: 'I have read the document and accept its terms. I sign it electronically by identifying myself.',
  no: 'Jeg har lest dokumentet og godtar innholdet. Jeg signerer elektronisk ved å identifisere meg.',
} as const;

/** Characters of a reason. */
export const REASON_MAX = 500;
const RAW_MAX = 4000;

/** Why somebody does not sign, in their own words. */
export const decline = z.strictObject({
  signerId: z.string().max(100),
  reason: z.string().max(RAW_MAX).transform(tidyText).pipe(z.string().min(1).max(REASON_MAX)),
});
