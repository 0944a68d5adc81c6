import { describe, expect, test } from 'vitest';

import type { ContractFacts } from './contract.ts';
import {
  AGENCY,
  exampleAbout,
  exampleAssignment,
  exampleLease,
  LEGAL,
  read,
} from '../../../../testing/example-papers.ts';
import { noticeLetter } from '../mails.ts';
import { CLAUSES } from './editions.ts';

const DIRECT = { isInvoiced: false, clientAccount: null };

const lease = (input: Partial<ContractFacts>, language: 'en' | 'no' = 'no') =>
  read(CLAUSES.lease[language]({ ...exampleLease, ...input }));

const SHORT = { startsOn: '2027-01-01', endsOn: '2028-06-30' } as const;

test.each<[what: string, input: Partial<ContractFacts>, states: string | null]>([
  [
    'own use',
    { ...SHORT, fixedTermGround: 'own_use', fixedTermReason: 'Vi flytter hjem.' },
    'Grunnen er: Boligen skal brukes som bolig av utleieren selv eller noen som hører til husstanden. «Vi flytter hjem». Leieforholdet er bare tidsbestemt hvis boligen skal brukes i samsvar med grunnen',
  ],
  [
    'own use alone',
    { ...SHORT, fixedTermGround: 'own_use' },
    'hører til husstanden. Leieforholdet',
  ],
  [
    'another reason',
    { ...SHORT, fixedTermGround: 'other', fixedTermReason: 'Huset skal rives.' },
    'Grunnen er: «Huset skal rives». Leieforholdet',
  ],
  [
    'a home in the landlord’s house',
    { ...SHORT, kind: 'at_landlords' },
    'Boligen er en lofts- eller sokkelbolig i en enebolig, eller en bolig i en tomannsbolig, og utleieren bor i samme hus.',
  ],
  [
    'three years',
    { ...SHORT, endsOn: '2029-12-31', fixedTermGround: 'own_use', fixedTermReason: 'Hjem.' },
    null,
  ],
])('a short term states its ground: %s', (_, input, states) => {
  const text = lease(input);
  if (states === null) expect(text).not.toContain('minstetid');
  else expect(text).toContain(states);
});

test.each(['no', 'en'] as const)('a notice of a room (%s) says which room', (language) => {
  const text = read(
    CLAUSES.later[language].notice({
      ...exampleAbout,
      address: 'Markveien 12, H0201',
      roomName: 'Rom 2',
      what: 'room',
      by: 'landlord',
      approvedOn: null,
      givenOn: '2027-06-01',
      endsOn: '2027-07-01',
      protestUntil: null,
      ground: null,
      reason: null,
      givenFor: null,
    }),
  );
  expect(text).toMatch(/Markveien 12, H0201 \S+ \S+ \S+ Rom 2/);
});

test.each([
  ['no', 'Kreves av garantien 2 400 kr', 'Til leietakeren'],
  ['en', 'Claimed under the guarantee NOK 2,400', 'To the tenant'],
] as const)(
  'a protocol (%s) says what a guarantee pays, and of a deposit who gets what',
  (language, claimed, toTenant) => {
    const protocol = (isGuarantee: boolean) =>
      read(
        CLAUSES.later[language].protocol({
          ...exampleAbout,
          kind: 'move_out',
          takenOn: '2027-06-30',
          meters: [],
          keys: [],
          rooms: [],
          note: null,
          deposit: { whole: 3_000_000n, toLandlord: 240_000n, reason: null, isGuarantee },
        }),
      );
    expect(protocol(true)).toContain(claimed);
    expect(protocol(true)).not.toContain(toTenant);
    expect(protocol(false)).toContain(toTenant);
    expect(protocol(false)).not.toContain(claimed);
  },
);

test.each([
  ['no', ['10 482 kWh', '41 101,50 kr', '2 400,00 kr']],
  ['en', ['10,482 kWh', 'NOK 41,101.50', 'NOK 2,400.00']],
] as const)('a protocol (%s) has figures of one kind', (language, has) => {
  const text = read(
    CLAUSES.later[language].protocol({
      ...exampleAbout,
      kind: 'move_out',
      takenOn: '2027-06-30',
      keys: [],
      rooms: [],
      note: null,
      meters: [{ meter: 'electricity', number: null, reading: '10482 kWh' }],
      deposit: { whole: 4_350_150n, toLandlord: 240_000n, reason: null, isGuarantee: false },
    }),
  );
  for (const part of has) expect(text).toContain(part);
});

