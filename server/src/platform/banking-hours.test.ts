import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isBusinessDay } from '@husvaer/domain/legal/business-days';

import { afterBankingDay } from './banking-hours.ts';
import { dayInNorway, inNorway, startOfDay, ZONE } from './norwegian-time.ts';

const after = (local: string) =>
  inNorway(afterBankingDay(Temporal.PlainDateTime.from(local).toZonedDateTime(ZONE).toInstant()))
    .toPlainDateTime()
    .toString();

test.each([
  ['a Monday morning', '2027-01-11T10:00', '2027-01-12T10:00:00'],
  ['before the day begins', '2027-01-11T03:00', '2027-01-12T03:00:00'],
  ['the end of the day', '2027-01-11T15:00', '2027-01-12T15:00:00'],
  ['a Friday evening', '2027-01-15T23:59', '2027-01-18T15:00:00'],
  ['a Friday noon', '2027-01-15T12:00', '2027-01-18T12:00:00'],
  ['a Saturday', '2027-01-16T12:00', '2027-01-18T15:00:00'],
  ['the Wednesday before Easter', '2027-03-24T14:00', '2027-03-30T14:00:00'],
  ['the night that summer time begins', '2027-03-27T23:00', '2027-03-30T15:00:00'],
])('a banking day from %s', (_, from, until) => {
  expect(after(from)).toBe(until);
});

test('there are six banking hours and 24 hours in every wait, and a later start never ends earlier', () => {
  const moment = fc.integer({
    min: startOfDay('2026-01-01').epochMilliseconds,
    max: startOfDay('2032-01-01').epochMilliseconds,
  });
  const wait = (from: number) =>
    afterBankingDay(Temporal.Instant.fromEpochMilliseconds(from)).epochMilliseconds;
  /** Counted minute by minute, apart from the code. */
  const bankingMinutes = (from: number, until: number) => {
    let minutes = 0;
    for (let at = from; at < until; at += 60_000) {
      const instant = Temporal.Instant.fromEpochMilliseconds(at);
      const { hour } = inNorway(instant);
      if (hour >= 9 && hour < 15 && isBusinessDay(dayInNorway(instant))) minutes += 1;
    }
    return minutes;
  };
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 100 * 3_600_000 }), (from, more) => {
      expect(wait(from + more)).toBeGreaterThanOrEqual(wait(from));
      expect(wait(from) - from).toBeGreaterThanOrEqual(24 * 3_600_000);
      expect(bankingMinutes(from, wait(from))).toBeGreaterThanOrEqual(359);
    }),
    { numRuns: 40 },
  );
});
