/**
 * The requirements on a sales document, one by one.
 * Checked against kontohjelp.no (“Formkrav faktura”) and Skatteetaten (“Krav til salsdokumentet”): number and
 * date, the seller's name and organisation number with MVA (§ 5-1-2) and “Foretaksregisteret”
 * (foretaksregisterloven § 10-2), the buyer's name and address or organisation number, what, when and where
 * it was delivered, price, value added tax in kroner. Not checked against the regulation's own text: that
 * taxable and untaxed sales have separate sums, and the numbers of the paragraphs beyond §§ 5-1-1 and 5-1-2.
 * @module-tag poppler-utils
 */
import { describe, expect, test } from 'vitest';

import { PAPER, read } from '../../../../testing/money-papers.ts';
import type { InvoiceLine } from '../store.ts';
import { landlordText, type ToLandlord } from './landlord-paper.ts';

const line = (name: string, amount: bigint, vat: bigint): InvoiceLine => ({
  kind: 'expense',
  name,
  amount,
  vat,
  cost: null,
  from: null,
  to: null,
  monthly: null,
});
const LINES = [line('Visning', 1250_00n, 250_00n), line('Rørlegger, utlegg', 800_00n, 0n)];
const INVOICE = {
  ...PAPER,
  kind: 'landlord',
  isFinalSettlement: false,
  serial: 10_030,
  issuedOn: '2026-10-10',
  dueOn: '2026-10-10',
  total: 2050_00n,
  reason: null,
  language: 'no',
  kid: null,
  accountChange: null,
} as unknown as ToLandlord;
const input = { lines: LINES, credits: null, address: 'Kirkeveien 4, 0368 Oslo' };

describe('an invoice to a landlord', () => {
  test.each([
    ['§ 5-1-1, number', 'Faktura nr. 10030 til utleier'],
    ['§ 5-1-1, date', 'Fakturadato 10.10.2026'],
    ['§ 5-1-2, the seller', 'Byporten Forvaltning AS Foretaksregisteret, org.nr. 912 345 678 MVA'],
    ['§ 5-1-1, the buyer, with an address', 'Ingrid Ødegård Kirkeveien 4 0368 Oslo'],
    ['§ 5-1-1, what', 'Visning herav mva. 250,00 kr 1 250,00 kr'],
    ['§ 5-1-1, when it was delivered', 'Leveringsdato 10.10.2026'],
    ['§ 5-1-1, where', 'Bolig Markveien 12, H0201, 0554 Oslo'],
    ['§ 5-1-1, price', 'Sum 2 050,00 kr'],
    ['§ 5-1-1, taxable sales', 'Grunnlag for 25 % mva. 1 000,00 kr'],
    ['§ 5-1-1, value added tax in kroner', 'Herav mva. 25 % 250,00 kr'],
    ['§ 5-1-1, untaxed sales', 'Uten mva. 800,00 kr'],
  ])('states by %s', async (_, words) => {
    expect(await read(landlordText(INVOICE, input))).toContain(words);
  });

  test('says why a final settlement is to be paid, and which part is not', async () => {
    const settled = { ...INVOICE, isFinalSettlement: true };
    expect(await read(landlordText(settled, input))).toContain(
      'Honorarer og utlegg i leieforholdet er høyere enn husleien som kunne utbetales. Beløpet er differansen.',
    );
    // It pays the agency, so that nothing is held apart from the agency's money.
    expect(await read(landlordText(settled, input))).not.toContain('atskilt');
    const note = { ...settled, kind: 'landlord_credit_note' } as const;
    expect(await read(landlordText(note, { ...input, credits: settled }))).toContain(
      'Denne delen av sluttoppgjøret trenger du ikke å betale.',
    );
  });

  test('has a frame on a final settlement whose account is another than before', async () => {
    const settled = { ...INVOICE, isFinalSettlement: true };
    const accountChange = { former: '12345678903', noticedOn: '2026-10-10' };
    const text = await read(landlordText({ ...settled, accountChange }, input));
    expect(text).toContain('Tidligere konto 1234.56.78903 Varslet 10.10.2026');
    expect(await read(landlordText(settled, input))).not.toContain('Tidligere konto');
  });

  test('has no empty heading', () => {
    const { sections } = landlordText(INVOICE, input);
    const headings = sections.flatMap(({ heading, blocks }) => [
      heading,
      ...blocks.flatMap((block) =>
        block.kind === 'table' ? block.columns.map((column) => column.heading) : [],
      ),
    ]);
    expect(headings).not.toContain('');
  });

  test('omits an unknown address, and a credit note has no day of delivery', async () => {
    const text = await read(landlordText(INVOICE, { ...input, address: null }));
    expect(text).toContain('Ingrid Ødegård Faktura nr. 10030');
    const note = { ...INVOICE, kind: 'landlord_credit_note', serial: 10_031 } as const;
    const credit = await read(landlordText(note, { ...input, credits: INVOICE }));
    expect(credit).toContain('Kreditnotadato 10.10.2026');
    expect(credit).not.toContain('Leveringsdato');
  });
});
