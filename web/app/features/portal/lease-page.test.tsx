import { describe, expect, test } from 'vitest';

import { SECURITY_STATUSES } from '@husvaer/domain/deposits/states';
import {
  LEASE_STATUSES,
  RENT_STATUSES,
  SECURITY_TYPES,
  type LeaseSide,
  type LeaseStatus,
} from '@husvaer/domain/leases/enums';

import { messages } from '../../messages.ts';
import { LANGUAGES } from '../../platform/language.ts';
import type { Lease } from './lease.ts';
import {
  as,
  button,
  has,
  LEASE,
  LETTING,
  NONSENSE,
  page,
  SIDES,
  UNSIGNED,
} from './testing/lease-page.tsx';

const colourOf = (html: string) => / data-colour="(green|red|blue|plain)"><svg/.exec(html)?.[1];

const WORDS = {
  no: {
    statuses: {
      to_pay: 'Å betale',
      outstanding: 'Delvis betalt',
      overdue: 'Forfalt',
      eviction_notice: 'Varsel om tvangsfravikelse',
      eviction_notice_due: 'Fristen i varselet er gått ut. Skyldig:',
      paid: 'Betalt',
      over_paid: 'Overbetalt',
    },
    allGood: 'Alt i orden!',
    next: 'Neste faktura 17.12.2026',
    due: 'Forfallsdato 1.12.2026',
    sent: 'Varsel om tvangsfravikelse sendt 20.11.2026',
    all: 'Alle fakturaer',
    open: 'Åpne fakturaen',
    notice: 'Varsel om tvangsfravikelse',
    letter: 'Begjæring om tvangsfravikelse',
    amount: '12 345 kr',
    rent: '12 000 kr',
    first: 'Den 1. i måneden',
    left: '2 år, 6 måneder og 20 dager igjen',
    one: '1 år, 1 måned og 1 dag igjen',
    none: '0 dager igjen',
    paid: 'betalt',
    deposit: '36 000 kr',
  },
  en: {
    statuses: {
      to_pay: 'To pay',
      outstanding: 'Partly paid',
      overdue: 'Overdue',
      eviction_notice: 'Eviction notice',
      eviction_notice_due: 'Notice period over',
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
    rent: 'NOK 12,000',
    first: 'Day 1 of the month',
    left: '2 years, 6 months and 20 days left',
    one: '1 year, 1 month and 1 day left',
    none: '0 days left',
    paid: 'paid',
    deposit: 'NOK 36,000',
  },
};

/** Per rent status: the colour, the date, the button, and the style of the amount. */
const RENTS = [
  ['to_pay', 'plain', 'due', 'open', 'plain'],
  ['outstanding', 'plain', 'due', 'open', 'plain'],
  ['overdue', 'red', 'due', 'open', 'red'],
  ['eviction_notice', 'red', 'due', 'notice', 'red'],
  ['eviction_notice_due', 'red', 'sent', 'letter', 'red'],
  ['paid', 'green', 'next', 'all', null],
  ['over_paid', 'blue', null, null, 'plus'],
] as const;

const isOwed = (status: string) => status !== 'paid' && status !== 'over_paid';

const owing = (status: (typeof RENTS)[number][0]): Partial<Lease> => ({
  rentStatus: status,
  invoiceInfo: {
    ...LEASE.invoiceInfo,
    tenantStatusEnum: status,
    amount: 12_345,
    totals: { claimed: 72_000, paid: 59_655, open: isOwed(status) ? 12_345 : 0, surplus: 0 },
  },
  evictionNotice: { sentDate: '2026-11-20' },
  evictionNoticeFileId: 'notice',
  evictionLetterFileId: 'letter',
});

/** The colour of a lease's badge; all others are grey. */
const TONES: Partial<Record<LeaseStatus, string>> = {
  in_progress: 'ahead',
  upcoming: 'ahead',
  soon_ending: 'ahead',
  active: 'good',
  paid: 'good',
  payout: 'good',
  overdue: 'bad',
  eviction_notice: 'bad',
  eviction_notice_due: 'bad',
  eviction: 'bad',
};
const badge = (html: string) =>
  /<header[^>]*><span class="[^"]*"([^>]*)>([^<]*)</.exec(html)?.slice(1);
const toned = (status: LeaseStatus) => (TONES[status] ? ` data-tone="${TONES[status]}"` : '');

