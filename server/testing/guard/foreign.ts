import { aKycForm } from '../deposits.ts';
import {
  ACTORS,
  LOGGED_IN,
  WITHOUT_TOKEN,
  type ActorName,
  type FullScenario,
} from '../full-scenario.ts';
import { uploadFile } from '../documents.ts';
import { anInterestForm } from '../interest.ts';
import { ASSIGNMENT } from '../leases.ts';
import { upload } from '../uploads.ts';
import { A_PROTOCOL, OPERATIONS } from './operations.ts';
import type { Operation } from './row.ts';

/** The parties of leases and homes, by name. */
export const PARTIES = {
  renter: (house: FullScenario) => house.renter,
  lessor: (house: FullScenario) => house.landlord,
  answerer: (house: FullScenario) => house.answerer,
  writer: (house: FullScenario) => house.writer,
};
export type Caller = ActorName | keyof typeof PARTIES;

/** All actors except nordbolig's agents. */
const STRANGERS: readonly Caller[] = ACTORS.filter((name) => name !== 'agent');
const RENTER: readonly Caller[] = ['renter'];
const LESSOR: readonly Caller[] = ['lessor'];

export interface Foreign extends Partial<Operation> {
  /** An operation or a route of the tables above, and why it is refused. */
  of: string;
  why: string;
  as: readonly Caller[];
  /** The status, if it is not one of those for missing permission. */
  status?: number;
}

const withId = (id: (house: FullScenario) => string) => (house: FullScenario) => ({
  id: id(house),
});
const ofBilled = withId((house) => house.billed[0]!.leaseId);
const ofInvoice = withId((house) => house.billed[0]!.invoiceId);
const saidOfBilled = (more: object) => (house: FullScenario) => ({
  said: { contractId: house.billed[0]!.leaseId, ...more },
});

/** Inputs about many leases, with an invoiced one. */
const manyWith = {
  getRentAdjustments: (house: FullScenario) => ({ ids: [house.billed[0]!.leaseId] }),
  adjustRents: (house: FullScenario) => ({
    said: {
      rents: [{ contractId: house.billed[0]!.leaseId, amount: 1 }],
      takesEffectOn: '2029-01-01',
    },
  }),
  messageTenants: (house: FullScenario) => ({
    said: { contractIds: [house.billed[0]!.leaseId], clientId: house.nordbolig, text: 'Hei' },
  }),
};

const MESSAGE_WITH_FILE = `mutation ($id: ID!, $file: AttachmentInput!) {
  addMessage(inputData: { conversationId: $id, clientId: "019aa000-0000-7000-8000-000000000002", text: "Hei",
    attachments: [$file] }) { _id } }`;
const othersUpload = async ({ app, renter }: FullScenario) => ({
  key: await uploadFile(app, renter),
});

/** All actors except those who keep the operator's books. */
const NO_BOOKKEEPERS: readonly Caller[] = ACTORS.filter((name) => name !== 'bookkeeper');

