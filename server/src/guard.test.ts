import type { GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Grant } from '@husvaer/domain/accounts/roles';

import { aWaitingPayment } from '../testing/banking.ts';
import { BOOK_TERMS, openBook } from '../testing/books.ts';
import { A_PDF, uploadFile } from '../testing/documents.ts';
import { aKycForm } from '../testing/deposits.ts';
import { anInterestForm, interestCalls } from '../testing/interest.ts';
import { aLease, ASSIGNMENT } from '../testing/leases.ts';
import { addPartnerKey, partnerCalls } from '../testing/partner-key.ts';
import { addPerson, PASSWORD, type TestPerson } from '../testing/people.ts';
import { upload } from '../testing/uploads.ts';
import { routesOf } from '../testing/routes-of.ts';
import { sendForSigning, signerOf } from '../testing/signing.ts';
import { addSignedLease, endLease } from '../testing/signed-leases.ts';
import { addListings, addPartner, createTestApp, NOW, type TestApp } from '../testing/test-app.ts';
import { schema } from './app.ts';
import { publicTokens } from './features/accounts/public.ts';
import { createKeys, keyInDirectory } from './platform/keys.ts';

/*
 * Every GraphQL operation and every route, tried as everybody. Whoever adds one adds its row here,
 * or the test fails: nothing is open because somebody forgot to ask.
 */

const WITHOUT_TOKEN = ['guest', 'visitor'] as const;
const LOGGED_IN = ['tenant', 'landlord', 'agent', 'otherAgent', 'janitor'] as const;
/** Have a token that is nobody's any more, or a partner's system's, which only its own routes take. */
const SHUT_OUT = ['deactivated', 'expired', 'forged', 'partnerKey'] as const;
const ACTORS = [...WITHOUT_TOKEN, ...LOGGED_IN, ...SHUT_OUT] as const;
type ActorName = (typeof ACTORS)[number];

/** Who may. Tokens that are nobody's are refused wherever a token is read, also where guests may. */
const EVERYBODY: readonly ActorName[] = [...WITHOUT_TOKEN, ...LOGGED_IN];
const SOMEBODY: readonly ActorName[] = LOGGED_IN;
const AGENT: readonly ActorName[] = ['agent'];
const PARTNER_KEY: readonly ActorName[] = ['partnerKey'];
/** Where no token is read at all. */
const ANYTHING: readonly ActorName[] = ACTORS;

const LATE_STEP = { isOn: true, days: 15 };
const LATE_RENT = {
  steps: {
    pre_reminder: { isOn: false, days: 3 },
    soft_reminder: LATE_STEP,
    reminder: LATE_STEP,
    second_reminder: { isOn: false, days: 30 },
    notice: LATE_STEP,
    petition: LATE_STEP,
  },
  chargesFee: true,
  chargesInterest: true,
  tellsNav: false,
  minimum: 100,
};

interface Actor {
  name: ActorName;
  person: TestPerson;
  token: string | undefined;
}

let app: TestApp;
let nordbolig: string;
let fjordutleie: string;
let listingId: string;
let partnerKey: string;
let revokedKeyId: string;
/** Leases of nordbolig's that are invoiced: their first invoice is said to be paid, and objected to. */
let billed: { leaseId: string; invoiceId: string }[];
/** Payouts of nordbolig's that wait to be approved; the second is held. */
let payouts: string[];
/** Homes that nordbolig lets, one for each row that changes one. */
let partnersHomes: string[];

beforeAll(async () => {
  app = await createTestApp();
  nordbolig = await addPartner(app, 'nordbolig', 'Nordbolig');
  fjordutleie = await addPartner(app, 'fjordutleie', 'Fjordutleie');
  await openBook(app, nordbolig);
  await addListings(app, [{}]);
  const [row] = await app.database.session((session) =>
    session.query<{ id: string }>('select id from listing'),
  );
  listingId = row!.id;
  const homes = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((externalId) => ({ externalId }));
  const owner = { feed: 'nordbolig', partnerId: nordbolig, ownerId: null, contactId: null };
  await addListings(app, homes, owner);
  const rows = await app.database.session((session) =>
    session.query<{ id: string }>("select id from listing where feed = 'nordbolig'"),
  );
  partnersHomes = rows.map(({ id }) => id);
  const [landlord, tenant] = [
    await addPerson(app, { email: 'lets@x.no' }),
    await addPerson(app, { email: 'rents@x.no' }),
  ];
  const startsOn = '2027-01-01';
  for (let count = 0; count < 4; count += 1)
    await addSignedLease(app, { partnerId: nordbolig, landlord, tenants: [tenant], startsOn });
  billed = await app.database.session(async (session) => {
    await session.exec(
      "update invoice set said_paid_at = now(), objected_at = now(), objection = 'x' where serial = 2",
    );
    return session.query(
      'select lease_id as "leaseId", id as "invoiceId" from invoice order by serial',
    );
  });
  // Invoices have their PDFs.
  for (const worker of app.workers) await worker.poke();
  await app.jobs.perform('payouts.run');
  payouts = await app.database.session(async (session) => {
    await session.exec(`
      update payout set made_on = '2027-01-11', serial = n, amount = 100, approvals_needed = 1
      from (select id as of_id, row_number() over () as n from payout limit 2) as made where id = of_id;
      update payout set held_at = now() where serial = 2`);
    const made = await session.query<{ id: string }>(
      'select id from payout where serial is not null order by serial',
    );
    return made.map(({ id }) => id);
  });
});
afterAll(() => app.close());

const grantsOf = (name: ActorName): Grant[] => {
  if (name === 'agent') return [{ role: 'agent', partnerId: nordbolig }];
  if (name === 'otherAgent') return [{ role: 'agent', partnerId: fjordutleie }];
  if (name === 'janitor') return [{ role: 'janitor', partnerId: nordbolig }];
  return [{ role: name === 'landlord' ? 'landlord' : 'tenant', partnerId: null }];
};

let people = 0;
/** Somebody new for each try: some of what is tried ends an account. */
async function actorOf(name: ActorName): Promise<Actor> {
  people += 1;
  const email = `${name.toLowerCase()}-${people}@x.no`;
  const person = await addPerson(app, { email, grants: grantsOf(name) });
  const keys = createKeys(keyInDirectory(app.config.VAR_DIR));
  const { accessToken } = person.tokens;
  const claims = JSON.parse(
    Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString(),
  ) as Record<string, unknown>;
  const tokens: Record<ActorName, () => Promise<string | undefined> | string | undefined> = {
    guest: () => undefined,
    visitor: () => publicTokens(keys, app.clock)(),
    tenant: () => accessToken,
    landlord: () => accessToken,
    agent: () => accessToken,
    otherAgent: () => accessToken,
    janitor: () => accessToken,
    deactivated: async () => {
      await app.database.session((session) =>
        session.exec(`update account set deactivated_at = now() where email = '${email}'`),
      );
      return accessToken;
    },
    expired: () => keys.sign(claims, NOW.subtract({ hours: 1 }), 60),
    partnerKey: () => partnerKey,
    forged: () => createKeys(new Uint8Array(32).fill(9)).sign(claims, NOW, 60),
  };
  return { name, person, token: await tokens[name]() };
}

interface Row {
  by: readonly ActorName[];
  /** Variables, or a body. */
  with?: (actor: Actor) => unknown;
}

interface Operation extends Row {
  call: string;
}

/** A payment in nordbolig's books that nobody took. */
async function waitingPayment(): Promise<string> {
  const { person: who } = await actorOf('agent');
  const account = BOOK_TERMS.clientAccount;
  return aWaitingPayment(app, { partnerId: nordbolig, account, who });
}

let overpaid: Promise<string> | undefined;
/** A lease of nordbolig's that is over, and was paid 500 kr too much. */
async function overpaidLease(): Promise<string> {
  const [landlord, tenant] = [
    await addPerson(app, { email: 'let@x.no' }),
    await addPerson(app, { email: 'rented@x.no' }),
  ];
  const lease = { partnerId: nordbolig, landlord, tenants: [tenant], monthlyRent: 50_000n };
  const id = await addSignedLease(app, { ...lease, startsOn: '2026-08-01' });
  await endLease(app, id, '2026-08-31');
  const { person } = await actorOf('agent');
  await app.api(
    'mutation ($id: ID!, $lease: ID) { settleBankException(inputData: { lineId: $id, choice: lease, contractId: $lease }) { _id } }',
    { id: await waitingPayment(), lease: id },
    person.tokens.accessToken,
  );
  return id;
}
/** A krone of that, which somebody asked to have paid back. */
async function askedRefund(): Promise<string> {
  const { person } = await actorOf('agent');
  overpaid ??= overpaidLease();
  const { data } = await app.api(
    OPERATIONS['refundSurplus']!.call,
    { id: await overpaid },
    person.tokens.accessToken,
  );
  return data.refundSurplus._id as string;
}

