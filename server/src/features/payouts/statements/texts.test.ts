/** @module-tag poppler-utils */
import { expect, test } from 'vitest';

import { PAPER, read } from '../../../../testing/money-papers.ts';
import { annualStatementText } from './annual-statement-text.ts';
import { receiptText } from '../../payments/public.ts';
import type { AnnualStatement } from './annual-statement-text.ts';

test('a receipt shows what a payment paid', async () => {
  const { parties } = PAPER;
  const text = await read(
    receiptText('no', {
      parties,
      madeOn: '2026-10-19',
      paidOn: '2026-10-16',
      amount: 7_000_00n,
      kid: '100045678',
      isDirect: false,
      parts: [{ serial: 10_023, amount: 6_353_55n }],
      left: 646_45n,
    }),
  );
  for (const expected of [
    'Kvittering for betaling',
    'Beløp 7 000,00 kr',
    'Betalt 16.10.2026',
    'KID 1000 4567 8',
    'Faktura nr. 10023 6 353,55 kr',
    'Overføres til neste faktura 646,45 kr',
  ])
    expect(text).toContain(expected);
});

test('an annual statement has its months, sums, and the closing balance', async () => {
  const month = (number: number) => ({
    month: `2026-${String(number).padStart(2, '0')}-01`,
    invoiced: 12_000_00n,
    received: number === 12 ? 0n : 12_000_00n,
    guaranteed: number === 12 ? 12_000_00n : 0n,
    kept: 960_00n,
    paidOut: 11_040_00n,
  });
  const statement: AnnualStatement = {
    year: 2026,
    madeOn: '2027-01-15',
    isPreliminary: false,
    agency: PAPER.parties.seller,
    registers: PAPER.parties.registers,
    landlord: { name: 'Ingrid Ødegård', address: null },
    homes: [
      {
        ...PAPER.parties.home,
        months: Array.from({ length: 12 }, (_, index) => month(index + 1)),
        opening: 1_000_00n,
        closing: 1_000_00n,
      },
    ],
    owed: 12_000_00n,
    vat: 2_304_00n,
  };
  const text = await read(annualStatementText('no', statement));
  for (const expected of [
    'Årsoppgave for utleie 2026',
    'Inngående saldo 1 000,00 kr',
    'desember 12 000,00 0,00 12 000,00 960,00 11 040,00',
    'Sum 144 000,00 132 000,00 12 000,00 11 520,00 132 480,00',
    'Per 31.12.2026',
    'Utgående saldo 1 000,00 kr',
    'Ubetalt av leietakere 12 000,00 kr',
    'Mva. i honorar og utlegg 2 304,00 kr',
  ])
    expect(text).toContain(expected);
  for (const words of ['Hele året', 'Foreløpig']) expect(text).not.toContain(words);
  const early = { ...statement, madeOn: '2026-11-23', isPreliminary: true };
  const soFar = await read(annualStatementText('no', early));
  for (const phrase of ['Foreløpig per 23.11.2026', 'Per 23.11.2026'])
    expect(soFar).toContain(phrase);
  const two = { ...statement, homes: [...statement.homes, ...statement.homes] };
  expect(await read(annualStatementText('no', two))).toContain(
    'Hele året Inngående saldo 2 000,00 kr Fakturert 288 000,00 kr',
  );
  expect(await read(annualStatementText('en', statement))).toContain(
    'December 12,000.00 0.00 12,000.00',
  );
});