const UNSIGNED_ONES = ['waiting_for_creation', 'new', 'in_progress'];
const BOUND = LEASE_STATUSES.filter((one) => !UNSIGNED_ONES.includes(one));

describe.each(LANGUAGES)('each status of a lease, each of its rent, in %s', (language) => {
  const words = WORDS[language];
  const { portal, leases, lease_changes } = messages[language];
  /** Parts that only some sides see. */
  const PARTS: [string, readonly LeaseSide[]][] = [
    [portal.rent.account, ['tenant', 'agent']],
    [portal.rent.kid, ['tenant', 'agent']],
    [portal.payout.next, ['landlord', 'agent']],
    [portal.payout.monthly, ['landlord', 'agent']],
    [portal.payout.account, ['landlord', 'agent']],
    [portal.payout.tenants, ['landlord']],
    [portal.payout.history, ['landlord', 'agent']],
    [portal.payout.landlord_invoices, ['landlord']],
    [portal.payout.landlord_invoices_of, ['agent']],
    [portal.payout.tenant_invoices, ['landlord', 'agent']],
    [portal.payout.tenant_payments, ['landlord', 'agent']],
    [portal.assignment.title, ['landlord', 'agent']],
    [portal.assignment.brokering, ['landlord', 'agent']],
    [portal.summary.your_details, ['tenant']],
    [portal.summary.tenant_details, ['landlord', 'agent']],
    [portal.summary.title, SIDES],
    [portal.summary.open, SIDES],
    [portal.summary.files, SIDES],
    [portal.security.title, SIDES],
    [portal.security.more, SIDES],
    [lease_changes.signing.title, []],
    [lease_changes.signing.read_and_sign, []],
    [portal.payments.title, []],
  ];

  /** While a lease runs, and after it has ended. */
  const RUNNING: typeof PARTS = [
    [portal.rent.history, ['tenant', 'agent']],
    [portal.rent.calendar, ['tenant', 'landlord']],
    [portal.final.claimed, []],
  ];
  const OVER: typeof PARTS = [
    [portal.final.ended, ['tenant', 'agent']],
    [portal.final.claimed, ['tenant', 'agent']],
    [portal.final.receipts, ['tenant', 'agent']],
    [portal.security.balance, SIDES],
    [portal.rent.calendar, ['landlord']],
  ];

  describe.each(SIDES)('for a %s', (side) => {
    const isLandlord = side === 'landlord';

    test.each(BOUND.flatMap((one) => RENTS.map(([rent, ...look]) => [one, rent, look] as const)))(
      '%s, %s',
      (leaseStatus, rent, [colour, dated, opens, look]) => {
        const { html, text } = page(
          { ...as(side), ...owing(rent), leaseStatus, ...(isLandlord && { rentStatus: 'payout' }) },
          { language },
        );
        expect(badge(html)).toEqual([toned(leaseStatus), leases.statuses[leaseStatus]]);
        expect(has(html, 'aria-label', portal.summary.over)).toBe(leaseStatus !== 'closed');
        const isOver = leaseStatus === 'closed';
        for (const [part, sides] of [...PARTS, ...(isOver ? OVER : RUNNING)])
          expect(html.includes(`>${part}<`), part).toBe(sides.includes(side));
        // A tenant always has exactly one link to all invoices.
        const lists = html.split(`>${words.all}<`).length - 1;
        expect(lists).toBe(side === 'tenant' || (side === 'agent' && rent === 'paid') ? 1 : 0);

        // The status and the amount are shown once, before everything else.
        const amount = look ? `${look === 'plus' ? '+' : ''}${words.amount}` : words.allGood;
        const first = isLandlord ? portal.payout.next : `${words.statuses[rent]} ${amount}`;
        expect(text).toContain(`${portal.summary.title} ${first}`);
        expect(text.split(`${words.statuses[rent]} ${amount}`)).toHaveLength(isLandlord ? 1 : 2);
        // The panel is for tenants and their agent; a landlord has one line about the invoice.
        expect(colourOf(html)).toBe(isLandlord ? undefined : colour);
        expect(
          text.includes(`${portal.payout.tenants} ${words.statuses[rent]} ${words.rent}`),
        ).toBe(isLandlord);
        for (const key of ['next', 'due', 'sent'] as const)
          expect(text.includes(words[key]), key).toBe(key === dated && !isLandlord);
        for (const key of ['open', 'notice', 'letter'] as const)
          expect(button(html, words[key]) !== null, key).toBe(key === opens && !isLandlord);
        expect(text.includes(words.allGood)).toBe(rent === 'paid' && !isLandlord);
        const surplus = isOver ? portal.final.surplus_back : portal.rent.surplus;
        expect(text.includes(surplus)).toBe(rent === 'over_paid' && !isLandlord);
        for (const one of ['red', 'plus'])
          expect(has(html, 'data-look', one)).toBe(one === look && !isLandlord);
        expect(text).not.toMatch(NONSENSE);
      },
    );

    test.each([...UNSIGNED_ONES, 'closed'] as LeaseStatus[])(
      '%s, before all have signed',
      (leaseStatus) => {
        const { text, html } = page(
          {
            ...as(side),
            leaseStatus,
            rentStatus: null,
            leaseFileId: null,
            lastSigningEnd: null,
            enabledLeaseEsigning: false,
            enabledEsigning: false,
            tenantLeaseSigningStatus: UNSIGNED,
            landlordLeaseSigningStatus: UNSIGNED,
          },
          { language },
        );
        const isOnItsWay =
          leaseStatus === 'in_progress' || (leaseStatus === 'new' && side !== 'tenant');
        expect(badge(html)).toEqual([toned(leaseStatus), leases.statuses[leaseStatus]]);
        for (const [part, isThere] of [
          [portal.summary.title, !isOnItsWay],
          [lease_changes.signing.title, isOnItsWay],
          [portal.summary.your_details, !isOnItsWay && side === 'tenant'],
          [portal.summary.tenant_details, !isOnItsWay && side !== 'tenant'],
          // Only the landlord's side may read the terms agreed with the agency, also before the signing.
          [portal.assignment.brokering, isOnItsWay && side !== 'tenant'],
          [portal.summary.open, false],
          [portal.rent.account, false],
          [portal.payout.next, false],
          [portal.security.more, false],
          [portal.payments.title, false],
        ] as const)
          expect(html.includes(`>${part}<`), part).toBe(isThere);
        expect(text).not.toContain(words.allGood);
        expect(has(html, 'aria-label', portal.summary.over)).toBe(
          !isOnItsWay && leaseStatus !== 'closed',
        );
        expect(text).not.toMatch(NONSENSE);
      },
    );
  });

  test('a notice and a letter are fetched; anything else opens the list of invoices', () => {
    for (const [rent, , , opens] of RENTS.filter(([, , , one]) => one !== null)) {
      const isFile = opens === 'notice' || opens === 'letter';
      const attributes = button(page(owing(rent), { language }).html, words[opens!]);
      expect(attributes?.includes('aria-haspopup="dialog"'), rent).toBe(!isFile);
    }
    const { html } = page(
      { ...owing('eviction_notice'), evictionNoticeFileId: null },
      { language },
    );
    expect(button(html, words.notice)).toBeNull();
    // Tenants may not read a petition: the button names the file that it opens.
    const without = page(
      { ...owing('eviction_notice_due'), evictionLetterFileId: null },
      { language },
    );
    expect(button(without.html, words.letter)).toBeNull();
    expect(button(without.html, words.notice)).not.toBeNull();
    expect(button(html, words.open)).toContain('aria-haspopup="dialog"');
  });

  test('the rent has an amount, a due day, an account and a KID', () => {
    const { text } = page({}, { language });
    const { monthly, due, account, kid, history } = portal.rent;
    expect(text).toContain(
      `${monthly} ${words.rent} ${due} ${words.first} ${account} 1506.40.12344 ${kid} 2345678 ${history}`,
    );
  });
});