const OPERATIONS: Record<string, Operation> = {
  getListings: { by: EVERYBODY, call: '{ getListings { data { _id } } }' },
  getListingClusters: {
    by: EVERYBODY,
    call: '{ getListingClusters(optionData: { zoom: 10 }) { data { count } } }',
  },
  getRentChart: { by: EVERYBODY, call: '{ getRentChart { count } }' },
  getSimilarListings: {
    by: EVERYBODY,
    call: 'query ($id: ID!) { getSimilarListings(queryData: { listingId: $id }) { data { _id } } }',
    with: () => ({ id: listingId }),
  },
  getSingleListing: {
    by: EVERYBODY,
    call: 'query ($id: ID!) { getSingleListing(queryData: { listingId: $id }) { _id } }',
    with: () => ({ id: listingId }),
  },
  getUploadPolicy: {
    by: SOMEBODY,
    call: '{ getUploadPolicy(queryData: { filename: "a.jpg", directive: "ListingImages" }) { url } }',
  },
  getPhotos: {
    by: SOMEBODY,
    call: 'query ($id: ID!) { getPhotos(queryData: { photoIds: [$id] }) { _id } }',
    with: () => ({ id: UUID }),
  },
  partnersSubDomain: {
    by: EVERYBODY,
    call: '{ partnersSubDomain(queryData: { subDomain: "nordbolig" }) { partnerId } }',
  },
  reportListing: {
    by: EVERYBODY,
    call: 'mutation ($id: ID!) { reportListing(inputData: { listingId: $id, reason: wrong_information }) { _id } }',
    with: () => ({ id: listingId }),
  },
  myProfile: {
    by: SOMEBODY,
    call: 'query ($id: ID!) { myProfile(queryData: { userId: $id }) { _id } }',
    with: ({ person }) => ({ id: person.id }),
  },
  updateUserProfile: {
    by: SOMEBODY,
    call: 'mutation ($id: ID!) { updateUserProfile(inputData: { _id: $id, data: { language: "en" } }) { _id } }',
    with: ({ person }) => ({ id: person.id }),
  },
  deactivateAccount: {
    by: SOMEBODY,
    call: 'mutation ($id: ID!) { deactivateAccount(inputData: { _id: $id }) { _id } }',
    with: ({ person }) => ({ id: person.id }),
  },
  deleteAccount: {
    by: SOMEBODY,
    call: `mutation ($id: ID!) { deleteAccount(inputData: { _id: $id, password: "${PASSWORD}" }) { _id } }`,
    with: ({ person }) => ({ id: person.id }),
  },
  addInvitation: {
    by: AGENT,
    call: 'mutation ($id: ID!) { addInvitation(inputData: { partnerId: $id, email: "n@x.no", name: "N", registerAs: "tenant" }) { _id } }',
    with: () => ({ id: nordbolig }),
  },
  getApiKeys: {
    by: AGENT,
    call: 'query ($id: ID!) { getApiKeys(queryData: { partnerId: $id }) { _id } }',
    with: () => ({ id: nordbolig }),
  },
  addApiKey: {
    by: AGENT,
    call: 'mutation ($id: ID!) { addApiKey(inputData: { partnerId: $id, name: "N" }) { key } }',
    with: () => ({ id: nordbolig }),
  },
  revokeApiKey: {
    by: AGENT,
    call: 'mutation ($id: ID!) { revokeApiKey(inputData: { keyId: $id }) { _id } }',
    with: () => ({ id: revokedKeyId }),
  },
  getInvitations: {
    by: AGENT,
    call: 'query ($id: ID!) { getInvitations(queryData: { partnerId: $id }) { _id } }',
    with: () => ({ id: nordbolig }),
  },
  toggleFavoriteListing: {
    by: SOMEBODY,
    call: 'mutation ($id: ID!) { toggleFavoriteListing(inputData: { listingId: $id }) { isFavorite } }',
    with: () => ({ id: listingId }),
  },
  favoriteListingIds: { by: SOMEBODY, call: '{ favoriteListingIds }' },
  getFavoriteListings: { by: SOMEBODY, call: '{ getFavoriteListings { data { _id } } }' },
  shareFavoriteListings: {
    by: SOMEBODY,
    call: 'mutation { shareFavoriteListings(inputData: { isShared: true }) { shareId } }',
  },
  getSharedFavoriteListings: {
    by: EVERYBODY,
    call: 'query ($id: ID!) { getSharedFavoriteListings(queryData: { shareId: $id }) { data { _id } } }',
    with: () => ({ id: sharedList }),
  },
  getSavedSearches: { by: SOMEBODY, call: '{ getSavedSearches { data { _id } } }' },
  addSavedSearch: {
    by: SOMEBODY,
    call: 'mutation { addSavedSearch(inputData: { name: "Oslo", queryData: {}, frequency: daily, language: no }) { _id } }',
  },
  getMyListings: { by: SOMEBODY, call: '{ getMyListings { data { _id } } }' },
  getMyListing: {
    by: AGENT,
    call: 'query ($id: ID!) { getMyListing(queryData: { listingId: $id }) { _id } }',
    with: () => ({ id: partnersHomes[0] }),
  },
  getListingPeople: {
    by: AGENT,
    call: 'query ($id: ID!) { getListingPeople(queryData: { partnerId: $id }) { owners { _id } } }',
    with: () => ({ id: nordbolig }),
  },
  getAddressSuggestions: {
    by: SOMEBODY,
    call: '{ getAddressSuggestions(queryData: { search: "Oslo" }) { city } }',
  },
  addListing: {
    by: AGENT,
    call: 'mutation ($id: ID!) { addListing(inputData: { partnerId: $id }) { _id } }',
    with: () => ({ id: nordbolig }),
  },
  updateListing: {
    by: AGENT,
    call: 'mutation ($id: ID!) { updateListing(inputData: { listingId: $id, version: 0 }) { _id } }',
    with: () => ({ id: partnersHomes[1] }),
  },
  addListingPhoto: {
    by: AGENT,
    call: 'mutation ($id: ID!, $key: String!) { addListingPhoto(inputData: { listingId: $id, key: $key }) { _id } }',
    with: async ({ name, person }) => ({
      id: partnersHomes[2],
      key: LOGGED_IN.some((known) => known === name)
        ? await upload(app, person, Buffer.from('x'))
        : 'uploads/none.jpg',
    }),
  },
  publishListing: {
    by: AGENT,
    call: 'mutation ($id: ID!) { publishListing(inputData: { listingId: $id, version: 0 }) { _id } }',
    with: () => ({ id: partnersHomes[3] }),
  },
  discardListingChanges: {
    by: AGENT,
    call: 'mutation ($id: ID!) { discardListingChanges(inputData: { listingId: $id, version: 0 }) { _id } }',
    with: () => ({ id: partnersHomes[4] }),
  },
  assignListing: {
    by: AGENT,
    call: 'mutation ($id: ID!) { assignListing(inputData: { listingId: $id, ownerId: null }) { _id } }',
    with: () => ({ id: partnersHomes[4] }),
  },
  setListingActive: {
    by: AGENT,
    call: 'mutation ($id: ID!) { setListingActive(inputData: { listingId: $id, isActive: false }) { _id } }',
    with: () => ({ id: partnersHomes[5] }),
  },
  deleteListing: {
    by: AGENT,
    call: 'mutation ($id: ID!) { deleteListing(inputData: { listingId: $id }) { _id } }',
    with: () => ({ id: partnersHomes[6] }),
  },
  addListingView: {
    by: EVERYBODY,
    call: 'mutation ($id: ID!) { addListingView(inputData: { listingId: $id }) { _id } }',
    with: () => ({ id: listingId }),
  },
  // Whoever reads the conversation it was sent in.
  getFileDownloadUrl: {
    by: AGENT,
    call: 'query ($id: ID!) { getFileDownloadUrl(queryData: { fileId: $id }) }',
    with: () => ({ id: partnersFile }),
  },
  getNotifications: { by: SOMEBODY, call: '{ getNotifications { data { _id } } }' },
  updateNotifications: { by: SOMEBODY, call: 'mutation { updateNotifications(inputData: {}) }' },
  getNotificationSettings: { by: SOMEBODY, call: '{ getNotificationSettings { kind } }' },
  updateNotificationSettings: {
    by: SOMEBODY,
    call: 'mutation { updateNotificationSettings(inputData: { kind: messages, isMailed: true }) { kind } }',
  },
  getConversations: { by: SOMEBODY, call: '{ getConversations { data { _id } } }' },
  realtimeOptions: { by: SOMEBODY, call: '{ realtimeOptions { key } }' },
  unreadConversationCount: { by: SOMEBODY, call: '{ unreadConversationCount }' },
  addConversations: {
    by: SOMEBODY,
    call: 'mutation ($id: ID!) { addConversations(inputData: { listingId: $id }) { _id } }',
    with: () => ({ id: askedAbout }),
  },
  getConversation: {
    by: AGENT,
    call: 'query ($id: ID!) { getConversation(queryData: { conversationId: $id }) { _id } }',
    with: () => ({ id: partnersConversation }),
  },
  getMessages: {
    by: AGENT,
    call: 'query ($id: ID!) { getMessages(queryData: { conversationId: $id }) { data { _id } } }',
    with: () => ({ id: partnersConversation }),
  },
  addMessage: {
    by: AGENT,
    call: 'mutation ($id: ID!) { addMessage(inputData: { conversationId: $id, clientId: "019aa000-0000-7000-8000-000000000000", text: "Hei" }) { _id } }',
    with: () => ({ id: partnersConversation }),
  },
  // Whoever takes part, which is none of these.
  updateConversation: {
    by: [],
    call: 'mutation ($id: ID!) { updateConversation(inputData: { conversationId: $id, isArchived: true }) { _id } }',
    with: () => ({ id: someoneElsesConversation }),
  },
  blockPerson: {
    by: [],
    call: 'mutation ($id: ID!) { blockPerson(inputData: { conversationId: $id, isBlocked: true }) { _id } }',
    with: () => ({ id: someoneElsesConversation }),
  },
  reportPerson: {
    by: [],
    call: 'mutation ($id: ID!) { reportPerson(inputData: { conversationId: $id, reason: fraud }) { _id } }',
    with: () => ({ id: someoneElsesConversation }),
  },
  getInterestDraft: {
    by: SOMEBODY,
    call: 'query ($id: ID!) { getInterestDraft(queryData: { listingId: $id }) { rentFrom } }',
    with: () => ({ id: askedAbout }),
  },
  addInterestForm: {
    by: SOMEBODY,
    call: 'mutation ($form: AddInterestFormInputData!) { addInterestForm(inputData: $form) { _id } }',
    with: () => ({ form: anInterestForm(askedAbout) }),
  },
  getMyInterestForms: { by: SOMEBODY, call: '{ getMyInterestForms { data { _id } } }' },
  getInterestForms: {
    by: AGENT,
    call: 'query ($id: ID!) { getInterestForms(queryData: { listingId: $id }) { data { _id } } }',
    with: () => ({ id: partnersHomes[0] }),
  },
  getInterestForm: {
    by: AGENT,
    call: 'query ($id: ID!) { getInterestForm(queryData: { _id: $id }) { _id } }',
    with: () => ({ id: interestForms[0] }),
  },
  shortlistInterest: {
    by: AGENT,
    call: 'mutation ($id: ID!) { shortlistInterest(inputData: { _id: $id }) { _id } }',
    with: () => ({ id: interestForms[0] }),
  },
  openInterestIdentification: {
    by: AGENT,
    call: 'mutation ($id: ID!) { openInterestIdentification(inputData: { _id: $id }) { _id } }',
    with: () => ({ id: interestForms[0] }),
  },
  talkAboutInterest: {
    by: AGENT,
    call: 'mutation ($id: ID!) { talkAboutInterest(inputData: { _id: $id }) { conversationId } }',
    with: () => ({ id: interestForms[0] }),
  },
  inviteToViewing: {
    by: AGENT,
    call: 'mutation ($id: ID!) { inviteToViewing(inputData: { _ids: [$id], startsAt: "2026-11-25T16:00:00Z", endsAt: "2026-11-25T17:00:00Z" }) { _id } }',
    with: () => ({ id: interestForms[1] }),
  },
  declineInterest: {
    by: AGENT,
    call: 'mutation ($id: ID!) { declineInterest(inputData: { _id: $id }) { _id } }',
    with: () => ({ id: interestForms[2] }),
  },
  // Whoever sent it, which is none of these.
  withdrawInterest: {
    by: [],
    call: 'mutation ($id: ID!) { withdrawInterest(inputData: { _id: $id }) { _id } }',
    with: () => ({ id: interestForms[0] }),
  },
  addLease: {
    by: AGENT,
    call: 'mutation ($lease: AddLeaseInputData!) { addLease(inputData: $lease) { _id } }',
    with: () => ({ lease: partnersLease() }),
  },
  updateLease: {
    by: AGENT,
    call: 'mutation ($change: UpdateLeaseInputData!) { updateLease(inputData: $change) { _id } }',
    with: () => {
      const { tenants, terms } = partnersLease();
      return { change: { contractId: leases[0], version: 1, tenants, terms } };
    },
  },
  callOffLease: {
    by: AGENT,
    call: 'mutation ($id: ID!) { callOffLease(inputData: { contractId: $id }) { _id } }',
    with: () => ({ id: leases[1] }),
  },
  getLeases: {
    by: AGENT,
    call: 'query ($id: ID!) { getLeases(queryData: { partnerId: $id }) { data { _id } } }',
    with: () => ({ id: nordbolig }),
  },
  getSingleLeaseForPublicSite: {
    by: AGENT,
    call: 'query ($id: ID!) { getSingleLeaseForPublicSite(queryData: { contractId: $id }) { _id } }',
    with: () => ({ id: leases[0] }),
  },
  getLeaseTenants: {
    by: AGENT,
    call: 'query ($id: ID!) { getLeaseTenants(queryData: { contractId: $id }) { data { mainTenant { user { name } } } } }',
    with: () => ({ id: leases[0] }),
  },
  addLeaseConversation: {
    by: AGENT,
    call: 'mutation ($id: ID!) { addLeaseConversation(inputData: { contractId: $id }) { _id } }',
    with: () => ({ id: leases[0] }),
  },
  getLeaseTimeline: {
    by: AGENT,
    call: 'query ($id: ID!) { getLeaseTimeline(queryData: { contractId: $id }) { _id } }',
    with: () => ({ id: leases[0] }),
  },
  // Those who rent by it, and its landlord; this one's landlord is another.
  getRentCalendar: {
    by: [],
    call: 'query ($id: ID!) { getRentCalendar(queryData: { contractId: $id }) { openedAt } }',
    with: () => ({ id: leases[0] }),
  },
  openRentCalendar: {
    by: [],
    call: 'mutation ($id: ID!) { openRentCalendar(inputData: { contractId: $id }) { url } }',
    with: () => ({ id: leases[0] }),
  },
  closeRentCalendar: {
    by: [],
    call: 'mutation ($id: ID!) { closeRentCalendar(inputData: { contractId: $id }) { url } }',
    with: () => ({ id: leases[0] }),
  },
  getLeasePreview: {
    by: AGENT,
    call: 'query ($id: ID!) { getLeasePreview(queryData: { contractId: $id, language: en }) { title } }',
    with: () => ({ id: leases[0] }),
  },
  getDeposit: {
    by: AGENT,
    call: 'query ($id: ID!) { getDeposit(queryData: { contractId: $id }) { _id } }',
    with: () => ({ id: leases[0] }),
  },
  // Each tenant their own, and none of these has one.
  getDepositKyc: {
    by: [],
    call: '{ getDepositKyc(queryData: { referenceNumber: "2222-2222-2222" }) { name } }',
  },
  addDepositKyc: {
    by: [],
    call: 'mutation ($form: AddDepositKycInputData!) { addDepositKyc(inputData: $form) { name } }',
    with: () => ({ form: aKycForm('2222-2222-2222') }),
  },
  // There is no deposit before a lease is sent, and nothing to be done about it.
  claimDeposit: {
    by: [],
    call: 'mutation ($id: ID!) { claimDeposit(inputData: { contractId: $id }) { _id } }',
    with: () => ({ id: leases[0] }),
  },
  showDepositSuit: {
    by: [],
    call: 'mutation ($id: ID!) { showDepositSuit(inputData: { contractId: $id, attachments: [] }) { _id } }',
    with: () => ({ id: leases[0] }),
  },
  acceptDepositClaim: {
    by: [],
    call: 'mutation ($id: ID!) { acceptDepositClaim(inputData: { contractId: $id }) { _id } }',
    with: () => ({ id: leases[0] }),
  },
  withdrawDepositClaim: {
    by: [],
    call: 'mutation ($id: ID!) { withdrawDepositClaim(inputData: { contractId: $id }) { _id } }',
    with: () => ({ id: leases[0] }),
  },
  noteDepositGuarantee: {
    by: [],
    call: 'mutation ($id: ID!) { noteDepositGuarantee(inputData: { contractId: $id, guarantor: "Nav" }) { _id } }',
    with: () => ({ id: leases[0] }),
  },
  noteDepositInsurance: {
    by: [],
    call: 'mutation ($id: ID!) { noteDepositInsurance(inputData: { contractId: $id, isRefused: false }) { _id } }',
    with: () => ({ id: leases[0] }),
  },
  getFullPayoutHistory: {
    by: AGENT,
    call: 'query ($id: ID!) { getFullPayoutHistory(queryData: { contractId: $id }) { data { _id } } }',
    with: () => ({ id: billed[0]!.leaseId }),
  },
  payoutDetails: {
    by: AGENT,
    call: 'query ($id: ID!) { payoutDetails(queryData: { payoutId: $id, requestFromPartnerPublic: true }) { _id } }',
    with: () => ({ id: payouts[0] }),
  },
  getNextPayout: {
    by: AGENT,
    call: 'query ($id: ID!) { getNextPayout(queryData: { contractId: $id }) { _id } }',
    with: () => ({ id: billed[0]!.leaseId }),
  },
  getPayouts: {
    by: AGENT,
    call: 'query ($id: ID!) { getPayouts(queryData: { partnerId: $id }) { data { _id } } }',
    with: () => ({ id: nordbolig }),
  },
  // Those the agency named, and it has named nobody of these.
  approvePayouts: {
    by: [],
    call: 'mutation ($id: ID!) { approvePayouts(inputData: { payoutIds: [$id] }) { _id } }',
    with: () => ({ id: payouts[0] }),
  },
  holdPayout: {
    by: AGENT,
    call: 'mutation ($id: ID!) { holdPayout(inputData: { payoutId: $id, reason: "x" }) { _id } }',
    with: () => ({ id: payouts[0] }),
  },
  releasePayout: {
    by: AGENT,
    call: 'mutation ($id: ID!) { releasePayout(inputData: { payoutId: $id }) { _id } }',
    with: () => ({ id: payouts[1] }),
  },
  getRefunds: {
    by: AGENT,
    call: 'query ($id: ID!) { getRefunds(queryData: { partnerId: $id }) { data { _id } } }',
    with: () => ({ id: nordbolig }),
  },
  // Those the agency named, as of payouts.
  approveRefunds: {
    by: [],
    call: 'mutation ($id: ID!) { approveRefunds(inputData: { refundIds: [$id] }) { _id } }',
    with: async () => ({ id: await askedRefund() }),
  },
  correctRefund: {
    by: AGENT,
    call: 'mutation ($id: ID!) { correctRefund(inputData: { refundId: $id, account: "86011117947" }) { _id } }',
    with: async () => ({ id: await askedRefund() }),
  },
  withdrawRefund: {
    by: AGENT,
    call: 'mutation ($id: ID!) { withdrawRefund(inputData: { refundId: $id }) { _id } }',
    with: async () => ({ id: await askedRefund() }),
  },
  getSurpluses: {
    by: AGENT,
    call: 'query ($id: ID!) { getSurpluses(queryData: { partnerId: $id }) { data { contractId } } }',
    with: () => ({ id: nordbolig }),
  },
  refundSurplus: {
    by: AGENT,
    call: `mutation ($id: ID!) {
      refundSurplus(inputData: { contractId: $id, amount: 1, account: "99991042764", name: "N", note: "N" }) { _id }
    }`,
    with: async () => ({ id: await (overpaid ??= overpaidLease()) }),
  },
  getPayoutSettings: {
    by: AGENT,
    call: 'query ($id: ID!) { getPayoutSettings(queryData: { partnerId: $id }) { payoutDay } }',
    with: () => ({ id: nordbolig }),
  },
  getUsualTerms: {
    by: AGENT,
    call: 'query ($id: ID!) { getUsualTerms(queryData: { partnerId: $id }) { payoutDay } }',
    with: () => ({ id: nordbolig }),
  },
  setPayoutSettings: {
    by: AGENT,
    call: `mutation ($id: ID!, $approver: ID!) {
      setPayoutSettings(inputData: {
        partnerId: $id, payoutDay: 10, waitDays: 3, guaranteeMonths: 3, approvalsNeeded: 1, retryDays: 3,
        approverIds: [$approver]
      }) { payoutDay }
    }`,
    with: ({ person }) => ({ id: nordbolig, approver: person.id }),
  },
  getAnnualStatements: { by: SOMEBODY, call: '{ getAnnualStatements { name } }' },
  getPayoutAccount: { by: SOMEBODY, call: '{ getPayoutAccount { accountNumber } }' },
  setPayoutAccount: {
    by: SOMEBODY,
    call: 'mutation ($password: String) { setPayoutAccount(inputData: { accountNumber: "86011117947", password: $password }) { accountNumber } }',
    with: () => ({ password: PASSWORD }),
  },
  addLandlordInvoice: {
    by: AGENT,
    call: 'mutation ($id: ID!) { addLandlordInvoice(inputData: { contractId: $id, lines: [{ name: "x", amount: 1 }] }) { _id } }',
    with: () => ({ id: billed[0]!.leaseId }),
  },
  // This one is a tenant's.
  creditLandlordInvoice: {
    by: [],
    call: 'mutation ($id: ID!) { creditLandlordInvoice(inputData: { invoiceId: $id, reason: "x" }) { _id } }',
    with: () => ({ id: billed[3]!.invoiceId }),
  },
  getDepositSettings: {
    by: AGENT,
    call: 'query ($id: ID!) { getDepositSettings(queryData: { partnerId: $id }) { insuranceShare } }',
    with: () => ({ id: nordbolig }),
  },
  setDepositSettings: {
    by: AGENT,
    call: 'mutation ($id: ID!) { setDepositSettings(inputData: { partnerId: $id, insuranceShare: 16, hasAccountEach: false }) { insuranceShare } }',
    with: () => ({ id: nordbolig }),
  },
  getLeaseHistory: {
    by: AGENT,
    call: 'query ($id: ID!) { getLeaseHistory(queryData: { contractId: $id }) { name } }',
    with: () => ({ id: leases[0] }),
  },
  getLeaseProtocols: {
    by: AGENT,
    call: 'query ($id: ID!) { getLeaseProtocols(queryData: { contractId: $id }) { kind } }',
    with: () => ({ id: leases[0] }),
  },
  getFilesForPublicApp: {
    by: AGENT,
    call: 'query ($id: ID!) { getFilesForPublicApp(queryData: { contractId: $id }) { data { _id } } }',
    with: () => ({ id: leases[0] }),
  },
  uploadFiles: {
    by: AGENT,
    call: 'mutation ($said: UploadFilesInputData!) { uploadFiles(inputData: $said) { _id } }',
    async with({ name, person }) {
      const [lease] = await app.database.session((session) =>
        session.query<{ propertyId: string; serial: number }>(
          'select property_id as "propertyId", serial from lease where id = $1',
          [leases[0]],
        ),
      );
      const said = {
        filename: 'a.pdf',
        directive: 'Files',
        subFolderName: `${nordbolig}/contract`,
      };
      const key = LOGGED_IN.some((known) => known === name)
        ? await upload(app, person, A_PDF, said)
        : 'aaaaaaaaaaa.pdf';
      const file = {
        ...{ propertyId: lease!.propertyId, contractId: leases[0], directive: 'Files' },
        ...{ context: 'contract', subContext: 'lease', leaseSerial: lease!.serial },
        ...{ isVisibleToTenant: true, isVisibleToLandlord: true, title: 'Nøkler', size: 5 },
        name: key.split('/').at(-1),
      };
      return { said: { files: [file], requestFrom: 'partner_public' } };
    },
  },
  getLettingParties: {
    by: AGENT,
    call: 'query ($id: ID!) { getLettingParties(queryData: { listingId: $id }) { landlords { _id } } }',
    with: () => ({ id: partnersHomes[0] }),
  },
  getWaitingAssignments: {
    by: AGENT,
    call: 'query ($id: ID!) { getWaitingAssignments(queryData: { partnerId: $id }) { data { _id } } }',
    with: () => ({ id: nordbolig }),
  },
  addLeaseUnder: {
    by: AGENT,
    call: 'mutation ($said: AddLeaseUnderInputData!) { addLeaseUnder(inputData: $said) { _id } }',
    with() {
      const { tenants, terms } = partnersLease();
      return { said: { assignmentId: partnersOwn['assignmentId'], tenants, terms } };
    },
  },
  getLeaseSettings: {
    by: AGENT,
    call: 'query ($id: ID!) { getLeaseSettings(queryData: { partnerId: $id }) { endingMonths } }',
    with: () => ({ id: nordbolig }),
  },
  setLeaseSettings: {
    by: AGENT,
    call: 'mutation ($id: ID!) { setLeaseSettings(inputData: { partnerId: $id, endingMonths: 4, signingDays: 30, remindingDays: 3 }) { endingMonths } }',
    with: () => ({ id: nordbolig }),
  },
  getLedgerBook: {
    by: AGENT,
    call: 'query ($id: ID!) { getLedgerBook(queryData: { partnerId: $id }) { name } }',
    with: () => ({ id: nordbolig }),
  },
  setLedgerBook: {
    by: AGENT,
    call: 'mutation ($inputData: SetLedgerBookInputData!) { setLedgerBook(inputData: $inputData) { name } }',
    with: () => ({ inputData: { ...BOOK_TERMS, partnerId: nordbolig } }),
  },
  getSettingChanges: {
    by: AGENT,
    call: 'query ($id: ID!) { getSettingChanges(queryData: { partnerId: $id }) { what } }',
    with: () => ({ id: nordbolig }),
  },
  getLedgerBalances: {
    by: AGENT,
    call: 'query ($id: ID!) { getLedgerBalances(queryData: { partnerId: $id }) { amount } }',
    with: () => ({ id: nordbolig }),
  },
  getBankFiles: {
    by: AGENT,
    call: 'query ($id: ID!) { getBankFiles(queryData: { partnerId: $id }) { data { _id } } }',
    with: () => ({ id: nordbolig }),
  },
  getBankExceptions: {
    by: AGENT,
    call: 'query ($id: ID!) { getBankExceptions(queryData: { partnerId: $id }) { data { _id } } }',
    with: () => ({ id: nordbolig }),
  },
  settleBankException: {
    by: AGENT,
    call: 'mutation ($id: ID!) { settleBankException(inputData: { lineId: $id, choice: refund, note: "N", account: "99991042764", name: "N" }) { _id } }',
    with: async () => ({ id: await waitingPayment() }),
  },
  undoBankSettlement: {
    by: AGENT,
    call: 'mutation ($id: ID!) { undoBankSettlement(inputData: { lineId: $id }) { _id } }',
    async with() {
      const id = await waitingPayment();
      const { person } = await actorOf('agent');
      await app.api(OPERATIONS['settleBankException']!.call, { id }, person.tokens.accessToken);
      return { id };
    },
  },
  getLedgerEntries: {
    by: AGENT,
    call: 'query ($id: ID!) { getLedgerEntries(queryData: { partnerId: $id, contractId: $id }) { kind } }',
    with: () => ({ id: nordbolig }),
  },
  getAllInvoiceForPartnerPublicSite: {
    by: AGENT,
    call: 'query ($id: ID!) { getAllInvoiceForPartnerPublicSite(queryData: { contractId: $id }) { data { _id } } }',
    with: () => ({ id: billed[0]!.leaseId }),
  },
  getInvoiceExplained: {
    by: AGENT,
    call: 'query ($id: ID!) { getInvoiceExplained(queryData: { invoiceId: $id }) { _id } }',
    with: () => ({ id: billed[0]!.invoiceId }),
  },
  getAllInvoicePaymentForALease: {
    by: AGENT,
    call: 'query ($id: ID!) { getAllInvoicePaymentForALease(queryData: { contractId: $id }) { data { _id } } }',
    with: () => ({ id: billed[0]!.leaseId }),
  },
  // A tenant alone.
  sayInvoicePaid: {
    by: [],
    call: 'mutation ($id: ID!) { sayInvoicePaid(inputData: { invoiceId: $id }) { _id } }',
    with: () => ({ id: billed[0]!.invoiceId }),
  },
  denyInvoicePaid: {
    by: AGENT,
    call: 'mutation ($id: ID!) { denyInvoicePaid(inputData: { invoiceId: $id }) { _id } }',
    with: () => ({ id: billed[1]!.invoiceId }),
  },
  receiveInvoiceDirectly: {
    by: AGENT,
    call: 'mutation ($id: ID!) { receiveInvoiceDirectly(inputData: { invoiceId: $id }) { _id } }',
    with: () => ({ id: billed[2]!.invoiceId }),
  },
  // There is no such payment.
  takeBackPayment: {
    by: [],
    call: 'mutation ($id: ID!) { takeBackPayment(inputData: { paymentId: $id }) }',
    with: () => ({ id: billed[2]!.invoiceId }),
  },
  objectToInvoice: {
    by: AGENT,
    call: 'mutation ($id: ID!) { objectToInvoice(inputData: { invoiceId: $id, text: "x" }) { _id } }',
    with: () => ({ id: billed[0]!.invoiceId }),
  },
  settleInvoiceObjection: {
    by: AGENT,
    call: 'mutation ($id: ID!) { settleInvoiceObjection(inputData: { invoiceId: $id }) { _id } }',
    with: () => ({ id: billed[1]!.invoiceId }),
  },
  addCreditNote: {
    by: AGENT,
    call: 'mutation ($id: ID!) { addCreditNote(inputData: { invoiceId: $id, amount: 1, reason: "x" }) { _id } }',
    with: () => ({ id: billed[0]!.invoiceId }),
  },
  writeOffInvoice: {
    by: AGENT,
    call: 'mutation ($id: ID!) { writeOffInvoice(inputData: { invoiceId: $id }) { _id } }',
    with: () => ({ id: billed[3]!.invoiceId }),
  },
  getLeaseCharges: {
    by: AGENT,
    call: 'query ($id: ID!) { getLeaseCharges(queryData: { contractId: $id }) { amount } }',
    with: () => ({ id: billed[0]!.leaseId }),
  },
  setLeaseCharges: {
    by: AGENT,
    call: 'mutation ($id: ID!) { setLeaseCharges(inputData: { contractId: $id, since: "2030-01-01", charges: [] }) { amount } }',
    with: () => ({ id: billed[0]!.leaseId }),
  },
  getArrears: {
    by: AGENT,
    call: 'query ($id: ID!) { getArrears(queryData: { partnerId: $id }) { metaData { overdue } } }',
    with: () => ({ id: nordbolig }),
  },
  getPartnerInvoices: {
    by: AGENT,
    call: 'query ($id: ID!) { getPartnerInvoices(queryData: { partnerId: $id }) { data { _id } } }',
    with: () => ({ id: nordbolig }),
  },
  getInvoiceRuns: {
    by: AGENT,
    call: 'query ($id: ID!) { getInvoiceRuns(queryData: { partnerId: $id }) { data { invoices } } }',
    with: () => ({ id: nordbolig }),
  },
  getPaymentOrders: {
    by: AGENT,
    call: 'query ($id: ID!) { getPaymentOrders(queryData: { partnerId: $id }) { data { serial } } }',
    with: () => ({ id: nordbolig }),
  },
  getInvoicingSettings: {
    by: AGENT,
    call: 'query ($id: ID!) { getInvoicingSettings(queryData: { partnerId: $id }) { leadDays } }',
    with: () => ({ id: nordbolig }),
  },
  setInvoicingSettings: {
    by: AGENT,
    call: 'mutation ($id: ID!) { setInvoicingSettings(inputData: { partnerId: $id, leadDays: 15 }) { leadDays } }',
    with: () => ({ id: nordbolig }),
  },
  getLateRentSettings: {
    by: AGENT,
    call: 'query ($id: ID!) { getLateRentSettings(queryData: { partnerId: $id }) { chargesFee } }',
    with: () => ({ id: nordbolig }),
  },
  setLateRentSettings: {
    by: AGENT,
    call: 'mutation ($said: SetLateRentSettingsInputData!) { setLateRentSettings(inputData: $said) { chargesFee } }',
    with: () => ({ said: { partnerId: nordbolig, ...LATE_RENT } }),
  },
  getLateRent: {
    by: AGENT,
    call: 'query ($id: ID!) { getLateRent(queryData: { contractId: $id }) { cases { _id } } }',
    with: () => ({ id: billed[0]!.leaseId }),
  },
  // There is no case.
  notePetition: {
    by: [],
    call: 'mutation ($id: ID!) { notePetition(inputData: { contractId: $id, petitionedOn: "2026-11-20" }) { cases { _id } } }',
    with: () => ({ id: billed[0]!.leaseId }),
  },
  refuseNav: {
    by: AGENT,
    call: 'mutation ($id: ID!) { refuseNav(inputData: { contractId: $id, isRefused: true }) }',
    with: () => ({ id: billed[0]!.leaseId }),
  },
  getContractAdditions: {
    by: AGENT,
    call: 'query ($id: ID!) { getContractAdditions(queryData: { partnerId: $id, kind: lease }) { no { text } } }',
    with: () => ({ id: nordbolig }),
  },
  setContractAdditions: {
    by: AGENT,
    call: 'mutation ($id: ID!) { setContractAdditions(inputData: { partnerId: $id, kind: lease, additions: [] }) { no { text } } }',
    with: () => ({ id: nordbolig }),
  },
  sendLease: {
    by: AGENT,
    call: 'mutation ($said: SendLeaseInputData!) { sendLease(inputData: $said) { _id } }',
    with: () => ({ said: { contractId: leases[2], version: 1 } }),
  },
  withdrawLease: {
    by: AGENT,
    call: 'mutation ($said: WithdrawLeaseInputData!) { withdrawLease(inputData: $said) { _id } }',
    with: () => ({ said: { contractId: leases[2], reason: 'x' } }),
  },
  sendAssignment: {
    by: AGENT,
    call: 'mutation ($said: SendAssignmentInputData!) { sendAssignment(inputData: $said) { _id } }',
    with: () => ({ said: { contractId: leases[2], language: 'en' } }),
  },
  withdrawAssignment: {
    by: AGENT,
    call: 'mutation ($said: WithdrawLeaseInputData!) { withdrawAssignment(inputData: $said) { _id } }',
    with: () => ({ said: { contractId: leases[2], reason: 'x' } }),
  },
  giveNotice: {
    by: AGENT,
    call: 'mutation ($said: GiveNoticeInputData!) { giveNotice(inputData: $said) { _id } }',
    with: () => ({ said: { contractId: leases[3], ground: 'other', reason: 'x' } }),
  },
  // A tenant alone.
  protestNotice: {
    by: [],
    call: 'mutation ($said: ProtestNoticeInputData!) { protestNotice(inputData: $said) { _id } }',
    with: () => ({ said: { contractId: leases[3], protest: 'x' } }),
  },
  withdrawNotice: {
    by: AGENT,
    call: 'mutation ($said: WithdrawNoticeInputData!) { withdrawNotice(inputData: $said) { _id } }',
    with: () => ({ said: { contractId: leases[3] } }),
  },
  getRentAdjustment: {
    by: AGENT,
    call: 'query ($id: ID!) { getRentAdjustment(queryData: { contractId: $id }) { amount } }',
    with: () => ({ id: leases[3] }),
  },
  adjustRent: {
    by: AGENT,
    call: 'mutation ($said: AdjustRentInputData!) { adjustRent(inputData: $said) { _id } }',
    with: () => ({ said: { contractId: leases[3], takesEffectOn: '2028-01-01' } }),
  },
  extendLease: {
    by: AGENT,
    call: 'mutation ($said: ExtendLeaseInputData!) { extendLease(inputData: $said) { _id } }',
    with: () => ({ said: { contractId: leases[4], endsOn: '2033-01-31' } }),
  },
  withdrawAmendment: {
    by: AGENT,
    call: 'mutation ($said: WithdrawAmendmentInputData!) { withdrawAmendment(inputData: $said) { _id } }',
    with: () => ({ said: { contractId: leases[4], kind: 'extension' } }),
  },
  endLease: {
    by: AGENT,
    call: 'mutation ($said: EndLeaseInputData!) { endLease(inputData: $said) { _id } }',
    with: () => ({ said: { contractId: leases[4], endsOn: '2028-01-31' } }),
  },
  changeTenants: {
    by: AGENT,
    call: 'mutation ($said: ChangeTenantsInputData!) { changeTenants(inputData: $said) { _id } }',
    with: () => ({
      said: {
        contractId: leases[4],
        from: '2027-02-01',
        leaving: [],
        joining: [{ email: 'ny@x.no', name: 'Ny' }],
      },
    }),
  },
  writeProtocol: {
    by: AGENT,
    call: 'mutation ($said: WriteProtocolInputData!) { writeProtocol(inputData: $said) { version } }',
    with: () => ({
      said: { contractId: leases[4], kind: 'move_in', version: 0, content: A_PROTOCOL },
    }),
  },
  sendProtocol: {
    by: AGENT,
    call: 'mutation ($said: SendProtocolInputData!) { sendProtocol(inputData: $said) { _id } }',
    with: () => ({ said: { contractId: leases[4], kind: 'move_in' } }),
  },
  getJanitorProperties: {
    by: ['agent', 'janitor'],
    call: 'query ($id: ID!) { getJanitorProperties(queryData: { partnerId: $id }) { data { _id } } }',
    with: () => ({ id: nordbolig }),
  },
  getJanitorProperty: {
    by: ['agent', 'janitor'],
    call: 'query ($id: ID!) { getJanitorProperty(queryData: { contractId: $id }) { _id } }',
    with: () => ({ id: leases[4] }),
  },
  // Whoever is asked to sign, which is none of these.
  getSigning: {
    by: [],
    call: 'query ($id: ID!) { getSigning(queryData: { signerId: $id }) { _id } }',
    with: () => ({ id: someoneElsesToSign }),
  },
  declineSigning: {
    by: [],
    call: 'mutation ($id: ID!) { declineSigning(inputData: { signerId: $id, reason: "x" }) { _id } }',
    with: () => ({ id: someoneElsesToSign }),
  },
  updateSavedSearch: {
    by: [],
    call: 'mutation ($id: ID!) { updateSavedSearch(inputData: { _id: $id, data: { name: "x" } }) { _id } }',
    with: () => ({ id: someoneElsesSearch }),
  },
  removeSavedSearch: {
    by: [],
    call: 'mutation ($id: ID!) { removeSavedSearch(inputData: { _id: $id }) { _id } }',
    with: () => ({ id: someoneElsesSearch }),
  },
};

