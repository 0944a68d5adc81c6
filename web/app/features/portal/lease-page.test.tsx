import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';

import { LEASE_STATUSES, RENT_STATUSES, type LeaseSide } from '@husvaer/domain/leases/words';

import { messages } from '../../messages.ts';
import { serverI18n } from '../../platform/i18n.ts';
import type { Language } from '../../platform/language.ts';
import type { Site } from '../../platform/site.ts';
import { SignInPrompt } from '../accounts/public.tsx';
import type { LeaseQuery } from './lease.graphql.ts';
import LeasePage from './lease-page.tsx';

type Lease = LeaseQuery['getSingleLeaseForPublicSite'];

const PEOPLE = {
  tenant: { _id: 't', name: 'Ingrid Solheim', email: 'ingrid@x.no', phoneNumber: '+4741234567' },
  landlord: { _id: 'l', name: 'Kari Nordmann', email: 'kari@x.no', phoneNumber: null },
  agent: { _id: 'a', name: 'Silje Bakken', email: 'silje@x.no', phoneNumber: '+4722334455' },
};
const [landlord, agent] = [PEOPLE.landlord, PEOPLE.agent].map((one) => ({ ...one, avatar: null }));

const UNSIGNED = { signed: false, signingUrl: null };
const SIGNED = { signed: true, signingUrl: null };

/** A lease that runs and is paid for, as its tenant reads it. */
const LEASE: Lease = {
  _id: 'lease',
  version: 1,
  leaseSerial: 3,
  leaseStatus: 'paid',
  side: 'tenant',
  mayWrite: false,
  propertyId: 'home',
  kind: 'home',
  contractStartDate: '2026-07-01',
  contractEndDate: '2029-06-30',
  isTermTooShort: false,
  mayGiveNotice: true,
  noticeMonths: 3,
  monthlyRentAmount: 12_000,
  useCosts: ['electricity'],
  dueDay: 1,
  security: 'deposit_account',
  securityAmount: 36_000,
  houseRules: null,
  remaining: { year: 2, month: 6, days: 20 },
  remainingPercentage: 15,
  property: {
    propertySerial: 41,
    name: 'Lys leilighet',
    placeId: 'listing',
    street: 'Storgata',
    streetNumber: '3',
    apartmentId: 'H0101',
    postalCode: '0155',
    city: 'Oslo',
    lat: 59.9,
    lng: 10.7,
  },
  partner: { _id: 'p', name: 'Nordbolig' },
  landlord: landlord!,
  agent: agent!,
  counterpart: agent!,
  leaseContractPdfGenerated: true,
  assignmentContractPdfGenerated: true,
  enabledLeaseEsigning: true,
  enabledEsigning: true,
  leaseFileId: 'file',
  assignmentFileId: null,
  signingExpiresAt: null,
  lastSigningEnd: null,
  lastAssignmentSigningEnd: null,
  tenantLeaseSigningStatus: SIGNED,
  landlordLeaseSigningStatus: SIGNED,
  agentAssignmentSigningStatus: SIGNED,
  landlordAssignmentSigningStatus: SIGNED,
  signers: [
    { name: 'Ingrid Solheim', role: 'tenant', signedAt: '2026-06-01T10:00:00Z' },
    { name: 'Kari Nordmann', role: 'landlord', signedAt: '2026-06-02T10:00:00Z' },
  ],
  assignmentSigners: [],
  rentStatus: 'paid',
  invoiceInfo: {
    tenantStatusEnum: 'paid',
    amount: null,
    invoiceAmount: 12_000,
    invoiceDueDate: '2026-12-01',
    nextInvoiceDate: '2026-12-17',
    invoiceAccountNumber: '15064012344',
    kidNumber: '2345678',
    firstInvoice: {
      amount: 12_000,
      status: 'paid',
      dueDate: '2026-07-01',
      accountNumber: '15064012344',
      kidNumber: '1234567',
    },
  },
  evictionNotice: null,
  evictionNoticeFileId: null,
  evictionLetterFileId: null,
  securityDetails: {
    securityStatus: 'registered',
    isPaid: true,
    isAwaited: false,
    bankNumber: '86010000019',
    depositInsurancePayable: null,
    depositInsuranceKid: null,
  },
  payoutInfo: null,
  assignmentInfo: null,
  notice: null,
  rentChanges: [],
  papers: [],
};