test('every status of rent a tenant may read has a row above', () => {
  expect(RENTS.map(([status]) => status).toSorted()).toEqual(
    RENT_STATUSES.filter((status) => status !== 'payout').toSorted(),
  );
});

test.each(LANGUAGES)('rent to another account than before has a frame, in %s', (language) => {
  const { title } = messages[language].newAccount;
  const shown = (accountChange: Lease['invoiceInfo']['accountChange']) =>
    page({ invoiceInfo: { ...LEASE.invoiceInfo, accountChange } }, { language }).text;
  const text = shown({ formerAccountNumber: '99991042764', noticeDate: '2026-11-20' });
  expect(text).toContain(title);
  for (const account of ['1506.40.12344', '9999.10.42764']) expect(text).toContain(account);
  expect(shown(null)).not.toContain(title);
});

describe.each(LANGUAGES)('the actions for late rent, in %s', (language) => {
  const { late } = messages[language].portal;
  const date = language === 'no' ? '4. desember 2026' : '4 December 2026';
  const of = (
    values: Partial<Lease>,
    {
      stage = 'reminded',
      payBy = '2026-12-04',
      waitsFor = null,
    }: Partial<Pick<NonNullable<Lease['arrears']>, 'stage' | 'payBy' | 'waitsFor'>> = {},
  ) => {
    const owed = owing(values.rentStatus as 'overdue');
    const claim = {
      invoiceId: 'one',
      invoiceSerialId: 7,
      month: '2026-11-01',
      dueDate: '2026-11-01',
      amount: 12_000,
      stage: stage!,
      payBy,
      petitionedOn: '2026-12-07',
      stop: null,
      next: null,
      letters: [{ _id: 'l', kind: 'notice' as const, sentOn: '2026-11-16', fileId: 'file' }],
    };
    const arrears = { stage, everything: 12_345, payBy, next: null, waitsFor, claims: [claim] };
    return page({ ...owed, arrears, ...values }, { language }).text;
  };

  test('are shown to a tenant: pay by when, object, Nav, legal help', () => {
    const values = { amount: WORDS[language].amount, date };
    const fill = (words: string) =>
      words.replace('{{amount}}', values.amount).replace('{{date}}', values.date);
    for (const [rentStatus, stage, words] of [
      ['overdue', 'reminded', late.pay.by],
      ['eviction_notice', 'noticed', late.pay.notice],
      ['eviction_notice_due', 'notice_over', late.pay.over],
      ['eviction_notice_due', 'petitioned', late.pay.petitioned],
    ] as const) {
      const text = of({ rentStatus }, { stage });
      expect(text).toContain(`${late.title.tenant} ${fill(words)}`);
      for (const one of [late.object, late.nav, late.legal]) expect(text).toContain(one);
    }
    expect(of({ rentStatus: 'overdue' }, { payBy: null })).toContain(fill(late.pay.soon));
    const named =
      language === 'no'
        ? 'Husleie november 2026 (faktura nr. 7)'
        : 'Rent November 2026 (invoice no. 7)';
    expect(of({ rentStatus: 'overdue' })).toContain(named);
  });

  test('are shown to the letting side: what is sent, and what follows', () => {
    for (const side of ['landlord', 'agent'] as const) {
      const text = of({ ...as(side), rentStatus: 'eviction_notice' });
      expect(text).toContain(late.letting.owes.replace('{{amount}}', WORDS[language].amount));
      expect(text).not.toContain(late.nav);
    }
  });

  test('say that the next letter waits for a rate of law', () => {
    const rate = { kind: 'late_interest', day: '2027-01-01' } as const;
    const words = {
      no: 'Neste steg venter: forsinkelsesrenten for 1. januar 2027 er ikke kjent ennå.',
      en: 'The next step waits: the late interest of 1 January 2027 is not known yet.',
    }[language];
    const values = { ...as('agent'), rentStatus: 'overdue' } as const;
    expect(of(values, { waitsFor: rate })).toContain(words);
    expect(of(values)).not.toContain(words);
  });

  test('include a payment plan: requested, answered, and followed', () => {
    const { plan } = messages[language].portal;
    const html = (side: LeaseSide, values: Partial<NonNullable<Lease['paymentPlan']>> | null) =>
      page(
        {
          ...as(side),
          ...owing('overdue'),
          paymentPlan: values && {
            _id: 'plan',
            state: 'proposed',
            isOwn: true,
            total: 12_345,
            instalments: [
              { dueOn: '2026-12-04', amount: 6_000, left: 0 },
              { dueOn: '2027-01-04', amount: 6_345, left: 6_345 },
            ],
            ...values,
          },
        },
        { language },
      ).html;
    for (const side of SIDES) {
      const who = side === 'tenant' ? 'tenant' : 'letting';
      for (const none of [null, { state: 'withdrawn' as const }, { state: 'broken' as const }])
        expect(button(html(side, none), plan.propose[who])).toContain('aria-haspopup="dialog"');
      expect(html(side, { state: 'broken' })).toContain(plan.ended.broken);
      const own = html(side, {});
      expect(button(own, plan.withdraw)).not.toBeNull();
      expect(button(own, plan.accept)).toBeNull();
      const others = html(side, { isOwn: false });
      for (const one of [plan.accept, plan.decline]) expect(button(others, one)).not.toBeNull();
      expect(others).toContain(plan.holds);
      const accepted = html(side, { state: 'accepted' });
      expect(accepted).toContain(plan.holds);
      // The plan replaces all other actions.
      for (const one of Object.values(late.title)) expect(accepted).not.toContain(`>${one}<`);
      expect(button(accepted, plan.withdraw)).toBeNull();
      expect(accepted).not.toMatch(NONSENSE);
    }
  });

  test('are hidden while nothing is late', () => {
    for (const side of SIDES) {
      const { text } = page({ ...as(side), ...owing('to_pay') }, { language });
      for (const one of Object.values(late.title)) expect(text).not.toContain(one);
    }
  });
});

