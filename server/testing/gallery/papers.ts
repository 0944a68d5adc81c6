import { LATE_RENT_STEPS } from '@husvaer/domain/invoices/enums';
import { sumOf } from '@husvaer/domain/arrears/late-claims';
import { addDays } from '@husvaer/domain/kernel/dates';
import { adjustedRent } from '@husvaer/domain/leases/rent-adjustment';

import type {
  AssignmentFacts,
  ContractFacts,
} from '../../src/features/lease-documents/contract/contract.ts';
import { CLAUSES } from '../../src/features/lease-documents/contract/editions.ts';
import { annualStatementText } from '../../src/features/payouts/statements/annual-statement-text.ts';
import type { InvoiceDocument } from '../../src/features/invoices/documents/facts.ts';
import { creditNoteText, invoiceText } from '../../src/features/invoices/documents/invoice.ts';
import { protestUntil } from '@husvaer/domain/leases/notice';
import { businessDayFrom } from '@husvaer/domain/legal/business-days';
import { lateInterest } from '@husvaer/domain/legal/late-payment';
import { PUBLISHED_RATES, rateOn } from '@husvaer/domain/legal/rates';
import { tenancyLawOn } from '@husvaer/domain/legal/tenancy';
import { noticeText } from '../../src/features/deposits/notice/notice-text.ts';
import { letterText } from '../../src/features/arrears/letters/letters.ts';
import { petitionParts } from '../../src/features/arrears/letters/petition.ts';
import { settlementText } from '../../src/features/payouts/settlements/settlement-text.ts';
import { receiptText } from '../../src/features/payments/receipts/receipt.ts';
import {
  landlordText,
  type ToLandlord,
} from '../../src/features/invoices/papers/landlord-paper.ts';
import { reconciliationText } from '../../src/features/banking/reconciliation/report-text.ts';
import { coverText } from '../../src/features/postal/cover.ts';
import { auditPage } from '../../src/features/signing/sealing/audit-page.ts';
import type { DocumentText } from '../../src/platform/pdf/document-text.ts';
import { linesOfAddress } from '../../src/platform/written.ts';
import type { Cast } from './casts.ts';
import type { LetterDocument } from '../../src/features/arrears/letters/facts.ts';

export type Language = 'en' | 'no';

/** A document and the name of its file. */
export interface GalleryPaper {
  name: string;
  text: DocumentText;
  /** Whether it has the agency's logo. */
  hasLogo: boolean;
}
type Text = Pick<GalleryPaper, 'name' | 'text'>;

const WITHOUT_LOGO = /^(petition|postal-cover|reconciliation|signatures)/;

/** All documents of the product, with these people. The key of a picture is a colour. */
export const papersOf = (language: Language, cast: Cast): GalleryPaper[] =>
  [
    ...contractsOf(language, cast),
    ...laterPapersOf(language, cast),
    ...invoicesOf(language, cast),
    ...lettersOf(language, cast),
    ...booksOf(language, cast),
    // As the post reads it.
    ...(language === 'en' ? [] : [{ name: 'postal-cover', text: postalCoverOf(cast) }]),
    // In Norwegian and English.
    ...(language === 'en' ? [] : [{ name: 'signatures', text: signaturesOf(cast) }]),
  ].map(({ name, text }) => ({
    name: `${name}.${text.language}`,
    text,
    hasLogo: !WITHOUT_LOGO.test(name),
  }));

const ADDITION = { no: 'Avtalt i tillegg', en: 'Also agreed' };