/** The same, as whoever lets reads it. */
const LETTING = {
  leaseStatus: 'payout',
  rentStatus: 'payout',
  assignmentFileId: 'assignment',
  payoutInfo: {
    nextPayoutDate: '2026-12-15',
    nextPayoutAmount: 11_040,
    invoicePaidAfterPayoutDate: false,
    payoutTo: '12345678903',
    monthlyPayoutDate: 15,
  },
  assignmentInfo: {
    period: { from: '2026-07-01', to: null },
    brokeringCommissionAmount: { type: 'fixed', amount: 9_000 },
    rentalManagementCommissionAmount: { type: 'percent', amount: 7.5 },
    guarantee: true,
    addons: [{ name: 'Vaktmester', amount: 250 }],
  },
} satisfies Partial<Lease>;

const as = (side: LeaseSide): Partial<Lease> =>
  side === 'tenant'
    ? {}
    : {
        ...LETTING,
        side,
        mayWrite: side === 'agent',
        counterpart: side === 'agent' ? landlord! : agent!,
      };

/** The page as somebody has it, and its words alone. */
function page(
  said: Partial<Lease>,
  {
    language = 'no',
    view = '',
    isStale = false,
    currencySettings = null,
  }: {
    language?: Language;
    view?: string;
    isStale?: boolean;
    currencySettings?: object | null;
  } = {},
): { html: string; text: string } {
  const lease = { ...LEASE, ...said };
  const site = {
    partner: { partnerId: 'p', name: 'Nordbolig', currencySettings },
    today: '2026-12-11',
    person: { id: PEOPLE[lease.side]._id, name: PEOPLE[lease.side].name, roles: [] },
  } as unknown as Site;
  const found = {
    getSingleLeaseForPublicSite: lease,
    getLeaseTenants: { data: { mainTenant: { user: PEOPLE.tenant }, coTenants: [] } },
  };
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        path: '/lease/lease',
        loader: () => null,
        element: (
          <SignInPrompt>
            <LeasePage loaderData={{ found, isStale }} />
          </SignInPrompt>
        ),
      },
    ],
    {
      initialEntries: [`/lease/lease${view}`],
      hydrationData: { loaderData: { root: { site } } },
    },
  );
  const rendered = renderToStaticMarkup(
    <I18nextProvider i18n={serverI18n(language, messages[language])}>
      <MantineProvider>
        <RouterProvider router={router} />
      </MantineProvider>
    </I18nextProvider>,
  );
  // Without what stands in the head.
  const html = rendered.slice(rendered.indexOf('<div class='));
  const text = html.replace(/<[^>]+>/g, ' ').replaceAll(/[\s\u00a0]+/g, ' ');
  return { html, text };
}

/** An attribute of what the page shows. */
const has = (html: string, name: string, value: string) => html.includes(`${name}="${value}"`);
const standing = (html: string) => / data-colour="(green|red|blue|plain)"><svg/.exec(html)?.[1];

const WORDS = {
  no: {
    statuses: {
      to_pay: 'Å betale',
      outstanding: 'Delvis betalt',
      overdue: 'Forfalt',
      eviction_notice: 'Varsel om utkastelse',
      eviction_notice_due: 'Varselfristen er ute',
      paid: 'Betalt',
      over_paid: 'Betalt for mye',
    },
    allGood: 'Alt i orden!',
    next: 'Neste faktura 17.12.2026',
    due: 'Forfallsdato 1.12.2026',
    sent: 'Varsel om utkastelse sendt 20.11.2026',
    all: 'Alle fakturaer',
    open: 'Åpne fakturaen',
    notice: 'Varsel om utkastelse',
    letter: 'Brev om utkastelse',
    amount: '12 345 kr',
  },
  en: {
    statuses: {
      to_pay: 'To pay',
      outstanding: 'Partly paid',
      overdue: 'Overdue',
      eviction_notice: 'Eviction notice',
      eviction_notice_due: 'Eviction notice due',
      paid: 'Paid',
      over_paid: 'Overpaid',
    },
    allGood: 'All good!',
    next: 'Next invoice 17.12.2026',
    due: 'Due date 1.12.2026',
    sent: 'Eviction notice sent 20.11.2026',
    all: 'All invoices',
    open: 'Open invoice',
    notice: 'Eviction notice',
    letter: 'Eviction letter',
    amount: 'NOK 12,345',
  },
};
const LANGUAGES = ['no', 'en'] as const;