beforeAll(async () => {
  const grants = grantsOf('agent');
  const { tokens } = await addPerson(app, { email: 'key-maker@x.no', grants });
  const add = `mutation ($id: ID!) { addApiKey(inputData: { partnerId: $id, name: "N" }) { key apiKey { _id } } }`;
  const newKey = async () =>
    (await app.api(add, { id: nordbolig }, tokens.accessToken)).data.addApiKey;
  revokedKeyId = (await newKey()).apiKey._id;
  partnerKey = await addPartnerKey(app, nordbolig);
  const owner = {
    feed: `partner:${nordbolig}`,
    partnerId: nordbolig,
    ownerId: null,
    contactId: null,
  };
  await addListings(app, [{ externalId: 'a-1' }], owner);
});

const A_PROTOCOL = {
  takenOn: '2026-11-20',
  meters: [],
  keys: [],
  rooms: [{ name: 'Stue', condition: 'good', photos: [] }],
};

/** Leases of nordbolig's, by an agent who is none of the actors: drafts, and signed ones without an end and with. */
let leases: string[];
let partnersLandlord: TestPerson;
const partnersLease = () =>
  aLease(partnersHomes[0]!, { landlordId: partnersLandlord.id, assignment: ASSIGNMENT });

beforeAll(async () => {
  const grants = [{ role: 'partner_landlord' as const, partnerId: nordbolig }];
  partnersLandlord = await addPerson(app, { email: 'turid@x.no', grants });
  const { tokens } = await addPerson(app, { email: 'drafter@x.no', grants: grantsOf('agent') });
  const add = 'mutation ($l: AddLeaseInputData!) { addLease(inputData: $l) { _id } }';
  const newLease = async () =>
    (await app.api(add, { l: partnersLease() }, tokens.accessToken)).data.addLease._id as string;
  leases = [];
  for (let count = 0; count < 5; count += 1) leases.push(await newLease());
  const [, , , openEnded, fixed] = leases;
  await app.database.session((session) =>
    session.exec(`
      update lease set paper = 'signed' where id in ('${openEnded}', '${fixed}');
      update lease set ends_on = null where id = '${openEnded}';
      insert into price_index values ('2026-12-01', 100, now()), ('2027-01-01', 110, now());`),
  );
});

