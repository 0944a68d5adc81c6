import { describe, expect, test } from 'vitest';

import { estimateCosts } from '@husvaer/domain/payouts/brokering';

import { AGENCY, exampleAssignment, read } from '../../../../testing/example-papers.ts';
import type { AssignmentFacts } from './contract.ts';
import { CLAUSES } from './editions.ts';

const BROKERED: AssignmentFacts = {
  ...exampleAssignment,
  management: { type: 'percent', amount: 8_00n },
  addons: [{ name: 'Vaktmester', amount: 25_000n }],
  monthlyRent: 1_000_000n,
};

/** What an assignment states at least (eiendomsmeglingsloven § 6-4), by its numbers, and who signs it. */
const ITEMS: readonly [item: string, no: readonly string[], en: readonly string[]][] = [
  [
    '1, the agency and the client',
    [
      'Nordbolig AS',
      'Org.nr. 974 760 673',
      'Storgata 1, 0155 Oslo',
      'Kari Nordmann',
      'Kirkeveien 4, 0363 Oslo',
      'Utleierens fødselsnummer 170571*****',
    ],
    ['Nordbolig AS', 'Organisation number 974 760 673', 'national identity number 170571*****'],
  ],
  ['2, its nature', ['Oppdragets karakter Utleie'], ['Nature of the assignment Letting']],
  ['3, the property', ['Adresse Markveien 12'], ['Address Markveien 12']],
  [
    '4, the payment, and what is owed without a lease',
    ['Formidlingshonorar 8 000 kr', 'kan forvalteren ikke kreve formidlingshonorar'],
    ['Brokering commission NOK 8,000', 'may not claim the brokering commission'],
  ],
  [
    '5, outlays',
    ['kan ikke kreve dekning av utlegg for formidlingen. Overslag: 0 kr'],
    ['may not claim any outlays for the brokering. Estimate: NOK 0'],
  ],
  [
    '6, an estimate of all costs',
    ['Forvaltningshonorar, tolv måneder 9 600 kr', 'Samlet overslag 20 600 kr'],
    ['Management commission, twelve months NOK 9,600', 'Estimate in total NOK 20,600'],
  ],
  [
    '7, how long, and how it ends',
    ['fra og med 01.12.2026 til og med 31.05.2027', 'kan si den opp uten varsel'],
    ['from 01.12.2026 up to and including 31.05.2027', 'may end it without notice'],
  ],
  [
    '8, a lease through others',
    ['gjennom andre eller uten mellommann'],
    ['through others or without an intermediary'],
  ],
  [
    '9, other brokers',
    ['Andre oppdragstakere de siste tre månedene Nei.'],
    ['Other brokers in the last three months No.'],
  ],
  [
    '10, disputes',
    ['Reklamasjonsnemnda for eiendomsmeglingstjenester', 'eiendomsmeglingsnemnda.no'],
    ['Reklamasjonsnemnda for eiendomsmeglingstjenester', 'eiendomsmeglingsnemnda.no'],
  ],
  [
    '11, who is responsible, and who works on it',
    ['Ansvarlig megler Berit Moe', 'Arbeider med formidlingen Silje Bakken'],
    ['Responsible broker Berit Moe', 'Works on the brokering Silje Bakken'],
  ],
  [
    'who signs',
    ['når ansvarlig megler og utleieren har signert'],
    ['when the responsible broker and the landlord have signed'],
  ],
];

describe.each(['no', 'en'] as const)(
  'an assignment (%s) with brokering states item',
  (language) => {
    test.each(ITEMS)('%s', (_, no, en) => {
      const text = read(CLAUSES.assignment[language](BROKERED));
      for (const part of { no, en }[language]) expect(text).toContain(part);
      const managed = read(CLAUSES.assignment[language]({ ...BROKERED, brokering: null }));
      expect(managed).not.toContain(language === 'no' ? '10. Formidlingen' : '10. The brokering');
    });
  },
);

test('an assignment says that others have worked on the brokering, and that it is over with the assignment', () => {
  const text = read(
    CLAUSES.assignment.no({
      ...BROKERED,
      hadOtherBroker: true,
      endsOn: '2027-02-28',
      agency: { ...AGENCY, agent: 'Berit Moe' },
    }),
  );
  expect(text).toContain('de siste tre månedene Ja.');
  expect(text).toContain('fra og med 01.12.2026 til og med 28.02.2027');
  expect(text).not.toContain('Arbeider med formidlingen');
  expect(
    estimateCosts({ ...BROKERED, brokering: { type: 'percent', amount: 5000n } }, 999n),
  ).toEqual({ brokering: 500n, management: 960n, addons: 300_000n, outlays: 0n, total: 301_460n });
});
