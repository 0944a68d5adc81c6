import { lineOrNull, nonEmptyLine, nonEmptyText } from '../kernel/tidied-text.ts';
import { uuid } from '../kernel/uuid.ts';
import { z } from '../kernel/zod.ts';

/**
 * Letters by post: a notice of late rent (tvangsfullbyrdelsesloven § 4-18), its copy for Nav (husleieloven §
 * 9-11), a landlord's notice that ends a lease (husleieloven § 9-7), and the notice of a claim for rent on a
 * deposit (husleieloven § 3-5 fifth paragraph).
 */
export const POSTAL_LETTER_KINDS = ['rent_notice', 'nav_copy', 'notice', 'deposit_claim'] as const;
export type PostalLetterKind = (typeof POSTAL_LETTER_KINDS)[number];

/** Whether a receipt or a tracking number must show the posting, because money is paid on the strength of it. */
export const needsProofOfPosting = (kind: PostalLetterKind): boolean => kind === 'deposit_claim';

/** `handed_over` is with the postal service, which has not reported the posting yet. */
export const POSTAL_LETTER_STATES = ['waiting', 'handed_over', 'posted', 'cancelled'] as const;
export type PostalLetterState = (typeof POSTAL_LETTER_STATES)[number];

/** Letters in one call, or in one file to print. */
export const POSTAL_LETTERS_MAX = 100;
/** Lines above the postal place, and their characters: limits of window envelopes and postal services. */
const ADDRESS_LINES_MAX = 3;
const ADDRESS_LINE_MAX = 60;
export const TRACKING_MAX = 40;
export const CANCEL_REASON_MAX = 500;

/** A Norwegian postal address: `{ lines: ['Markveien 12', 'H0201'], postalCode: '0554', city: 'Oslo' }`. */
export const postalAddress = z.strictObject({
  lines: z.array(nonEmptyLine(ADDRESS_LINE_MAX)).min(1).max(ADDRESS_LINES_MAX),
  postalCode: z.string().regex(/^\d{4}$/),
  city: nonEmptyLine(ADDRESS_LINE_MAX),
});
export type PostalAddress = z.output<typeof postalAddress>;

/** An address from its lines, of which the last is like `0155 Oslo`; null if no letter reaches it. */
export function addressOfLines(lines: readonly string[]): PostalAddress | null {
  const place = /^(\d{4}) (.+)$/.exec(lines.at(-1) ?? '');
  const address = { lines: lines.slice(0, -1), postalCode: place?.[1], city: place?.[2] };
  return postalAddress.safeParse(address).data ?? null;
}

export const letterAddressChange = z.strictObject({ letterId: uuid, address: postalAddress });

/** Letters posted by hand, with the proof. */
export const postedLetters = z.strictObject({
  letterIds: z.array(uuid).min(1).max(POSTAL_LETTERS_MAX),
  postedOn: z.iso.date(),
  /** The tracking number of a registered letter. */
  tracking: lineOrNull(TRACKING_MAX),
  /** The upload key of the receipt. */
  receiptKey: z.string().max(500).nullish(),
});

export const letterCancellation = z.strictObject({
  letterId: uuid,
  reason: nonEmptyText(CANCEL_REASON_MAX),
});
