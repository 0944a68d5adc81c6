import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { vatIn } from '@husvaer/domain/legal/vat';
import type { LedgerAccount } from '@husvaer/domain/ledger/accounts';
import { reversalLines, transferLines } from '@husvaer/domain/ledger/entry';

import { taxOfLines } from './tax-of-lines.ts';

const DATED = '2027-01-05';
const codeOf = (account: LedgerAccount) =>
  account === 'commission_income' ? '3' : account === 'fee_income' ? '7' : null;
const taxOf = (lines: ReturnType<typeof transferLines>) =>
  taxOfLines({ dated: DATED, lines }, codeOf);

/** A sale as it is booked: its price without tax, then its tax. */
const sale = (gross: bigint, vat: bigint) =>
  [
    [gross - vat, 'commission_income'],
    [vat, 'vat_payable'],
  ].flatMap(([amount, credit]) =>
    transferLines(amount as bigint, {
      debit: 'landlord_payable',
      credit: credit as LedgerAccount,
      leaseId: 'l',
    }),
  );

describe('the tax of a line', () => {
  test('is its own: an outlay without tax has none of the tax of the line next to it', () => {
    for (const lines of [
      [...sale(1000_00n, 200_00n), ...sale(1000_00n, 0n)],
      [...sale(1000_00n, 0n), ...sale(1000_00n, 200_00n)],
    ]) {
      const taxed = { code: '3', percent: 25n, base: -800_00n, amount: -200_00n };
      expect(taxOf(lines).filter(Boolean)).toEqual([taxed]);
      expect(taxOf(reversalLines(lines)).filter(Boolean)).toEqual([
        { ...taxed, base: 800_00n, amount: 200_00n },
      ]);
    }
  });

  test('is that of the part that it is of, where an earlier version booked all sales as one', () => {
    const lines = [
      ...transferLines(1800_00n, { debit: 'landlord_payable', credit: 'commission_income' }),
      ...transferLines(200_00n, { debit: 'landlord_payable', credit: 'vat_payable' }),
    ];
    expect(taxOf(lines)[1]).toMatchObject({ base: -800_00n, amount: -200_00n });
  });

  test('is nothing on income without value added tax', () => {
    expect(
      taxOf(transferLines(70_00n, { debit: 'tenant_receivable', credit: 'fee_income' })),
    ).toEqual([null, { code: '7', percent: 0n, base: -70_00n, amount: 0n }]);
  });

  test('is its base times the rate, but for rounding, whatever is sold', () => {
    const sales = fc.array(
      fc.record({ gross: fc.bigInt({ min: 1n, max: 1_000_000n }), hasVat: fc.boolean() }),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(sales, (all) => {
        const lines = all.flatMap(({ gross, hasVat }) =>
          sale(gross, hasVat ? vatIn(gross, DATED) : 0n),
        );
        const taxes = taxOf(lines).filter((tax) => tax !== null);
        const sum = taxes.reduce((total, { amount }) => total + amount, 0n);
        const booked = lines.filter(({ account }) => account === 'vat_payable');
        expect(sum).toBe(booked.reduce((total, { amount }) => total + amount, 0n));
        for (const { base, amount, percent } of taxes) {
          const difference = amount * 100n - base * percent;
          expect(difference < 125n && difference > -125n).toBe(true);
        }
      }),
    );
  });
});
