import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';

import type { LeaseSide } from '@husvaer/domain/leases/enums';

import { messages } from '../../../messages.ts';
import { serverI18n } from '../../../platform/i18n.ts';
import type { Language } from '../../../platform/language.ts';
import type { Site } from '../../../platform/site.ts';
import { SignInPrompt } from '../../accounts/public.tsx';
import type { Lease } from '../lease.ts';
import LeasePage from '../lease-page.tsx';

const PEOPLE = {
  tenant: { _id: 't', name: 'Ingrid Solheim', email: 'ingrid@x.no', phoneNumber: '+4741234567' },
  landlord: { _id: 'l', name: 'Kari Nordmann', email: 'kari@x.no', phoneNumber: null },
  agent: { _id: 'a', name: 'Silje Bakken', email: 'silje@x.no', phoneNumber: '+4722334455' },
};
const [landlord, agent] = [PEOPLE.landlord, PEOPLE.agent].map((one) => ({ ...one, avatar: null }));

export const UNSIGNED = { signed: false, signingUrl: null };
const SEEN = {
  seenAt: null,
  openedAt: null,
  mayMove: false,
  otherName: null,
  otherNameConfirmedAt: null,
  mayConfirmName: true,
  isOrganisation: false,
};
export const SIGNED = { signed: true, signingUrl: null };

/** An active lease with all rent paid, as its tenant reads it. */
export const LEASE: Lease = {
  _id: 'lease',
  version: 1,
  leaseSerial: 3,
  leaseStatus: 'paid',
  side: 'tenant',
  mayWrite: false,
  contradictions: [],
  refusedEmails: [],
  propertyId: 'home',
  kind: 'home',
  contractStartDate: '2026-07-01',
  contractEndDate: '2029-06-30',
  rentEndDate: '2029-06-30',
  isTermTooShort: false,
  mayGiveNotice: true,
  noticeMonths: 3,
  monthlyRentAmount: 12_000,
  useCosts: ['electricity'],
  dueDay: 1,
  dueDays: [],
  security: 'deposit_account',
  securityAmount: 36_000,
  houseRules: null,
  roomName: null,
  homeOf: null,
  rentCollection: null,
  rentAccount: null,
  mayCollectRent: false,
  awaitsBrokeringConsent: false,
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
  ownContract: null,
  assignmentFileId: null,
  signingExpiresAt: null,
  lastSigningEnd: null,
  lastAssignmentSigningEnd: null,
  tenantLeaseSigningStatus: SIGNED,
  landlordLeaseSigningStatus: SIGNED,
  agentAssignmentSigningStatus: SIGNED,
  landlordAssignmentSigningStatus: SIGNED,
  signers: [
    {
      ...SEEN,
      _id: 's1',
      name: 'Ingrid Solheim',
      role: 'tenant',
      signedAt: '2026-06-01T10:00:00Z',
    },
    {
      ...SEEN,
      _id: 's2',
      name: 'Kari Nordmann',
      role: 'landlord',
      signedAt: '2026-06-02T10:00:00Z',
    },
  ],
  assignmentSigners: [],
  rentStatus: 'paid',
  invoiceInfo: {
    tenantStatusEnum: 'paid',
    amount: null,
    invoiceAmount: 12_000,
    invoiceDueDate: '2026-12-01',
    payBy: null,
    nextInvoiceDate: '2026-12-17',
    invoiceAccountNumber: '15064012344',
    accountChange: null,
    kidNumber: '2345678',
    totals: { claimed: 72_000, paid: 72_000, open: 0, surplus: 0 },
    dueDate: null,
    unpaidInvoices: [],
    firstInvoice: {
      _id: 'first',
      amount: 12_000,
      status: 'paid',
      dueDate: '2026-07-01',
      accountNumber: '15064012344',
      kidNumber: '1234567',
    },
  },
  paymentPlan: null,
  arrears: null,
  evictionNotice: null,
  evictionNoticeFileId: null,
  evictionLetterFileId: null,
  securityDetails: {
    securityStatus: 'registered',
    isPaid: true,
    isAwaited: false,
    balance: 36_000,
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

/** The additional fields for the landlord's side. */
export const LETTING = {
  assignmentFileId: 'assignment',
  payoutInfo: {
    nextPayoutDate: '2026-12-15',
    nextPayoutAmount: 11_040,
    invoicePaidAfterPayoutDate: false,
    payoutTo: '12345678903',
    monthlyPayoutDate: 15,
    latePayouts: [],
  },
  assignmentInfo: {
    period: { from: '2026-07-01', to: null },
    brokeringCommissionAmount: { type: 'fixed', amount: 9_000 },
    rentalManagementCommissionAmount: { type: 'percent', amount: 7.5 },
    guarantee: 3,
    addons: [{ name: 'Vaktmester', amount: 250 }],
  },
} satisfies Partial<Lease>;

export const SIDES = ['tenant', 'landlord', 'agent'] as const;
const AS: Record<LeaseSide, Partial<Lease>> = {
  tenant: {},
  landlord: { ...LETTING, side: 'landlord', leaseStatus: 'payout', rentStatus: 'payout' },
  agent: {
    ...LETTING,
    side: 'agent',
    mayWrite: true,
    leaseStatus: 'active',
    counterpart: landlord!,
  },
};
export const as = (side: LeaseSide): Partial<Lease> => AS[side];

/** The page for a side: its HTML, and its text alone. */
export function page(
  values: Partial<Lease>,
  {
    language = 'no',
    view = '',
    staleSince = null,
    currencySettings = null,
  }: {
    language?: Language;
    view?: string;
    staleSince?: string | null;
    currencySettings?: object | null;
  } = {},
): { html: string; text: string } {
  const lease = { ...LEASE, ...values };
  const site = {
    partner: { partnerId: 'p', name: 'Nordbolig', currencySettings },
    today: '2026-12-11',
    person: { id: PEOPLE[lease.side]._id, name: PEOPLE[lease.side].name, roles: [], siteRoles: [] },
  } as unknown as Site;
  const found = {
    getSingleLeaseForPublicSite: lease,
    getLeaseTenants: { data: { mainTenant: { user: PEOPLE.tenant }, coTenants: [] } },
    getLeaseTimeline: [],
  };
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        path: '/lease/lease',
        loader: () => null,
        element: (
          <SignInPrompt>
            <LeasePage loaderData={{ found, staleSince }} />
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
  // Without the content of the head.
  const html = rendered.slice(rendered.indexOf('<div class='));
  const text = html.replace(/<[^>]+>/g, ' ').replaceAll(/[\s\u00a0]+/g, ' ');
  return { html, text };
}

/** Whether the page has an element with an attribute's value. */
export const has = (html: string, name: string, value: string) =>
  html.includes(`${name}="${value}"`);

const ACTION = /<(?:button|a)\b([^>]*)>(?:<span[^>]*>|<svg.*?<\/svg>|<\/span>)*([^<]*)</gs;
/** The attributes of the button or link with a text; null if there is none. */
export const button = (html: string, words: string): string | null =>
  [...html.matchAll(ACTION)].find(([, , text]) => text?.trim() === words)?.[1] ?? null;

/** Text that no page may contain. */
export const NONSENSE = /undefined|\bnull\b|NaN|\{\{|\[object/;
