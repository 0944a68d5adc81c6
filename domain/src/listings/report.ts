import { textOrNull } from '../kernel/tidied-text.ts';
import { z } from '../kernel/zod.ts';

/** Reasons to report a listing. */
export const REPORT_REASONS = [
  'scam',
  'wrong_information',
  'not_available',
  'discriminating',
  'duplicate',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_TEXT_MAX = 1000;

/** A report of a listing, shared by the form and the API. */
export const listingReport = z.strictObject({
  listingId: z.string().max(100),
  reason: z.enum(REPORT_REASONS),
  /** A text of the reporting person. */
  text: textOrNull(REPORT_TEXT_MAX),
});
export type ListingReport = z.output<typeof listingReport>;
