/** @module-tag poppler-utils */
import { describe, expect, test } from 'vitest';

import { chargesOf } from '@husvaer/domain/arrears/late-claims';
import { USUAL_LATE_RENT } from '@husvaer/domain/arrears/late-rent-settings';
import { nextSteps, type DueStep } from '@husvaer/domain/arrears/late-rent';
import { addDays, daysBetween } from '@husvaer/domain/kernel/dates';
import { debtFeesOn } from '@husvaer/domain/legal/late-payment';
import { PUBLISHED_RATES, rateOn, repeatedRates } from '@husvaer/domain/legal/rates';

import type { DocumentText } from '../../../platform/pdf/document-text.ts';
import { PAPER, read } from '../../../../testing/money-papers.ts';
import { amountsIn } from '../../../../testing/world/amounts-in.ts';
import { dateOf } from '../../../platform/written.ts';
import { lateLetter } from './mails.ts';
import { letterText } from './letters.ts';
import { petitionParts } from './petition.ts';
import type { LetterDocument, PetitionDocument } from './facts.ts';

const MAY = {
  id: 'may',
  dueOn: '2026-05-15',
  serial: 10_007,
  isRent: true,
  otherItems: 0n,
  principal: 12_000_00n,
  fees: 0n,
  parts: [],
  stop: null,
  petitionedOn: null,
};
const settings = { ...USUAL_LATE_RENT, tellsNav: true };
const FACTS = {
  settings,
  invoices: [MAY],
  letters: [],
  closed: null,
  isNavRefused: false,
  rates: PUBLISHED_RATES,
};
const letterOf = ({ claims, promise, ...step }: DueStep, sentOn: string): LetterDocument => ({
  ...PAPER,
  ...step,
  rates: PUBLISHED_RATES,
  sentOn,
  claims: claims.map((claim) => ({
    ...claim,
    serial: 10_007,
    invoicedFor: 'rent',
    month: '2026-05-01',
    charges: chargesOf([{ sentOn, claims }], { id: claim.invoiceId, dueOn: claim.dueOn }),
  })),
  cases: [],
  promisedBy: promise?.by ?? null,
});
const dueOn = (day: string, off: Partial<typeof settings.steps> = {}) =>
  letterOf(
    nextSteps(
      { ...FACTS, settings: { ...settings, steps: { ...settings.steps, ...off } } },
      day,
    )[0]!,
    day,
  );
const NO_NOTICE = { notice: { isOn: false, days: 15 } };

describe('a letter', () => {
  test.each([
    ['pre_reminder', '2026-05-12', {}, ['Påminnelse før forfall', 'Forfallsdato 15.05.2026']],
    ['soft_reminder', '2026-05-18', {}, ['Påminnelse om ubetalt faktura', 'ikke gebyr']],
    [
      'reminder',
      '2026-05-30',
      NO_NOTICE,
      [
        'Purring',
        // Fourteen days later is a Saturday.
        'Betales innen 15.06.2026',
        'Purregebyr, brev av 30.05.2026 38,00 kr',
        // The label has two lines.
        'Forsinkelsesrente 16.05.2026–30.05.2026, 59,18 kr 15 dager',
        'Forsinkelsesrenten er 12 % i året',
        'Sum 12 097,18 kr',
      ],
    ],
  ])('of %s says what is owed and until when', async (kind, day, off, expected) => {
    const letter = dueOn(day, off);
    expect(letter.kind).toBe(kind);
    const text = await read(letterText('no', letter));
    for (const words of [
      ...expected,
      'Husleie mai 2026 (faktura nr. 10007) 15.05.2026 12 000,00 kr',
      '8601.11.17947',
    ])
      expect(text).toContain(words);
    expect(text).toContain('Hvis du er uenig i kravet, kan du skrive til post@byporten.example');
    expect(text.includes('Purregebyr')).toBe(kind === 'reminder');
  });

  test('for a petition does not exist', () => {
    expect(() => letterText('no', { ...dueOn('2026-05-30'), kind: 'petition' })).toThrow(TypeError);
  });
});

