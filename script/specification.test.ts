import { buildSchema, isEnumType } from 'graphql';
import { describe, expect, test } from 'vitest';

import { depositStatus, isDepositPaid, type InsuranceFacts } from '@husvaer/domain/deposits/states';
import { INVOICE_COLOURS, INVOICE_STATUSES } from '@husvaer/domain/invoices/enums';
import { addDays } from '@husvaer/domain/kernel/dates';
import { elapsedPercentage, remainingOf } from '@husvaer/domain/leases/remaining';
import { PAYOUT_STATUSES } from '@husvaer/domain/payouts/enums';
import { colourInLease } from '@husvaer/domain/portal/invoices';
import { rentPanelOf } from '@husvaer/domain/portal/rent';

import { leases } from '../web/app/features/leases/messages/en.ts';
import { read } from './coverage.ts';
import {
  CONSTANTS,
  ENUMS,
  GENERAL_STATUSES,
  INSURANCE_OWED,
  INVOICE_LIST_COLOURS,
  RENT_DISPLAY,
} from './specification.ts';

describe('section 4', () => {
  const schema = buildSchema(read('contract/schema.graphql'));

  test.each(Object.entries(ENUMS))('%s has these values and no others', (name, values) => {
    const type = schema.getType(name);
    const known = isEnumType(type) ? type.getValues().map((value) => value.name) : [];
    expect(known.toSorted()).toEqual(values.toSorted());
  });

  test.each(Object.entries(RENT_DISPLAY))('the display of %s', (status, [colour, dated, opens]) => {
    expect(rentPanelOf(status)).toEqual({ colour, dated, opens });
  });

  test('invoices have the colours of the list', () => {
    const named = Object.entries(INVOICE_LIST_COLOURS).flatMap(([colour, statuses]) =>
      statuses.map((status) => [status, colour]),
    );
    expect(INVOICE_COLOURS).toMatchObject(Object.fromEntries(named));
    // In a lease's own list an overpaid one is blue, next to its explanation.
    expect(colourInLease('over_paid')).toBe('blue');
    for (const status of INVOICE_STATUSES.filter((one) => one !== 'over_paid'))
      expect(colourInLease(status)).toBe(INVOICE_COLOURS[status]);
  });

  test('an insurance counts as paid in every status but three', () => {
    const today = '2026-06-15';
    const facts: InsuranceFacts = {
      type: 'deposit_insurance',
      amount: 100n,
      paid: 0n,
      isCanceled: false,
      isInvoiced: true,
      registeredOn: null,
      failedOn: null,
      endsOn: null,
    };
    const yesterday = addDays(today, -1);
    const all = [
      { ...facts, isInvoiced: false },
      facts,
      { ...facts, paid: 50n },
      { ...facts, paid: 100n },
      { ...facts, registeredOn: yesterday },
      { ...facts, failedOn: yesterday },
      { ...facts, endsOn: yesterday },
      { ...facts, isCanceled: true },
    ];
    const statuses = all.map((one) => depositStatus(one, today));
    expect(new Set(statuses).size).toBe(all.length);
    expect(statuses).toEqual(expect.arrayContaining(INSURANCE_OWED));
    for (const one of all)
      expect(isDepositPaid(one, today)).toBe(!INSURANCE_OWED.includes(depositStatus(one, today)));
  });

  test('a payout has the general statuses', () => {
    expect(PAYOUT_STATUSES).toEqual(expect.arrayContaining(GENERAL_STATUSES));
  });
});

describe('section 9', () => {
  test.each(CONSTANTS)('$limit: $numbers', ({ numbers, file, at }) => {
    const [, after, more] = read(file).split(at);
    expect(more, `${at} stands twice in ${file}`).toBeUndefined();
    // Up to the end of the declaration, the property or the bracket.
    const [declared = ''] = /^[^;]*?(?:;|,\n|\}\$)/.exec(after ?? '') ?? [];
    const found = declared.replaceAll(/(?<=\d)_(?=\d)/g, '').match(/\d+(?:\.\d+)?/g);
    expect(found?.map(Number)).toEqual(numbers);
  });

  test('an open-ended lease shows “undetermined”', () => {
    expect(leases.undetermined).toBe('undetermined');
  });

  test('remaining time is measured from yesterday, and the elapsed percentage is rounded', () => {
    const term = { startsOn: '2026-01-01', endsOn: '2026-12-31' };
    expect(remainingOf(term, '2026-12-31')).toEqual({ years: 0, months: 0, days: 1 });
    expect(elapsedPercentage(term, '2025-12-31')).toBe(0);
    expect(elapsedPercentage(term, '2026-01-03')).toBe(1);
    expect(elapsedPercentage(term, '2026-12-31')).toBe(0);
  });
});
