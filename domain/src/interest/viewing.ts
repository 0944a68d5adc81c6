import type { FieldReason } from '../kernel/errors.ts';
import { lineOrNull, textOrNull } from '../kernel/tidied-text.ts';
import { z } from '../kernel/zod.ts';
import type { InterestState } from './states.ts';

/** People invited to a viewing in one call. */
const INVITED_MAX = 50;
const PLACE_MAX = 200;
export const INVITATION_TEXT_MAX = 1000;
/** Maximum hours of a viewing. */
const HOURS_MAX = 12;
/** Days in the future in which a viewing may be. */
const DAYS_AHEAD = 365;
/** Hours before a viewing at which people are reminded. There is no reminder for an earlier viewing. */
export const REMINDER_HOURS = 24;

const HOUR = 3_600_000;
const moment = z.iso.datetime({ offset: true });

/**
 * Time and place of a viewing. Errors: a start in the `past` or `too_far` ahead, and an end before it
 * (`swapped`) or too many hours after (`too_far`). `now` is in milliseconds, since browsers lack Temporal;
 * times are ISO 8601 with an offset.
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
      /** Null: the address of the home. */
      place: lineOrNull(PLACE_MAX),
      text: textOrNull(INVITATION_TEXT_MAX),
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

/** Answers to an invitation: accept, decline, or propose another time. */
export const VIEWING_ANSWERS = ['accepted', 'declined', 'proposed'] as const;
export type ViewingAnswer = (typeof VIEWING_ANSWERS)[number];

/**
 * An answer to an invitation. Only with a proposal does it have a start time, with the same errors as a
 * viewing's start. `now` in milliseconds.
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

/**
 * Whether an invitation can be answered now: while the form is invited, until the viewing begins, any number
 * of times.
 */
export const mayAnswerViewing = (
  { state, startsAt }: { state: InterestState; startsAt: number | null },
  now: number,
): boolean => state === 'invited' && startsAt !== null && startsAt > now;