describe.each(LANGUAGES)('the security in %s', (language) => {
  const { types, statuses, ...words } = messages[language].portal.security;
  /** Until the bank, the insurer or the guarantor reports a status, it is the type's own. */
  const OF = {
    deposit_account: ['deposit_account', 'sent_to_bank', 'registered'],
    deposit_insurance: ['deposit_insurance', 'registered'],
    deposit_guarantee: ['deposit_guarantee', 'registered'],
  } as const;
  const ROWS = SECURITY_TYPES.filter((type) => type !== 'no_deposit').flatMap((security) =>
    OF[security].map((securityStatus) => ({ security, securityStatus })),
  );

  test.each(ROWS.flatMap((row) => SIDES.map((side) => ({ ...row, side }))))(
    '$security, $securityStatus, for a $side',
    ({ security, securityStatus, side }) => {
      for (const isPaid of [true, false]) {
        const securityDetails = { ...LEASE.securityDetails!, securityStatus, isPaid };
        const { html, text } = page({ ...as(side), security, securityDetails }, { language });
        expect(text).toContain(
          `${words.type} ${types[security]} ${words.amount} ${WORDS[language].deposit} ${words.status} ${statuses[securityStatus]} ${words.more}`,
        );
        expect(has(html, 'aria-label', WORDS[language].paid)).toBe(isPaid);
        expect(html).toContain('href="/lease/lease/deposit"');
        expect(html.match(/id="security"/g)).toHaveLength(1);
      }
    },
  );

  test.each(SIDES)('is hidden where nothing was agreed, from a %s', (side) => {
    const none = { security: 'no_deposit', securityAmount: null, securityDetails: null } as const;
    const { html } = page({ ...as(side), ...none }, { language });
    for (const part of [words.more, words.page]) expect(html).not.toContain(`>${part}<`);
    expect(has(html, 'id', 'security')).toBe(false);
  });

  test('has a text for every type and status', () => {
    expect(Object.keys(types).toSorted()).toEqual(SECURITY_TYPES.toSorted());
    expect(Object.keys(statuses).toSorted()).toEqual(SECURITY_STATUSES.toSorted());
  });
});

