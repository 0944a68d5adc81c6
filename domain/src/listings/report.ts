import { z } from '../kernel/zod.ts';

/** What somebody may find wrong with a listing. */
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

/** What a person says when reporting a listing: what the form and the API share. */
export const listingReport = z.strictObject({
  listingId: z.string().max(100),
  reason: z.enum(REPORT_REASONS),
  /** In the person's own words. */
  text: z
    .string()
    .trim()
    .max(REPORT_TEXT_MAX)
    .nullish()
    .transform((text) => text || null),
});
export type ListingReport = z.output<typeof listingReport>;