describe('the notice', () => {
  test('says what tvangsfullbyrdelsesloven § 4-18 and § 13-2 require', async () => {
    const text = await read(letterText('no', dueOn('2026-05-30')));
    for (const expected of [
      'Purring og varsel om tvangsfravikelse',
      'varsel etter tvangsfullbyrdelsesloven § 4-18, jf. § 13-2 tredje ledd bokstav a',
      'vil utleieren begjære tvangsfravikelse',
      'sendt 30.05.2026',
      // Two weeks later is a Saturday.
      'De to ukene er ute 15.06.2026',
      'Betaler du 12 097,18 kr senest 18.06.2026, blir det ikke begjært fravikelse',
      'Tvangsfullbyrdelse kan unngås også etter dette, dersom leien, utenrettslige inndrivingskostnader, sakskostnader og forfalt leie fram til betalingstidspunktet, med renter, blir betalt før fullbyrdelsen gjennomføres',
      'Purregebyr, brev av 30.05.2026 38,00 kr',
      'Sum 12 097,18 kr',
      'Nav-kontoret i kommunen',
      'Varselet gjelder bare husleien',
      'Forsinkelsesrenten er 12 % i året',
      'husleieloven § 9-11',
      'Husleietvistutvalget',
      'Leiekontrakt nr. 12-3',
    ])
      expect(text).toContain(expected);
  });

  test('is not a reminder when it has no fee, and names NAV only when NAV is notified', async () => {
    const letter = { ...dueOn('2026-05-30'), tellsNav: false, navObjectBy: null };
    const claims = letter.claims.map((claim) => ({ ...claim, fee: 0n }));
    const text = await read(letterText('no', { ...letter, claims }));
    expect(text).toMatch(/0554 Oslo Varsel om tvangsfravikelse/);
    expect(text).not.toMatch(/Purring og varsel|§ 9-11/);
  });

  test.each([
    ['no', 'Det blir ikke sendt før etter 25.05.2026', 'Det sto også i et tidligere brev'],
    ['en', 'It is not sent until after 25.05.2026', 'An earlier letter said so too'],
  ] as const)(
    '(%s) states the right to object to Nav before Nav is notified',
    async (language, right, noticed) => {
      const soft = dueOn('2026-05-18');
      expect(await read(letterText(language, soft))).toContain(right);
      const notice = { ...dueOn('2026-05-30'), tellsNav: true, navObjectBy: null };
      const text = await read(letterText(language, notice));
      expect(text).toContain(noticed);
      expect(text).not.toContain(right);
    },
  );

  test('names the petition before it, and promises only what is true of both', async () => {
    const letter = dueOn('2026-05-30');
    const before: LetterDocument = {
      ...letter,
      cases: [
        {
          invoiceId: 'april',
          serial: 10_003,
          invoicedFor: 'rent',
          month: '2026-04-01',
          noticedOn: '2026-04-17',
          payBy: '2026-05-06',
          petitionedOn: '2026-05-08',
          open: 12_000_00n,
        },
      ],
      everything: 24_200_00n,
    };
    const text = await read(letterText('no', before));
    for (const expected of [
      // The label has two lines.
      'Andre saker om husleien Husleie april 2026 (faktura Tvangsfravikelse ble begjært 08.05.2026 nr. 10003) Ubetalt: 12 000,00 kr',
      'Kravet i dette varselet 12 097,18 kr',
      'Annet som er forfalt 102,82 kr',
      'I alt er 24 200,00 kr forfalt på leieforholdet',
      'Begjæringen som er levert, stanser først når hele summen er betalt',
    ])
      expect(text).toContain(expected);
    const mail = lateLetter('no', before);
    expect(mail.facts).toContainEqual({ label: 'Betales innen', value: '18.06.2026' });
    // The letter, its box and its mail have one sum for its own claim; what stops the petition is another.
    const enough =
      'Betaler du 12 097,18 kr senest 18.06.2026, blir det ikke begjært fravikelse for kravet i dette varselet.';
    expect(text).toContain('Beløp 12 097,18 kr');
    expect(text).toContain(enough);
    const [, own, , all] = mail.paragraphs.map((one) => one.replaceAll(/\s/g, ' '));
    expect(own).toBe(enough);
    expect(all).toContain('I alt er 24 200,00 kr forfalt');
    expect(lateLetter('no', letter).paragraphs.join(' ').replaceAll(/\s/g, ' ')).toContain(enough);
  });

  test('can be in English as well', async () => {
    const text = await read(letterText('en', dueOn('2026-05-30')));
    expect(text).toContain('Enforcement Act § 4-18, cf. § 13-2 third paragraph a');
    expect(text).toContain('If you pay NOK 12,097.18 by 18.06.2026');
  });
});

test.each([
  ['2026-12-31', 'Gebyret følger inkassoforskriften'],
  ['2027-01-01', 'Gebyret følger inkassoloven'],
])('a reminder of %s names the rule of its fee', async (sentOn, input) => {
  const next = repeatedRates(PUBLISHED_RATES, { until: '2027-12-31', source: 'test' });
  const rates = [...PUBLISHED_RATES, ...next];
  const letter = { ...dueOn('2026-05-30', NO_NOTICE), rates, sentOn };
  expect(await read(letterText('no', letter))).toContain(input);
});

