import type { core } from 'zod';

import type { FieldError } from '../kernel/errors.ts';
import { tidyLine } from '../kernel/text.ts';
import { fieldErrors } from '../kernel/validation.ts';
import { z } from '../kernel/zod.ts';
import { uuid } from '../kernel/uuid.ts';
import { listingContent, type ListingContent } from './listing.ts';
import { LISTING_FIELDS, shapeOf, type ListingField, type ListingStep } from './fields.ts';

/** Photos of one home. */
export const PHOTOS_MAX = 40;
/** Drafts of one person. */
export const DRAFTS_MAX = 50;
/** Characters of a photo's caption. */
export const CAPTION_MAX = 120;
/** Years in the future in which a home may be available (specification, section 9). */
export const YEARS_AHEAD = 6;

/** The draft of a home. Null or undefined means not stated. Amounts in kroner, sizes in m². */
export const listingDraft = z.strictObject(shapeOf(LISTING_FIELDS, 'draft'));
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

/** The step with a field, by the field's path (`address.city`), or with the photos (`images`). */
export function stepOf(path: string): ListingStep {
  const [name = ''] = path.split('.');
  if (name === 'images') return 'description-and-photos';
  return name in LISTING_FIELDS ? LISTING_FIELDS[name as ListingField].step : 'listing-details';
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