function contractsOf(language: Language, cast: Cast): Text[] {
  const agency = {
    name: cast.agency,
    agent: cast.agent,
    phone: '+4722000000',
    legal: {
      name: cast.agency,
      orgNumber: '912345678',
      address: cast.agencyAddress,
      email: 'post@byporten.example',
      isInVat: true,
    },
    licence: { of: 'Eiendomsmeglingsforetak, nr. 12345', responsibleBroker: cast.agent },
  };
  const lease: ContractFacts = {
    number: '12-3',
    kind: 'home',
    what: 'home',
    startsOn: '2027-01-01',
    endsOn: '2029-12-31',
    roomName: null,
    homeOf: null,
    fixedTermGround: null,
    fixedTermReason: null,
    mayGiveNotice: true,
    noticeMonths: 3,
    monthlyRent: 14_500_50n,
    useCosts: ['electricity', 'water'],
    dueDay: 1,
    rentCollection: null,
    rentAccount: null,
    securityType: 'deposit_account',
    securityAmount: 43_501_50n,
    houseRules: cast.words,
    address: cast.home.address,
    landlord: {
      name: cast.landlord,
      birthDate: '1968-11-09',
      orgNumber: null,
      postalAddress: cast.landlordAddress,
    },
    agency,
    isInvoiced: true,
    clientAccount: { account: '86011117947', owner: cast.agency },
    tenants: cast.tenants.map(({ name }, index) => ({
      name,
      birthDate: index === 0 ? '1991-02-03' : null,
      orgNumber: null,
      postalAddress: index === 0 ? cast.home.address : null,
    })),
    insurance: null,
    additions: [{ heading: ADDITION[language], text: cast.words }],
    ownContract: null,
  };
  const storage: Partial<ContractFacts> = {
    kind: 'room',
    what: 'storage',
    roomName: 'Plass 14',
    endsOn: null,
    noticeMonths: 1,
    monthlyRent: 900_49n,
    useCosts: [],
    securityType: 'no_deposit',
    securityAmount: null,
    houseRules: null,
    additions: [],
    tenants: lease.tenants.slice(0, 1),
  };
  const kinds: Record<string, Partial<ContractFacts>> = {
    home: {},
    room: {
      kind: 'room',
      what: 'room',
      roomName: 'Rom 2, andre etasje',
      homeOf: cast.landlord,
      noticeMonths: 1,
      endsOn: null,
      securityType: 'deposit_insurance',
      insurance: { insurer: 'Trygg Utleie ASA', fee: 6_960_24n },
    },
    storage,
    'without-agency': {
      agency: null,
      rentCollection: 'direct',
      rentAccount: '86011117947',
      isInvoiced: false,
      clientAccount: null,
      securityType: 'deposit_guarantee',
    },
    'own-contract': { ownContract: 'Leiekontrakt fra utleier.pdf', additions: [] },
  };
  const assignment: AssignmentFacts = {
    number: '12',
    address: cast.home.address,
    landlord: lease.landlord,
    agency,
    additions: [{ heading: ADDITION[language], text: cast.words }],
    startsOn: '2026-12-01',
    endsOn: null,
    brokering: { type: 'fixed', amount: 8_000_50n },
    management: { type: 'percent', amount: 8_50n },
    addons: [{ name: 'Vaktmester', amount: 250_49n }],
    hadOtherBroker: true,
    monthlyRent: lease.monthlyRent,
    landlordNumber: '170571*****',
    payoutDay: 10,
    guaranteeMonths: 3,
  };
  return [
    ...Object.entries(kinds).map(([kind, input]) => ({
      name: `lease-${kind}`,
      text: CLAUSES.lease[language]({ ...lease, ...input }),
    })),
    { name: 'assignment', text: CLAUSES.assignment[language](assignment) },
  ];
}