/** Further texts of an agency's lease, in each language. */
const LET = {
  no: {
    next: 'Neste utbetaling 11 040 kr Utbetales 15.12.2026',
    waiting: 'Neste utbetaling 11 040 kr Når husleien er betalt',
    account: 'Utbetalingsdag Den 15. i måneden Utbetales til 1234.56.78903',
    rent: 'Husleie per måned 12 000 kr Forfallsdag Den 1. i måneden',
    assignment:
      'Oppdraget Periode 1.7.2026 – ubestemt tid Formidlingshonorar 9 000 kr Forvaltningshonorar 7,5 % Utbetalingsgaranti 3 måneders ubetalt leie om gangen Vaktmester 250 kr per måned Åpne oppdragsavtalen',
    unguaranteed: 'Utbetalingsgaranti Nei Åpne',
  },
  en: {
    next: 'Next payout NOK 11,040 Payout 15.12.2026',
    waiting: 'Next payout NOK 11,040 When rent is received',
    account: 'Monthly payout date Day 15 of the month Payout account 1234.56.78903',
    rent: 'Monthly rent NOK 12,000 Due day Day 1 of the month',
    assignment:
      'The assignment Period 1.7.2026 – undetermined Brokering commission NOK 9,000 Rental management commission 7.5 % Payout guarantee 3 months’ unpaid rent at a time Vaktmester NOK 250 per month Open the assignment',
    unguaranteed: 'Payout guarantee No Open',
  },
};

