/** @module-tag poppler-utils */
import { describe, expect, test } from 'vitest';

import { rentPeriod } from '@husvaer/domain/billing/periods';

import { AT, PAPER, read } from '../../../../testing/money-papers.ts';
import { poppler } from '../../../../testing/poppler.ts';
import { drawDocument } from '../../../platform/pdf/draw-document.ts';
import type { InvoiceDocument } from './facts.ts';
import { creditNoteText, invoiceText } from './invoice.ts';

const PERIOD = rentPeriod(
  {
    startsOn: '2026-10-16',
    endsOn: null,
    dueDay: 1,
    rents: [{ since: '2026-10-16', amount: 12_000_00n }],
    charges: [{ cost: 'water', since: '2026-10-16', until: null, amount: 310_00n }],
  },
  '2026-10-01',
)!;
const INVOICE: InvoiceDocument = {
  ...PAPER,
  invoicedFor: 'rent',
  serial: 10_023,
  issuedOn: '2026-10-10',
  dueOn: PERIOD.dueOn,
  lines: PERIOD.lines.map((line) => ({ ...line, name: null, vat: 0n })),
  total: PERIOD.total,
  accountChange: null,
};

describe('an invoice', () => {
  test('has all that a Norwegian invoice needs', async () => {
    const text = await read(invoiceText('no', INVOICE));
    for (const expected of [
      'Faktura nr. 10023',
      'Fakturadato 10.10.2026',
      'Forfallsdato 16.10.2026',
      'Byporten Forvaltning AS',
      'Foretaksregisteret, org.nr. 912 345 678 MVA',
      'Storgata 1, 0155 Oslo',
      'Ingrid Ødegård',
      'Åse Sæther',
      'Наталія Шевченко',
      'Markveien 12, H0201, 0554 Oslo',
      'Til konto 8601.11.17947',
      'KID 0000 0120 0045 6',
      'Bolig Markveien 12, H0201, 0554 Oslo',
      'Husleie (16 av 31 dager) 16.10.2026–31.10.2026 6 193,55 kr',
      'Vann, à konto (16 av 31 dager) 16.10.2026–31.10.2026 160,00 kr',
      'Sum 6 353,55 kr',
      'Beløp 6 353,55 kr',
      'merverdiavgiftsloven § 3-11',
    ])
      expect(text).toContain(expected);
  });

  test('to another account than before says so in a frame, and when its notice was given', async () => {
    const accountChange = { former: '12345678903', noticedOn: '2026-10-05' };
    const frame = 'Kontoen er endret Ny konto 8601.11.17947 Tidligere konto 1234.56.78903 Varslet';
    const text = await read(invoiceText('no', { ...INVOICE, accountChange }));
    expect(text).toContain(`${frame} 05.10.2026`);
    expect(await read(invoiceText('en', { ...INVOICE, accountChange }))).toContain(
      'The account has changed New account 8601.11.17947 Former account 1234.56.78903',
    );
    expect(await read(invoiceText('no', INVOICE))).not.toContain('Tidligere konto');
  });

  test('names only registers of the seller, and a KID only if it has one', async () => {
    const registers = { isInVat: false, isInBusiness: false };
    const text = await read(
      invoiceText('no', { ...INVOICE, parties: { ...PAPER.parties, registers }, kid: null }),
    );
    expect(text).toContain('Org.nr. 912 345 678 Storgata');
    expect(text).not.toMatch(/MVA|Foretaksregisteret|KID \d/);
  });

  test('of insurance is exempt by another section', async () => {
    const lines = [
      {
        kind: 'insurance_premium' as const,
        cost: null,
        name: null,
        from: null,
        to: null,
        monthly: null,
        amount: 5_760_00n,
        vat: 0n,
      },
    ];
    const invoice = {
      ...INVOICE,
      invoicedFor: 'deposit_insurance' as const,
      lines,
      total: 5_760_00n,
    };
    const text = await read(invoiceText('no', invoice));
    expect(text).toContain('Depositumsforsikring 5 760,00 kr');
    expect(text).toContain('§ 3-6');
    expect(text).toContain('er det uten sikkerhet etter det');
    expect(text).not.toContain('På vegne av utleier');
    const insured = { ...invoice, lines: [{ ...lines[0]!, name: 'Trygg Utleie ASA' }] };
    expect(await read(invoiceText('no', insured))).toContain(
      'Depositumsforsikring, på vegne av Trygg',
    );
  });

  test.each([
    ['2026-12-31', 'purregebyr etter inkassoforskriften'],
    ['2027-01-01', 'purregebyr etter inkassoloven'],
  ])('of %s names the rule of its fee', async (issuedOn, input) => {
    expect(await read(invoiceText('no', { ...INVOICE, issuedOn }))).toContain(input);
  });

  test('can be in English as well', async () => {
    const text = await read(invoiceText('en', INVOICE));
    expect(text).toContain('Rent (16 of 31 days) 16.10.2026–31.10.2026 NOK 6,193.55');
    expect(text).toContain('Due date 16.10.2026');
  });

  test('fits on one page', async () => {
    const info = poppler('pdfinfo', await drawDocument(invoiceText('no', INVOICE), { at: AT }));
    expect(info).toMatch(/Pages: +1\n/);
  });
});