/** What stands beside each status of rent: its colour, its date, its button, and the look of its amount. */
const RENTS = [
  ['to_pay', 'plain', 'due', 'open', 'plain'],
  ['outstanding', 'plain', 'due', 'open', 'plain'],
  ['overdue', 'red', 'due', 'open', 'red'],
  ['eviction_notice', 'red', 'due', 'notice', 'red'],
  ['eviction_notice_due', 'red', 'sent', 'letter', 'red'],
  ['paid', 'green', 'next', 'all', null],
  ['over_paid', 'blue', null, null, 'plus'],
] as const;

const owing = (status: (typeof RENTS)[number][0]): Partial<Lease> => ({
  rentStatus: status,
  invoiceInfo: { ...LEASE.invoiceInfo, tenantStatusEnum: status, amount: 12_345 },
  evictionNotice: { sentDate: '2026-11-20' },
  evictionNoticeFileId: 'notice',
});

describe.each(LANGUAGES)('a tenant’s rent in %s', (language) => {
  const words = WORDS[language];

  test.each(RENTS)('%s', (status, colour, dated, opens, look) => {
    const { html, text } = page(owing(status), { language });
    const panel = text.slice(text.lastIndexOf(words.statuses[status]) - 200);
    expect(standing(html)).toBe(colour);
    expect(text).toContain(words.statuses[status]);
    for (const key of ['next', 'due', 'sent'] as const)
      expect(text.includes(words[key]), key).toBe(key === dated);
    for (const key of ['all', 'open', 'notice', 'letter'] as const)
      expect(html.includes(`>${words[key]}</span></span></button>`), key).toBe(key === opens);
    expect(text.includes(words.allGood)).toBe(status === 'paid');
    expect(text.includes(words.amount)).toBe(look !== null);
    expect(html.includes('+12')).toBe(look === 'plus' && language === 'no');
    if (look) expect(has(html, 'data-look', look)).toBe(true);
    expect(panel).not.toContain('undefined');
  });

  test('says of a notice without a file that the invoice can be opened', () => {
    const { html } = page(
      { ...owing('eviction_notice'), evictionNoticeFileId: null },
      { language },
    );
    expect(html).toContain(`>${words.open}</span></span></button>`);
  });
});