/** What nordbolig's own system names in its calls. */
let partnersOwn: Record<string, string>;
beforeAll(async () => {
  const call = partnerCalls(app, partnerKey);
  const webhook = (await call('POST', '/webhooks', { url: 'https://203.0.114.7/' })).body;
  const lease = (await call('GET', `/leases/${leases[0]!}`)).body;
  const { propertyId, assignmentId } = lease;
  partnersOwn = {
    propertyId,
    assignmentId,
    leaseId: lease._id,
    webhookId: webhook._id,
    partnerId: nordbolig,
    invoiceId: billed[0]!.invoiceId,
    payoutId: payouts[0]!,
    refundId: await askedRefund(),
    messageId: await orderedFile(),
    lineId: await waitingPayment(),
    fileId: (await call('GET', '/bank-files')).body.data[0]._id,
  };
});

/** What nordbolig's bank was asked for, by the name of its file. */
async function orderedFile(): Promise<string> {
  await app.database.session((session) =>
    session.query(
      `insert into payment_order (id, book_id, serial, message_id, executes_on, payer, created_at, written_at)
       select $1, id, 1, 'GUARDED', '2026-11-20', '{}', now(), now() from ledger_book where partner_id = $2`,
      [UUID, nordbolig],
    ),
  );
  return 'GUARDED';
}

