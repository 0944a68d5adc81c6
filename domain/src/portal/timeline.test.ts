import { describe, expect, test } from 'vitest';

import { LEASE_EVENTS } from '../leases/history.ts';
import { LEASE_SIDES } from '../leases/words.ts';
import { isOnTimeline, TIMELINE_KINDS } from './timeline.ts';

describe('a lease’s time line', () => {
  const LETTING = [
    ...['drafted', 'called_off', 'failed', 'assignment_sent', 'assignment_signed'],
    ...['assignment_completed', 'assignment_ended', 'landlord_invoiced', 'landlord_credited'],
    ...['landlord_paid', 'petition_made', 'paid_out'],
  ];
  const NOBODY = ['changed', 'contract_made', 'paper_made', 'letter_sent'];

  test.each(TIMELINE_KINDS)('%s is read by those it is about', (kind) => {
    const readers = LEASE_SIDES.filter((side) => isOnTimeline(kind, side));
    expect(readers).toEqual(LETTING.includes(kind) ? ['landlord', 'agent'] : [...LEASE_SIDES]);
  });

  test('leaves out what says nothing to anybody, and what it does not know', () => {
    for (const name of [...NOBODY, 'something_new', 'toString'])
      for (const side of LEASE_SIDES) expect(isOnTimeline(name, side)).toBe(false);
    expect(LEASE_EVENTS.filter((name) => !TIMELINE_KINDS.includes(name))).toEqual(NOBODY);
  });
});