describe('a lease', () => {
  test.each<[what: string, input: Partial<ContractFacts>, has: string[], hasNot: string[]]>([
    [
      'a home',
      {},
      ['Leiekontrakt for bolig, nr. 12-3', 'av grunnene i husleieloven § 9-5', '14 500,50 kr'],
      ['uten å oppgi noen grunn'],
    ],
    [
      'a room',
      {
        kind: 'room',
        what: 'room',
        roomName: 'Rom 2, andre etasje',
        homeOf: 'Ola Lie',
        address: 'Markveien 12, H0201, 0554 Oslo',
      },
      [
        'Adresse Markveien 12, H0201, 0554 Oslo Rom Rom 2, andre etasje Adgang til boligen til Ola Lie',
        'Leiekontrakt for rom',
        'uten å oppgi noen grunn',
        '§§ 9-5 tredje ledd og 9-7',
        'Dyrehold',
      ],
      ['av grunnene i husleieloven', 'kan protestere'],
    ],
    [
      'who may live there, animals and the index',
      {},
      [
        'egne, ektefellens eller samboerens slektninger i rett opp- eller nedstigende linje',
        'Godkjenning kan bare nektes når forhold ved personen gir saklig grunn til det, eller boligen klart blir overbefolket (husleieloven § 7-1)',
        'dyreholdet ikke er til ulempe for utleieren',
        'ett år etter at siste leiefastsetting ble satt i verk (husleieloven § 4-2)',
        'Tvister må som regel behandles av Husleietvistutvalget før de kan bringes inn for tingretten',
        'framleie i inntil to år ved midlertidig fravær',
        'framleie for resten av leietiden med godkjenning fra',
        'Varighet tidsubestemt',
      ],
      ['KID-nummer'],
    ],
    [
      'a room with notice within a fixed term',
      { kind: 'room', what: 'room', endsOn: '2029-12-31', mayGiveNotice: true },
      ['bare si opp av grunnene i husleieloven § 9-5', 'Til og med 31.12.2029'],
      ['uten å oppgi noen grunn'],
    ],
    [
      'a garage',
      { kind: 'room', what: 'storage', roomName: 'Plass 14' },
      [
        'Leieobjekt Plass 14',
        'Leiekontrakt for garasje',
        '2. Leieobjektet',
        'bare brukes til det som er avtalt',
        'husleieloven § 9-7',
      ],
      ['boligen', 'Dyrehold', 'kan protestere', '§ 9-5', '§ 3-7', 'Husleietvistutvalget'],
    ],
    [
      'an agency',
      {},
      ['Nordbolig AS ved Silje Bakken Org.nr. 974 760 673 Storgata 1, 0155 Oslo husleie@'],
      [],
    ],
    [
      'rent that is not invoiced',
      DIRECT,
      ['til kontoen forvalteren oppgir skriftlig'],
      ['fakturaen'],
    ],
    [
      'rent that is paid directly',
      { agency: null, rentCollection: 'direct', rentAccount: '86011117947', ...DIRECT },
      ['direkte til utleieren, til konto 8601.11.17947'],
      ['fakturaen'],
    ],
    [
      'an insurance',
      {
        securityType: 'deposit_insurance',
        securityAmount: 3_000_000n,
        insurance: { insurer: 'Trygg Utleie ASA', fee: 480_000n },
      },
      [
        'Godtakelse av depositumsforsikring Leverandør Trygg Utleie ASA Beløp 30 000 kr',
        'Pris for leietakeren 4 800 kr, betales én gang',
        'Frivillig Ja. Forsikringen er ikke et vilkår for å leie.',
        'Prisen er ikke en del av leien. Den faktureres for seg',
      ],
      ['Godtakelse av garanti'],
    ],
    [
      'an insurance whose insurer is not known, and that is not invoiced',
      {
        securityType: 'deposit_insurance',
        securityAmount: 3_000_000n,
        isInvoiced: false,
        insurance: { insurer: null, fee: 480_000n },
      },
      ['Leverandør Forsikringsselskapet som står i forsikringsbeviset'],
      ['faktureres for seg'],
    ],
    [
      'a deposit account',
      { securityType: 'deposit_account', securityAmount: 3_000_000n },
      ['Godtakelse av depositumskonto', 'Pris for leietakeren Ingenting. Utleieren betaler'],
      ['Frivillig'],
    ],
    [
      'a guarantee',
      { securityType: 'deposit_guarantee', securityAmount: 3_000_000n },
      ['Godtakelse av garanti', 'Utleieren krever ikke betaling for den', 'Frivillig Ja.'],
      ['forsikring'],
    ],
    ['no security', {}, ['Ingen sikkerhet er avtalt'], ['Godtakelse av']],
    [
      'who the parties are, as far as it is known',
      {
        tenants: [
          { name: 'Ingrid Solheim', birthDate: '1994-03-02', orgNumber: null, postalAddress: null },
          {
            name: 'Solheim Eiendom AS',
            birthDate: '1990-01-01',
            orgNumber: '974760673',
            postalAddress: 'Torget 1, 7010 Trondheim',
          },
        ],
      },
      [
        'Utleier Kari Nordmann Født 17.05.1971 Kirkeveien 4, 0363 Oslo Forvalter',
        'Leietaker Ingrid Solheim Født 02.03.1994 Medleietaker',
        'Medleietaker Solheim Eiendom AS Org.nr. 974 760 673 Torget 1, 7010 Trondheim',
      ],
      ['null', '01.01.1990'],
    ],
  ])('states of %s what the law and the parties require', (_, input, has, hasNot) => {
    const text = lease(input);
    for (const part of has) expect(text).toContain(part);
    for (const part of hasNot) expect(text).not.toContain(part);
  });

  test.each([
    ['no', 'Ellers gjelder standardvilkårene.', '(husleieloven § 1-3)'],
    ['en', 'Otherwise the standard terms prevail.', '(Tenancy Act § 1-3)'],
  ] as const)(
    'by the landlord’s own contract (%s) says when negotiated terms prevail',
    (language, ...has) => {
      const text = lease({ ownContract: 'Leiekontrakt.pdf' }, language);
      for (const part of has) expect(text).toContain(part);
    },
  );

  test.each([
    [
      'no',
      'framleie en del av boligen og selv bo der',
      '§§ 7-2 til 7-4',
      'med fristen i husleieloven § 9-6 (husleieloven § 7-5)',
    ],
    [
      'en',
      'a part of the home in which the tenant also lives',
      '§§ 7-2 to 7-4',
      'with the period in the Tenancy Act § 9-6 (Tenancy Act § 7-5)',
    ],
  ] as const)(
    'of a home or a room (%s) says when the tenant may sublet, and give notice',
    (language, ...has) => {
      const room = { kind: 'room', what: 'room' } as const;
      const bound = { endsOn: '2029-12-31', mayGiveNotice: false };
      for (const input of [{}, room, { ...room, ...bound }])
        for (const part of has) expect(lease(input, language)).toContain(part);
      // Where a bound term is promised, the exception is named: in the term and in the clause on notice.
      const count = (input: object) => lease(input, language).split('§ 7-5').length - 1;
      expect(count(bound)).toBe(count({}) + 2);
    },
  );

  test('in English has the acceptance of eviction in Norwegian as well, and says which text applies', () => {
    const text = lease({}, 'en');
    expect(text).toContain('NOK 14,500.50');
    expect(text).toContain('Leietakeren vedtar at tvangsfravikelse kan kreves');
    expect(text).toContain('the Norwegian text prevails');
    expect(lease({}, 'en')).not.toContain('Org.nr.');
  });

  test.each([
    ['no', 'Partene godtar uttrykkelig', 'også varsel etter tvangsfullbyrdelsesloven § 4-18'],
    ['en', 'The parties expressly accept', 'notices under the Enforcement Act § 4-18'],
  ] as const)('accepts notices by e-mail (%s), also with an own contract', (language, ...has) => {
    const own = { ownContract: 'Leiekontrakt.pdf' };
    for (const text of [lease({}, language), lease(own, language)])
      for (const part of has) expect(text).toContain(part.replace('også ', ''));
  });

  test.each([
    ['no', 'til konto 8601.11.17947, som er klientkontoen til Nordbolig AS, og med KID-en'],
    ['en', 'to account 8601.11.17947, which is the client account of Nordbolig AS'],
  ] as const)(
    'says to which account invoiced rent is paid, and whose it is (%s)',
    (language, has) => {
      for (const ownContract of [null, 'Leiekontrakt.pdf'])
        expect(lease({ ownContract }, language)).toContain(has);
    },
  );

  test('of a room or a garage is named in English too', () => {
    expect(lease({ kind: 'room', what: 'room' }, 'en')).toContain('Lease of a room');
    expect(lease({ kind: 'room', what: 'storage' }, 'en')).toContain('Lease of a garage');
  });
});

