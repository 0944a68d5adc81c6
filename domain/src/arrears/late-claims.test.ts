import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addDays, daysBetween } from '../kernel/dates.ts';
import { PUBLISHED_RATES } from '../legal/rates.ts';
import {
  chargesOf,
  claimOf,
  interestTo,
  isOver,
  newInterest,
  principalLeft,
  rentLeft,
  unchargedFrom,
  type LateInvoice,
  type LetterSent,
} from './late-claims.ts';

const MAY: LateInvoice = {
  id: 'may',
  dueOn: '2026-05-15',
  serial: 1,
  isRent: true,
  otherItems: 0n,
  principal: 12_000_00n,
  fees: 97_18n,
  parts: [],
  stop: null,
  petitionedOn: null,
};
const paid = (amount: bigint, paidOn = '2026-05-25'): LateInvoice => ({
  ...MAY,
  parts: [{ paymentId: 'p', paidOn, amount }],
});
const letter = (interest: bigint, invoiceId = 'may'): LetterSent => ({
  sentOn: '2026-05-30',
  payBy: '2026-06-18',
  promise: null,
  own: null,
  navObjectBy: null,
  claims: [{ invoiceId, steps: ['reminder'], fee: 0n, interest }],
});

test('no interest runs on more than the invoice, or after a day', () => {
  const whole = interestTo(paid(12_000_00n), '2026-07-10', PUBLISHED_RATES);
  expect(whole).toBeGreaterThan(0n);
  expect(interestTo(paid(12_097_18n), '2026-07-10', PUBLISHED_RATES)).toBe(whole);
  // A payment that a later file reports does not change the interest of an earlier day.
  expect(interestTo(paid(12_000_00n, '2026-07-10'), '2026-06-10', PUBLISHED_RATES)).toBe(
    interestTo(MAY, '2026-06-10', PUBLISHED_RATES),
  );
});

test('of an overpaid invoice nothing is left', () => {
  expect([principalLeft(paid(11_999_99n)), rentLeft(paid(11_999_99n))]).toEqual([1n, 1n]);
  expect([principalLeft(paid(13_000_00n)), rentLeft(paid(13_000_00n))]).toEqual([0n, 0n]);
  expect(rentLeft({ ...MAY, isRent: false })).toBe(0n);
});

test('what is paid beyond the invoice pays its fees', () => {
  expect(claimOf(paid(12_000_00n), [])).toMatchObject({ principal: 0n, earlier: 97_18n });
  expect(claimOf(paid(12_050_00n), [])).toMatchObject({ principal: 0n, earlier: 47_18n });
  expect(claimOf(paid(12_500_00n), [])).toMatchObject({ principal: 0n, earlier: 0n });
  expect(claimOf(paid(2_000_00n), [])).toMatchObject({ principal: 10_000_00n, earlier: 97_18n });
});

test('a letter charges the interest that earlier letters about the same invoice did not', () => {
  const all = interestTo(MAY, '2026-07-10', PUBLISHED_RATES);
  expect(
    newInterest({ letters: [letter(59_18n)], rates: PUBLISHED_RATES }, MAY, '2026-07-10'),
  ).toBe(all - 59_18n);
  expect(
    newInterest({ letters: [letter(59_18n, 'june')], rates: PUBLISHED_RATES }, MAY, '2026-07-10'),
  ).toBe(all);
  // A payment was earlier than it was known to be, so more was charged than has accrued.
  expect(
    newInterest(
      { letters: [letter(59_18n)], rates: PUBLISHED_RATES },
      paid(12_000_00n, '2026-05-16'),
      '2026-07-10',
    ),
  ).toBe(0n);
});

test('the deadline of a letter ends with its last day; a letter without one has none to wait for', () => {
  expect(isOver(letter(0n), '2026-06-18')).toBe(false);
  expect(isOver(letter(0n), '2026-06-19')).toBe(true);
  expect(isOver({ ...letter(0n), payBy: null }, '2026-05-30')).toBe(true);
});

test('each day after the due date is in one charge of interest, or in the interest still to come', () => {
  const letters = fc.array(
    fc.record({ after: fc.integer({ min: 1, max: 40 }), interest: fc.nat(2) }),
  );
  fc.assert(
    fc.property(letters, (drawn) => {
      let sentOn = MAY.dueOn;
      const sent = drawn.map(({ after, interest }) => {
        sentOn = addDays(sentOn, after);
        return { ...letter(BigInt(interest)), sentOn };
      });
      const charges = chargesOf(sent, MAY);
      const charged = charges.flatMap(({ days }) =>
        days === null
          ? []
          : Array.from({ length: daysBetween(days.from, days.to) + 1 }, (_, day) =>
              addDays(days.from, day),
            ),
      );
      const from = unchargedFrom(MAY.dueOn, charges);
      expect(charged).toEqual(
        Array.from({ length: daysBetween(MAY.dueOn, from) - 1 }, (_, day) =>
          addDays(MAY.dueOn, day + 1),
        ),
      );
    }),
  );
});
