import type { DraftContent } from './draft.ts';

/** A home with fewer photos than this is looked at less. */
export const PHOTOS_WISHED = 5;
/** Characters in which a home can be told of. */
export const DESCRIPTION_WISHED = 200;
/** Percent of the median within which a rent is like others. */
const LIKE_OTHERS = 10;

/** What would make a home easier to choose, with the field that says it. */
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
  /** Whoever lets a home has to have it labelled and to show the label (energimerkeforskriften §§ 4 and 5). */
  no_energy_label: 'energyLabel',
} as const;
export type QualityHint = keyof typeof QUALITY_HINTS;

/** What is still missing, in the order in which a person had best see to it. */
export function qualityHints(
  draft: DraftContent,
  images: readonly { description?: string | null | undefined }[],
): QualityHint[] {
  const isHome = draft.listingType !== 'parking' && draft.listingType !== 'storage_room';
  const missing: Record<QualityHint, boolean> = {
    few_photos: images.length < PHOTOS_WISHED,
    no_captions: images.length > 0 && images.every(({ description }) => !description),
    short_description: (draft.description ?? '').length < DESCRIPTION_WISHED,
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

/** How a rent stands to the median of homes like it: whole percent above it, or below as a negative number. */
export function rentCompared(
  rent: number,
  median: number,
): { percent: number; is: 'below' | 'like' | 'above' } {
  const percent = Math.round((rent / median - 1) * 100);
  if (Math.abs(percent) <= LIKE_OTHERS) return { percent, is: 'like' };
  return { percent, is: percent < 0 ? 'below' : 'above' };
}
