import type { ProtocolContentInput } from '@husvaer/contract/schema-types';
import type { IsoDate } from '@husvaer/domain/kernel/dates';
import type { Condition, Meter, ProtocolKind } from '@husvaer/domain/leases/protocol';

import { newId } from '../../../platform/new-id.ts';
import { readNumber } from '../../../platform/read-number.ts';
import { asInput, type Attachment } from '../../files/public.tsx';
import type { LeaseProtocolsQuery } from './lease-protocols.graphql.ts';

export type Lease = LeaseProtocolsQuery['getSingleLeaseForPublicSite'];
/** A stored protocol. */
export type Protocol = LeaseProtocolsQuery['getLeaseProtocols'][number];

interface MeterAnswer {
  meter: Meter;
  number: string;
  reading: string;
}

interface KeysAnswer {
  name: string;
  count: string;
}

export interface RoomAnswer {
  /** Only used in the form: uploads stay with their room when another room is removed. */
  id: string;
  name: string;
  condition: Condition;
  note: string;
  photos: Attachment[];
}

/** The form's values, as typed, in the order of the page and with the API's names. */
export interface Answers extends Record<string, unknown> {
  takenOn: string;
  meters: MeterAnswer[];
  keys: KeysAnswer[];
  rooms: RoomAnswer[];
  note: string;
  /** For the move-out, if there is a deposit or guarantee. */
  deposit: { toLandlord: string; reason: string } | null;
}

export const newMeter = (meter: Meter): MeterAnswer => ({ meter, number: '', reading: '' });
export const newRoom = (name: string, condition: Condition = 'good'): RoomAnswer => ({
  id: newId(),
  name,
  condition,
  note: '',
  photos: [],
});

/** The values of a stored protocol. */
export const answersOf = (protocol: Protocol, { securityAmount }: Lease): Answers => ({
  takenOn: protocol.takenOn,
  meters: protocol.meters.map((one) => ({ ...one, number: one.number ?? '' })),
  keys: protocol.keys.map(({ name, count }) => ({ name, count: String(count) })),
  rooms: protocol.rooms.map((room) => ({ ...room, id: newId(), note: room.note ?? '' })),
  note: protocol.note ?? '',
  deposit: depositOf(protocol.kind, securityAmount, protocol.deposit),
});

interface Beginning {
  kind: ProtocolKind;
  today: IsoDate;
  lease: Lease;
  /** The signed move-in protocol, if there is one. */
  before: Protocol | null;
  /** The rooms and the key that most homes have, in the reader's language. */
  usual: { rooms: readonly string[]; key: string };
}

/** The values of a new protocol: for the move-out, what the move-in protocol says. */
export const firstAnswers = ({ kind, today, lease, before, usual }: Beginning): Answers => ({
  takenOn: today,
  meters: before
    ? before.meters.map(({ meter, number }) => ({ ...newMeter(meter), number: number ?? '' }))
    : (['electricity', 'water'] as const)
        .filter((cost) => lease.useCosts.includes(cost))
        .map((cost) => newMeter(cost)),
  keys: before
    ? before.keys.map(({ name, count }) => ({ name, count: String(count) }))
    : [{ name: usual.key, count: '' }],
  rooms: before
    ? before.rooms.map(({ name, condition }) => newRoom(name, condition))
    : usual.rooms.map((name) => newRoom(name)),
  note: '',
  deposit: depositOf(kind, lease.securityAmount, null),
});

/** The input as the API requires it; unreadable values are left for the schema to refuse. */
export function inputOf({ takenOn, meters, keys, rooms, note, deposit }: Answers) {
  return {
    takenOn: (takenOn || undefined) as string,
    meters: meters.map((one) => ({ ...one, number: one.number.trim() || null })),
    keys: keys.map(({ name, count }) => ({ name, count: numberIn(count) })),
    rooms: rooms.map(({ name, condition, note, photos }) => ({
      name,
      condition,
      note: note.trim() || null,
      photos: photos.map(asInput),
    })),
    note: note.trim() || null,
    deposit: deposit && {
      toLandlord: numberIn(deposit.toLandlord),
      // If the landlord keeps nothing, there is no reason.
      reason: landlordShare(deposit) === 0 ? null : deposit.reason.trim() || null,
    },
  } satisfies ProtocolContentInput;
}

/** Kroner that the landlord keeps; null when it is not a number. */
export const landlordShare = ({ toLandlord }: { toLandlord: string }): number | null =>
  readNumber(toLandlord) ?? null;

/** At the move-out the tenant gets the whole deposit back by default. */
const depositOf = (
  kind: ProtocolKind,
  security: number | null,
  split: Protocol['deposit'],
): Answers['deposit'] =>
  kind === 'move_out' && security !== null
    ? { toLandlord: String(split?.toLandlord ?? 0), reason: split?.reason ?? '' }
    : null;

const numberIn = (text: string): number =>
  (text.trim() ? (readNumber(text) ?? NaN) : undefined) as number;