test.each([
  [
    'no',
    'Prisene er oppgitt inkludert merverdiavgift.',
    [
      'forberede en begjæring om tvangsfravikelse',
      '+4722000000',
      'angreretten da går tapt (angrerettloven § 22 bokstav c)',
      'Fyll ut og returner dette skjemaet dersom du ønsker å gå fra avtalen',
      'Jeg/vi underretter herved om at jeg/vi ønsker å gå fra min/vår avtale om kjøp av følgende tjenester:',
      'Utfylt skjema sendes til Nordbolig AS',
      'Avtalen ble inngått den (dato)',
      'Forbrukerens/forbrukernes underskrift (dersom papirskjema benyttes)',
      '14 dager',
      'Org.nr. 974 760 673',
      'Kari Nordmann Født 17.05.1971 Kirkeveien 4, 0363 Oslo',
      'Tillatelse fra Finanstilsynet: Eiendomsmeglingsforetak, nr. 12345 Ansvarlig megler: Berit Moe',
    ],
    ['for inntil 3 måneders ubetalt leie om gangen', 'for inntil én måneds ubetalt leie'],
  ],
  [
    'en',
    'Prices include value added tax.',
    [
      'petition for eviction',
      '+4722000000',
      'the right is then lost (Right of Withdrawal Act § 22 c)',
      'Complete and return this form only if you wish to withdraw from the contract',
      'I/We hereby give notice that I/We withdraw from my/our contract for the provision of the following service:',
      'Signature of consumer(s) (only if this form is notified on paper)',
      '14 days',
      'Organisation number 974 760 673',
      'Kari Nordmann Born 17.05.1971 Kirkeveien 4, 0363 Oslo',
      'Licence from Finanstilsynet: Eiendomsmeglingsforetak, nr. 12345 Responsible broker: Berit Moe',
    ],
    ['for up to 3 months’ unpaid rent at a time', 'for up to one month’s unpaid rent'],
  ],
] as const)(
  'an assignment (%s) names both parties, the authority, prices with tax, the guarantee’s months, and how to withdraw',
  (language, withVat, has, [guaranteed, once]) => {
    const text = read(CLAUSES.assignment[language](exampleAssignment));
    for (const part of [...has, withVat]) expect(text).toContain(part);
    const legal = { ...LEGAL, isInVat: false };
    expect(text).toContain(guaranteed);
    expect(
      read(CLAUSES.assignment[language]({ ...exampleAssignment, guaranteeMonths: 1 })),
    ).toContain(once);
    const untaxed = { ...exampleAssignment, agency: { ...AGENCY, legal } };
    expect(read(CLAUSES.assignment[language](untaxed))).not.toContain(withVat);
  },
);

