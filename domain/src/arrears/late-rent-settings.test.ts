import { describe, expect, test } from 'vitest';

import { fieldErrors } from '../kernel/validation.ts';
import { debtFeesOn } from '../legal/late-payment.ts';
import { lateRentSettings, USUAL_LATE_RENT } from './late-rent-settings.ts';
import type { LateRentStep } from '../invoices/enums.ts';

const LAW = debtFeesOn('2026-11-22');
const INPUT = { ...USUAL_LATE_RENT, minimum: 100 };
const refused = (input: unknown) => {
  const parsed = lateRentSettings(LAW).safeParse(input, { reportInput: true });
  return parsed.success ? [] : fieldErrors(parsed.error.issues);
};
const withStep = (step: LateRentStep, change: { isOn?: boolean; days?: number }) => ({
  ...INPUT,
  steps: { ...INPUT.steps, [step]: { ...INPUT.steps[step], ...change } },
});

test('the defaults are allowed', () => {
  expect(lateRentSettings(LAW).parse(INPUT)).toEqual(USUAL_LATE_RENT);
});

describe('refused', () => {
  test.each([
    [
      'a reminder with a fee before its fourteen days',
      withStep('reminder', { days: 13 }),
      'steps.reminder.days',
      { minimum: 14 },
    ],
    [
      'a second one within the days of the first',
      withStep('second_reminder', { isOn: true, days: 29 }),
      'steps.second_reminder.days',
      { minimum: 30 },
    ],
    [
      'a petition within the days of the notice',
      withStep('petition', { days: 14 }),
      'steps.petition.days',
      { minimum: 15 },
    ],
    [
      'a notice on the due day',
      withStep('notice', { days: 0 }),
      'steps.notice.days',
      { minimum: 1 },
    ],
  ])('%s', (_, input, path, params) => {
    expect(refused(input)).toEqual([{ path, reason: 'too_small', params }]);
  });

  test('a second reminder without a first', () => {
    const steps = {
      ...INPUT.steps,
      reminder: { isOn: false, days: 15 },
      second_reminder: { isOn: true, days: 30 },
    };
    expect(refused({ ...INPUT, steps })).toEqual([
      { path: 'steps.second_reminder.isOn', reason: 'not_allowed' },
    ]);
  });

  test('a minimum below nothing, and of parts of an øre', () => {
    expect(refused({ ...INPUT, minimum: -1 })).toMatchObject([{ path: 'minimum' }]);
    expect(refused({ ...INPUT, minimum: 1.001 })).toMatchObject([{ path: 'minimum' }]);
  });
});

test('without a fee a reminder need not wait', () => {
  expect(refused({ ...withStep('reminder', { days: 5 }), chargesFee: false })).toEqual([]);
});