describe.each(LANGUAGES)('a landlord’s payout, in %s', (language) => {
  const words = LET[language];
  const { portal } = messages[language];
  const payout = (
    values: Partial<NonNullable<Lease['payoutInfo']>>,
    side: LeaseSide = 'landlord',
  ) => page({ ...as(side), payoutInfo: { ...LETTING.payoutInfo, ...values } }, { language });

  test.each(['landlord', 'agent'] as const)(
    'is an amount, a date and an account, to a %s',
    (side) => {
      const { text, html } = payout({}, side);
      expect(text).toContain(words.next);
      expect(text).toContain(words.account);
      expect(text).not.toContain(portal.payout.when_received);
      expect(has(html, 'data-look', 'red')).toBe(false);
      expect(text.split(words.rent)).toHaveLength(2);
    },
  );

  test('follows the rent, where that is later, and is red', () => {
    const { text, html } = payout({ invoicePaidAfterPayoutDate: true });
    expect(text).toContain(words.waiting);
    expect(text).not.toContain('15.12.2026');
    expect(html).toMatch(/data-look="red">[^<]*11.040/);
  });

  test('is first when late, with amount, reason and the expected day', () => {
    const { late } = portal.payout;
    const one = { _id: 'late', amount: 22_413, on: '2026-11-17', reason: 'approval' } as const;
    const day = (number: number, month: 'november' | 'desember') =>
      language === 'no'
        ? `${number}. ${month} 2026`
        : `${number} ${month === 'desember' ? 'December' : 'November'} 2026`;
    const fill = (words: string, text: string) => words.replace(/\{\{\w+\}\}/, text);
    for (const side of ['landlord', 'agent'] as const) {
      const { text } = payout({ latePayouts: [{ ...one, expectedOn: '2026-12-14' }] }, side);
      expect(text).toContain(fill(late.title, language === 'no' ? '22 413 kr' : 'NOK 22,413'));
      expect(text).toContain(fill(late.text.approval, day(17, 'november')));
      expect(text).toContain(fill(late.expected, day(14, 'desember')));
      expect(text.indexOf(fill(late.expected, ''))).toBeLessThan(text.indexOf(portal.payout.next));
    }
    const unknown = payout({ latePayouts: [{ ...one, reason: 'held', expectedOn: null }] });
    expect(unknown.text).toContain(fill(late.text.held, day(17, 'november')));
    expect(unknown.text).not.toMatch(NONSENSE);
  });

  test('may be nothing, and have no account yet', () => {
    const { text } = payout({ nextPayoutAmount: null, nextPayoutDate: null, payoutTo: null });
    expect(text).toContain(portal.payout.none);
    expect(text).toContain(`${portal.payout.account} ${portal.payout.no_account}`);
  });

  test.each(['landlord', 'agent'] as const)(
    'is next to the agency’s commission, which opens, for a %s',
    (side) => {
      const { text, html } = page(as(side), { language });
      expect(text).toContain(words.assignment);
      expect(html).toMatch(
        new RegExp(`<details[^>]*><summary>${portal.assignment.title}</summary>`),
      );
      const none = { brokeringCommissionAmount: null, rentalManagementCommissionAmount: null };
      const info = { ...LETTING.assignmentInfo, ...none, guarantee: null, addons: [] };
      const without = page({ ...as(side), assignmentInfo: info }, { language }).text;
      expect(without).toContain(words.unguaranteed);
      expect(without).not.toContain(portal.assignment.brokering);
      expect(without).not.toContain(portal.assignment.management);
    },
  );

  test.each(['upcoming', 'active'] as const)(
    'is lowered by the brokering commission when the landlord of an %s lease consents',
    (leaseStatus) => {
      const { confirm, missing } = portal.brokering_consent;
      const awaitsBrokeringConsent = true;
      const lease = { ...as('landlord'), leaseStatus };
      const { text } = page({ ...lease, awaitsBrokeringConsent }, { language });
      expect(text).toContain(confirm);
      expect(page(lease, { language }).text).not.toContain(confirm);
      // The agency reads why it is not; and without invoices there is nothing to take it off.
      const agents = page({ ...as('agent'), leaseStatus, awaitsBrokeringConsent }, { language });
      expect(agents.text).toContain(missing);
      expect(agents.text).not.toContain(confirm);
      const invoiceInfo = { ...LEASE.invoiceInfo, firstInvoice: null, nextInvoiceDate: null };
      const uncollected = page({ ...lease, awaitsBrokeringConsent, invoiceInfo }, { language });
      expect(uncollected.text).not.toContain(confirm);
    },
  );

  const alone = { partner: null, agent: null, counterpart: null };

  test('is paid by the tenants where no one collects the rent', () => {
    const invoiceInfo = { ...LEASE.invoiceInfo, firstInvoice: null, nextInvoiceDate: null };
    const account = { rentCollection: 'direct', rentAccount: '12345678903' } as const;
    const { html, text } = page(
      { ...as('landlord'), ...alone, ...account, invoiceInfo, mayCollectRent: true },
      { language },
    );
    expect(text).toContain('1234.56.78903');
    expect(text).toContain(portal.collect.offer);
    for (const part of [
      portal.payout.next,
      portal.payout.history,
      portal.payout.tenants,
      portal.assignment.title,
      portal.contact.write,
    ])
      expect(html).not.toContain(`>${part}<`);
    expect(text).toContain(words.rent);
  });

  test('is paid out by the operator where it collects the rent, once an account is named', () => {
    const payoutInfo = { ...LETTING.payoutInfo, payoutTo: null };
    const { html, text } = page(
      { ...as('landlord'), ...alone, rentCollection: 'collected', payoutInfo },
      { language },
    );
    expect(text).toContain(portal.payout.next);
    expect(html).toContain('href="/payout-details"');
    for (const part of [portal.payout.landlord_invoices, portal.assignment.title])
      expect(html).not.toContain(`>${part}<`);
  });
});

