import { aKycForm } from '../deposits.ts';
import { ACTORS, LOGGED_IN, WITHOUT_TOKEN, type ActorName } from '../actors.ts';
import type { FullScenario } from '../full-scenario.ts';
import { uploadFile } from '../documents.ts';
import { anInterestForm } from '../interest.ts';
import { ASSIGNMENT } from '../leases.ts';
import { upload } from '../uploads.ts';
import { OPERATIONS } from './operations.ts';
import { PROTOCOL_CONTENT } from './operations/lease-changes.ts';
import type { Operation } from './row.ts';

/** The parties of leases and homes, by name. */
export const PARTIES = {
  renter: (scenario: FullScenario) => scenario.renter,
  lessor: (scenario: FullScenario) => scenario.landlord,
  answerer: (scenario: FullScenario) => scenario.answerer,
  writer: (scenario: FullScenario) => scenario.writer,
};
export type Caller = ActorName | keyof typeof PARTIES;

/** All actors except nordbolig's agents. */
const STRANGERS: readonly Caller[] = ACTORS.filter((name) => name !== 'agent');
/** Each document of the scenario is an invoice's too, which an auditor reads. */
const NO_READER = STRANGERS.filter((name) => name !== 'auditor');
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

const withId = (id: (scenario: FullScenario) => string) => (scenario: FullScenario) => ({
  id: id(scenario),
});
const ofBilled = withId((scenario) => scenario.billed[0]!.leaseId);
const ofInvoice = withId((scenario) => scenario.billed[0]!.invoiceId);
const inputOfBilled = (more: object) => (scenario: FullScenario) => ({
  input: { contractId: scenario.billed[0]!.leaseId, ...more },
});