function laterPapersOf(language: Language, cast: Cast): Text[] {
  const later = CLAUSES.later[language];
  const about = {
    number: '12-3',
    address: cast.home.address,
    roomName: null,
    landlord: { name: cast.landlord },
    letting: {
      name: cast.agency,
      address: cast.agencyAddress,
      email: 'post@byporten.example',
    },
    tenants: cast.tenants,
  };
  const notice = {
    ...about,
    what: 'home' as const,
    givenOn: '2026-11-20',
    endsOn: '2027-02-28',
  };
  const ofLandlord = {
    by: 'landlord' as const,
    reason: cast.words,
    givenFor: cast.agency,
    approvedOn: '2026-11-19',
  } as const;
  const ofTenant = {
    by: 'tenant' as const,
    ground: null,
    reason: null,
    givenFor: null,
    approvedOn: null,
  } as const;
  const index = {
    from: { month: '2025-10', value: 138.6 },
    to: { month: '2026-10', value: 142.5 },
  };
  return [
    {
      name: 'notice-by-landlord',
      text: later.notice({
        ...notice,
        ...ofLandlord,
        ground: 'own_use',
        protestUntil: protestUntil(notice.givenOn, tenancyLawOn(notice.givenOn)),
      }),
    },
    {
      name: 'notice-of-room',
      text: later.notice({
        ...notice,
        ...ofLandlord,
        what: 'room',
        endsOn: '2026-12-20',
        ground: null,
        protestUntil: null,
        roomName: 'Rom 2, andre etasje',
      }),
    },
    {
      name: 'notice-by-tenant',
      text: later.notice({ ...notice, ...ofTenant, protestUntil: null }),
    },
    {
      name: 'rent-adjustment',
      text: later.rentAdjustment({
        ...about,
        from: 14_500_50n,
        to: adjustedRent(14_500_50n, index),
        announcedOn: '2026-11-20',
        takesEffectOn: '2027-01-01',
        indexFrom: index.from,
        indexTo: index.to,
      }),
    },
    {
      name: 'extension',
      text: later.extension({
        ...about,
        endedOn: '2027-01-31',
        endsOn: '2028-01-31',
        fixedTermGround: 'other',
        fixedTermReason: cast.words,
      }),
    },
    {
      name: 'ending',
      text: later.ending({
        ...about,
        endsOn: '2027-01-31',
        rentEndsOn: '2027-01-15',
        reason: cast.words,
      }),
    },
    {
      name: 'tenants',
      text: later.tenants({
        ...about,
        from: '2027-02-01',
        leaving: cast.tenants.slice(0, 1),
        joining: [{ name: cast.agent, birthDate: '1990-01-02' }],
        endsOn: '2029-12-31',
        securityType: 'deposit_account',
      }),
    },
    {
      name: 'protocol',
      text: later.protocol({
        ...about,
        kind: 'move_out',
        takenOn: '2027-01-31',
        meters: [
          { meter: 'electricity', number: '7359992890', reading: '10482 kWh' },
          { meter: 'water', number: null, reading: '31 m³' },
        ],
        keys: [
          { name: 'Ytterdør', count: 3 },
          { name: 'Postkasse', count: 2 },
        ],
        rooms: ['Stue', 'Kjøkken', 'Bad', 'Soverom', 'Gang'].map((name, index) => ({
          name,
          condition: (['good', 'worn', 'damaged'] as const)[index % 3]!,
          note: index === 1 ? cast.words : null,
          photos:
            index === 2
              ? ['teal', 'tan', 'gray'].map((key, at) => ({ key, title: `${name} ${at + 1}` }))
              : [],
        })),
        note: cast.words,
        deposit: {
          whole: 43_501_50n,
          toLandlord: 2_400_49n,
          reason: cast.words,
          isGuarantee: false,
        },
      }),
    },
  ];
}

/** The parties and accounts in documents about money. */
export const paperOf = (cast: Cast) => ({
  parties: {
    seller: {
      name: cast.agency,
      orgNumber: '912345678',
      address: cast.agencyAddress,
      email: 'post@byporten.example',
    },
    registers: { isInVat: true, isInBusiness: true },
    landlord: { name: cast.landlord },
    tenants: cast.tenants.map((tenant) => ({ accountId: null, ...tenant })),
    home: { ...cast.home },
    lease: '12-3',
  },
  account: '86011117947',
  kid: '0000012000456',
});