/** Calls with real data that are refused to actors who may do the same to other data, or may only read it. */
export const FOREIGN: readonly Foreign[] = [
  {
    ...{ of: 'getViewings', why: 'of another agency’s homes', as: STRANGERS },
    with: withId((house) => house.nordbolig),
    call: 'query ($id: ID) { getViewings(queryData: { partnerId: $id }) { home } }',
  },
  {
    ...{ of: 'getLeaseListViews', why: 'of another agency’s list', as: STRANGERS },
    with: withId((house) => house.nordbolig),
    call: 'query ($id: ID) { getLeaseListViews(queryData: { partnerId: $id }) { name } }',
  },
  {
    ...{ of: 'saveLeaseListView', why: 'of another agency’s list', as: STRANGERS },
    with: withId((house) => house.nordbolig),
    call: 'mutation ($id: ID) { saveLeaseListView(inputData: { partnerId: $id, name: "N", query: "?sort=rent" }) { name } }',
  },
  {
    ...{ of: 'setContractAdditions', why: 'another agency’s', as: STRANGERS },
    with: withId((house) => house.nordbolig),
    call: `mutation ($id: ID!) { setContractAdditions(inputData: { partnerId: $id, kind: lease, additions: [
      { no: { heading: "T", text: "T" } }] }) { no { text } } }`,
  },
  {
    ...{ of: 'getLedgerBook', why: 'the operator’s', as: NO_BOOKKEEPERS },
    with: () => ({}),
    call: 'query { getLedgerBook(queryData: {}) { name } }',
  },
  {
    ...{ of: 'setInvoicingSettings', why: 'the operator’s', as: NO_BOOKKEEPERS },
    with: () => ({}),
    call: `mutation { setInvoicingSettings(inputData: { leadDays: 15 }) { leadDays } }`,
  },
  {
    ...{ of: 'GET /api/money/:partnerId/arrears.csv', why: 'the operator’s', as: NO_BOOKKEEPERS },
    path: () => ({ partnerId: 'operator' }),
  },
  {
    ...{ of: 'GET /api/money/:partnerId/arrears.xlsx', why: 'the operator’s', as: NO_BOOKKEEPERS },
    path: () => ({ partnerId: 'operator' }),
  },
  {
    ...{ of: 'updateNotificationSettings', why: 'nobody’s', as: WITHOUT_TOKEN },
    call: 'mutation { updateNotificationSettings(inputData: { kind: messages, isMailed: false }) { kind } }',
  },
  {
    ...{ of: 'toggleFavoriteListing', why: 'a home that was public', as: LOGGED_IN, status: 410 },
    with: withId((house) => house.withdrawnHome),
  },
  {
    ...{
      of: 'getFileDownloadUrl',
      why: 'another’s: what went with a form',
      as: [...STRANGERS, 'writer'],
    },
    with: withId((house) => house.formsFile),
  },
  {
    ...{
      of: 'GET /api/payments/:paymentId/receipt.pdf',
      why: 'a lease of others',
      as: LOGGED_IN.filter((name) => name !== 'agent'),
    },
    path: (house) => ({ paymentId: house.directPayment }),
  },
  ...(['getRentAdjustments', 'adjustRents', 'messageTenants'] as const).map((of) => ({
    ...{ of, why: 'the agency writes the papers', as: ['renter', 'lessor'] as const },
    with: manyWith[of],
  })),
  ...['notePetition', 'closeEvictionCase', 'statePetitionFacts'].map((of) => ({
    ...{ of, why: 'the agency writes the papers', as: ['renter', 'lessor'] as const },
    with: withId((house) => house.billed[3]!.leaseId),
  })),
  {
    ...{ of: 'POST /partner/v1/leases', why: 'another agency’s home', as: ['otherKey'] },
    with(house) {
      const { tenants, terms } = house.partnersLease();
      const assignment = {
        listingId: house.partnersHomes[0],
        landlordId: house.landlordId,
        terms: ASSIGNMENT,
      };
      return { assignment, tenants, terms };
    },
  },
  {
    ...{
      of: 'POST /partner/v1/leases/:leaseId/send',
      why: 'another agency’s lease',
      as: ['otherKey'],
    },
    with: () => ({ version: 1 }),
  },
  {
    ...{
      of: 'POST /partner/v1/payouts/:payoutId/release',
      why: 'another agency’s payout',
      as: ['otherKey'],
    },
    path: (house) => ({ payoutId: house.payouts[1]! }),
  },
  {
    ...{ of: 'getDepositKyc', why: 'each tenant answers for themselves' },
    as: [...ACTORS, 'lessor'],
    call: 'query ($id: String!) { getDepositKyc(queryData: { referenceNumber: $id }) { name } }',
    with: withId((house) => house.kycReference),
  },
  {
    ...{ of: 'addDepositKyc', why: 'each tenant answers for themselves' },
    as: [...ACTORS, 'lessor'],
    with: (house) => ({ form: aKycForm(house.kycReference) }),
  },
  ...[
    'getDeposit',
    'claimDeposit',
    'showDepositSuit',
    'acceptDepositClaim',
    'withdrawDepositClaim',
  ].map((of) => ({ of, why: 'of a lease of others', as: STRANGERS, with: ofBilled })),
  {
    ...{ of: 'noteDepositGuarantee', why: 'the agency writes the papers' },
    as: [...STRANGERS, 'renter', 'lessor'],
    with: withId((house) => house.billed[1]!.leaseId),
  },
  {
    ...{ of: 'noteDepositInsurance', why: 'the agency writes the papers' },
    as: [...STRANGERS, 'renter', 'lessor'],
    with: withId((house) => house.billed[2]!.leaseId),
  },
  {
    ...{ of: 'acceptPaymentPlan', why: 'their own side proposed it', as: RENTER },
    with: withId((house) => house.billed[3]!.leaseId),
  },
  ...[
    'setLeaseCharges',
    'changeComingInvoice',
    'moveDueDay',
    'addLandlordInvoice',
    'refuseNav',
  ].map((of) => ({
    ...{ of, why: 'the agency writes the papers', as: [...LESSOR], with: ofBilled },
  })),
  ...[
    'setLeaseCharges',
    'changeComingInvoice',
    'moveDueDay',
    'addLandlordInvoice',
    'getNextPayout',
    'getFullPayoutHistory',
  ].map((of) => ({ of, why: 'a tenant’s lease', as: RENTER, with: ofBilled })),
  ...['addCreditNote', 'writeOffInvoice', 'settleInvoiceObjection', 'sayInvoicePaid'].map((of) => ({
    ...{ of, why: 'an agency’s landlord reads it alone', as: LESSOR, with: ofInvoice },
  })),
  ...[
    'addCreditNote',
    'writeOffInvoice',
    'settleInvoiceObjection',
    'denyInvoicePaid',
    'receiveInvoiceDirectly',
  ].map((of) => ({ of, why: 'a tenant pays it', as: RENTER, with: ofInvoice })),
  ...[
    { of: 'extendLease', with: saidOfBilled({ endsOn: '2033-01-31' }) },
    {
      of: 'changeTenants',
      with: saidOfBilled({
        from: '2027-02-01',
        leaving: [],
        joining: [{ email: 'ny@x.no', name: 'Ny' }],
      }),
    },
    {
      of: 'writeProtocol',
      with: saidOfBilled({ kind: 'move_in', version: 0, content: A_PROTOCOL }),
    },
    { of: 'sendProtocol', with: saidOfBilled({ kind: 'move_in' }) },
    { of: 'withdrawAmendment', with: saidOfBilled({ kind: 'extension' }) },
  ].map((one) => ({ ...one, why: 'it is for who lets', as: RENTER })),
  {
    ...{ of: 'protestNotice', why: 'a tenant protests', as: LESSOR },
    with: saidOfBilled({ protest: 'x' }),
  },
  {
    ...{ of: 'getInvoiceExplained', why: 'what its landlord is asked for', as: RENTER },
    with: withId((house) => house.landlordInvoice),
  },
  {
    ...{
      of: 'creditLandlordInvoice',
      why: 'the agency writes the papers',
      as: [...STRANGERS, 'renter', 'lessor'],
    },
    with: withId((house) => house.landlordInvoice),
  },
  {
    ...{
      of: 'takeBackPayment',
      why: 'the letting side notes it',
      as: [...LOGGED_IN.filter((name) => name !== 'agent'), 'renter'],
    },
    with: withId((house) => house.directPayment),
  },
  {
    ...{
      of: 'uploadFiles',
      why: 'another sent the file',
      as: [...ACTORS, 'renter', 'lessor'],
    },
    async with(house) {
      const sender = { ...(await house.actorOf('agent')), name: 'agent' as const };
      return OPERATIONS['uploadFiles']!.with!(house, sender);
    },
  },
  {
    ...{ of: 'addListingPhoto', why: 'another uploaded it', as: ['agent'] },
    with: async (house) => ({
      id: house.partnersHomes[2],
      key: await upload(house.app, house.renter, Buffer.from('x')),
    }),
  },
  {
    ...{ of: 'addMessage', why: 'another uploaded what goes with it', as: ['agent'] },
    call: MESSAGE_WITH_FILE,
    with: async (house) => ({ id: house.partnersConversation, file: await othersUpload(house) }),
  },
  {
    ...{ of: 'addMessage', why: 'another sent the document that goes with it', as: ['agent'] },
    call: MESSAGE_WITH_FILE,
    with: (house) => ({ id: house.partnersConversation, file: { _id: house.partnersFile } }),
  },
  {
    ...{ of: 'markPostalLettersPosted', why: 'another uploaded the receipt', as: ['agent'] },
    call: 'mutation ($id: ID!, $on: String!, $key: String!) { markPostalLettersPosted(inputData: { letterIds: [$id], postedOn: $on, receiptKey: $key }) { _id } }',
    with: async (house) => ({
      id: await house.postalLetter(),
      on: house.app.clock.today().toString(),
      ...(await othersUpload(house)),
    }),
  },
  {
    ...{ of: 'writeProtocol', why: 'another uploaded its photo', as: ['agent'] },
    async with(house) {
      const rooms = [{ ...A_PROTOCOL.rooms[0]!, photos: [await othersUpload(house)] }];
      const said = { contractId: house.leases[3], kind: 'move_in', version: 0 };
      return { said: { ...said, content: { ...A_PROTOCOL, rooms } } };
    },
  },
  {
    ...{
      of: 'inviteToViewing',
      why: 'of somebody else’s home',
      as: [...STRANGERS, 'answerer', 'writer'],
    },
    with: withId((house) => house.interestForms[0]!),
  },
  {
    ...{ of: 'inviteToViewing', why: 'of a private home', as: [...ACTORS, 'writer'] },
    with: withId((house) => house.privateForm),
  },
  {
    ...{
      of: 'openInterestIdentification',
      why: 'credit is checked by agencies',
      as: ['answerer', 'agent'],
    },
    with: withId((house) => house.privateForm),
  },
  ...['getSingleListing', 'reportListing', 'toggleFavoriteListing'].map((of) => ({
    ...{ of, why: 'a home that is no more than written about', as: LOGGED_IN },
    with: withId((house) => house.draftedHome),
  })),
  {
    ...{ of: 'addConversations', why: 'a home that is no more than written about', as: LOGGED_IN },
    with: withId((house) => house.draftedHome),
  },
  {
    ...{ of: 'addInterestForm', why: 'a home that is no more than written about', as: LOGGED_IN },
    with: (house) => ({ form: anInterestForm(house.draftedHome) }),
  },
  ...['getSingleListing', 'reportListing', 'addConversations'].map((of) => ({
    ...{ of, why: 'a home that was public', as: LOGGED_IN, status: 410 },
    with: withId((house) => house.withdrawnHome),
  })),
  {
    ...{ of: 'addListingView', why: 'a home that is no more than written about', as: ['tenant'] },
    with: withId((house) => house.draftedHome),
  },
  {
    ...{ of: 'addListingView', why: 'a home that was public', as: ['tenant'] },
    with: withId((house) => house.withdrawnHome),
  },
  {
    ...{ of: 'addInterestForm', why: 'a home that was public', as: ['tenant'], status: 409 },
    with: (house) => ({ form: anInterestForm(house.withdrawnHome) }),
  },
  {
    ...{
      of: 'addListing',
      why: 'a copy of what others write',
      as: LOGGED_IN.filter((name) => name !== 'agent'),
    },
    call: 'mutation ($id: ID!) { addListing(inputData: { copyOf: $id }) { _id } }',
    with: withId((house) => house.partnersHomes[0]!),
  },
  {
    ...{
      of: 'getConversations',
      why: 'another agency’s',
      as: LOGGED_IN.filter((name) => name !== 'agent'),
    },
    call: 'query ($id: ID!) { getConversations(queryData: { partnerId: $id }) { data { _id } } }',
    with: withId((house) => house.nordbolig),
  },
  {
    ...{ of: 'addConversations', why: 'nobody speaks for somebody else', as: LOGGED_IN },
    call: 'mutation ($id: ID!, $as: ID!) { addConversations(inputData: { listingId: $id, senderId: $as }) { _id } }',
    with: (house) => ({ id: house.askedAbout, as: house.renter.id }),
  },
  {
    ...{
      of: 'addMessage',
      why: 'they want no messages of each other’s',
      as: ['writer', 'answerer'],
    },
    with: withId((house) => house.someoneElsesConversation),
  },
  {
    ...{ of: 'addConversations', why: 'they want no messages of each other’s', as: ['writer'] },
    with: withId((house) => house.askedAbout),
  },
  ...(['papersFile', 'leaseFile', 'proof'] as const).map((file) => ({
    ...{
      of: 'getFileDownloadUrl',
      why: `another’s: ${file}`,
      as: STRANGERS.filter((name) => name !== 'janitor' || file !== 'proof'),
    },
    with: withId((house) => house[file]),
  })),
  ...Object.entries({
    'their own notifications': (house: FullScenario) => `private-account-${house.renter.id}`,
    'their own conversations': (house: FullScenario) =>
      `presence-conversation-${house.someoneElsesConversation}`,
    'their own agency': (house: FullScenario) => `private-partner-${house.nordbolig}`,
  }).map(([why, channel]) => ({
    ...{ of: 'POST /api/auth/pusher', why, as: STRANGERS },
    with: (house: FullScenario) => ({ socket_id: '1.1', channel_name: channel(house) }),
  })),
  {
    ...{
      of: 'GET /api/calendars/:token.ics',
      why: 'a lease that is theirs no more',
      as: ['guest'],
    },
    path: (house) => ({ token: house.calendarSecret }),
  },
];