/** A document that somebody is asked to sign who is none of the actors. */
let someoneElsesToSign: string;
beforeAll(async () => {
  const signer = await addPerson(app, { email: 'signer@x.no' });
  const { signerIds } = await sendForSigning(app, [signerOf(signer, 'tenant', 1)]);
  someoneElsesToSign = signerIds[0]!;
});

/** Somebody's who is none of the actors. */
let sharedList: string;
let someoneElsesSearch: string;
/** A home that somebody answers for, and what was asked about it and about a partner's. */
let askedAbout: string;
let someoneElsesConversation: string;
let partnersConversation: string;
let partnersFile: string;
let interestForms: string[];
beforeAll(async () => {
  const somebody = await addPerson(app, { email: 'somebody-else@x.no' });
  const { tokens } = somebody;
  const ask = (call: string) => app.api(call, {}, tokens.accessToken);
  const share = await ask(OPERATIONS['shareFavoriteListings']!.call);
  sharedList = share.data.shareFavoriteListings.shareId;
  const search = await ask(OPERATIONS['addSavedSearch']!.call);
  someoneElsesSearch = search.data.addSavedSearch._id;

  const landlord = await addPerson(app, { email: 'landlord-of-another@x.no' });
  const nobodys = { ownerId: null, contactId: null, partnerId: null };
  await addListings(app, [{}], { ...nobodys, feed: 'answered', ownerId: landlord.id });
  const answering = { partnerId: nordbolig, contactId: landlord.id };
  await addListings(app, [{}], { ...nobodys, ...answering, feed: 'answered by partner' });
  const rows = await app.database.session((session) =>
    session.query<{ id: string }>("select id from listing where feed ~ '^answered' order by feed"),
  );
  const [own, partners] = rows.map(({ id }) => id) as [string, string];
  const begin = async (id: string) => {
    const { call } = OPERATIONS['addConversations']!;
    return (await app.api(call, { id }, tokens.accessToken)).data.addConversations[0]._id as string;
  };
  askedAbout = own;
  someoneElsesConversation = await begin(own);
  partnersConversation = await begin(partners);
  const sent = await app.api(
    `mutation ($id: ID!, $key: String!) { addMessage(inputData: { conversationId: $id,
      clientId: "019aa000-0000-7000-8000-000000000001", text: "", attachments: [{ key: $key }] }) {
      attachments { _id } } }`,
    { id: partnersConversation, key: await uploadFile(app, somebody) },
    tokens.accessToken,
  );
  partnersFile = sent.data.addMessage.attachments[0]._id;

  const asker = await addPerson(app, { email: 'asker@x.no' });
  const checked = { agreesToCreditCheck: true, nationalIdentification: '01010750160' };
  await app.database.session((session) =>
    session.exec("update partner set features = '{credit_check}'"),
  );
  interestForms = [];
  for (const home of partnersHomes.slice(0, 3))
    interestForms.push(await interestCalls(app).send(asker, home, checked));
});