test.each([
  [
    'no',
    'Oppdragsavtale om forvaltning',
    'Utleieren finner leietakeren selv',
    /finner leietaker og/,
  ],
  ['en', 'Assignment of management', 'The landlord finds the tenant', /finds a tenant/],
] as const)(
  'an assignment (%s) without brokering says that the landlord finds the tenant',
  (language, title, work, brokering) => {
    const text = read(CLAUSES.assignment[language]({ ...exampleAssignment, brokering: null }));
    expect(text).toContain(title);
    expect(text).toContain(work);
    expect(text).not.toMatch(brokering);
  },
);

test.each([
  ['room', 'et enkelt rom med adgang til en annens bolig', 'garasje'],
  ['storage', 'for selvstendig leie av garasje eller bod', 'enkelt rom'],
] as const)(
  'a notice of a %s says only of what is let why it has no reason',
  (what, has, hasNot) => {
    const notice = {
      ...exampleAbout,
      what,
      givenFor: 'Nordbolig AS',
      approvedOn: '2027-05-28',
      by: 'landlord' as const,
      givenOn: '2027-05-29',
      endsOn: '2027-06-29',
      ground: null,
      reason: null,
      protestUntil: null,
    } as const;
    const text = read(CLAUSES.later.no.notice(notice));
    expect(text).toContain(has);
    expect(text).not.toContain(hasNot);
    expect(text).toContain('Utleieren har godkjent oppsigelsen 28.05.2027');
    const home = {
      ...notice,
      what: 'home',
      ground: 'own_use',
      protestUntil: '2027-06-29',
    } as const;
    const grounded = read(CLAUSES.later.no.notice(home));
    expect(grounded).toContain(
      'protestere skriftlig til utleieren mot oppsigelsen innen én måned etter å ha mottatt den',
    );
    // Without this a notice is invalid (husleieloven § 7-7 second paragraph).
    const toSubtenant =
      'Framleieren kan protestere mot oppsigelsen innen én måned etter at leietakeren har mottatt den';
    expect(grounded).toContain(toSubtenant);
    expect(text).not.toContain(toSubtenant);
    expect(read(CLAUSES.later.en.notice(home))).toContain(
      'The subtenant may protest against the notice within one month after the tenant received it',
    );
  },
);

