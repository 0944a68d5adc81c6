import { describe, expect, test } from 'vitest';

import { fieldErrors } from '../kernel/validation.ts';
import { protocolContent, type ProtocolKind } from './protocol.ts';

const ROOM = { name: 'Stue', condition: 'good', note: ' Ripe i gulvet ', photos: [] };
const INPUT = {
  takenOn: '2026-11-22',
  meters: [{ meter: 'electricity', number: null, reading: ' 1234 ' }],
  keys: [{ name: 'Ytterdør', count: 3 }],
  rooms: [ROOM],
  note: '',
};
const schemaOf = (kind: ProtocolKind, security: bigint | null = null) =>
  protocolContent({ kind, today: '2026-11-22', security });
const refused = (input: object, kind: ProtocolKind = 'move_in', security: bigint | null = null) => {
  const parsed = schemaOf(kind, security).safeParse({ ...INPUT, ...input }, { reportInput: true });
  return parsed.success ? [] : fieldErrors(parsed.error.issues);
};
const photos = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: `uploads/${index}`, title: 'Bilde' }));

test('texts are tidied, and missing values are null', () => {
  expect(schemaOf('move_in').parse(INPUT)).toMatchObject({
    takenOn: '2026-11-22',
    meters: [{ meter: 'electricity', number: null, reading: '1234' }],
    rooms: [{ name: 'Stue', note: 'Ripe i gulvet', photos: [] }],
    note: null,
    deposit: null,
  });
  expect(refused({ meters: [{ meter: 'gas', reading: '1' }], note: null })).toEqual([]);
});

describe('refused', () => {
  test.each<[what: string, input: object, path: string, reason: string]>([
    ['a day to come', { takenOn: '2026-11-23' }, 'takenOn', 'too_far'],
    [
      'a meter without a reading',
      { meters: [{ meter: 'gas', reading: ' ' }] },
      'meters.0.reading',
      'required',
    ],
    [
      'a reading that is too long',
      { meters: [{ meter: 'gas', reading: '1'.repeat(31) }] },
      'meters.0.reading',
      'too_long',
    ],
    ['no key of a kind', { keys: [{ name: 'Bod', count: 0 }] }, 'keys.0.count', 'too_small'],
    ['a hundred keys', { keys: [{ name: 'Bod', count: 100 }] }, 'keys.0.count', 'too_big'],
    ['no room', { rooms: [] }, 'rooms', 'required'],
    ['a room too many', { rooms: Array.from({ length: 41 }, () => ROOM) }, 'rooms', 'too_long'],
    [
      'a photo too many of a room',
      { rooms: [{ ...ROOM, photos: photos(9) }] },
      'rooms.0.photos',
      'too_long',
    ],
    ['a note that is too long', { note: 'x'.repeat(2001) }, 'note', 'too_long'],
    [
      'how a deposit is split, before the end',
      { deposit: { toLandlord: 0 } },
      'deposit',
      'wrong_type',
    ],
  ])('%s', (_, input, path, reason) => {
    expect(refused(input).map((error) => [error.path, error.reason])).toEqual([[path, reason]]);
  });

  test('more photos than one PDF takes', () => {
    const rooms = (last: number) => [
      ...Array.from({ length: 7 }, () => ({ ...ROOM, photos: photos(8) })),
      { ...ROOM, photos: photos(last) },
    ];
    expect(refused({ rooms: rooms(4) })).toEqual([]);
    expect(refused({ rooms: rooms(5) })).toEqual([
      { path: 'rooms', reason: 'too_long', params: { maximum: 60 } },
    ]);
  });
});

describe('the deposit at the end', () => {
  const security = 30_000_00n;
  const split = (deposit: unknown) => refused({ deposit }, 'move_out', security);

  test('is split for a reason, up to all of it', () => {
    expect(
      schemaOf('move_out', security).parse({
        ...INPUT,
        deposit: { toLandlord: 30_000, reason: 'Leie' },
      }),
    ).toMatchObject({ deposit: { toLandlord: security, reason: 'Leie' } });
    expect(split({ toLandlord: 0 })).toEqual([]);
    expect(split({ toLandlord: 0.01 })).toEqual([{ path: 'deposit.reason', reason: 'required' }]);
    expect(split({ toLandlord: 30_000.01, reason: 'Leie' })).toEqual([
      { path: 'deposit.toLandlord', reason: 'too_big', params: { maximum: 30_000 } },
    ]);
    expect(split({ toLandlord: -1, reason: 'Leie' })).toMatchObject([
      { path: 'deposit.toLandlord' },
    ]);
  });

  test('is given where there is one, and only then', () => {
    expect(split(undefined)).toMatchObject([{ path: 'deposit', reason: 'required' }]);
    expect(refused({}, 'move_out', null)).toEqual([]);
    expect(refused({ deposit: { toLandlord: 0 } }, 'move_in', security)).toHaveLength(1);
  });
});
