import { describe, expect, test } from 'vitest';

import { kronerToOre } from '@husvaer/domain/kernel/money';
import { fieldErrors } from '@husvaer/domain/kernel/validation';
import { protocolContent } from '@husvaer/domain/leases/protocol';

import { answersOf, firstAnswers, inputOf, type Lease, type Protocol } from './answers.ts';

const TODAY = '2027-01-02';
const USUAL = { rooms: ['Hall', 'Kitchen'], key: 'Front door' };
const lease = (securityAmount: number | null) =>
  ({ useCosts: ['electricity'], securityAmount }) as unknown as Lease;

const MOVE_IN: Protocol = {
  kind: 'move_in',
  version: 2,
  signedAt: '2027-01-01T12:00:00Z',
  takenOn: '2027-01-01',
  meters: [{ meter: 'electricity', number: '7359', reading: '10 432 kWh' }],
  keys: [{ name: 'Front door', count: 2 }],
  rooms: [
    {
      name: 'Living room',
      condition: 'worn',
      note: 'A scratch',
      photos: [{ _id: 'photo', title: 'Scratch', name: 'scratch.jpg', size: 9 }],
    },
  ],
  note: null,
  deposit: null,
};

describe('a new protocol', () => {
  test('begins with the default rooms, and the meters that the tenant pays by', () => {
    const answers = firstAnswers({
      kind: 'move_in',
      today: TODAY,
      lease: lease(36_000),
      before: null,
      usual: USUAL,
    });
    expect(answers.rooms.map(({ name }) => name)).toEqual(['Hall', 'Kitchen']);
    expect(answers.meters).toEqual([{ meter: 'electricity', number: '', reading: '' }]);
    expect(answers.deposit).toBeNull();
  });

  test('at move-out begins with the findings of move-in, to be checked again', () => {
    const answers = firstAnswers({
      kind: 'move_out',
      today: TODAY,
      lease: lease(36_000),
      before: MOVE_IN,
      usual: USUAL,
    });
    expect(answers).toMatchObject({
      meters: [{ meter: 'electricity', number: '7359', reading: '' }],
      keys: [{ name: 'Front door', count: '2' }],
      rooms: [{ name: 'Living room', condition: 'worn', note: '', photos: [] }],
      deposit: { toLandlord: '0', reason: '' },
    });
  });
});

describe('the input for the API', () => {
  const schema = (kind: 'move_in' | 'move_out') =>
    protocolContent({ kind, today: TODAY, security: kronerToOre(36_000) });

  test('is what the API returned, when nothing was changed', () => {
    const input = inputOf(answersOf(MOVE_IN, lease(36_000)));
    expect(input).toMatchObject({
      meters: MOVE_IN.meters,
      keys: MOVE_IN.keys,
      rooms: [{ name: 'Living room', note: 'A scratch', photos: [{ _id: 'photo' }] }],
    });
  });

  test('has a reason only where some of the deposit is kept', () => {
    const answers = answersOf({ ...MOVE_IN, kind: 'move_out', rooms: [] }, lease(36_000));
    const withShare = (toLandlord: string) =>
      inputOf({ ...answers, deposit: { toLandlord, reason: 'Cleaning' } }).deposit;
    expect(withShare('0')).toEqual({ toLandlord: 0, reason: null });
    expect(withShare('2 500')).toEqual({ toLandlord: 2500, reason: 'Cleaning' });
  });

  test('is refused with the names of the form’s own fields', () => {
    const answers = firstAnswers({
      kind: 'move_in',
      today: TODAY,
      lease: lease(null),
      before: null,
      usual: USUAL,
    });
    const input = inputOf({
      ...answers,
      takenOn: '',
      keys: [{ name: 'Front door', count: 'two' }],
    });
    const { error } = schema('move_in').safeParse(input, { reportInput: true });
    expect(fieldErrors(error!.issues).map(({ path, reason }) => [path, reason])).toEqual([
      ['takenOn', 'required'],
      ['meters.0.reading', 'required'],
      ['keys.0.count', 'wrong_type'],
    ]);
  });
});
