import { expect, test } from 'vitest';

import { byDay } from './by-day.ts';

test('a viewing is listed under the day it begins on in Norway', () => {
  const viewings = ['2026-11-25T16:00:00Z', '2026-11-25T22:30:00Z', '2026-11-25T23:30:00Z'].map(
    (startsAt) => ({ startsAt }),
  );
  expect(byDay(viewings)).toEqual([
    { day: '2026-11-25', viewings: viewings.slice(0, 2) },
    { day: '2026-11-26', viewings: viewings.slice(2) },
  ]);
  expect(byDay([])).toEqual([]);
});