function invoicesOf(language: Language, cast: Cast): Text[] {
  const line = {
    from: '2026-10-16',
    to: '2026-10-31',
    name: null,
    cost: null,
    monthly: null,
    vat: 0n,
  };
  const invoice: InvoiceDocument = {
    ...paperOf(cast),
    invoicedFor: 'rent',
    accountChange: null,
    serial: 10_023,
    issuedOn: '2026-10-10',
    dueOn: '2026-10-16',
    lines: [
      { ...line, kind: 'rent', amount: 7_483_49n },
      { ...line, kind: 'use_cost', cost: 'electricity', amount: 310_50n },
      { ...line, kind: 'extra', name: cast.words.split(/[\n.]/)[0]!, amount: 250_49n },
    ],
    total: 8_044_48n,
  };
  const insurance: InvoiceDocument = {
    ...invoice,
    invoicedFor: 'deposit_insurance',
    dueOn: '2026-11-10',
    lines: [
      {
        ...line,
        kind: 'insurance_premium',
        name: 'Trygg Utleie ASA',
        from: null,
        to: null,
        amount: 5_760_49n,
      },
    ],
    total: 5_760_49n,
  };
  const ofLandlord = {
    ...paperOf(cast),
    id: 'i',
    bookId: 'b',
    leaseId: 'l',
    month: null,
    startsOn: null,
    serial: 10_044,
    issuedOn: '2026-11-10',
    dueOn: '2026-11-24',
    total: 3_125_99n,
    creditsId: null,
    reason: null,
    accountChange: null,
    language,
    isFinalSettlement: true,
  } as Partial<ToLandlord> as ToLandlord;
  const landlordLines = [
    {
      ...line,
      kind: 'expense' as const,
      name: 'Rørlegger 3. november',
      amount: 2_500_50n,
      vat: 500_10n,
    },
    { ...line, kind: 'final_settlement' as const, amount: 625_49n },
  ];
  return [
    { name: 'invoice', text: invoiceText(language, invoice) },
    { name: 'invoice-insurance', text: invoiceText(language, insurance) },
    {
      name: 'credit-note',
      text: creditNoteText(language, {
        ...invoice,
        serial: 10_031,
        credits: { serial: 10_023, issuedOn: '2026-10-10' },
        reason: cast.words.split('\n')[0]!,
      }),
    },
    {
      name: 'receipt',
      text: receiptText(language, {
        ...paperOf(cast),
        madeOn: '2026-10-19',
        paidOn: '2026-10-16',
        amount: 9_000_49n,
        isDirect: false,
        parts: [{ serial: 10_023, amount: 8_044_48n }],
        left: 956_01n,
      }),
    },
    {
      name: 'landlord-invoice',
      text: landlordText(
        { ...ofLandlord, kind: 'landlord' },
        { lines: landlordLines, credits: null, address: cast.landlordAddress },
      ),
    },
    {
      name: 'landlord-credit-note',
      text: landlordText(
        { ...ofLandlord, kind: 'landlord_credit_note', reason: cast.words.split('\n')[0]! },
        {
          lines: landlordLines,
          credits: { ...ofLandlord, kind: 'landlord' },
          address: cast.landlordAddress,
        },
      ),
    },
  ];
}

/** The rent of a month, due on its first business day and late in a letter, which has one fee. */
function lateRent(serial: number, month: string, { hasFee }: { hasFee: boolean }) {
  const [dueOn, principal] = [businessDayFrom(month), 14_500_25n];
  const fee = hasFee ? rateOn(PUBLISHED_RATES, 'reminder_fee', LATE_ON).value : 0n;
  const interest = lateInterest(principal, { dueOn, paidOn: LATE_ON }, PUBLISHED_RATES);
  const days = { from: addDays(dueOn, 1), to: LATE_ON };
  return {
    invoiceId: String(serial),
    serial,
    invoicedFor: 'rent' as const,
    month,
    dueOn,
    steps: [],
    principal,
    earlier: 0n,
    fee,
    interest,
    charges: [
      ...(hasFee ? [{ kind: 'fee' as const, chargedOn: LATE_ON, days: null, amount: fee }] : []),
      { kind: 'interest' as const, chargedOn: LATE_ON, days, amount: interest },
    ],
  };
}

const LATE_ON = '2026-05-30';
const LATE_CLAIMS = [
  lateRent(10_007, '2026-04-01', { hasFee: true }),
  lateRent(10_011, '2026-05-01', { hasFee: false }),
];
/** What the letters about late rent claim, and what is owed with the case before them. */
export const LATE_TOTAL = sumOf(
  LATE_CLAIMS.map(({ principal, fee, interest }) => principal + fee + interest),
);
const IN_CASE = 14_600_01n;
export const LATE_EVERYTHING = LATE_TOTAL + IN_CASE;