test('a petition has what a namsmann needs: parties, ground, notice, claim, enclosures', async () => {
  const {
    kind: _,
    payBy: __,
    tellsNav: ___,
    navObjectBy: ____,
    ...letter
  } = dueOn('2026-06-19', NO_NOTICE);
  const born = { orgNumber: null, birthDate: '1990-02-03', address: 'Markveien 12, 0554 Oslo' };
  const petition: PetitionDocument = {
    ...letter,
    facts: {
      landlord: {
        address: 'Bygdøy allé 2, 0257 Oslo',
        birthDate: null,
        orgNumber: '974760673',
      },
      tenants: letter.parties.tenants.map(({ email }) => ({ ...born, email })),
      leaseSignedOn: null,
    },
    municipality: 'Oslo',
    lease: { signedOn: '2026-01-20', isSealed: true },
    notices: [
      {
        sentOn: '2026-05-30',
        sentAt: Temporal.Instant.from('2026-05-30T06:40:00Z'),
        sentTo: ['aase@example.com', 'n@example.com'],
        serials: [10_007],
        posted: [
          {
            to: 'Åse Nilsen, Markveien 12, 0554 Oslo',
            on: '2026-06-01',
            tracking: 'RR123456785NO',
          },
        ],
      },
    ],
  };
  const parts = petitionParts(petition);
  expect(parts.map(({ mark, of }) => [mark, 'notice' in of ? of : of.title])).toEqual([
    [null, 'Begjæring om tvangsfravikelse'],
    ['Vedlegg 2', 'Oversikt over kravet'],
    ['Vedlegg 3', { notice: 0 }],
    ['Vedlegg 4', 'Når og hvordan varselet er sendt'],
  ]);
  const drawn = await Promise.all(
    parts.map(({ of }) => ('notice' in of ? Promise.resolve('') : read(of))),
  );
  const expected = [
    [
      'Til namsmannen i Oslo Dato',
      'Ingrid Ødegård Org.nr. 974 760 673 Bygdøy allé 2, 0257 Oslo',
      'Leien kreves inn av Byporten Forvaltning AS',
      'Åse Sæther Født 03.02.1990 Markveien 12, 0554 Oslo aase@example.com Fødselsnummer eller d-nummer:',
      'Hovedkrav: husleie 12 000,00 kr Tilleggskrav: purregebyr 38,00 kr Tilleggskrav: forsinkelsesrente 138,08 kr Sum 12 176,08 kr',
      'Boligen som skal fravikes Markveien 12, H0201, 0554 Oslo',
      'begjærer tvangsfravikelse av saksøkte og saksøktes husstand',
      'forsinkelsesrente av 12 000,00 kr fra 20.06.2026 til betaling skjer',
      'signert 20.01.2026 (vedlegg 1)',
      '§ 13-2 tredje ledd bokstav a',
      'Vedlegg 3 Sendt 30.05.2026. Toukersfristen løp ut 15.06.2026',
      'egen fil, elektronisk signert og forseglet',
      'Saksøkerens underskrift',
    ],
    ['Husleie mai 2026 (faktura nr. 10007) 15.05.2026 12 000,00 kr', 'Andre beløp på fakturaene'],
    [],
    [
      'Vedlegg 3: varsel av 30.05.2026',
      'Gjelder faktura nr. 10007',
      'Sendt 30.05.2026 kl. 08:40',
      'aase@example.com n@example.com',
    ],
  ];
  for (const [index, input] of expected.entries())
    for (const text of input) expect(drawn[index]).toContain(text);
  const person = { orgNumber: null, birthDate: '1971-05-17', address: 'Bygdøy allé 2, 0257 Oslo' };
  const facts = { ...petition.facts, landlord: person };
  const [byPerson] = petitionParts({ ...petition, facts });
  const own = await read(byPerson!.of as DocumentText);
  expect(own).toContain('Født 17.05.1971 Bygdøy allé 2, 0257 Oslo Fødselsnummer eller d-nummer:');
  expect(own).not.toContain('aase@example.com Fødselsnummer');
  // Days that no letter charged are in the interest to come.
  const claims = petition.claims.map((claim) => ({ ...claim, interest: 0n, charges: [] }));
  const [uncharged] = petitionParts({ ...petition, claims });
  expect(await read(uncharged!.of as DocumentText)).toContain(
    'forsinkelsesrente av 12 000,00 kr fra 16.05.2026 til betaling skjer',
  );
  // The letter was posted on 1 June, and its two weeks are out on 15 June.
  expect(() => petitionParts({ ...petition, sentOn: '2026-06-15' })).toThrow(RangeError);
  const [elsewhere] = petitionParts({ ...petition, municipality: null });
  expect(elsewhere!.of).toMatchObject({
    sections: expect.arrayContaining([
      expect.objectContaining({ heading: 'Til namsmannen i Oslo' }),
    ]),
  });
});

test.each(
  (['no', 'en'] as const).flatMap((language) =>
    [15, 20].map((days) => ({ language, days, sentOn: addDays(MAY.dueOn, days) })),
  ),
)(
  'a reminder ($language) $days days after the due date promises the fee, its rule and the deadline that the code applies',
  async ({ language, days, sentOn }) => {
    const letter = dueOn(sentOn, { ...NO_NOTICE, reminder: { isOn: true, days } });
    const text = await read(letterText(language, letter));
    const { rule, earliestDays } = debtFeesOn(sentOn);
    const fee = rateOn(PUBLISHED_RATES, 'reminder_fee', sentOn).value;
    expect(letter.claims[0]!.fee).toBe(fee);
    expect([...amountsIn(text)]).toContain(fee);
    const named = { no: 'inkassoforskriften', en: 'Debt Collection Regulations' }[language];
    expect([rule, text]).toEqual(['regulations', expect.stringContaining(named)]);
    expect(text).toContain(dateOf(letter.payBy!));
    expect(daysBetween(sentOn, letter.payBy!)).toBeGreaterThanOrEqual(earliestDays);
  },
);