describe.each(LANGUAGES)('the summary in %s', (language) => {
  const { portal, leases } = messages[language];
  const words = WORDS[language];

  test.each(SIDES)(
    'begins with the home, its address, who lets it, from when to when, for a %s',
    (side) => {
      const { html, text } = page(as(side), { language });
      expect(html).toMatch(/<h1[^>]*>Lys leilighet<\/h1>/);
      expect(text).toContain(
        `Lys leilighet Storgata 3 H0101, 0155 Oslo · Nordbolig · 1.7.2026 – 30.6.2029 · ${portal.page.number.replace('{{number}}', '41-3')}`,
      );
      expect(html).toContain(`>${portal.summary.map}</h2>`);
      // The link back to the list.
      expect(button(html, portal.page.leases)).toContain('href="/lease"');
    },
  );

  test.each([
    [{ year: 2, month: 6, days: 20 }, words.left],
    [{ year: 1, month: 1, days: 1 }, words.one],
    [{ year: 0, month: 0, days: 0 }, words.none],
  ])('for %o says %s, and how much has passed', (remaining, left) => {
    const { html, text } = page({ remaining }, { language });
    expect(text).toContain(left);
    expect(html).toContain(`max="100" value="15" aria-label="${portal.summary.over}"`);
  });

  test('without an end says so, and shows no time left', () => {
    const { text, html } = page({ contractEndDate: null }, { language });
    expect(text).toContain(`1.7.2026 – ${leases.undetermined}`);
    expect(has(html, 'aria-label', portal.summary.over)).toBe(false);
  });

  test('opens the lease where there is a file of it, and all files in any case', () => {
    expect(button(page({}, { language }).html, portal.summary.open)).not.toBeNull();
    const { html } = page({ leaseFileId: null }, { language });
    expect(button(html, portal.summary.open)).toBeNull();
    expect(button(html, portal.summary.files)).toContain('aria-haspopup="dialog"');
  });

  test('each side has its own contact, with a picture where there is one', () => {
    const { agent: yours, landlord: who, at, write } = portal.contact;
    const partner = at.replace('{{partner}}', 'Nordbolig');
    for (const side of ['tenant', 'landlord'] as const)
      expect(page(as(side), { language }).text).toContain(
        `${yours} SB Silje Bakken ${partner} 22 33 44 55 silje@x.no ${write}`,
      );
    expect(page(as('agent'), { language }).text).toContain(
      `${who} KN Kari Nordmann kari@x.no ${write}`,
    );
    const withFace = { ...LEASE.agent!, avatar: '/files/photos/1/480.webp' };
    const { html } = page({ agent: withFace, counterpart: withFace }, { language });
    for (const one of [
      'src="/files/photos/1/480.webp"',
      'href="tel:+4722334455"',
      'href="mailto:silje@x.no"',
    ])
      expect(html).toContain(one);
    expect(html).not.toContain('>SB<');
  });

  test('a lease without a contact has no button to write', () => {
    const { html } = page({ counterpart: null }, { language });
    expect(button(html, portal.contact.write)).toBeNull();
  });

  test('possibly outdated data says so', () => {
    const [words = ''] = portal.page.stale.split('{{time}}');
    const stale = page({}, { language, staleSince: '2026-12-10T07:05:00Z' }).text;
    expect(stale).toContain(words);
    expect(stale).toMatch(/10.12.2026 (kl\.|at) 08:05/);
    expect(page({}, { language }).text).not.toContain(words);
  });
});