describe('each status of a lease, for each who reads it', () => {
  const SIDES = ['tenant', 'landlord', 'agent'] as const;
  const UNSIGNED_ONES = ['waiting_for_creation', 'new', 'in_progress'];

  test.each(LEASE_STATUSES.flatMap((one) => SIDES.map((side) => [one, side] as const)))(
    '%s, %s',
    (leaseStatus, side) => {
      const isSigned = !UNSIGNED_ONES.includes(leaseStatus);
      const { text, html } = page({
        ...as(side),
        leaseStatus,
        ...(!isSigned && {
          rentStatus: null,
          enabledLeaseEsigning: false,
          enabledEsigning: false,
          tenantLeaseSigningStatus: UNSIGNED,
          landlordLeaseSigningStatus: UNSIGNED,
          lastSigningEnd: null,
        }),
      });
      const isOnItsWay =
        leaseStatus === 'in_progress' || (leaseStatus === 'new' && side !== 'tenant');
      expect(text.includes('Slik står det')).toBe(!isOnItsWay);
      expect(text.includes('Signering Kontrakt')).toBe(isOnItsWay);
      expect(text.includes('Kontonummer')).toBe(isSigned && side === 'tenant');
      expect(text.includes('Neste utbetaling')).toBe(isSigned && side !== 'tenant');
      // What was agreed with the agency is the letting side's to read, before it is signed too.
      expect(text.includes('Oppdraget Periode')).toBe(
        side !== 'tenant' && (isSigned || isOnItsWay),
      );
      expect(text.includes('Opplysninger om deg')).toBe(!isOnItsWay && side === 'tenant');
      expect(text.includes('Om leietakerne')).toBe(!isOnItsWay && side !== 'tenant');
      // How much is left is not said of what is closed.
      expect(html.includes('Hvor mye av leietiden')).toBe(!isOnItsWay && leaseStatus !== 'closed');
      expect(text).toContain(messages.no.leases.statuses[leaseStatus]);
      expect(text).not.toMatch(/undefined|null|NaN|\{\{/);
    },
  );
});

test('every status of rent a tenant may read has a row above', () => {
  expect(RENTS.map(([status]) => status).toSorted()).toEqual(
    RENT_STATUSES.filter((status) => status !== 'payout').toSorted(),
  );
});

describe('what stands for the rent', () => {
  const REST = { isAwaited: false, depositInsurancePayable: null, depositInsuranceKid: null };

  test.each([
    ['deposit_account', 'registered', true, 'Depositumskonto', 'Registrert'],
    ['deposit_account', 'sent_to_bank', false, 'Depositumskonto', 'Sendt til banken'],
    [
      'deposit_insurance',
      'deposit_insurance',
      false,
      'Depositumsforsikring',
      'Depositumsforsikring',
    ],
    ['deposit_insurance', 'registered', true, 'Depositumsforsikring', 'Registrert'],
    ['deposit_guarantee', 'deposit_guarantee', false, 'Depositumsgaranti', 'Garanti'],
  ] as const)('%s, %s, paid: %s', (security, securityStatus, isPaid, type, status) => {
    for (const side of ['tenant', 'landlord'] as const) {
      const securityDetails = { ...REST, securityStatus, isPaid, bankNumber: null };
      const { html, text } = page({ ...as(side), security, securityDetails });
      expect(text).toContain(`Type ${type} Beløp 36 000 kr Status ${status} Flere detaljer`);
      expect(has(html, 'aria-label', 'betalt')).toBe(isPaid);
      expect(html).toContain('href="/lease/lease/deposit"');
    }
  });

  test('is not spoken of where nothing was agreed', () => {
    const none = { security: 'no_deposit', securityAmount: null, securityDetails: null } as const;
    expect(page(none).text).not.toContain('Flere detaljer');
  });
});

describe('what a landlord is paid', () => {
  const payout = (said: Partial<NonNullable<Lease['payoutInfo']>>) =>
    page({ ...as('landlord'), payoutInfo: { ...LETTING.payoutInfo, ...said } });

  test('is an amount, a date and an account', () => {
    const { text, html } = payout({});
    expect(text).toContain('Neste utbetaling 11 040 kr Utbetales 15.12.2026');
    expect(text).toContain('Dag for utbetaling Den 15. i måneden Utbetales til 1234.56.78903');
    expect(has(html, 'data-look', 'red')).toBe(false);
  });

  test('comes when the rent has, where that is later', () => {
    const { text, html } = payout({ invoicePaidAfterPayoutDate: true });
    expect(text).toContain('Neste utbetaling 11 040 kr Når husleien er kommet inn');
    expect(has(html, 'data-look', 'red')).toBe(true);
  });

  test('may be nothing, and to nowhere yet', () => {
    const { text } = payout({ nextPayoutAmount: null, nextPayoutDate: null, payoutTo: null });
    expect(text).toContain('Ingen utbetaling er planlagt.');
    expect(text).toContain('Utbetales til Ikke valgt ennå');
  });

  test('stands beside the tenants’ rent and what the agency takes', () => {
    const { text } = page({
      ...as('landlord'),
      invoiceInfo: { ...LEASE.invoiceInfo, tenantStatusEnum: 'overdue' },
    });
    expect(text).toContain('Leietakerens husleie Forfalt 12 000 kr');
    expect(text).toContain(
      'Oppdraget Periode 1.7.2026 – ubestemt Formidlingshonorar 9 000 kr Forvaltningshonorar 7,5 % Utbetalingsgaranti Ja Vaktmester 250 kr i måneden Åpne oppdragsavtalen',
    );
  });

  test('is paid by the tenants where there is no agency', () => {
    const { text } = page({ ...as('landlord'), partner: null, agent: null, counterpart: null });
    expect(text).not.toMatch(/Utbetaling(?! )|Oppdraget|Send melding/);
    expect(text).toContain('Månedsleie 12 000 kr');
  });
});

describe('on its way', () => {
  const sent = { leaseStatus: 'in_progress', rentStatus: null, leaseFileId: null } as const;
  const STAGES = [
    [{ leaseContractPdfGenerated: false }, 0, 'Kontrakten lages.', 'Kontrakten lages.'],
    [
      { tenantLeaseSigningStatus: UNSIGNED, signers: unsigned('tenant', 'landlord') },
      33,
      'Venter på at Ingrid Solheim signerer.',
      'Venter på at Ingrid Solheim signerer.',
    ],
    [
      { landlordLeaseSigningStatus: UNSIGNED, signers: unsigned('landlord') },
      66,
      'Venter på Kari Nordmann.',
      'Venter på Kari Nordmann.',
    ],
  ] as const;

  test.each(STAGES)('is %o: %s of 99', (said, progress, toTenant, toLandlord) => {
    for (const [side, words] of [
      ['tenant', toTenant],
      ['landlord', toLandlord],
    ] as const) {
      const { html, text } = page({ ...as(side), ...sent, ...said });
      expect(html).toContain(`max="99" value="${progress}" aria-label="Signering"`);
      expect(text).toContain(words);
      expect(text).not.toContain('Se leieforholdet');
    }
  });

  test('whoever’s turn it is signs', () => {
    const mine = { signed: false, signingUrl: '/signing/1' };
    const signing = { ...sent, signers: unsigned('tenant', 'landlord') };
    const tenant = page({ ...signing, tenantLeaseSigningStatus: mine });
    expect(tenant.text).toContain('Les og signer');
    const letting = { ...as('landlord'), ...signing, landlordLeaseSigningStatus: mine };
    expect(page(letting).text).toContain('Signer leiekontrakten');
  });

  const UNPAID: Partial<Lease> = {
    leaseStatus: 'upcoming',
    securityDetails: { ...LEASE.securityDetails!, isPaid: false, isAwaited: true },
    invoiceInfo: {
      ...LEASE.invoiceInfo,
      firstInvoice: { ...LEASE.invoiceInfo.firstInvoice!, status: 'sent' },
    },
  };

  test.each([
    ['tenant', 'Dette skal betales før innflytting.'],
    ['landlord', 'Venter på at leietakeren betaler.'],
    ['agent', 'Venter på at leietakeren betaler.'],
  ] as const)('is to be paid, for a %s', (side, headline) => {
    const { html, text } = page({ ...as(side), ...UNPAID });
    expect(html).toContain('max="99" value="99" aria-label="Signering"');
    expect(text).toContain(`De første betalingene ${headline}`);
    expect(text).toContain(
      'Depositum Ikke betalt ennå Type Depositumskonto Beløp 36 000 kr Kontonummer 8601.00.00019',
    );
    expect(text).toContain(
      'Første husleie Ikke betalt ennå Beløp 12 000 kr Forfallsdato 1.7.2026 Kontonummer 1506.40.12344 KID-nummer 1234567',
    );
    expect(html).toContain('href="/lease/lease?view=lease"');
    expect(text).not.toContain('Slik står det');
  });

  test('an insurance is its fee, to its own KID', () => {
    const { text } = page({
      ...UNPAID,
      security: 'deposit_insurance',
      securityDetails: {
        ...UNPAID.securityDetails!,
        bankNumber: '15064012344',
        depositInsurancePayable: 5_760,
        depositInsuranceKid: '998877',
      },
    });
    expect(text).toContain(
      'Type Depositumsforsikring Beløp 5 760 kr Kontonummer 1506.40.12344 KID-nummer 998877',
    );
  });

  test('what the bank and the house have yet to do is said', () => {
    const { text } = page({
      ...UNPAID,
      securityDetails: { ...UNPAID.securityDetails!, bankNumber: null },
      invoiceInfo: { ...LEASE.invoiceInfo, firstInvoice: null },
    });
    expect(text).toContain('Banken har ikke opprettet kontoen ennå.');
    expect(text).toContain('Fakturaen sendes 17.12.2026.');
  });

  test('leads to the lease, and back once it is paid', () => {
    expect(page(UNPAID, { view: '?view=lease' }).text).toContain('Slik står det');
    expect(page({}).html).toContain('href="/lease/lease?view=signing"');
    const { text } = page({}, { view: '?view=signing' });
    expect(text).toContain('De første betalingene Alt er betalt.');
    expect(text).toContain('Første husleie Betalt');
  });

  test.each([
    [{ enabledEsigning: true, assignmentContractPdfGenerated: false }, 0, 'er snart klar'],
    [{ agentAssignmentSigningStatus: SIGNED }, 50, 'Forvalteren har signert.'],
  ] as const)('the assignment is %o: %s of 99', (said, progress, words) => {
    const { html, text } = page({
      ...as('landlord'),
      agentAssignmentSigningStatus: UNSIGNED,
      landlordAssignmentSigningStatus: UNSIGNED,
      ...said,
    });
    expect(html).toContain(`max="99" value="${progress}" aria-label="Oppdragsavtale"`);
    expect(text).toContain(words);
    expect(page({ ...as('landlord') }).text).not.toContain('Oppdragsavtale ');
  });
});

describe('the rest of the page', () => {
  test('whom one turns to is another for each', () => {
    expect(page({}).text).toContain('Megleren SB Silje Bakken hos Nordbolig +4722334455');
    expect(page(as('landlord')).text).toContain('Megleren SB Silje Bakken hos Nordbolig');
    expect(page(as('agent')).text).toContain('Utleieren KN Kari Nordmann kari@x.no Send melding');
  });

  test('amounts are written as the agency has it', () => {
    const currencySettings = {
      decimalSeparator: ',',
      thousandSeparator: '.',
      numberOfDecimal: 2,
      currencySymbol: 'NOK',
      currencyPosition: 'before',
    };
    expect(page({}, { currencySettings }).text).toContain('Månedsleie NOK 12.000 ');
  });

  test('the lease can be opened where there is one', () => {
    expect(page({}).text).toContain('Åpne leiekontrakten');
    expect(page({ leaseFileId: null }).text).not.toContain('Åpne leiekontrakten');
  });

  test('without an end nothing is left of it', () => {
    const { text, html } = page({ contractEndDate: null });
    expect(text).toContain('1.7.2026 – ubestemt');
    expect(html).not.toContain('Hvor mye av leietiden');
  });

  test('what ends today has 0 days left', () => {
    expect(page({ remaining: { year: 0, month: 0, days: 0 } }).text).toContain('0 dager igjen');
  });

  test('words that this client does not know are said as they are', () => {
    const { text, html } = page({
      leaseStatus: 'of_tomorrow' as 'paid',
      rentStatus: 'not_yet_known' as 'paid',
      securityDetails: { ...LEASE.securityDetails!, securityStatus: 'at_sea' as 'registered' },
      invoiceInfo: { ...LEASE.invoiceInfo, amount: 12_345 },
    });
    expect(text).toContain('of tomorrow');
    expect(text).toContain('not yet known 12 345 kr');
    expect(text).toContain('Status at sea');
    expect(standing(html)).toBe('plain');
  });

  test('what may be old says so', () => {
    expect(page({}, { isStale: true }).text).toContain('Vi får ikke kontakt med Husvær');
    expect(page({}).text).not.toContain('Vi får ikke kontakt');
  });
});

/** Who has yet to sign, of these two. */
function unsigned(...roles: string[]) {
  return LEASE.signers.map((one) => (roles.includes(one.role) ? { ...one, signedAt: null } : one));
}