const UUID = '019aa000-0000-7000-8000-000000000000';

/** What is refused by what it says, not by who says it, counts as allowed: the body is wrong on purpose. */
const ROUTES: Record<string, Row> = {
  'GET /api': { by: ANYTHING },
  'POST /api/graphql': { by: EVERYBODY, with: () => ({ query: '{ __typename }' }) },
  'POST /api/auth': { by: ANYTHING },
  'POST /api/auth/refresh': { by: ANYTHING },
  'POST /api/auth/register': { by: ANYTHING },
  'POST /api/auth/verify-email': { by: ANYTHING },
  'POST /api/auth/resend-code': { by: ANYTHING },
  'POST /api/auth/forgot-password': { by: ANYTHING },
  'POST /api/auth/reset-password': { by: ANYTHING },
  'POST /api/auth/change-password': { by: SOMEBODY },
  // This one names no channel.
  'POST /api/auth/pusher': { by: SOMEBODY },
  'POST /api/auth/logout': { by: [...EVERYBODY, 'expired', 'forged', 'partnerKey'] },
  'POST /api/auth/invitation': { by: ANYTHING },
  'POST /api/auth/accept-invitation': { by: ANYTHING },
  'GET /partner/v1/listings': { by: PARTNER_KEY },
  'GET /partner/v1/listings/:externalId': { by: PARTNER_KEY },
  'PUT /partner/v1/listings/:externalId': { by: PARTNER_KEY },
  'DELETE /partner/v1/listings/:externalId': { by: PARTNER_KEY },
  'POST /partner/v1/listings/batch': { by: PARTNER_KEY },
  'GET /partner/v1/properties': { by: PARTNER_KEY },
  'GET /partner/v1/properties/:propertyId': { by: PARTNER_KEY },
  'GET /partner/v1/assignments': { by: PARTNER_KEY },
  'POST /partner/v1/assignments': { by: PARTNER_KEY },
  'GET /partner/v1/assignments/:assignmentId': { by: PARTNER_KEY },
  'GET /partner/v1/invoices': { by: PARTNER_KEY },
  'GET /partner/v1/invoices/:invoiceId': { by: PARTNER_KEY },
  'GET /partner/v1/invoices/:invoiceId/document': { by: PARTNER_KEY },
  'POST /partner/v1/invoices/:invoiceId/credit': { by: PARTNER_KEY },
  'POST /partner/v1/invoices/:invoiceId/received': { by: PARTNER_KEY },
  'POST /partner/v1/invoices/:invoiceId/write-off': { by: PARTNER_KEY },
  'GET /partner/v1/payments': { by: PARTNER_KEY },
  'GET /partner/v1/leases/:leaseId/late-letters': { by: PARTNER_KEY },
  'PUT /partner/v1/leases/:leaseId/charges': { by: PARTNER_KEY },
  'GET /partner/v1/leases/:leaseId/payment-agreements': { by: PARTNER_KEY },
  'PUT /partner/v1/leases/:leaseId/payment-agreements': { by: PARTNER_KEY },
  'GET /partner/v1/payouts': { by: PARTNER_KEY },
  'GET /partner/v1/payouts/:payoutId': { by: PARTNER_KEY },
  'POST /partner/v1/payouts/:payoutId/hold': { by: PARTNER_KEY },
  'GET /partner/v1/refunds': { by: PARTNER_KEY },
  'GET /partner/v1/refunds/:refundId': { by: PARTNER_KEY },
  'POST /partner/v1/refunds/:refundId/withdraw': { by: PARTNER_KEY },
  'GET /partner/v1/surpluses': { by: PARTNER_KEY },
  'POST /partner/v1/leases/:leaseId/surplus/refund': { by: PARTNER_KEY },
  'POST /partner/v1/payouts/:payoutId/release': { by: PARTNER_KEY },
  'GET /partner/v1/leases/:leaseId/next-payout': { by: PARTNER_KEY },
  // Those whose lease has one; this one is a draft.
  'GET /partner/v1/leases/:leaseId/deposit': { by: [] },
  'POST /partner/v1/leases/:leaseId/deposit/insurance': { by: PARTNER_KEY },
  'POST /partner/v1/leases/:leaseId/deposit/guarantee': { by: PARTNER_KEY },
  'GET /partner/v1/bank-files': { by: PARTNER_KEY },
  'POST /partner/v1/bank-files': { by: PARTNER_KEY },
  'GET /partner/v1/bank-files/:fileId': { by: PARTNER_KEY },
  'GET /partner/v1/payments/unplaced': { by: PARTNER_KEY },
  'GET /partner/v1/payments/unplaced/:lineId': { by: PARTNER_KEY },
  'POST /partner/v1/payments/unplaced/:lineId/settle': { by: PARTNER_KEY },
  'POST /partner/v1/payments/unplaced/:lineId/undo': { by: PARTNER_KEY },
  'GET /partner/v1/leases': { by: PARTNER_KEY },
  'POST /partner/v1/leases': { by: PARTNER_KEY },
  'GET /partner/v1/leases/:leaseId': { by: PARTNER_KEY },
  'PUT /partner/v1/leases/:leaseId': { by: PARTNER_KEY },
  'POST /partner/v1/leases/:leaseId/send': { by: PARTNER_KEY },
  'POST /partner/v1/leases/:leaseId/withdraw': { by: PARTNER_KEY },
  'POST /partner/v1/leases/:leaseId/call-off': { by: PARTNER_KEY },
  'GET /partner/v1/leases/:leaseId/tenants': { by: PARTNER_KEY },
  'GET /partner/v1/leases/:leaseId/history': { by: PARTNER_KEY },
  'GET /partner/v1/leases/:leaseId/documents': { by: PARTNER_KEY },
  // Whoever names a paper of that lease; this one is none.
  'GET /partner/v1/leases/:leaseId/documents/:documentId': { by: [] },
  'GET /partner/v1/webhooks': { by: PARTNER_KEY },
  'POST /partner/v1/webhooks': { by: PARTNER_KEY },
  'GET /partner/v1/webhooks/:webhookId': { by: PARTNER_KEY },
  'POST /partner/v1/webhooks/:webhookId/rotate-secret': { by: PARTNER_KEY },
  'POST /partner/v1/webhooks/:webhookId/resume': { by: PARTNER_KEY },
  'GET /partner/v1/webhooks/:webhookId/deliveries': { by: PARTNER_KEY },
  // Whoever names something that was sent; nothing was.
  'POST /partner/v1/webhooks/:webhookId/deliveries/:deliveryId/replay': { by: [] },
  'DELETE /partner/v1/webhooks/:webhookId': { by: PARTNER_KEY },
  // Nothing was confirmed in this browser, which is said to nobody but whoever is logged in.
  'POST /api/auth/identity': { by: [] },
  'GET /api/auth/options': { by: ANYTHING },
  'GET /api/auth/idp/login': { by: ANYTHING },
  'GET /api/auth/idp/callback': { by: ANYTHING },
  // Whoever is asked to sign it, which is none of these.
  'GET /api/signing/:signerId/document': { by: [] },
  'POST /api/signing/:signerId/begin': { by: [], with: () => ({ consent: true }) },
  // Only where Idura has documents signed: `idura.test.ts`.
  'POST /api/signing/idura/webhook': { by: [] },
  'GET /api/signing/:signerId/return': { by: [] },
  'POST /api/profile-image': { by: SOMEBODY },
  'POST /api/bank/files/:partnerId': { by: AGENT },
  'GET /api/money/:partnerId/arrears.csv': { by: AGENT },
  'GET /api/money/:partnerId/payment-orders/:messageId': { by: AGENT },
  // Everybody their own; these ask for no year.
  'GET /api/annual-statements/:year/statement.pdf': { by: SOMEBODY },
  'GET /api/annual-statements/:year/statement.csv': { by: SOMEBODY },
  // Whoever's lease it was paid for; this one was for none.
  'GET /api/payments/:paymentId/receipt.pdf': { by: [] },
  'GET /api/money/:partnerId/invoices.csv': { by: AGENT },
  'GET /api/money/:partnerId/bank-lines.csv': { by: AGENT },
  'GET /api/money/:partnerId/payouts.csv': { by: AGENT },
  // Whoever has a policy; this form has none.
  'POST /api/uploads': { by: ANYTHING },
  // Whoever has an address that was made for them; this one says nothing.
  'GET /files/documents': { by: [] },
  'GET /api/my-data': { by: SOMEBODY },
  'GET /api/unsubscribe/:token': { by: ANYTHING },
  // Whoever has an address that was made for them; this one was not.
  'GET /api/calendars/:token.ics': { by: [] },
  // Whoever has a token that is kept; this one is not.
  'POST /api/unsubscribe/:token': { by: [] },
};

