import type { DraftContent } from './draft.ts';

/** Homes with fewer photos are viewed less often. */
const PHOTOS_RECOMMENDED = 5;
/** Characters of a sufficient description. */
const DESCRIPTION_RECOMMENDED = 200;
/** Percent around the median within which a rent is typical. */
const LIKE_OTHERS = 10;

/** Hints for a better listing, with the field of each. */
export const QUALITY_HINTS = {
  few_photos: 'images',
  no_captions: 'images',
  short_description: 'description',
  no_street: 'address',
  no_size: 'totalSize',
  no_bedrooms: 'totalBedrooms',
  no_date: 'availableFrom',
  no_deposit: 'depositAmount',
  no_monthly_extras: 'monthlyExtras',
  no_furnishing: 'furnished',
  no_facilities: 'facilities',
  /** A landlord must have the home labelled and show the label (energimerkeforskriften § 6). */
  no_energy_label: 'energyLabel',
} as const;
type QualityHint = keyof typeof QUALITY_HINTS;

/** The hints that apply, the most useful first. */
export function qualityHints(
  draft: DraftContent,
  images: readonly { description?: string | null | undefined }[],
): QualityHint[] {
  const isHome = draft.listingType !== 'parking' && draft.listingType !== 'storage_room';
  const missing: Record<QualityHint, boolean> = {
    few_photos: images.length < PHOTOS_RECOMMENDED,
    no_captions: images.length > 0 && images.every(({ description }) => !description),
    short_description: (draft.description ?? '').length < DESCRIPTION_RECOMMENDED,
    no_street: !draft.address?.street,
    no_size: !draft.totalSize && !draft.internalUsableSize,
    no_bedrooms: isHome && typeof draft.totalBedrooms !== 'number',
    no_date: !draft.availableFrom,
    no_deposit: typeof draft.depositAmount !== 'number',
    no_monthly_extras: isHome && typeof draft.monthlyExtras !== 'number',
    no_furnishing: isHome && !draft.furnished,
    no_facilities: isHome && !draft.facilities?.length,
    no_energy_label: isHome && !draft.energyLabel,
  };
  return (Object.keys(QUALITY_HINTS) as QualityHint[]).filter((hint) => missing[hint]);
}

/** A rent compared with the median of similar homes: whole per cent above it, negative below. */
export function rentCompared(
  rent: number,
  median: number,
): { percent: number; is: 'below' | 'like' | 'above' } {
  const percent = Math.round((rent / median - 1) * 100);
  if (Math.abs(percent) <= LIKE_OTHERS) return { percent, is: 'like' };
  return { percent, is: percent < 0 ? 'below' : 'above' };
}