describe.each(['no', 'en'] as const)('a paper after the lease (%s)', (language) => {
  const later = CLAUSES.later[language];
  const notice = {
    ...exampleAbout,
    what: 'home',
    by: 'landlord',
    givenOn: '2027-05-29',
    endsOn: '2027-08-31',
    ground: 'own_use',
    reason: null,
    protestUntil: '2027-06-29',
    givenFor: null,
    approvedOn: null,
  } as const;
  const ending = { ...exampleAbout, endsOn: '2027-08-31', rentEndsOn: '2027-08-31', reason: null };
  const letting = 'Nordbolig\nStorgata 1\n0155 Oslo';

  test('has its sender and its recipient', () => {
    const byTenant = { ...notice, by: 'tenant', ground: null, protestUntil: null } as const;
    for (const text of [later.notice(notice), later.ending(ending)])
      expect(text.letterhead?.from).toBe(letting);
    expect(later.notice(byTenant).letterhead?.to).toBe(letting);
    expect(later.notice(byTenant).letterhead?.from).toBe(later.ending(ending).letterhead?.to);
  });

  test('and its mail say the same about where a protest is sent', () => {
    for (const address of [exampleAbout.letting.address, null]) {
      const known = { ...notice, letting: { ...exampleAbout.letting, address } };
      const texts = [read(later.notice(known)), noticeLetter(language, known).paragraphs.join(' ')];
      for (const text of texts) {
        expect(text).toContain(known.letting.email);
        expect(text.includes(exampleAbout.letting.address!)).toBe(address !== null);
      }
    }
  });

  test('that extends a term has the lease’s acceptance of eviction at its end, and quotes its reason', () => {
    const extension = {
      ...exampleAbout,
      endedOn: '2027-12-31',
      endsOn: '2028-12-31',
      fixedTermGround: 'other',
      fixedTermReason: 'Huset skal rives',
    } as const;
    const accepted = 'tvangsfravikelse kan kreves når leietiden er løpt ut';
    expect(lease({ endsOn: '2029-12-31' }, language)).toContain(accepted);
    expect(read(later.extension(extension))).toContain(accepted);
    expect(read(later.extension(extension))).toMatch(/[«“]Huset skal rives[»”]\./);
    const openEnded = { ...extension, endsOn: null };
    expect(read(later.extension(openEnded))).not.toContain(accepted);
  });
});
