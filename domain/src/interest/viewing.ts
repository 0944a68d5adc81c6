import type { FieldReason } from '../kernel/errors.ts';
import { tidyLine, tidyText } from '../kernel/text.ts';
import { z } from '../kernel/zod.ts';
import type { InterestState } from './states.ts';

/** People asked to one viewing at a time. */
export const INVITED_MAX = 50;
export const PLACE_MAX = 200;
export const INVITATION_TEXT_MAX = 1000;
/** Hours one viewing lasts at most. */
const HOURS_MAX = 12;
/** Days ahead a viewing may be. */
const DAYS_AHEAD = 365;
const RAW_MAX = 4000;

/** Hours before a viewing at which people are reminded of it. One that is held sooner than that is not reminded of. */
export const REMINDER_HOURS = 24;

const HOUR = 3_600_000;
const moment = z.iso.datetime({ offset: true });

/**
 * When and where people may see a home. Refused: a beginning that is `past` or `too_far`, and an end
 * that is before it (`swapped`) or many hours after (`too_far`). `now` in milliseconds, for browsers
 * have no Temporal yet; moments are ISO 8601 with an offset.
 */
export const viewing = (now: number) =>
  z
    .strictObject({
      _ids: z
        .array(z.string().max(100))
        .min(1)
        .max(INVITED_MAX)
        .transform((ids) => [...new Set(ids)]),
      startsAt: moment,
      endsAt: moment,
      /** Null: at the home's own address. */
      place: z
        .string()
        .max(RAW_MAX)
        .transform(tidyLine)
        .pipe(z.string().max(PLACE_MAX))
        .nullish()
        .transform((place) => place || null),
      text: z
        .string()
        .max(RAW_MAX)
        .transform(tidyText)
        .pipe(z.string().max(INVITATION_TEXT_MAX))
        .nullish()
        .transform((text) => text || null),
    })
    .superRefine(({ startsAt, endsAt }, context) => {
      const refuse = (field: 'startsAt' | 'endsAt', reason: FieldReason) =>
        context.addIssue({ code: 'custom', path: [field], params: { reason } });
      const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
      if (start <= now) refuse('startsAt', 'past');
      if (start > now + 24 * DAYS_AHEAD * HOUR) refuse('startsAt', 'too_far');
      if (end <= start) refuse('endsAt', 'swapped');
      if (end > start + HOURS_MAX * HOUR) refuse('endsAt', 'too_far');
    });
export type Viewing = z.output<ReturnType<typeof viewing>>;

/** What somebody who was asked to a viewing may answer: they come, they do not, or another time suits them. */
export const VIEWING_ANSWERS = ['accepted', 'declined', 'proposed'] as const;
export type ViewingAnswer = (typeof VIEWING_ANSWERS)[number];

/**
 * An answer to an invitation. Whoever proposes another time says when it begins, and nobody else does:
 * refused as a viewing's beginning is. `now` in milliseconds.
 */
export const viewingAnswer = (now: number) =>
  z
    .strictObject({
      _id: z.string().max(100),
      answer: z.enum(VIEWING_ANSWERS),
      proposedStartsAt: moment.nullish().transform((at) => at ?? null),
    })
    .superRefine(({ answer, proposedStartsAt: at }, context) => {
      const refuse = (reason: FieldReason) =>
        context.addIssue({ code: 'custom', path: ['proposedStartsAt'], params: { reason } });
      if (answer !== 'proposed') return at === null ? undefined : refuse('not_allowed');
      if (at === null) return refuse('required');
      if (Date.parse(at) <= now) refuse('past');
      if (Date.parse(at) > now + 24 * DAYS_AHEAD * HOUR) refuse('too_far');
    });

/** Whether an invitation may be answered now: by whoever is invited, until the viewing begins. As often as they like. */
export const mayAnswerViewing = (
  { state, startsAt }: { state: InterestState; startsAt: number | null },
  now: number,
): boolean => state === 'invited' && startsAt !== null && startsAt > now;