/** Pages, files and probes: nobody is asked who they are. */
const OPEN = [
  'GET /healthz',
  'GET /readyz',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /sitemap-:part(^\\d{1,5}$).xml',
  'GET /files/photos/*',
  'GET /partner/v1/openapi.json',
  // Never in production: `outbox-page.test.ts`, `openid.test.ts`.
  /^\w+ \/dev\//,
];

const isRefusal = (status: number) => status === 401 || status === 403 || status === 404;

describe('operations', () => {
  test('each has its row', () => {
    const all = [schema().getQueryType(), schema().getMutationType()].flatMap((type) =>
      Object.keys((type as GraphQLObjectType).getFields()),
    );
    expect(Object.keys(OPERATIONS).sort()).toEqual(all.sort());
  });

  test.each(Object.keys(OPERATIONS))('%s', async (operation) => {
    const { by, call, with: variables } = OPERATIONS[operation]!;
    const allowed: ActorName[] = [];
    for (const name of ACTORS) {
      const actor = await actorOf(name);
      const { status } = await app.api(
        call,
        ((await variables?.(actor)) ?? {}) as never,
        actor.token,
      );
      if (isRefusal(status)) continue;
      expect({ name, status }).toEqual({ name, status: 200 });
      allowed.push(name);
    }
    expect(allowed).toEqual(ACTORS.filter((name) => by.includes(name)));
  });
});

