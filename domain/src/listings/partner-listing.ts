import type { FieldError } from '../kernel/errors.ts';
import { httpsUrl } from '../kernel/https-url.ts';
import { z } from '../kernel/zod.ts';
import { asProblems, CAPTION_MAX, PHOTOS_MAX } from './draft.ts';
import { EXTERNAL_ID_MAX } from './feed.ts';
import { listingContent, type ListingContent } from './listing.ts';

/** States that a partner's system can set. It stores drafts itself. */
const PARTNER_STATES = ['published', 'active', 'inactive'] as const;
type PartnerState = (typeof PARTNER_STATES)[number];

/** Homes of one call. */
export const BATCH_MAX = 500;

export const partnerPicture = z.strictObject({
  url: httpsUrl,
  description: z.string().max(CAPTION_MAX).optional(),
});
export type PartnerPicture = z.output<typeof partnerPicture>;

/** Clients and proxies resolve these parts of a path, so such an id could not be named in one. */
const isNoPath = (id: string): boolean =>
  id.split('/').every((part) => part !== '.' && part !== '..');

/** The partner's id of a home; later calls find the listing by it. It has no character that nobody sees. */
export const externalId = z
  .string()
  .trim()
  .min(1)
  .max(EXTERNAL_ID_MAX)
  .regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u)
  .refine(isNoPath, { params: { reason: 'wrong_format' } });

/** A home as a partner's system sends it: {@link listingContent}, amounts in kroner, and the wanted state. */
export const partnerListing = listingContent.safeExtend({
  state: z.enum(PARTNER_STATES).default('published'),
  /** In order, the cover first. Undefined: unchanged. */
  pictures: z
    .array(partnerPicture)
    .max(PHOTOS_MAX)
    .superRefine((pictures, context) => {
      const urls = pictures.map(({ url }) => url);
      urls.forEach((url, index) => {
        if (urls.indexOf(url) === index) return;
        const params = { reason: 'not_allowed' };
        context.addIssue({ code: 'custom', params, path: [index, 'url'], input: url });
      });
    })
    .optional(),
});

/** One of many homes in a call. */
export const batchListing = partnerListing.safeExtend({ externalId });

/** A home to import, amounts in øre. */
export interface PartnerListing {
  externalId: string;
  state: PartnerState;
  content: ListingContent;
  /** Null: unchanged. */
  pictures: PartnerPicture[] | null;
}

/** The home in a call, or every invalid field. `raw` includes its `externalId`. */
export function readPartnerListing(
  raw: unknown,
): { ok: true; listing: PartnerListing } | { ok: false; problems: FieldError[] } {
  const parsed = batchListing.safeParse(raw, { reportInput: true });
  if (!parsed.success) return { ok: false, problems: asProblems(parsed.error.issues) };
  const { externalId, state, pictures = null, ...content } = parsed.data;
  return { ok: true, listing: { externalId, state, content, pictures } };
}