test('amounts are formatted as the agency’s settings say', () => {
  const currencySettings = {
    decimalSeparator: ',',
    thousandSeparator: '.',
    numberOfDecimal: 2,
    currencySymbol: 'NOK',
    currencyPosition: 'before',
  };
  expect(page({}, { currencySettings }).text).toContain('Husleie per måned NOK 12.000 ');
});

describe.each(LANGUAGES)('unknown statuses are shown as they are, in %s', (language) => {
  const UNKNOWN = {
    leaseStatus: 'of_tomorrow' as 'paid',
    security: 'gold_bar' as 'deposit_account',
    securityDetails: { ...LEASE.securityDetails!, securityStatus: 'at_sea' as 'registered' },
    kind: 'house_boat' as 'home',
    useCosts: ['moon_light' as 'water'],
  };
  const invoiceInfo: Lease['invoiceInfo'] = {
    ...LEASE.invoiceInfo,
    tenantStatusEnum: 'not_yet_known' as 'paid',
    amount: 12_345,
    firstInvoice: { ...LEASE.invoiceInfo.firstInvoice!, status: 'in_dispute' as 'paid' },
  };
  const COMMON = ['of tomorrow', 'gold bar', 'house boat', 'moon light'];

  test.each(SIDES)('to a %s', (side) => {
    const { html, text } = page(
      {
        ...as(side),
        ...UNKNOWN,
        invoiceInfo,
        rentStatus: side === 'landlord' ? 'payout' : ('not_yet_known' as 'paid'),
        papers: [
          {
            kind: 'pet_rules' as 'extension',
            state: 'in_the_mail' as 'signed',
            fileId: null,
            sentAt: '2026-12-01T10:00:00Z',
            signingUrl: null,
            signers: [],
            end: null,
          },
        ],
      },
      { language, view: '?view=lease' },
    );
    const money = side === 'landlord' ? [] : [`not yet known ${WORDS[language].amount}`];
    for (const words of [
      ...COMMON,
      'at sea',
      'not yet known',
      'pet rules',
      'in the mail',
      ...money,
    ])
      expect(text).toContain(words);
    expect(badge(html)).toEqual(['', 'of tomorrow']);
    expect(colourOf(html)).toBe(side === 'landlord' ? undefined : 'plain');
    expect(text).not.toMatch(NONSENSE);
  });

  test.each(SIDES)('on its way, to a %s', (side) => {
    const eva = { _id: 's1', name: 'Eva Moe', role: 'legal_guardian' };
    const signers = [
      {
        ...eva,
        signedAt: null,
        seenAt: null,
        openedAt: null,
        mayMove: false,
        otherName: null,
        otherNameConfirmedAt: null,
        mayConfirmName: true,
        isOrganisation: false,
      },
    ];
    const { text } = page(
      { ...as(side), ...UNKNOWN, invoiceInfo, signers },
      { language, view: '?view=signing' },
    );
    for (const words of [
      ...COMMON,
      'legal guardian',
      messages[language].portal.payments.first_rent,
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(NONSENSE);
  });
});

describe.each(LANGUAGES)('an address that no mail reaches, in %s', (language) => {
  const texts = messages[language].leases.refused_email;
  const titleFor = (name: string) => texts.title.replace('{{name}}', name);
  const { name } = LEASE.landlord!;

  test('is shown to the letting side, with what to do', () => {
    const refusedEmails = [LEASE.landlord!.email];
    const shown = page({ ...LETTING, side: 'agent', refusedEmails }, { language });
    expect(shown.text).toContain(titleFor(name));
    expect(shown.text).toContain(texts.text.replace('{{name}}', name));
  });

  test('is not shown where mails arrive', () => {
    expect(page({ ...LETTING, side: 'agent' }, { language }).text).not.toContain(titleFor(name));
  });
});