/** Inputs about many leases, with an invoiced one. */
const manyWith = {
  getRentAdjustments: (scenario: FullScenario) => ({ ids: [scenario.billed[0]!.leaseId] }),
  adjustRents: (scenario: FullScenario) => ({
    input: {
      rents: [{ contractId: scenario.billed[0]!.leaseId, amount: 1 }],
      takesEffectOn: '2029-01-01',
    },
  }),
  messageTenants: (scenario: FullScenario) => ({
    input: {
      contractIds: [scenario.billed[0]!.leaseId],
      clientId: scenario.nordbolig,
      text: 'Hei',
    },
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
    of: 'getViewings',
    why: 'of another agency’s homes',
    as: STRANGERS,
    with: withId((scenario) => scenario.nordbolig),
    call: 'query ($id: ID) { getViewings(queryData: { partnerId: $id }) { home } }',
  },
  {
    of: 'getLeaseListViews',
    why: 'of another agency’s list',
    as: STRANGERS,
    with: withId((scenario) => scenario.nordbolig),
    call: 'query ($id: ID) { getLeaseListViews(queryData: { partnerId: $id }) { name } }',
  },
  {
    of: 'saveLeaseListView',
    why: 'of another agency’s list',
    as: STRANGERS,
    with: withId((scenario) => scenario.nordbolig),
    call: 'mutation ($id: ID) { saveLeaseListView(inputData: { partnerId: $id, name: "N", query: "?sort=rent" }) { name } }',
  },
  {
    of: 'setContractAdditions',
    why: 'another agency’s',
    as: STRANGERS,
    with: withId((scenario) => scenario.nordbolig),
    call: `mutation ($id: ID!) { setContractAdditions(inputData: { partnerId: $id, kind: lease, additions: [
      { no: { heading: "T", text: "T" } }] }) { no { text } } }`,
  },
  {
    of: 'getLedgerBook',
    why: 'the operator’s',
    as: NO_BOOKKEEPERS,
    with: () => ({}),
    call: 'query { getLedgerBook(queryData: {}) { name } }',
  },
  {
    of: 'setInvoicingSettings',
    why: 'the operator’s',
    as: NO_BOOKKEEPERS,
    with: () => ({}),
    call: `mutation { setInvoicingSettings(inputData: { leadDays: 15 }) { leadDays } }`,
  },
  {
    of: 'GET /api/money/:partnerId/arrears.csv',
    why: 'the operator’s',
    as: NO_BOOKKEEPERS,
    path: () => ({ partnerId: 'operator' }),
  },
  {
    of: 'GET /api/money/:partnerId/arrears.xlsx',
    why: 'the operator’s',
    as: NO_BOOKKEEPERS,
    path: () => ({ partnerId: 'operator' }),
  },
  {
    of: 'updateNotificationSettings',
    why: 'nobody’s',
    as: WITHOUT_TOKEN,
    call: 'mutation { updateNotificationSettings(inputData: { kind: messages, isMailed: false }) { kind } }',
  },
  {
    of: 'toggleFavoriteListing',
    why: 'a home that was public',
    as: LOGGED_IN,
    status: 410,
    with: withId((scenario) => scenario.withdrawnHome),
  },
  {
    of: 'getFileDownloadUrl',
    why: 'another’s: what went with a form',
    as: [...NO_READER, 'writer'],
    with: withId((scenario) => scenario.formsFile),
  },
  {
    of: 'GET /api/payments/:paymentId/receipt.pdf',
    why: 'a lease of others',
    as: LOGGED_IN.filter((name) => name !== 'agent'),
    path: (scenario) => ({ paymentId: scenario.directPayment }),
  },
  ...(['getRentAdjustments', 'adjustRents', 'messageTenants'] as const).map((of) => ({
    of,
    why: 'the agency writes the papers',
    as: ['renter', 'lessor'] as const,
    with: manyWith[of],
  })),
  ...['notePetition', 'closeEvictionCase', 'statePetitionFacts'].map((of) => ({
    of,
    why: 'the agency writes the papers',
    as: ['renter', 'lessor'] as const,
    with: withId((scenario) => scenario.billed[3]!.leaseId),
  })),
  {
    of: 'POST /partner/v1/leases',
    why: 'another agency’s home',
    as: ['otherKey'],
    with(scenario) {
      const { tenants, terms } = scenario.partnersLease();
      const assignment = {
        listingId: scenario.partnersHomes[0],
        landlordId: scenario.landlordId,
        terms: ASSIGNMENT,
      };
      return { assignment, tenants, terms };
    },
  },
  {
    of: 'POST /partner/v1/leases/:leaseId/send',
    why: 'another agency’s lease',
    as: ['otherKey'],
    with: () => ({ version: 1 }),
  },
  {
    of: 'POST /partner/v1/payouts/:payoutId/release',
    why: 'another agency’s payout',
    as: ['otherKey'],
    path: (scenario) => ({ payoutId: scenario.payouts[1]! }),
  },
  {
    of: 'getDepositKyc',
    why: 'each tenant answers for themselves',
    as: [...ACTORS, 'lessor'],
    call: 'query ($id: String!) { getDepositKyc(queryData: { referenceNumber: $id }) { name } }',
    with: withId((scenario) => scenario.kycReference),
  },
  {
    of: 'addDepositKyc',
    why: 'each tenant answers for themselves',
    as: [...ACTORS, 'lessor'],
    with: (scenario) => ({ form: aKycForm(scenario.kycReference) }),
  },
  ...[
    'getDeposit',
    'claimDeposit',
    'showDepositSuit',
    'acceptDepositClaim',
    'withdrawDepositClaim',
  ].map((of) => ({ of, why: 'of a lease of others', as: STRANGERS, with: ofBilled })),
  {
    of: 'noteDepositGuarantee',
    why: 'the agency writes the papers',
    as: [...STRANGERS, 'renter', 'lessor'],
    with: withId((scenario) => scenario.billed[1]!.leaseId),
  },
  {
    of: 'noteDepositInsurance',
    why: 'the agency writes the papers',
    as: [...STRANGERS, 'renter', 'lessor'],
    with: withId((scenario) => scenario.billed[2]!.leaseId),
  },
  {
    of: 'acceptPaymentPlan',
    why: 'their own side proposed it',
    as: RENTER,
    with: withId((scenario) => scenario.billed[3]!.leaseId),
  },
  ...[
    'setLeaseCharges',
    'changeComingInvoice',
    'moveDueDay',
    'addLandlordInvoice',
    'refuseNav',
  ].map((of) => ({
    of,
    why: 'the agency writes the papers',
    as: [...LESSOR],
    with: ofBilled,
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
    of,
    why: 'an agency’s landlord reads it alone',
    as: LESSOR,
    with: ofInvoice,
  })),
  ...[
    'addCreditNote',
    'writeOffInvoice',
    'settleInvoiceObjection',
    'denyInvoicePaid',
    'receiveInvoiceDirectly',
  ].map((of) => ({ of, why: 'a tenant pays it', as: RENTER, with: ofInvoice })),
  ...[
    { of: 'extendLease', with: inputOfBilled({ endsOn: '2033-01-31' }) },
    {
      of: 'changeTenants',
      with: inputOfBilled({
        from: '2027-02-01',
        leaving: [],
        joining: [{ email: 'ny@x.no', name: 'Ny', birthDate: '1990-01-02' }],
      }),
    },
    {
      of: 'writeProtocol',
      with: inputOfBilled({ kind: 'move_in', version: 0, content: PROTOCOL_CONTENT }),
    },
    { of: 'sendProtocol', with: inputOfBilled({ kind: 'move_in' }) },
    { of: 'withdrawAmendment', with: inputOfBilled({ kind: 'extension' }) },
    { of: 'disputeNotice', with: inputOfBilled({ protest: 'x' }) },
  ].map((one) => ({ ...one, why: 'it is for who lets', as: RENTER })),
  {
    of: 'protestNotice',
    why: 'a tenant protests',
    as: LESSOR,
    with: inputOfBilled({ protest: 'x' }),
  },
  {
    of: 'getInvoiceExplained',
    why: 'what its landlord is asked for',
    as: RENTER,
    with: withId((scenario) => scenario.landlordInvoice),
  },
  {
    of: 'creditLandlordInvoice',
    why: 'the agency writes the papers',
    as: [...STRANGERS, 'renter', 'lessor'],
    with: withId((scenario) => scenario.landlordInvoice),
  },
  {
    of: 'takeBackPayment',
    why: 'the letting side notes it',
    as: [...LOGGED_IN.filter((name) => name !== 'agent'), 'renter'],
    with: withId((scenario) => scenario.directPayment),
  },
  {
    of: 'uploadFiles',
    why: 'another sent the file',
    as: [...ACTORS, 'renter', 'lessor'],
    async with(scenario) {
      const sender = { ...(await scenario.actorOf('agent')), name: 'agent' as const };
      return OPERATIONS['uploadFiles']!.with!(scenario, sender);
    },
  },
  {
    of: 'addListingPhoto',
    why: 'another uploaded it',
    as: ['agent'],
    with: async (scenario) => ({
      id: scenario.partnersHomes[2],
      key: await upload(scenario.app, scenario.renter, Buffer.from('x')),
    }),
  },
  {
    of: 'addMessage',
    why: 'another uploaded what goes with it',
    as: ['agent'],
    call: MESSAGE_WITH_FILE,
    with: async (scenario) => ({
      id: scenario.partnersConversation,
      file: await othersUpload(scenario),
    }),
  },
  {
    of: 'addMessage',
    why: 'another sent the document that goes with it',
    as: ['agent'],
    call: MESSAGE_WITH_FILE,
    with: (scenario) => ({
      id: scenario.partnersConversation,
      file: { _id: scenario.partnersFile },
    }),
  },
  {
    of: 'markPostalLettersPosted',
    why: 'another uploaded the receipt',
    as: ['agent'],
    call: 'mutation ($id: ID!, $on: String!, $key: String!) { markPostalLettersPosted(inputData: { letterIds: [$id], postedOn: $on, receiptKey: $key }) { _id } }',
    with: async (scenario) => ({
      id: await scenario.postalLetter(),
      on: scenario.app.clock.today().toString(),
      ...(await othersUpload(scenario)),
    }),
  },
  {
    of: 'writeProtocol',
    why: 'another uploaded its photo',
    as: ['agent'],
    async with(scenario) {
      const rooms = [{ ...PROTOCOL_CONTENT.rooms[0]!, photos: [await othersUpload(scenario)] }];
      const input = { contractId: scenario.leases[3], kind: 'move_in', version: 0 };
      return { input: { ...input, content: { ...PROTOCOL_CONTENT, rooms } } };
    },
  },
  {
    of: 'inviteToViewing',
    why: 'of somebody else’s home',
    as: [...STRANGERS, 'answerer', 'writer'],
    with: withId((scenario) => scenario.interestForms[0]!),
  },
  {
    of: 'inviteToViewing',
    why: 'of a private home',
    as: [...ACTORS, 'writer'],
    with: withId((scenario) => scenario.privateForm),
  },
  {
    of: 'openInterestIdentification',
    why: 'credit is checked by agencies',
    as: ['answerer', 'agent'],
    with: withId((scenario) => scenario.privateForm),
  },
  ...['getSingleListing', 'reportListing', 'toggleFavoriteListing'].map((of) => ({
    of,
    why: 'a home that is no more than written about',
    as: LOGGED_IN,
    with: withId((scenario) => scenario.draftedHome),
  })),
  {
    of: 'addConversations',
    why: 'a home that is no more than written about',
    as: LOGGED_IN,
    with: withId((scenario) => scenario.draftedHome),
  },
  {
    of: 'addInterestForm',
    why: 'a home that is no more than written about',
    as: LOGGED_IN,
    with: (scenario) => ({ form: anInterestForm(scenario.draftedHome) }),
  },
  ...['getSingleListing', 'reportListing', 'addConversations'].map((of) => ({
    of,
    why: 'a home that was public',
    as: LOGGED_IN,
    status: 410,
    with: withId((scenario) => scenario.withdrawnHome),
  })),
  {
    of: 'addListingView',
    why: 'a home that is no more than written about',
    as: ['tenant'],
    with: withId((scenario) => scenario.draftedHome),
  },
  {
    of: 'addListingView',
    why: 'a home that was public',
    as: ['tenant'],
    with: withId((scenario) => scenario.withdrawnHome),
  },
  {
    of: 'addInterestForm',
    why: 'a home that was public',
    as: ['tenant'],
    status: 409,
    with: (scenario) => ({ form: anInterestForm(scenario.withdrawnHome) }),
  },
  {
    of: 'addListing',
    why: 'a copy of what others write',
    as: LOGGED_IN.filter((name) => name !== 'agent'),
    call: 'mutation ($id: ID!) { addListing(inputData: { copyOf: $id }) { _id } }',
    with: withId((scenario) => scenario.partnersHomes[0]!),
  },
  {
    of: 'getConversations',
    why: 'another agency’s',
    as: LOGGED_IN.filter((name) => name !== 'agent'),
    call: 'query ($id: ID!) { getConversations(queryData: { partnerId: $id }) { data { _id } } }',
    with: withId((scenario) => scenario.nordbolig),
  },
  {
    of: 'addConversations',
    why: 'nobody speaks for somebody else',
    as: LOGGED_IN,
    call: 'mutation ($id: ID!, $as: ID!) { addConversations(inputData: { listingId: $id, senderId: $as }) { _id } }',
    with: (scenario) => ({ id: scenario.wantedListing, as: scenario.renter.id }),
  },
  {
    of: 'addMessage',
    why: 'they want no messages of each other’s',
    as: ['writer', 'answerer'],
    with: withId((scenario) => scenario.someoneElsesConversation),
  },
  {
    of: 'addConversations',
    why: 'they want no messages of each other’s',
    as: ['writer'],
    with: withId((scenario) => scenario.wantedListing),
  },
  ...(['papersFile', 'leaseFile', 'proof'] as const).map((file) => ({
    of: 'getFileDownloadUrl',
    why: `another’s: ${file}`,
    as: NO_READER.filter((name) => name !== 'janitor' || file !== 'proof'),
    with: withId((scenario) => scenario[file]),
  })),
  ...Object.entries({
    'their own notifications': (scenario: FullScenario) => `private-account-${scenario.renter.id}`,
    'their own conversations': (scenario: FullScenario) =>
      `presence-conversation-${scenario.someoneElsesConversation}`,
    'their own agency': (scenario: FullScenario) => `private-partner-${scenario.nordbolig}`,
  }).map(([why, channel]) => ({
    of: 'POST /api/auth/pusher',
    why,
    as: STRANGERS,
    with: (scenario: FullScenario) => ({ socket_id: '1.1', channel_name: channel(scenario) }),
  })),
  {
    of: 'GET /api/calendars/:token.ics',
    why: 'a lease that is theirs no more',
    as: ['guest'],
    path: (scenario) => ({ token: scenario.calendarSecret }),
  },
];