describe('routes', () => {
  test('each has its row', async () => {
    await app.http.ready();
    const asked = routesOf(app.http).filter(
      (route) =>
        !OPEN.some((open) => (typeof open === 'string' ? open === route : open.test(route))) &&
        !/^\w+ \*$/.test(route),
    );
    expect(Object.keys(ROUTES).sort()).toEqual([...new Set(asked)].sort());
  });

  test.each(Object.keys(ROUTES))('%s', async (route) => {
    const { by, with: body } = ROUTES[route]!;
    const [method, url = ''] = route.split(' ') as ['GET' | 'PUT' | 'POST' | 'DELETE', string];
    const allowed: ActorName[] = [];
    for (const name of ACTORS) {
      const actor = await actorOf(name);
      const response = await app.call({
        method,
        // Each from a place of their own: whoever tries wrong keys without end is slowed down.
        remoteAddress: `10.0.${Math.floor(people / 250)}.${people % 250}`,
        url: url
          .replace(':token', UUID)
          .replace(':signerId', someoneElsesToSign)
          .replace(':externalId', 'a-1')
          .replaceAll(/:(\w+Id)/g, (_, part: string) => partnersOwn[part] ?? UUID),
        headers: actor.token === undefined ? {} : { authorization: `Bearer ${actor.token}` },
        ...((method === 'POST' || method === 'PUT') && { payload: body?.(actor) ?? {} }),
      });
      if (!isRefusal(response.statusCode)) allowed.push(name);
    }
    expect(allowed).toEqual(ACTORS.filter((name) => by.includes(name)));
  });
});
