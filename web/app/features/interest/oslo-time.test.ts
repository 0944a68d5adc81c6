import { expect, test } from 'vitest';

import { osloInstant } from './oslo-time.ts';

test.each([
  ['2026-11-24', '17:00', '2026-11-24T16:00:00.000Z', 'in winter'],
  ['2026-07-01', '17:00', '2026-07-01T15:00:00.000Z', 'in summer'],
  ['2026-03-29', '01:30', '2026-03-29T00:30:00.000Z', 'before clocks go forward'],
  ['2026-03-29', '03:30', '2026-03-29T01:30:00.000Z', 'after clocks went forward'],
  ['2026-10-25', '03:30', '2026-10-25T02:30:00.000Z', 'after clocks went back'],
  ['2026-12-31', '23:45', '2026-12-31T22:45:00.000Z', 'at the end of a year'],
  ['', '17:00', '', 'without a day'],
  ['2026-11-24', '', '', 'without a time'],
])('%s %s in Norway is %s (%s)', (day, time, instant) => {
  expect(osloInstant(day, time)).toBe(instant);
});
