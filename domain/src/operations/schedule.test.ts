import { expect, test } from 'vitest';

import { readSchedule } from './schedule.ts';

test.each([
  ['* * * * *', { kind: 'minutes', every: 1 }],
  ['*/15 * * * *', { kind: 'minutes', every: 15 }],
  ['20 * * * *', { kind: 'hourly', minute: 20, hours: null }],
  ['7 9-19 * * *', { kind: 'hourly', minute: 7, hours: { from: 9, to: 19 } }],
  ['40 5 * * *', { kind: 'daily', hour: 5, minute: 40 }],
  ['0 7 * * 1', { kind: 'weekly', weekday: 1, hour: 7, minute: 0 }],
  ['0 7 * * 0', { kind: 'weekly', weekday: 7, hour: 7, minute: 0 }],
])('%s is read', (cron, schedule) => {
  expect(readSchedule(cron)).toEqual(schedule);
});

test.each([
  '0 7 1 * *',
  '0 7 * 2 *',
  '*/5 9 * * *',
  '*/5 * * * 1',
  '1,2 * * * *',
  '0 7 * * 1-5',
  '7 9-19 * * 1',
  '7 9- * * *',
  '7 -19 * * *',
  '0 * * * 1',
  '0 7 * * 8',
  '0 7 * *',
  '',
  '0 7 * * * 2026',
])('%j has no words', (cron) => {
  expect(readSchedule(cron)).toBeNull();
});