const NOTE = {
  ...INVOICE,
  serial: 10_031,
  credits: { serial: 10_023, issuedOn: '2026-10-10' },
  reason: null,
};

/**
 * The requirements of bokføringsforskriften for every sales document, and where each kind of document meets
 * them.
 */
test.each<[section: string, what: string, invoice: RegExp, note: RegExp]>([
  ['5-1-1 nr. 1', 'number', /Faktura nr\. 10023/, /Kreditnota nr\. 10031/],
  ['5-1-1 nr. 1', 'date', /Fakturadato 10\.10\.2026/, /Kreditnotadato 10\.10\.2026/],
  [
    '5-1-2',
    'seller: name, number, register, tax',
    /Byporten Forvaltning AS Foretaksregisteret, org\.nr\. 912 345 678 MVA/,
    /Byporten Forvaltning AS Foretaksregisteret, org\.nr\. 912 345 678 MVA/,
  ],
  [
    '5-1-2',
    'buyer: name and address',
    /Åse Sæther .* Markveien 12, H0201 0554 Oslo/,
    /Åse Sæther .* Markveien 12, H0201 0554 Oslo/,
  ],
  ['5-1-1 nr. 3', 'kind and extent', /Husleie \(16 av 31 dager\)/, /Husleie \(16 av 31 dager\)/],
  [
    '5-1-1 nr. 4',
    'time and place of delivery',
    /16\.10\.2026–31\.10\.2026 .* Bolig Markveien 12, H0201, 0554 Oslo/,
    /16\.10\.2026–31\.10\.2026 .* Bolig Markveien 12, H0201, 0554 Oslo/,
  ],
  ['5-1-1 nr. 5', 'payment and due date', /Forfallsdato 16\.10\.2026/, /skal ikke betale noe/],
  [
    '5-1-1 nr. 6 and 5-1-5',
    'tax, or why there is none',
    /uten merverdiavgift \(merverdiavgiftsloven § 3-11\)/,
    /uten merverdiavgift \(merverdiavgiftsloven § 3-11\)/,
  ],
  ['5-2-7', 'what is credited', /Faktura/, /Gjelder faktura nr\. 10023 av 10\.10\.2026/],
  ['5-1-2', 'on whose behalf', /På vegne av utleier Ingrid Ødegård/, /På vegne av utleier Ingrid/],
])('§ %s: an invoice and a credit note say %s', async (_, __, invoice, note) => {
  expect(await read(invoiceText('no', INVOICE))).toMatch(invoice);
  expect(await read(creditNoteText('no', NOTE))).toMatch(note);
});

test.each(['no', 'en'] as const)(
  'a credit note (%s) says who may have the money back, and how',
  async (language) => {
    const text = await read(creditNoteText(language, NOTE));
    expect(text).toMatch(/§§ 3-7 (og|and) 4-4/);
    expect(text).toContain(NOTE.parties.seller.email);
  },
);

test('a credit note names the invoice that it credits, and the reason', async () => {
  const text = await read(
    creditNoteText('no', {
      ...INVOICE,
      serial: 10_031,
      credits: { serial: 10_023, issuedOn: '2026-10-10' },
      reason: 'Leieforholdet ble avsluttet 15.10.2026.',
    }),
  );
  for (const expected of [
    'Kreditnota nr. 10031',
    'faktura nr. 10023 av 10.10.2026',
    'Leieforholdet ble avsluttet 15.10.2026.',
    'Sum 6 353,55 kr',
    'Du skal ikke betale noe',
  ])
    expect(text).toContain(expected);
  expect(text).toContain('Kreditnotadato 10.10.2026');
  expect(text).not.toMatch(/Forfallsdato|Fakturadato/);
});