function lettersOf(language: Language, cast: Cast): Text[] {
  const letter: LetterDocument = {
    ...paperOf(cast),
    kind: 'notice',
    rates: PUBLISHED_RATES,
    payBy: '2026-06-15',
    tellsNav: true,
    navObjectBy: null,
    sentOn: LATE_ON,
    claims: LATE_CLAIMS,
    total: LATE_TOTAL,
    cases: [
      {
        invoiceId: '10003',
        serial: 10_003,
        invoicedFor: 'rent',
        month: '2026-03-01',
        noticedOn: '2026-03-17',
        payBy: '2026-04-07',
        petitionedOn: '2026-04-20',
        open: IN_CASE,
      },
    ],
    everything: LATE_EVERYTHING,
    promisedBy: null,
  };
  const { kind: _, payBy: __, tellsNav: ___, navObjectBy: ____, ...owed } = letter;
  const petition = petitionParts({
    ...owed,
    sentOn: '2026-06-19',
    facts: {
      landlord: {
        address: cast.landlordAddress ?? cast.agencyAddress,
        birthDate: '1968-11-09',
        orgNumber: null,
      },
      tenants: cast.tenants.map(({ email }) => ({
        email,
        address: cast.home.address,
        birthDate: '1991-02-03',
        orgNumber: null,
      })),
      leaseSignedOn: null,
    },
    municipality: null,
    lease: { signedOn: '2026-01-05', isSealed: true },
    notices: [
      {
        sentOn: '2026-05-30',
        sentAt: Temporal.Instant.from('2026-05-30T06:15:00Z'),
        sentTo: cast.tenants.map(({ email }) => email),
        serials: [10_007, 10_011],
        posted: cast.tenants.map(({ name }) => ({
          to: `${name}, ${cast.home.address}`,
          on: '2026-06-01',
          tracking: 'RR123456785NO',
        })),
      },
    ],
  });
  return [
    ...LATE_RENT_STEPS.filter((step) => step !== 'petition').map((kind) => ({
      name: `letter-${kind.replaceAll('_', '-')}`,
      text: letterText(language, { ...letter, kind, tellsNav: kind === 'notice' }),
    })),
    {
      name: 'deposit-claim',
      text: noticeText(language, {
        leaseNumber: '12-3',
        home: cast.home.address,
        landlord: cast.landlord,
        sender: [cast.agency, ...linesOfAddress(cast.agencyAddress)],
        tenants: cast.tenants.map(({ name }) => name),
        accounts: ['86011117947'],
        banks: ['Sparebanken Nord'],
        endedOn: '2026-10-31',
        claimed: 14_500_49n,
        claimedOn: '2026-11-20',
        site: 'byporten.husvaer.example',
        email: 'post@byporten.example',
      }),
    },
    // A petition is always in Norwegian.
    ...(language === 'en'
      ? []
      : petition.flatMap(({ of }, index) =>
          'notice' in of ? [] : [{ name: `petition-${index}`, text: of }],
        )),
  ];
}

const postalCoverOf = (cast: Cast): DocumentText =>
  coverText({
    kind: 'rent_notice',
    sender: [cast.agency, ...linesOfAddress(cast.agencyAddress)].join('\n'),
    recipient: cast.tenants[0]!.name,
    address: { lines: ['Markveien 12', 'H0201'], postalCode: '0554', city: 'Oslo' },
    leaseNumber: '12-3',
  });

