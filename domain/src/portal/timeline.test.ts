import { describe, expect, test } from 'vitest';

import { LEASE_EVENTS } from '../leases/history.ts';
import { LEASE_SIDES } from '../leases/enums.ts';
import { isOnTimeline, latestFirst, TIMELINE_KINDS, type TimelineMoment } from './timeline.ts';

describe('a lease’s timeline', () => {
  const LETTING = [
    'contradiction_confirmed',
    'name_differs',
    'drafted',
    'called_off',
    'failed',
    'assignment_sent',
    'assignment_asked_again',
    'assignment_signed',
    'assignment_completed',
    'assignment_ended',
    'brokering_consented',
    'landlord_invoiced',
    'landlord_credited',
    'landlord_paid',
    'petition_made',
    'paid_out',
  ];
  const NOBODY = ['changed', 'contract_made', 'paper_made', 'letter_sent'];

  test.each(TIMELINE_KINDS)('%s is read by those it is about', (kind) => {
    const readers = LEASE_SIDES.filter((side) => isOnTimeline(kind, side));
    expect(readers).toEqual(LETTING.includes(kind) ? ['landlord', 'agent'] : [...LEASE_SIDES]);
  });

  test('leaves out items without content, and unknown ones', () => {
    for (const name of [...NOBODY, 'something_new', 'toString'])
      for (const side of LEASE_SIDES) expect(isOnTimeline(name, side)).toBe(false);
    expect(LEASE_EVENTS.filter((name) => !TIMELINE_KINDS.includes(name))).toEqual(NOBODY);
  });

  const SORTED: TimelineMoment[] = [
    { on: '2026-12-02', ms: 40 },
    { on: '2026-12-01', ms: null },
    { on: '2026-12-01', ms: 30 },
    { on: '2026-12-01', ms: 20 },
    { on: '2026-11-30', ms: null },
    { on: '2026-11-30', ms: 10 },
  ];
  /** All orders of a few items. */
  const ordersOf = <Item>(items: readonly Item[]): Item[][] =>
    items.length < 2
      ? [[...items]]
      : items.flatMap((item, index) =>
          ordersOf(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
        );

  test('has one order for items in any order, with and without a time of day', () => {
    for (const items of ordersOf(SORTED)) expect(items.toSorted(latestFirst)).toEqual(SORTED);
  });

  test('keeps the order of items with the same time', () => {
    const [one, other] = ['one', 'other'].map((id) => ({ id, on: '2026-12-01', ms: null }));
    expect([one!, other!].toSorted(latestFirst)).toEqual([one, other]);
    expect([other!, one!].toSorted(latestFirst)).toEqual([other, one]);
  });
});
