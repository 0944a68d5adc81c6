import { attachments } from '../files/documents.ts';
import { kroner } from '../kernel/kroner.ts';
import { oreToKroner, type Ore } from '../kernel/money.ts';
import { nonEmptyLine, textOrNull } from '../kernel/tidied-text.ts';
import { z } from '../kernel/zod.ts';
import type { IsoDate } from '../kernel/dates.ts';

export const PROTOCOL_KINDS = ['move_in', 'move_out'] as const;
export type ProtocolKind = (typeof PROTOCOL_KINDS)[number];

export const METERS = ['electricity', 'water', 'heating', 'gas', 'other'] as const;
export type Meter = (typeof METERS)[number];

export const CONDITIONS = ['good', 'worn', 'damaged'] as const;
export type Condition = (typeof CONDITIONS)[number];

export const ROOMS_MAX = 40;
export const PHOTOS_MAX = 8;
/** Of a whole protocol, which is one PDF. */
const PROTOCOL_PHOTOS_MAX = 60;
const LINES_MAX = 30;
const NAME_MAX = 100;
const NOTE_MAX = 2000;
const READING_MAX = 30;
const KEYS_MAX = 99;

const note = textOrNull(NOTE_MAX);

const room = z.strictObject({
  name: nonEmptyLine(NAME_MAX),
  condition: z.enum(CONDITIONS),
  note,
  photos: attachments(PHOTOS_MAX),
});

/** The split of the deposit after a lease: the landlord's part, and the reason. */
const split = (security: Ore) =>
  z
    .strictObject({
      toLandlord: kroner(z.number().min(0)).refine((ore) => ore <= security, {
        params: { reason: 'too_big', maximum: oreToKroner(security) },
      }),
      reason: note,
    })
    .superRefine(({ toLandlord, reason }, context) => {
      if (toLandlord > 0n && reason === null)
        context.addIssue({ code: 'custom', path: ['reason'], params: { reason: 'required' } });
    });

/**
 * The findings of both sides when a home is taken over or handed back. The move-out protocol states how a
 * deposit is split: the bank pays out by it (husleieloven § 3-5).
 */
export const protocolContent = ({
  kind,
  today,
  security,
}: {
  kind: ProtocolKind;
  today: IsoDate;
  /** The deposit or guarantee, øre; null when there is none. */
  security: Ore | null;
}) =>
  z
    .strictObject({
      takenOn: z.iso.date().refine((day) => day <= today, { params: { reason: 'too_far' } }),
      meters: z
        .array(
          z.strictObject({
            meter: z.enum(METERS),
            number: nonEmptyLine(READING_MAX)
              .nullish()
              .transform((value) => value ?? null),
            reading: nonEmptyLine(READING_MAX),
          }),
        )
        .max(LINES_MAX),
      keys: z
        .array(
          z.strictObject({ name: nonEmptyLine(NAME_MAX), count: z.int().min(1).max(KEYS_MAX) }),
        )
        .max(LINES_MAX),
      rooms: z.array(room).min(1).max(ROOMS_MAX),
      note,
      deposit:
        kind === 'move_out' && security !== null
          ? split(security)
          : z
              .null()
              .optional()
              .transform(() => null),
    })
    .superRefine(({ rooms }, context) => {
      const count = rooms.reduce((sum, { photos }) => sum + photos.length, 0);
      if (count > PROTOCOL_PHOTOS_MAX)
        context.addIssue({
          code: 'custom',
          path: ['rooms'],
          params: { reason: 'too_long', maximum: PROTOCOL_PHOTOS_MAX },
        });
    });
