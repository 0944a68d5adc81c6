import type { core } from 'zod';

import type { FieldError } from '../kernel/errors.ts';
import { tidyLine, tidyText } from '../kernel/text.ts';
import { fieldErrors } from '../kernel/validation.ts';
import { z } from '../kernel/zod.ts';
import { uuid } from '../kernel/uuid.ts';
import { listingContent, type ListingContent } from './listing.ts';
import {
  ENERGY_LABELS,
  FACILITIES,
  FLOORS,
  FURNISHINGS,
  INCLUDED_IN_RENT,
  LISTING_LANGUAGES,
  LISTING_TYPES,
  PROPERTY_TYPES,
} from './enums.ts';

/** Photos of one home. */
export const PHOTOS_MAX = 40;
/** Drafts of one person. */
export const DRAFTS_MAX = 50;
/** Characters of a photo's caption. */
export const CAPTION_MAX = 120;
/** Years in the future in which a home may be available (specification, section 9). */
export const YEARS_AHEAD = 6;

/*
 * A draft accepts any typed text, also what publishing will refuse, so that nothing is lost. Only what no
 * form could send is refused.
 */
const line = z.string().max(300).transform(tidyLine).nullish();
const text = z.string().max(5000).transform(tidyText).nullish();
const link = z.string().max(2000).transform(tidyLine).nullish();
const number = z.number().min(-1_000_000_000).max(1_000_000_000).nullish();
const date = z.iso.date().nullish();

/** The draft of a home. Null or undefined means not stated. Amounts in kroner, sizes in m². */
export const listingDraft = z.strictObject({
  title: line,
  description: text,
  language: z.enum(LISTING_LANGUAGES).nullish(),
  listingType: z.enum(LISTING_TYPES).nullish(),
  propertyType: z.enum(PROPERTY_TYPES).nullish(),
  address: z
    .strictObject({
      street: line,
      streetNumber: line,
      apartmentNumber: line,
      postalCode: line,
      neighbourhood: line,
      city: line,
      municipality: line,
    })
    .nullish(),
  position: z
    .strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
    .nullish(),
  showsExactAddress: z.boolean().nullish(),
  floor: z.enum(FLOORS).nullish(),
  totalBedrooms: number,
  totalSize: number,
  internalUsableSize: number,
  externalUsableSize: number,
  balconySize: number,
  energyLabel: z.enum(ENERGY_LABELS).nullish(),
  availableFrom: date,
  availableTo: date,
  minimumStay: number,
  monthlyRent: number,
  depositAmount: number,
  monthlyExtras: number,
  furnished: z.enum(FURNISHINGS).nullish(),
  facilities: z.array(z.enum(FACILITIES)).max(100).nullish(),
  includedInRent: z.array(z.enum(INCLUDED_IN_RENT)).max(100).nullish(),
  videoUrl: link,
  view360Url: link,
});
export type DraftContent = z.output<typeof listingDraft>;

/** A draft's photos in order; the first is the cover. */
export const draftImages = z
  .array(
    z.strictObject({
      photoId: uuid,
      description: z.string().trim().max(CAPTION_MAX).transform(tidyLine).nullish(),
    }),
  )
  .max(PHOTOS_MAX)
  .refine((images) => new Set(images.map(({ photoId }) => photoId)).size === images.length);
export type DraftImages = z.output<typeof draftImages>;

/** A draft with some fields changed. An address is one field. Null removes a field. */
export function applyDraftChanges(draft: DraftContent, changes: DraftContent): DraftContent {
  const values = Object.entries({ ...draft, ...changes }).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  return Object.fromEntries(values);
}

/** The steps of the listing form, by the names in their URLs, with the fields of each. */
export const LISTING_STEPS = {
  'listing-details': [
    'listingType',
    'propertyType',
    'address',
    'position',
    'showsExactAddress',
    'floor',
    'totalBedrooms',
    'totalSize',
    'internalUsableSize',
    'externalUsableSize',
    'balconySize',
    'energyLabel',
  ],
  'additional-feature': [
    'furnished',
    'facilities',
    'includedInRent',
    'availableFrom',
    'availableTo',
    'minimumStay',
    'monthlyRent',
    'depositAmount',
    'monthlyExtras',
  ],
  'description-and-photos': ['title', 'description', 'language', 'videoUrl', 'view360Url'],
  'preview-and-publish': [],
} as const satisfies Record<string, readonly (keyof DraftContent)[]>;
export type ListingStep = keyof typeof LISTING_STEPS;

/** The step with a field, by the field's path (`address.city`), or with the photos (`images`). */
export function stepOf(path: string): ListingStep {
  const [field] = path.split('.');
  if (field === 'images') return 'description-and-photos';
  const steps = Object.entries(LISTING_STEPS) as [ListingStep, readonly string[]][];
  return steps.find(([, fields]) => fields.includes(field ?? ''))?.[0] ?? 'listing-details';
}

/**
 * The listing of a draft that can be published on `today` (ISO, Norway), or every invalid field: by the rules
 * of {@link listingContent}, and with a date neither past nor too far ahead.
 */
export function publishable(
  draft: DraftContent,
  today: string,
): { ok: true; content: ListingContent } | { ok: false; problems: FieldError[] } {
  const parsed = listingContent.safeParse(asContent(draft), { reportInput: true });
  const problems = asProblems(parsed.error?.issues ?? []);
  const { availableFrom } = draft;
  if (availableFrom && isPast(availableFrom, today))
    problems.push({ path: 'availableFrom', reason: 'past' });
  if (availableFrom && isTooFar(availableFrom, today))
    problems.push({ path: 'availableFrom', reason: 'too_far' });
  if (!parsed.success || problems.length > 0) return { ok: false, problems };
  return { ok: true, content: parsed.data };
}

/** Whether a home's date is in a past month: homes are announced by month. */
export const isPast = (availableFrom: string, today: string): boolean =>
  availableFrom.slice(0, 7) < today.slice(0, 7);

/** Whether a home's date is in a year too far ahead. */
export const isTooFar = (availableFrom: string, today: string): boolean =>
  Number(availableFrom.slice(0, 4)) > Number(today.slice(0, 4)) + YEARS_AHEAD;

function asContent(draft: DraftContent): Record<string, unknown> {
  const { address, ...rest } = applyDraftChanges({}, draft);
  return { ...rest, address: Object.fromEntries(shown(address ?? {})) };
}

const shown = (fields: object) =>
  Object.entries(fields).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );

/** One problem for each field; a missing value is `required`, whatever its type. */
export function asProblems(issues: readonly core.$ZodIssue[]): FieldError[] {
  const problems = issues.flatMap((issue) =>
    fieldErrors([issue]).map((problem): FieldError =>
      issue.input === undefined ? { path: problem.path, reason: 'required' } : problem,
    ),
  );
  return [...new Map(problems.map((problem) => [problem.path, problem])).values()];
}