function booksOf(language: Language, cast: Cast): Text[] {
  const months = Array.from({ length: 12 }, (_, index) => ({
    month: `2026-${String(index + 1).padStart(2, '0')}-01`,
    invoiced: 14_500_51n,
    received: 14_500_51n,
    guaranteed: 0n,
    kept: 1_232_55n,
    paidOut: 13_267_96n,
  }));
  const { seller, registers } = paperOf(cast).parties;
  const account = '86011117947';
  return [
    {
      name: 'annual-statement',
      text: annualStatementText(language, {
        year: 2026,
        madeOn: '2027-01-15',
        agency: seller,
        registers,
        landlord: { name: cast.landlord, address: cast.landlordAddress },
        homes: [1, 2, 3].map((home) => ({
          name: `${cast.home.name} ${home}`,
          address: cast.home.address,
          months,
          opening: 0n,
          closing: 0n,
        })),
        isPreliminary: false,
        vat: 8_874_36n,
        owed: 0n,
      }),
    },
    {
      name: 'settlement',
      text: settlementText(language, {
        serial: 14,
        madeOn: '2026-10-20',
        seller,
        registers,
        lease: '12-3',
        licence: { of: 'Eiendomsmeglingsforetak, nr. 12345', responsibleBroker: cast.agent },
        landlord: { name: cast.landlord, address: cast.landlordAddress ?? cast.home.address },
        home: cast.home,
        amount: 12_175_01n,
        paid: { account, on: '2026-10-21', bankRef: 'H14' },
        isAgain: false,
        rents: [
          {
            serial: 10_023,
            month: '2026-10-01',
            payer: { kid: '1000081234567' },
            paidOn: ['2026-10-16'],
            received: 9_000_49n,
            guaranteed: 5_500_50n,
          },
        ],
        interest: [],
        corrections: [],
        charged: [
          {
            type: 'management_commission',
            amount: -1_450_49n,
            vat: -290_10n,
            serial: null,
            month: '2026-10-01',
            addons: [],
          },
        ],
        invoiced: [
          {
            type: 'unpaid_expenses_and_commissions',
            amount: -875_49n,
            vat: -175_10n,
            serial: 10_019,
            month: null,
            addons: [],
          },
        ],
      }),
    },
    {
      name: 'reconciliation',
      text: reconciliationText(language, {
        month: '2026-10-01',
        bookName: cast.agency,
        until: '2026-10-31',
        signed: {
          at: Temporal.Instant.from('2026-11-03T09:00:00Z'),
          byName: cast.agent,
          note: cast.words,
        },
        notSignable: null,
        needsNote: false,
        nextToSign: null,
        accounts: [
          {
            account,
            isInUse: true,
            statementOn: '2026-10-31',
            bank: 412_330_75n,
            ledger: 412_180_26n,
            rest: 0n,
            days: Array.from({ length: 31 }, (_, index) => ({
              on: `2026-10-${String(index + 1).padStart(2, '0')}`,
              bank: 412_330_75n,
              ledger: 412_180_26n,
              rest: 150_49n,
            })),
            differences: [{ kind: 'in_transit', from: '2026-10-30', amount: 150_49n, count: 1 }],
            entries: [
              {
                kind: 'in_transit',
                on: '2026-10-30',
                amount: 150_49n,
                kid: '0000012000456',
                text: cast.tenants[0]!.name,
              },
            ],
          },
        ],
        problems: [
          {
            kind: 'missing_number',
            account,
            on: '2026-10-12',
            amount: null,
            numbers: { from: 12, to: 13 },
          },
        ],
        balances: [{ account: 'bank_charges', amount: -75_49n }],
        unclear: [
          {
            on: '2026-10-14',
            amount: 9_000_49n,
            text: cast.words.slice(0, 140),
            reason: 'no_kid',
            lineId: null,
          },
        ],
        charges: [{ on: '2026-10-15', amount: -75_49n, text: null, lineId: null }],
        closedUntil: '2026-10-31',
        isClosable: false,
        late: [{ on: '2026-09-30', amount: 1_200_49n, text: 'Husleie', lineId: null }],
      }),
    },
  ];
}

function signaturesOf(cast: Cast): DocumentText {
  const signedAt = Temporal.Instant.from('2026-11-20T08:15:02Z');
  const people = [
    ...cast.tenants.map(({ name, email }) => ({ role: 'tenant', name, email })),
    { role: 'landlord', name: cast.landlord, email: 'utleier@example.com' },
    { role: 'agent', name: cast.agent, email: 'forvalter@example.com' },
  ];
  const sha256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
  const signers = people.map((person, index) => ({
    ...person,
    id: String(index),
    turn: 1,
    accountId: null,
    signedAt,
    declinedAt: null,
    declineReason: null,
    errandPath: null,
    remoteUrl: null,
    seenAt: null,
    openedAt: null,
    birthDate: null,
    orgNumber: null,
    otherName: null,
    otherNameConfirmedAt: null,
  }));
  return auditPage(
    {
      id: '01999f6e-8f0a-7c3e-9a51-3f6b1c2d4e5f',
      title: { no: 'Leiekontrakt for bolig, nr. 12-3', en: 'Residential lease, no. 12-3' },
      sha256,
      signers,
    },
    signers.map(({ id, name, role }) => ({
      signerId: id,
      accountId: null,
      name,
      birthDate: role === 'landlord' ? null : '1991-02-03',
      issuer: 'https://bankid.example',
      subject: id,
      method: 'BankID',
      signedAt,
      ipAddress: '203.0.113.7',
      consent: { edition: '2027-01', language: 'no' },
      sha256,
    })),
  );
}
