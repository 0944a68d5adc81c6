import { addMonths, endOfMonth } from '@husvaer/domain/kernel/dates';

import { camt053 } from '../bank-files.ts';
import { receiveFromBank } from '../banking.ts';
import { BOOK_TERMS } from '../books.ts';
import { aKycForm } from '../deposits.ts';
import { A_PDF } from '../documents.ts';
import { LOGGED_IN } from '../actors.ts';
import { NOBODYS_ID, type FullScenario } from '../full-scenario.ts';
import { anInterestForm } from '../interest.ts';
import { addDueClaim } from '../scenario-rows.ts';
import { settleSigning } from '../signing.ts';
import { upload } from '../uploads.ts';
import { AGENT, EVERYBODY, OPERATOR, READER, SOMEBODY, type Operation } from './row.ts';

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

/** A signer of a lease that was sent; an unknown id before. */
async function signerOf({ app }: FullScenario, leaseId: string): Promise<string> {
  await settleSigning(app);
  const [found] = await app.database.session((session) =>
    session.query<{ id: string }>(
      `select signer.id from signer join lease_paper using (order_id)
       where lease_id = $1 and role = 'tenant' order by position limit 1`,
      [leaseId],
    ),
  );
  return found?.id ?? NOBODYS_ID;
}

/** The latest version of a draft. */
async function versionOf({ app }: FullScenario, leaseId: string): Promise<number> {
  const [found] = await app.database.session((session) =>
    session.query<{ version: number }>('select version from lease where id = $1', [leaseId]),
  );
  return found!.version;
}

/** A saved view of a person's own leases. */
async function aListView(app: FullScenario['app'], person: { id: string }): Promise<string> {
  const id = crypto.randomUUID();
  await app.database.session((session) =>
    session.query(
      `insert into lease_list_view (id, account_id, name, query, created_at) values ($1, $2, $3, '?status=overdue', now())`,
      [id, person.id, id],
    ),
  );
  return id;
}

/** A month of nordbolig's that its bank has fully reported, and no one has signed off. */
async function monthToSign({ app, nordbolig }: FullScenario): Promise<string> {
  const [last] = await app.database.session((session) =>
    session.query<{ month: string | null }>(
      `select max(month) as month from bank_reconciliation
       join ledger_book on ledger_book.id = book_id where partner_id = $1`,
      [nordbolig],
    ),
  );
  const month = last?.month ? addMonths(last.month, 1) : '2020-01-01';
  const account = BOOK_TERMS.clientAccount;
  const statement = { id: crypto.randomUUID(), account, closingOn: endOfMonth(month), opening: 0n };
  await receiveFromBank(app, camt053(statement));
  return month.slice(0, 7);
}

export const PROTOCOL_CONTENT = {
  takenOn: '2026-11-20',
  meters: [],
  keys: [],
  rooms: [{ name: 'Stue', condition: 'good', photos: [] }],
};

/** Every GraphQL operation. */
export const OPERATIONS: Record<string, Operation> = {
  getListings: { by: EVERYBODY, call: '{ getListings { data { _id } } }' },
  getListingClusters: {
    by: EVERYBODY,
    call: '{ getListingClusters(optionData: { zoom: 10 }) { data { count } } }',
  },
  getRentChart: { by: EVERYBODY, call: '{ getRentChart { count } }' },
  getNamedPlaces: {
    by: EVERYBODY,
    call: '{ getNamedPlaces(queryData: { text: "os" }) { data { name } } }',
  },
  getSearchSuggestions: {
    by: EVERYBODY,
    call: '{ getSearchSuggestions(queryData: { text: "os" }) { data { name } } }',
  },
  getSimilarListings: {
    by: EVERYBODY,
    call: 'query ($id: ID!) { getSimilarListings(queryData: { listingId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.listingId }),
  },
  getSingleListing: {
    by: EVERYBODY,
    call: 'query ($id: ID!) { getSingleListing(queryData: { listingId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.listingId }),
  },
  getUploadPolicy: {
    by: SOMEBODY,
    call: '{ getUploadPolicy(queryData: { filename: "a.jpg", directive: "ListingImages" }) { url } }',
  },
  getPhotos: {
    by: SOMEBODY,
    call: 'query ($id: ID!) { getPhotos(queryData: { photoIds: [$id] }) { _id } }',
    with: () => ({ id: NOBODYS_ID }),
  },
  partnersSubDomain: {
    by: EVERYBODY,
    call: '{ partnersSubDomain(queryData: { subDomain: "nordbolig" }) { partnerId } }',
  },
  getWorkplaces: { by: EVERYBODY, call: '{ getWorkplaces { name } }' },
  reportListing: {
    by: EVERYBODY,
    call: 'mutation ($id: ID!) { reportListing(inputData: { listingId: $id, reason: wrong_information }) { _id } }',
    with: (scenario) => ({ id: scenario.listingId }),
  },
  myProfile: {
    by: SOMEBODY,
    call: 'query ($id: ID!) { myProfile(queryData: { userId: $id }) { _id } }',
    with: (_, { person }) => ({ id: person.id }),
  },
  updateUserProfile: {
    by: SOMEBODY,
    call: 'mutation ($id: ID!) { updateUserProfile(inputData: { _id: $id, data: { language: "en" } }) { _id } }',
    with: (_, { person }) => ({ id: person.id }),
  },
  deactivateAccount: {
    by: SOMEBODY,
    call: 'mutation ($id: ID!) { deactivateAccount(inputData: { _id: $id }) { _id } }',
    with: (_, { person }) => ({ id: person.id }),
  },
  getMySessions: { by: SOMEBODY, call: '{ getMySessions { _id } }' },
  endMySessions: {
    by: SOMEBODY,
    call: `mutation { endMySessions(inputData: {}) }`,
  },
  getMyPasskeys: { by: SOMEBODY, call: '{ getMyPasskeys { _id } }' },
  renamePasskey: {
    by: SOMEBODY,
    call: 'mutation ($id: ID!) { renamePasskey(inputData: { _id: $id, name: "N" }) { _id } }',
    with: async (scenario, { person }) => ({ id: await scenario.passkeyOf(person) }),
  },
  removePasskey: {
    by: SOMEBODY,
    call: 'mutation ($id: ID!) { removePasskey(inputData: { _id: $id }) { _id } }',
    with: async (scenario, { person }) => ({ id: await scenario.passkeyOf(person) }),
  },
  deleteAccount: {
    by: SOMEBODY,
    call: `mutation ($id: ID!) { deleteAccount(inputData: { _id: $id }) { _id } }`,
    with: (_, { person }) => ({ id: person.id }),
  },
  addInvitation: {
    by: AGENT,
    call: 'mutation ($id: ID!) { addInvitation(inputData: { partnerId: $id, email: "n@x.no", name: "N", registerAs: "tenant" }) { _id } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getPartnerPresentation: {
    by: EVERYBODY,
    call: 'query ($id: ID!) { getPartnerPresentation(queryData: { partnerId: $id }) { aboutNo } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getPartnerStaff: {
    by: AGENT,
    call: 'query ($id: ID!) { getPartnerStaff(queryData: { partnerId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  setPartnerPresentation: {
    by: AGENT,
    call: 'mutation ($id: ID!) { setPartnerPresentation(inputData: { partnerId: $id, aboutNo: "N", licence: "Nr. 1", responsibleBroker: "B", people: [] }) { aboutNo } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getApiKeys: {
    by: AGENT,
    call: 'query ($id: ID!) { getApiKeys(queryData: { partnerId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  addApiKey: {
    by: AGENT,
    call: 'mutation ($id: ID!) { addApiKey(inputData: { partnerId: $id, name: "N" }) { key } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  revokeApiKey: {
    by: AGENT,
    call: 'mutation ($id: ID!) { revokeApiKey(inputData: { keyId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.revokedKeyId }),
  },
  getInvitations: {
    by: AGENT,
    call: 'query ($id: ID!) { getInvitations(queryData: { partnerId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  toggleFavoriteListing: {
    by: SOMEBODY,
    call: 'mutation ($id: ID!) { toggleFavoriteListing(inputData: { listingId: $id }) { isFavorite } }',
    with: (scenario) => ({ id: scenario.listingId }),
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
    with: (scenario) => ({ id: scenario.sharedList }),
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
    with: (scenario) => ({ id: scenario.partnersHomes[0] }),
  },
  getListingPeople: {
    by: AGENT,
    call: 'query ($id: ID!) { getListingPeople(queryData: { partnerId: $id }) { owners { _id } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getAddressSuggestions: {
    by: SOMEBODY,
    call: '{ getAddressSuggestions(queryData: { search: "Oslo" }) { city } }',
  },
  addListing: {
    by: AGENT,
    call: 'mutation ($id: ID!) { addListing(inputData: { partnerId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  updateListing: {
    by: AGENT,
    call: 'mutation ($id: ID!) { updateListing(inputData: { listingId: $id, version: 0 }) { _id } }',
    with: (scenario) => ({ id: scenario.partnersHomes[1] }),
  },
  addListingPhoto: {
    by: AGENT,
    call: 'mutation ($id: ID!, $key: String!) { addListingPhoto(inputData: { listingId: $id, key: $key }) { _id } }',
    with: async (scenario, { name, person }) => ({
      id: scenario.partnersHomes[2],
      key: LOGGED_IN.some((known) => known === name)
        ? await upload(scenario.app, person, Buffer.from('x'))
        : 'uploads/none.jpg',
    }),
  },
  publishListing: {
    by: AGENT,
    call: 'mutation ($id: ID!) { publishListing(inputData: { listingId: $id, version: 0 }) { _id } }',
    with: (scenario) => ({ id: scenario.partnersHomes[3] }),
  },
  discardListingChanges: {
    by: AGENT,
    call: 'mutation ($id: ID!) { discardListingChanges(inputData: { listingId: $id, version: 0 }) { _id } }',
    with: (scenario) => ({ id: scenario.partnersHomes[4] }),
  },
  assignListing: {
    by: AGENT,
    call: 'mutation ($id: ID!) { assignListing(inputData: { listingId: $id, ownerId: null }) { _id } }',
    with: (scenario) => ({ id: scenario.partnersHomes[4] }),
  },
  setListingActive: {
    by: AGENT,
    call: 'mutation ($id: ID!) { setListingActive(inputData: { listingId: $id, isActive: false }) { _id } }',
    with: (scenario) => ({ id: scenario.partnersHomes[5] }),
  },
  deleteListing: {
    by: AGENT,
    call: 'mutation ($id: ID!) { deleteListing(inputData: { listingId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.partnersHomes[6] }),
  },
  addListingView: {
    by: EVERYBODY,
    call: 'mutation ($id: ID!) { addListingView(inputData: { listingId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.listingId }),
  },
  // Readers of the conversation it was sent in; it is a reminder too, which an auditor reads.
  getFileDownloadUrl: {
    by: READER,
    call: 'query ($id: ID!) { getFileDownloadUrl(queryData: { fileId: $id }) }',
    with: (scenario) => ({ id: scenario.partnersFile }),
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
    with: (scenario) => ({ id: scenario.wantedListing }),
  },
  getConversation: {
    by: AGENT,
    call: 'query ($id: ID!) { getConversation(queryData: { conversationId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.partnersConversation }),
  },
  getMessages: {
    by: AGENT,
    call: 'query ($id: ID!) { getMessages(queryData: { conversationId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.partnersConversation }),
  },
  addMessage: {
    by: AGENT,
    call: 'mutation ($id: ID!) { addMessage(inputData: { conversationId: $id, clientId: "019aa000-0000-7000-8000-000000000000", text: "Hei" }) { _id } }',
    with: (scenario) => ({ id: scenario.partnersConversation }),
  },
  // Participants, who are none of these.
  updateConversation: {
    by: [],
    call: 'mutation ($id: ID!) { updateConversation(inputData: { conversationId: $id, isArchived: true, hideForPartner: true }) { _id } }',
    with: (scenario) => ({ id: scenario.someoneElsesConversation }),
  },
  blockPerson: {
    by: [],
    call: 'mutation ($id: ID!) { blockPerson(inputData: { conversationId: $id, isBlocked: true }) { _id } }',
    with: (scenario) => ({ id: scenario.someoneElsesConversation }),
  },
  reportPerson: {
    by: [],
    call: 'mutation ($id: ID!) { reportPerson(inputData: { conversationId: $id, reason: fraud }) { _id } }',
    with: (scenario) => ({ id: scenario.someoneElsesConversation }),
  },
  getInterestDraft: {
    by: SOMEBODY,
    call: 'query ($id: ID!) { getInterestDraft(queryData: { listingId: $id }) { rentFrom } }',
    with: (scenario) => ({ id: scenario.wantedListing }),
  },
  addInterestForm: {
    by: SOMEBODY,
    call: 'mutation ($form: AddInterestFormInputData!) { addInterestForm(inputData: $form) { _id } }',
    with: (scenario) => ({ form: anInterestForm(scenario.wantedListing) }),
  },
  getMyInterestForms: { by: SOMEBODY, call: '{ getMyInterestForms { data { _id } } }' },
  getInterestForms: {
    by: AGENT,
    call: 'query ($id: ID!) { getInterestForms(queryData: { listingId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.partnersHomes[0] }),
  },
  getInterestForm: {
    by: AGENT,
    call: 'query ($id: ID!) { getInterestForm(queryData: { _id: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.interestForms[0] }),
  },
  shortlistInterest: {
    by: AGENT,
    call: 'mutation ($id: ID!) { shortlistInterest(inputData: { _id: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.interestForms[0] }),
  },
  openInterestIdentification: {
    by: AGENT,
    call: 'mutation ($id: ID!) { openInterestIdentification(inputData: { _id: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.interestForms[0] }),
  },
  talkAboutInterest: {
    by: AGENT,
    call: 'mutation ($id: ID!) { talkAboutInterest(inputData: { _id: $id }) { conversationId } }',
    with: (scenario) => ({ id: scenario.interestForms[0] }),
  },
  inviteToViewing: {
    by: AGENT,
    call: 'mutation ($id: ID!) { inviteToViewing(inputData: { _ids: [$id], startsAt: "2026-11-25T16:00:00Z", endsAt: "2026-11-25T17:00:00Z" }) { _id } }',
    with: (scenario) => ({ id: scenario.interestForms[1] }),
  },
  declineInterest: {
    by: AGENT,
    call: 'mutation ($id: ID!) { declineInterest(inputData: { _id: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.interestForms[2] }),
  },
  // The sender, who is none of these.
  answerViewing: {
    by: [],
    call: 'mutation ($id: ID!) { answerViewing(inputData: { _id: $id, answer: accepted }) { _id } }',
    with: (scenario) => ({ id: scenario.interestForms[0] }),
  },
  withdrawInterest: {
    by: [],
    call: 'mutation ($id: ID!) { withdrawInterest(inputData: { _id: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.interestForms[0] }),
  },
  addLease: {
    by: AGENT,
    call: 'mutation ($lease: AddLeaseInputData!) { addLease(inputData: $lease) { _id } }',
    with: (scenario) => ({ lease: scenario.partnersLease() }),
  },
  updateLease: {
    by: AGENT,
    call: 'mutation ($change: UpdateLeaseInputData!) { updateLease(inputData: $change) { _id } }',
    with: (scenario) => {
      const { tenants, terms } = scenario.partnersLease();
      return { change: { contractId: scenario.leases[0], version: 1, tenants, terms } };
    },
  },
  callOffLease: {
    by: AGENT,
    call: 'mutation ($id: ID!) { callOffLease(inputData: { contractId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.leases[1] }),
  },
  getLeases: {
    by: AGENT,
    call: 'query ($id: ID!) { getLeases(queryData: { partnerId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getHomesToLet: {
    by: AGENT,
    call: 'query ($id: ID!) { getHomesToLet(queryData: { partnerId: $id }) { totalDocuments } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getLettingPeople: {
    by: AGENT,
    call: 'query ($id: ID!) { getLettingPeople(queryData: { partnerId: $id }) { agents { _id } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getSingleLeaseForPublicSite: {
    by: AGENT,
    call: 'query ($id: ID!) { getSingleLeaseForPublicSite(queryData: { contractId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.leases[0] }),
  },
  getLeaseTenants: {
    by: AGENT,
    call: 'query ($id: ID!) { getLeaseTenants(queryData: { contractId: $id }) { data { mainTenant { user { name } } } } }',
    with: (scenario) => ({ id: scenario.leases[0] }),
  },
  addLeaseConversation: {
    by: AGENT,
    call: 'mutation ($id: ID!) { addLeaseConversation(inputData: { contractId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.leases[0] }),
  },
  getLeaseTimeline: {
    by: AGENT,
    call: 'query ($id: ID!) { getLeaseTimeline(queryData: { contractId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.leases[0] }),
  },
  // Its tenants and its landlord; this one's landlord is another person.
  getRentCalendar: {
    by: [],
    call: 'query ($id: ID!) { getRentCalendar(queryData: { contractId: $id }) { openedAt } }',
    with: (scenario) => ({ id: scenario.leases[0] }),
  },
  openRentCalendar: {
    by: [],
    call: 'mutation ($id: ID!) { openRentCalendar(inputData: { contractId: $id }) { url } }',
    with: (scenario) => ({ id: scenario.leases[0] }),
  },
  closeRentCalendar: {
    by: [],
    call: 'mutation ($id: ID!) { closeRentCalendar(inputData: { contractId: $id }) { url } }',
    with: (scenario) => ({ id: scenario.leases[0] }),
  },
  getLeasePreview: {
    by: AGENT,
    call: 'query ($id: ID!) { getLeasePreview(queryData: { contractId: $id, language: en }) { title } }',
    with: (scenario) => ({ id: scenario.leases[0] }),
  },
  getDeposit: {
    by: AGENT,
    call: 'query ($id: ID!) { getDeposit(queryData: { contractId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.leases[0] }),
  },
  // Each tenant their own; none of these has one.
  getDepositKyc: {
    by: [],
    call: '{ getDepositKyc(queryData: { referenceNumber: "2222-2222-2222" }) { name } }',
  },
  addDepositKyc: {
    by: [],
    call: 'mutation ($form: AddDepositKycInputData!) { addDepositKyc(inputData: $form) { name } }',
    with: () => ({ form: aKycForm('2222-2222-2222') }),
  },
  // There is no deposit before a lease is sent.
  claimDeposit: {
    by: [],
    call: 'mutation ($id: ID!) { claimDeposit(inputData: { contractId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.leases[0] }),
  },
  showDepositSuit: {
    by: [],
    call: 'mutation ($id: ID!) { showDepositSuit(inputData: { contractId: $id, attachments: [{ key: "uploads/none.pdf" }] }) { _id } }',
    with: (scenario) => ({ id: scenario.leases[0] }),
  },
  acceptDepositClaim: {
    by: [],
    call: 'mutation ($id: ID!) { acceptDepositClaim(inputData: { contractId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.leases[0] }),
  },
  withdrawDepositClaim: {
    by: [],
    call: 'mutation ($id: ID!) { withdrawDepositClaim(inputData: { contractId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.leases[0] }),
  },
  noteDepositGuarantee: {
    by: [],
    call: 'mutation ($id: ID!) { noteDepositGuarantee(inputData: { contractId: $id, guarantor: "Nav" }) { _id } }',
    with: (scenario) => ({ id: scenario.leases[0] }),
  },
  noteDepositInsurance: {
    by: [],
    call: 'mutation ($id: ID!) { noteDepositInsurance(inputData: { contractId: $id, isRefused: false }) { _id } }',
    with: (scenario) => ({ id: scenario.leases[0] }),
  },
  getFullPayoutHistory: {
    by: AGENT,
    call: 'query ($id: ID!) { getFullPayoutHistory(queryData: { contractId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.billed[0]!.leaseId }),
  },
  payoutDetails: {
    by: READER,
    call: 'query ($id: ID!) { payoutDetails(queryData: { payoutId: $id, requestFromPartnerPublic: true }) { _id } }',
    with: (scenario) => ({ id: scenario.payouts[0] }),
  },
  getNextPayout: {
    by: AGENT,
    call: 'query ($id: ID!) { getNextPayout(queryData: { contractId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.billed[0]!.leaseId }),
  },
  getPayouts: {
    by: READER,
    call: 'query ($id: ID!) { getPayouts(queryData: { partnerId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getMoneyActivity: {
    by: AGENT,
    call: 'query ($id: ID!) { getMoneyActivity(queryData: { partnerId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getBooksToApprove: { by: ['bookkeeper'], call: '{ getBooksToApprove { name } }' },
  // People the agency has named, who are none of these.
  approvePayouts: {
    by: [],
    call: 'mutation ($id: ID!) { approvePayouts(inputData: { payouts: [{ _id: $id, amount: 1, account: "86011117947", lastActNumber: "0" }] }) { _id } }',
    with: (scenario) => ({ id: scenario.payouts[0] }),
  },
  holdPayout: {
    by: AGENT,
    call: 'mutation ($id: ID!) { holdPayout(inputData: { payoutId: $id, reason: "x" }) { _id } }',
    with: (scenario) => ({ id: scenario.payouts[0] }),
  },
  releasePayout: {
    by: AGENT,
    call: 'mutation ($id: ID!) { releasePayout(inputData: { payoutId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.payouts[1] }),
  },
  getRefunds: {
    by: READER,
    call: 'query ($id: ID!) { getRefunds(queryData: { partnerId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  // People the agency has named, as for payouts.
  approveRefunds: {
    by: [],
    call: 'mutation ($id: ID!) { approveRefunds(inputData: { refunds: [{ _id: $id, amount: 1, account: "86011117947", lastActNumber: "0" }] }) { _id } }',
    with: async (scenario) => ({ id: await scenario.requestedRefund() }),
  },
  correctRefund: {
    by: AGENT,
    call: 'mutation ($id: ID!) { correctRefund(inputData: { refundId: $id, account: "86011117947" }) { _id } }',
    with: async (scenario) => ({ id: await scenario.requestedRefund() }),
  },
  withdrawRefund: {
    by: AGENT,
    call: 'mutation ($id: ID!) { withdrawRefund(inputData: { refundId: $id }) { _id } }',
    with: async (scenario) => ({ id: await scenario.requestedRefund() }),
  },
  getSurpluses: {
    by: AGENT,
    call: 'query ($id: ID!) { getSurpluses(queryData: { partnerId: $id }) { data { contractId } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  refundSurplus: {
    by: AGENT,
    call: `mutation ($id: ID!) {
      refundSurplus(inputData: { contractId: $id, amount: 1, account: "99991042764", name: "N", note: "N" }) { _id }
    }`,
    with: async (scenario) => ({ id: await scenario.overpaidLease() }),
  },
  writeOffSurplus: {
    by: AGENT,
    call: 'mutation ($id: ID!) { writeOffSurplus(inputData: { contractId: $id, reason: "x" }) }',
    with: async (scenario) => ({ id: await scenario.roundedLease() }),
  },
  getPayoutSettings: {
    by: AGENT,
    call: 'query ($id: ID!) { getPayoutSettings(queryData: { partnerId: $id }) { payoutDay } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getUsualTerms: {
    by: AGENT,
    call: 'query ($id: ID!) { getUsualTerms(queryData: { partnerId: $id }) { payoutDay } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  setPayoutSettings: {
    by: AGENT,
    call: `mutation ($id: ID!, $approver: ID!) {
      setPayoutSettings(inputData: {
        partnerId: $id, payoutDay: 10, waitDays: 3, guaranteeMonths: 3, approvalsNeeded: 1, retryDays: 3,
        approverIds: [$approver]
      }) { payoutDay }
    }`,
    with: (scenario, { person }) => ({ id: scenario.nordbolig, approver: person.id }),
  },
  getSettlements: { by: SOMEBODY, call: '{ getSettlements { data { _id } } }' },
  getAnnualStatements: { by: SOMEBODY, call: '{ getAnnualStatements { name } }' },
  getAgentLogin: {
    by: AGENT,
    call: 'query ($id: ID!) { getAgentLogin(queryData: { partnerId: $id }) { isStrong } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getAuditors: {
    by: AGENT,
    call: 'query ($id: ID!) { getAuditors(queryData: { partnerId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  inviteAuditor: {
    by: AGENT,
    call: `mutation ($id: ID!) { inviteAuditor(inputData: { partnerId: $id, email: "revisor@x.no",
      name: "Rita Revisor", endsOn: "2027-01-31" }) { _id } }`,
    async with({ app, nordbolig }) {
      await app.database.session(({ query }) =>
        query("delete from invitation where register_as = 'auditor'"),
      );
      return { id: nordbolig };
    },
  },
  endAuditor: {
    by: AGENT,
    call: 'mutation ($id: ID!) { endAuditor(inputData: { auditorId: $id }) { _id } }',
    with: async (scenario) => ({ id: await scenario.invitedAuditor() }),
  },
  setAgentLogin: {
    by: AGENT,
    call: 'mutation ($id: ID!) { setAgentLogin(inputData: { partnerId: $id, isStrong: false }) { isStrong } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getPayoutAccount: { by: SOMEBODY, call: '{ getPayoutAccount { accountNumber } }' },
  setPayoutAccount: {
    by: SOMEBODY,
    call: 'mutation { setPayoutAccount(inputData: { accountNumber: "15032080119" }) { accountNumber } }',
  },
  addLandlordInvoice: {
    by: AGENT,
    call: 'mutation ($id: ID!) { addLandlordInvoice(inputData: { contractId: $id, lines: [{ name: "x", amount: 1 }] }) { _id } }',
    with: (scenario) => ({ id: scenario.billed[0]!.leaseId }),
  },
  // This one is a tenant's.
  creditLandlordInvoice: {
    by: [],
    call: 'mutation ($id: ID!) { creditLandlordInvoice(inputData: { invoiceId: $id, reason: "x" }) { _id } }',
    with: (scenario) => ({ id: scenario.billed[3]!.invoiceId }),
  },
  getDepositSettings: {
    by: AGENT,
    call: 'query ($id: ID!) { getDepositSettings(queryData: { partnerId: $id }) { insuranceShare } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  setDepositSettings: {
    by: AGENT,
    call: 'mutation ($id: ID!) { setDepositSettings(inputData: { partnerId: $id, insuranceShare: 16, hasAccountEach: false }) { insuranceShare } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getLeaseHistory: {
    by: AGENT,
    call: 'query ($id: ID!) { getLeaseHistory(queryData: { contractId: $id }) { name } }',
    with: (scenario) => ({ id: scenario.leases[0] }),
  },
  getLeaseProtocols: {
    by: AGENT,
    call: 'query ($id: ID!) { getLeaseProtocols(queryData: { contractId: $id }) { kind } }',
    with: (scenario) => ({ id: scenario.leases[0] }),
  },
  getFilesForPublicApp: {
    by: AGENT,
    call: 'query ($id: ID!) { getFilesForPublicApp(queryData: { contractId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.leases[0] }),
  },
  uploadFiles: {
    by: AGENT,
    call: 'mutation ($input: UploadFilesInputData!) { uploadFiles(inputData: $input) { _id } }',
    async with(scenario, { name, person }) {
      const [lease] = await scenario.app.database.session((session) =>
        session.query<{ propertyId: string; serial: number }>(
          'select property_id as "propertyId", serial from lease where id = $1',
          [scenario.leases[0]],
        ),
      );
      const input = {
        filename: 'a.pdf',
        directive: 'Files',
        subFolderName: `${scenario.nordbolig}/contract`,
      };
      const key = LOGGED_IN.some((known) => known === name)
        ? await upload(scenario.app, person, A_PDF, input)
        : 'aaaaaaaaaaa.pdf';
      const file = {
        propertyId: lease!.propertyId,
        contractId: scenario.leases[0],
        directive: 'Files',
        context: 'contract',
        subContext: 'lease',
        leaseSerial: lease!.serial,
        isVisibleToTenant: true,
        isVisibleToLandlord: true,
        title: 'Nøkler',
        size: 5,
        name: key.split('/').at(-1),
      };
      return { input: { files: [file], requestFrom: 'partner_public' } };
    },
  },
  getLettingParties: {
    by: AGENT,
    call: 'query ($id: ID!) { getLettingParties(queryData: { listingId: $id }) { landlords { _id } } }',
    with: (scenario) => ({ id: scenario.partnersHomes[0] }),
  },
  getWaitingAssignments: {
    by: AGENT,
    call: 'query ($id: ID!) { getWaitingAssignments(queryData: { partnerId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  addLeaseUnder: {
    by: AGENT,
    call: 'mutation ($input: AddLeaseUnderInputData!) { addLeaseUnder(inputData: $input) { _id } }',
    with(scenario) {
      const { tenants, terms } = scenario.partnersLease();
      return { input: { assignmentId: scenario.partnersOwn['assignmentId'], tenants, terms } };
    },
  },
  getLeaseListViews: { by: SOMEBODY, call: '{ getLeaseListViews(queryData: {}) { name } }' },
  saveLeaseListView: {
    by: SOMEBODY,
    call: 'mutation { saveLeaseListView(inputData: { name: "N", query: "?status=overdue" }) { name } }',
  },
  removeLeaseListView: {
    by: SOMEBODY,
    call: 'mutation ($id: ID!) { removeLeaseListView(inputData: { _id: $id }) { _id } }',
    with: async ({ app }, { person }) => ({ id: await aListView(app, person) }),
  },
  getLeaseSettings: {
    by: AGENT,
    call: 'query ($id: ID!) { getLeaseSettings(queryData: { partnerId: $id }) { endingMonths } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  setLeaseSettings: {
    by: AGENT,
    call: 'mutation ($id: ID!) { setLeaseSettings(inputData: { partnerId: $id, endingMonths: 4, signingDays: 30, remindingDays: 3 }) { endingMonths } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getViewings: { by: SOMEBODY, call: '{ getViewings(queryData: {}) { home } }' },
  getStartPage: { by: SOMEBODY, call: '{ getStartPage { toSign { _id } } }' },
  getReports: { by: OPERATOR, call: '{ getReports { open } }' },
  getReportDecision: {
    by: OPERATOR,
    call: 'query ($id: ID!) { getReportDecision(queryData: { decisionId: $id }) { isAbout } }',
    with: async (scenario) => ({ id: await scenario.decidedReport() }),
  },
  decideReport: {
    by: OPERATOR,
    call: `mutation ($id: ID!) { decideReport(inputData: { reportId: $id, outcome: nothing,
      reason: "Annonsen er i orden." }) { _id } }`,
    with: async (scenario) => ({ id: await scenario.openReport() }),
  },
  reverseReportDecision: {
    by: OPERATOR,
    call: `mutation ($id: ID!) { reverseReportDecision(inputData: { decisionId: $id,
      reason: "Klagen har rett." }) { isAbout } }`,
    with: async (scenario) => ({ id: await scenario.takenDown() }),
  },
  getOperations: { by: OPERATOR, call: '{ getOperations { paymentsWaiting } }' },
  getCheckup: { by: OPERATOR, call: '{ getCheckup(queryData: { language: no }) { name } }' },
  retryFailed: {
    by: OPERATOR,
    call: 'mutation ($id: ID!) { retryFailed(inputData: { kind: mail, ids: [$id] }) }',
    with: () => ({ id: crypto.randomUUID() }),
  },
  runJob: {
    by: OPERATOR,
    call: 'mutation ($name: String!) { runJob(inputData: { name: $name }) }',
    with: async (scenario) => ({ name: await scenario.scheduledJob() }),
  },
  getLatestPriceIndex: { by: OPERATOR, call: '{ getLatestPriceIndex { value } }' },
  enterPriceIndex: {
    by: OPERATOR,
    call: `mutation { enterPriceIndex(inputData: { month: "2026-09", value: 101.9 }) { value } }`,
  },
  getRates: { by: OPERATOR, call: '{ getRates { ending { day } } }' },
  enterRate: {
    by: OPERATOR,
    call: `mutation { enterRate(inputData: { kind: late_interest, since: "2027-07-01", value: 12.25,
      source: "FOR-2027-06-20-1" }) { ending { day } } }`,
  },
  getLedgerBook: {
    by: READER,
    call: 'query ($id: ID!) { getLedgerBook(queryData: { partnerId: $id }) { name } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  setLedgerBook: {
    by: AGENT,
    call: 'mutation ($inputData: SetLedgerBookInputData!) { setLedgerBook(inputData: $inputData) { name } }',
    with: (scenario) => ({ inputData: { ...BOOK_TERMS, partnerId: scenario.nordbolig } }),
  },
  getClientAccountChanges: {
    by: ['bookkeeper'],
    call: '{ getClientAccountChanges { nextClientAccount } }',
  },
  getUnprovedAccounts: {
    by: ['bookkeeper'],
    call: '{ getUnprovedAccounts { name } }',
  },
  refuseClientAccount: {
    by: ['bookkeeper'],
    call: 'mutation ($account: String!) { refuseClientAccount(inputData: { clientAccount: $account, reason: "Feil konto" }) }',
    with: async (scenario) => ({ account: await scenario.unprovedAccount() }),
  },
  agreeToClientAccount: {
    by: ['agent', 'bookkeeper'],
    call: 'mutation ($id: ID!, $change: ID!) { agreeToClientAccount(inputData: { partnerId: $id, changeId: $change }) }',
    with: async (scenario) => {
      const { partnerId: id, changeId: change } = await scenario.requestedClientAccount();
      return { id, change };
    },
  },
  stopClientAccount: {
    by: ['agent', 'bookkeeper'],
    call: 'mutation ($id: ID!) { stopClientAccount(inputData: { partnerId: $id }) }',
    with: async (scenario) => ({ id: (await scenario.requestedClientAccount()).partnerId }),
  },
  getSettingChanges: {
    by: READER,
    call: 'query ($id: ID!) { getSettingChanges(queryData: { partnerId: $id }) { what } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getLedgerBalances: {
    by: READER,
    call: 'query ($id: ID!) { getLedgerBalances(queryData: { partnerId: $id }) { amount } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getJournal: {
    by: READER,
    call: 'query ($id: ID!) { getJournal(queryData: { partnerId: $id }) { next } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getAccountStatement: {
    by: READER,
    call: 'query ($id: ID!) { getAccountStatement(queryData: { partnerId: $id, account: suspense }) { closing } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getSaftExports: {
    by: READER,
    call: 'query ($id: ID!) { getSaftExports(queryData: { partnerId: $id }) { state } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getSaftAccounts: {
    by: READER,
    call: 'query ($id: ID!) { getSaftAccounts(queryData: { partnerId: $id }) { account } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  orderSaftExport: {
    by: AGENT,
    call: `mutation ($id: ID!) { orderSaftExport(inputData: { partnerId: $id,
      from: "2026-01-01", to: "2026-12-31" }) { state } }`,
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  setSaftAccounts: {
    by: AGENT,
    call: `mutation ($id: ID!) { setSaftAccounts(inputData: { partnerId: $id,
      accounts: [{ account: losses, standardAccount: "7830" }] }) { account } }`,
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getLedgerPeople: {
    by: READER,
    call: 'query ($id: ID!) { getLedgerPeople(queryData: { partnerId: $id, contractId: $id }) { name } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getBankFiles: {
    by: READER,
    call: 'query ($id: ID!) { getBankFiles(queryData: { partnerId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  withdrawBankFile: {
    by: AGENT,
    call: 'mutation ($id: ID!, $file: ID!) { withdrawBankFile(inputData: { partnerId: $id, fileId: $file }) }',
    with: async (scenario) => ({ id: scenario.nordbolig, file: await scenario.waitingFile() }),
  },
  getPassedBankEntries: {
    by: READER,
    call: 'query ($id: ID!, $file: ID!) { getPassedBankEntries(queryData: { partnerId: $id, fileId: $file }) { data { text } } }',
    with: (scenario) => ({ id: scenario.nordbolig, file: scenario.partnersOwn['fileId']! }),
  },
  getBankMovement: {
    by: READER,
    call: 'query ($id: ID!) { getBankMovement(queryData: { lineId: $id }) { account } }',
    with: (scenario) => ({ id: scenario.partnersOwn['lineId']! }),
  },
  getBankExceptions: {
    by: AGENT,
    call: 'query ($id: ID!) { getBankExceptions(queryData: { partnerId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getBankAnswers: {
    by: AGENT,
    call: 'query ($id: ID!) { getBankAnswers(queryData: { partnerId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  confirmBankAnswers: {
    by: AGENT,
    call: 'mutation ($id: ID!) { confirmBankAnswers(inputData: { answerIds: [$id] }) }',
    with: async (scenario) => ({ id: await scenario.proposedAnswer() }),
  },
  dismissBankAnswers: {
    by: AGENT,
    call: 'mutation ($id: ID!) { dismissBankAnswers(inputData: { answerIds: [$id] }) }',
    with: async (scenario) => ({ id: await scenario.proposedAnswer() }),
  },
  getBankConflicts: {
    by: AGENT,
    call: 'query ($id: ID!) { getBankConflicts(queryData: { partnerId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  closeBankConflict: {
    by: AGENT,
    call: 'mutation ($id: ID!) { closeBankConflict(inputData: { conflictId: $id, reason: "Feil fil" }) }',
    with: async (scenario) => ({ id: await scenario.bankConflict() }),
  },
  getRepeatedPayments: {
    by: AGENT,
    call: 'query ($id: ID!) { getRepeatedPayments(queryData: { partnerId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getPostalLetters: {
    by: AGENT,
    call: 'query ($id: ID!) { getPostalLetters(queryData: { partnerId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  changePostalAddress: {
    by: AGENT,
    call: 'mutation ($id: ID!) { changePostalAddress(inputData: { letterId: $id, address: { lines: ["Gata 2"], postalCode: "0155", city: "Oslo" } }) { _id } }',
    with: async (scenario) => ({ id: await scenario.postalLetter() }),
  },
  markPostalLettersPosted: {
    by: AGENT,
    call: 'mutation ($id: ID!, $on: String!) { markPostalLettersPosted(inputData: { letterIds: [$id], postedOn: $on }) { _id } }',
    with: async (scenario) => ({
      id: await scenario.postalLetter(),
      on: scenario.app.clock.today().toString(),
    }),
  },
  cancelPostalLetter: {
    by: AGENT,
    call: 'mutation ($id: ID!) { cancelPostalLetter(inputData: { letterId: $id, reason: "N" }) { _id } }',
    with: async (scenario) => ({ id: await scenario.postalLetter() }),
  },
  getBankReconciliation: {
    by: READER,
    call: 'query ($id: ID!) { getBankReconciliation(queryData: { partnerId: $id }) { month } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getMoneyTasks: {
    by: AGENT,
    call: 'query ($id: ID!) { getMoneyTasks(queryData: { partnerId: $id }) { name } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  signBankReconciliation: {
    by: AGENT,
    call: 'mutation ($id: ID!, $month: String!) { signBankReconciliation(inputData: { partnerId: $id, month: $month, note: "N" }) { month } }',
    with: async (scenario) => ({ id: scenario.nordbolig, month: await monthToSign(scenario) }),
  },
  closePeriod: {
    by: AGENT,
    call: 'mutation ($id: ID!) { closePeriod(inputData: { partnerId: $id, month: "2019-12" }) { month } }',
    async with({ app, nordbolig }) {
      await app.database.session((session) => session.query('delete from closed_period'));
      return { id: nordbolig };
    },
  },
  getReopenings: {
    by: READER,
    call: 'query ($id: ID!) { getReopenings(queryData: { partnerId: $id }) { reason } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  requestReopening: {
    by: AGENT,
    call: 'mutation ($id: ID!) { requestReopening(inputData: { partnerId: $id, month: "2019-12", reason: "N" }) }',
    async with(scenario) {
      await scenario.requestedReopening();
      await scenario.app.database.session((session) =>
        session.query(
          "update period_reopening set outcome = 'stopped', ended_at = now() where ended_at is null",
        ),
      );
      return { id: scenario.nordbolig };
    },
  },
  agreeToReopening: {
    by: ['agent', 'bookkeeper'],
    call: 'mutation ($id: ID!) { agreeToReopening(inputData: { reopeningId: $id, closedUntil: "2019-12-31" }) }',
    with: async (scenario) => ({ id: await scenario.requestedReopening() }),
  },
  stopReopening: {
    by: ['agent', 'bookkeeper'],
    call: 'mutation ($id: ID!) { stopReopening(inputData: { reopeningId: $id }) }',
    with: async (scenario) => ({ id: await scenario.requestedReopening() }),
  },
  bookRepeatedPayment: {
    by: AGENT,
    call: 'mutation ($id: ID!) { bookRepeatedPayment(inputData: { repeatId: $id, note: "N" }) { _id } }',
    with: async (scenario) => ({ id: await scenario.repeatedPayment() }),
  },
  settleBankException: {
    by: AGENT,
    call: 'mutation ($id: ID!) { settleBankException(inputData: { lineId: $id, choice: refund, note: "N", account: "99991042764", name: "N" }) { _id } }',
    with: async (scenario) => ({ id: await scenario.waitingPayment() }),
  },
  undoBankSettlement: {
    by: AGENT,
    call: 'mutation ($id: ID!) { undoBankSettlement(inputData: { lineId: $id }) { _id } }',
    async with(scenario) {
      const id = await scenario.waitingPayment();
      const { person } = await scenario.actorOf('agent');
      await scenario.app.api(
        OPERATIONS['settleBankException']!.call,
        { id },
        person.tokens.accessToken,
      );
      return { id };
    },
  },
  getLedgerEntries: {
    by: READER,
    call: 'query ($id: ID!) { getLedgerEntries(queryData: { partnerId: $id, contractId: $id }) { kind } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getAllInvoiceForPartnerPublicSite: {
    by: AGENT,
    call: 'query ($id: ID!) { getAllInvoiceForPartnerPublicSite(queryData: { contractId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.billed[0]!.leaseId }),
  },
  getInvoiceExplained: {
    by: AGENT,
    call: 'query ($id: ID!) { getInvoiceExplained(queryData: { invoiceId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.billed[0]!.invoiceId }),
  },
  getAllInvoicePaymentForALease: {
    by: AGENT,
    call: 'query ($id: ID!) { getAllInvoicePaymentForALease(queryData: { contractId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.billed[0]!.leaseId }),
  },
  // Only tenants.
  sayInvoicePaid: {
    by: [],
    call: 'mutation ($id: ID!) { sayInvoicePaid(inputData: { invoiceId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.billed[0]!.invoiceId }),
  },
  proposePaymentPlan: {
    by: AGENT,
    call: `mutation ($id: ID!) { proposePaymentPlan(inputData: { contractId: $id,
      instalments: [{ dueOn: "2027-03-01", amount: 12000 }] }) { _id } }`,
    with: (scenario) => ({ id: scenario.billed[1]!.leaseId }),
  },
  // In the test data a plan has its lease's id.
  acceptPaymentPlan: {
    by: AGENT,
    call: 'mutation ($id: ID!) { acceptPaymentPlan(inputData: { contractId: $id, planId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.billed[0]!.leaseId }),
  },
  refusePaymentPlan: {
    by: AGENT,
    call: 'mutation ($id: ID!) { refusePaymentPlan(inputData: { contractId: $id, planId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.billed[2]!.leaseId }),
  },
  denyInvoicePaid: {
    by: AGENT,
    call: 'mutation ($id: ID!) { denyInvoicePaid(inputData: { invoiceId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.billed[1]!.invoiceId }),
  },
  receiveInvoiceDirectly: {
    by: AGENT,
    call: 'mutation ($id: ID!) { receiveInvoiceDirectly(inputData: { invoiceId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.billed[2]!.invoiceId }),
  },
  // There is no such payment.
  takeBackPayment: {
    by: [],
    call: 'mutation ($id: ID!) { takeBackPayment(inputData: { paymentId: $id }) }',
    with: (scenario) => ({ id: scenario.billed[2]!.invoiceId }),
  },
  objectToInvoice: {
    by: AGENT,
    call: 'mutation ($id: ID!) { objectToInvoice(inputData: { invoiceId: $id, text: "x" }) { _id } }',
    with: (scenario) => ({ id: scenario.billed[0]!.invoiceId }),
  },
  settleInvoiceObjection: {
    by: AGENT,
    call: 'mutation ($id: ID!) { settleInvoiceObjection(inputData: { invoiceId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.billed[1]!.invoiceId }),
  },
  addCreditNote: {
    by: AGENT,
    call: 'mutation ($id: ID!) { addCreditNote(inputData: { invoiceId: $id, amount: 1, reason: "x" }) { _id } }',
    with: (scenario) => ({ id: scenario.billed[0]!.invoiceId }),
  },
  getReductions: {
    by: READER,
    call: 'query ($id: ID!) { getReductions(queryData: { partnerId: $id }) { data { reason } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  agreeToReduction: {
    by: AGENT,
    call: 'mutation ($id: ID!) { agreeToReduction(inputData: { reductionId: $id }) }',
    with: async (scenario) => ({ id: await scenario.reduction('waiting') }),
  },
  stopReduction: {
    by: AGENT,
    call: 'mutation ($id: ID!) { stopReduction(inputData: { reductionId: $id, reason: "N" }) }',
    with: async (scenario) => ({ id: await scenario.reduction('waiting') }),
  },
  takeBackWriteOff: {
    by: AGENT,
    call: 'mutation ($id: ID!) { takeBackWriteOff(inputData: { reductionId: $id }) }',
    with: async (scenario) => ({ id: await scenario.reduction('booked') }),
  },
  writeOffInvoice: {
    by: AGENT,
    call: 'mutation ($id: ID!) { writeOffInvoice(inputData: { invoiceId: $id, reason: "x" }) { _id } }',
    with: async ({ app, billed }) => ({ id: await addDueClaim(app, billed[3]!.invoiceId) }),
  },
  consentToBrokering: {
    by: [],
    call: 'mutation ($id: ID!) { consentToBrokering(inputData: { contractId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.billed[0]!.leaseId }),
  },
  collectRent: {
    by: [],
    call: 'mutation ($id: ID!) { collectRent(inputData: { contractId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.billed[0]!.leaseId }),
  },
  getRentCollector: { by: SOMEBODY, call: '{ getRentCollector { name } }' },
  getLeaseCharges: {
    by: AGENT,
    call: 'query ($id: ID!) { getLeaseCharges(queryData: { contractId: $id }) { amount } }',
    with: (scenario) => ({ id: scenario.billed[0]!.leaseId }),
  },
  setLeaseCharges: {
    by: AGENT,
    call: 'mutation ($id: ID!) { setLeaseCharges(inputData: { contractId: $id, since: "2030-01-01", charges: [] }) { amount } }',
    with: (scenario) => ({ id: scenario.billed[0]!.leaseId }),
  },
  getLastMonthOptions: {
    by: AGENT,
    call: 'query ($id: ID!) { getLastMonthOptions(queryData: { contractId: $id, endsOn: "2027-05-15" }) { amount } }',
    with: (scenario) => ({ id: scenario.billed[0]!.leaseId }),
  },
  getComingInvoices: {
    by: AGENT,
    call: 'query ($id: ID!) { getComingInvoices(queryData: { contractId: $id }) { total } }',
    with: (scenario) => ({ id: scenario.billed[0]!.leaseId }),
  },
  changeComingInvoice: {
    by: AGENT,
    call: 'mutation ($id: ID!) { changeComingInvoice(inputData: { contractId: $id, month: "2027-02-01", lines: [] }) { total } }',
    with: (scenario) => ({ id: scenario.billed[0]!.leaseId }),
  },
  getArrears: {
    by: AGENT,
    call: 'query ($id: ID!) { getArrears(queryData: { partnerId: $id }) { metaData { overdue } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getPartnerInvoices: {
    by: READER,
    call: 'query ($id: ID!) { getPartnerInvoices(queryData: { partnerId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getInvoicedLeases: {
    by: READER,
    call: 'query ($id: ID!) { getInvoicedLeases(queryData: { partnerId: $id, search: "x" }) { contractId } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getInvoiceRuns: {
    by: AGENT,
    call: 'query ($id: ID!) { getInvoiceRuns(queryData: { partnerId: $id }) { data { invoices } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getPaymentOrders: {
    by: READER,
    call: 'query ($id: ID!) { getPaymentOrders(queryData: { partnerId: $id }) { data { serial } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getInvoicingSettings: {
    by: AGENT,
    call: 'query ($id: ID!) { getInvoicingSettings(queryData: { partnerId: $id }) { leadDays } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  setInvoicingSettings: {
    by: AGENT,
    call: 'mutation ($id: ID!) { setInvoicingSettings(inputData: { partnerId: $id, leadDays: 15 }) { leadDays } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getLateRentSettings: {
    by: AGENT,
    call: 'query ($id: ID!) { getLateRentSettings(queryData: { partnerId: $id }) { chargesFee } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  setLateRentSettings: {
    by: AGENT,
    call: 'mutation ($input: SetLateRentSettingsInputData!) { setLateRentSettings(inputData: $input) { chargesFee } }',
    with: (scenario) => ({ input: { partnerId: scenario.nordbolig, ...LATE_RENT } }),
  },
  getLateRent: {
    by: AGENT,
    call: 'query ($id: ID!) { getLateRent(queryData: { contractId: $id }) { cases { _id } } }',
    with: (scenario) => ({ id: scenario.billed[0]!.leaseId }),
  },
  // There is no case.
  getPetitionFile: {
    by: [],
    call: 'query ($id: ID!) { getPetitionFile(queryData: { contractId: $id }) { isReady } }',
    with: (scenario) => ({ id: scenario.billed[0]!.leaseId }),
  },
  // There is no case.
  notePetition: {
    by: [],
    call: 'mutation ($id: ID!) { notePetition(inputData: { contractId: $id, petitionedOn: "2026-11-20" }) { cases { _id } } }',
    with: (scenario) => ({ id: scenario.billed[0]!.leaseId }),
  },
  // There is no case.
  closeEvictionCase: {
    by: [],
    call: 'mutation ($id: ID!) { closeEvictionCase(inputData: { contractId: $id, outcome: called_off }) { cases { _id } } }',
    with: (scenario) => ({ id: scenario.billed[0]!.leaseId }),
  },
  // There is no case.
  statePetitionFacts: {
    by: [],
    call: `mutation ($id: ID!) { statePetitionFacts(inputData: { contractId: $id,
      landlord: { address: "Storgata 1, 0155 Oslo", birthDate: "1970-01-01" },
      tenants: [{ email: "x@x.no", address: "Storgata 2, 0155 Oslo", birthDate: "1990-01-01" }] }) { cases { _id } } }`,
    with: (scenario) => ({ id: scenario.billed[0]!.leaseId }),
  },
  refuseNav: {
    by: AGENT,
    call: 'mutation ($id: ID!) { refuseNav(inputData: { contractId: $id, isRefused: true }) }',
    with: (scenario) => ({ id: scenario.billed[0]!.leaseId }),
  },
  getContractAdditions: {
    by: AGENT,
    call: 'query ($id: ID!) { getContractAdditions(queryData: { partnerId: $id, kind: lease }) { no { text } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  setContractAdditions: {
    by: AGENT,
    call: 'mutation ($id: ID!) { setContractAdditions(inputData: { partnerId: $id, kind: lease, additions: [] }) { no { text } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  setOwnContract: {
    by: AGENT,
    call: 'mutation ($input: SetOwnContractInputData!) { setOwnContract(inputData: $input) { _id } }',
    with: async (scenario) => ({
      input: {
        contractId: scenario.leases[2],
        version: await versionOf(scenario, scenario.leases[2]!),
      },
    }),
  },
  sendLease: {
    by: AGENT,
    call: 'mutation ($input: SendLeaseInputData!) { sendLease(inputData: $input) { _id } }',
    with: async (scenario) => ({
      input: {
        contractId: scenario.leases[2],
        version: await versionOf(scenario, scenario.leases[2]!),
      },
    }),
  },
  checkLease: {
    by: AGENT,
    call: 'mutation ($input: CheckLeaseInputData!) { checkLease(inputData: $input) { key } }',
    with: (scenario) => ({ input: scenario.partnersLease() }),
  },
  confirmContradictions: {
    by: AGENT,
    call: 'mutation ($input: ConfirmContradictionsInputData!) { confirmContradictions(inputData: $input) { _id } }',
    async with({ app, leases }) {
      await app.database.session((session) =>
        session.query("update lease set ends_on = '2099-12-31' where id = $1", [leases[0]]),
      );
      return { input: { contractId: leases[0], keys: ['term_long:2099-12-31'] } };
    },
  },
  confirmSignerName: {
    by: AGENT,
    call: 'mutation ($input: ConfirmSignerNameInputData!) { confirmSignerName(inputData: $input) { _id } }',
    async with(scenario) {
      const signerId = await signerOf(scenario, scenario.leases[2]!);
      await scenario.app.database.session((session) =>
        session.query(
          'update signer set other_name = $2, other_name_confirmed_at = null where id = $1',
          [signerId, 'Kari Lie'],
        ),
      );
      return { input: { contractId: scenario.leases[2], signerId, otherName: 'Kari Lie' } };
    },
  },
  resendSigning: {
    by: AGENT,
    call: 'mutation ($input: ResendSigningInputData!) { resendSigning(inputData: $input) { _id } }',
    with: async (scenario) => ({
      input: {
        contractId: scenario.leases[2],
        signerId: await signerOf(scenario, scenario.leases[2]!),
      },
    }),
  },
  changeSignerEmail: {
    by: AGENT,
    call: 'mutation ($input: ChangeSignerEmailInputData!) { changeSignerEmail(inputData: $input) { _id } }',
    with: async (scenario) => ({
      input: {
        contractId: scenario.leases[2],
        signerId: await signerOf(scenario, scenario.leases[2]!),
        email: 'moved@x.no',
      },
    }),
  },
  withdrawLease: {
    by: AGENT,
    call: 'mutation ($input: WithdrawLeaseInputData!) { withdrawLease(inputData: $input) { _id } }',
    with: (scenario) => ({ input: { contractId: scenario.leases[2], reason: 'x' } }),
  },
  sendAssignment: {
    by: AGENT,
    call: 'mutation ($input: SendAssignmentInputData!) { sendAssignment(inputData: $input) { _id } }',
    with: (scenario) => ({ input: { contractId: scenario.leases[2], language: 'en' } }),
  },
  withdrawAssignment: {
    by: AGENT,
    call: 'mutation ($input: WithdrawLeaseInputData!) { withdrawAssignment(inputData: $input) { _id } }',
    with: (scenario) => ({ input: { contractId: scenario.leases[2], reason: 'x' } }),
  },
  giveNotice: {
    by: AGENT,
    call: 'mutation ($input: GiveNoticeInputData!) { giveNotice(inputData: $input) { _id } }',
    with: (scenario) => ({
      input: {
        contractId: scenario.leases[3],
        ground: 'other',
        reason: 'x',
        approvedOn: scenario.app.clock.today().toString(),
      },
    }),
  },
  // Only tenants.
  protestNotice: {
    by: [],
    call: 'mutation ($input: ProtestNoticeInputData!) { protestNotice(inputData: $input) { _id } }',
    with: (scenario) => ({ input: { contractId: scenario.leases[3], protest: 'x' } }),
  },
  // Only of a tenant's notice with a ground.
  disputeNotice: {
    by: [],
    call: 'mutation ($input: DisputeNoticeInputData!) { disputeNotice(inputData: $input) { _id } }',
    with: (scenario) => ({ input: { contractId: scenario.leases[3], protest: 'x' } }),
  },
  withdrawNotice: {
    by: AGENT,
    call: 'mutation ($input: WithdrawNoticeInputData!) { withdrawNotice(inputData: $input) { _id } }',
    with: (scenario) => ({ input: { contractId: scenario.leases[3] } }),
  },
  getRentAdjustment: {
    by: AGENT,
    call: 'query ($id: ID!) { getRentAdjustment(queryData: { contractId: $id }) { amount } }',
    with: (scenario) => ({ id: scenario.leases[3] }),
  },
  adjustRent: {
    by: AGENT,
    call: 'mutation ($input: AdjustRentInputData!) { adjustRent(inputData: $input) { _id } }',
    with: (scenario) => ({
      input: { contractId: scenario.leases[3], takesEffectOn: '2028-01-01' },
    }),
  },
  getRentAdjustments: {
    by: AGENT,
    call: `query ($ids: [ID!]!) { getRentAdjustments(queryData: { contractIds: $ids }) { data { amount } } }`,
    with: (scenario) => ({ ids: [scenario.leases[3]] }),
  },
  adjustRents: {
    by: AGENT,
    call: 'mutation ($input: AdjustRentsInputData!) { adjustRents(inputData: $input) { contractId } }',
    with: (scenario) => ({
      input: {
        rents: [{ contractId: scenario.leases[3], amount: 12_000 }],
        takesEffectOn: '2028-01-01',
      },
    }),
  },
  messageTenants: {
    by: AGENT,
    call: 'mutation ($input: MessageTenantsInputData!) { messageTenants(inputData: $input) { contractId } }',
    with: (scenario) => ({
      input: { contractIds: [scenario.leases[3]], clientId: crypto.randomUUID(), text: 'Hei' },
    }),
  },
  extendLease: {
    by: AGENT,
    call: 'mutation ($input: ExtendLeaseInputData!) { extendLease(inputData: $input) { _id } }',
    with: (scenario) => ({ input: { contractId: scenario.leases[4], endsOn: '2033-01-31' } }),
  },
  withdrawAmendment: {
    by: AGENT,
    call: 'mutation ($input: WithdrawAmendmentInputData!) { withdrawAmendment(inputData: $input) { _id } }',
    with: (scenario) => ({ input: { contractId: scenario.leases[4], kind: 'extension' } }),
  },
  endLease: {
    by: AGENT,
    call: 'mutation ($input: EndLeaseInputData!) { endLease(inputData: $input) { _id } }',
    with: (scenario) => ({ input: { contractId: scenario.leases[4], endsOn: '2028-01-31' } }),
  },
  changeTenants: {
    by: AGENT,
    call: 'mutation ($input: ChangeTenantsInputData!) { changeTenants(inputData: $input) { _id } }',
    with: (scenario) => ({
      input: {
        contractId: scenario.leases[4],
        from: '2027-02-01',
        leaving: [],
        joining: [{ email: 'ny@x.no', name: 'Nye Berg', birthDate: '1990-01-02' }],
      },
    }),
  },
  writeProtocol: {
    by: AGENT,
    call: 'mutation ($input: WriteProtocolInputData!) { writeProtocol(inputData: $input) { version } }',
    with: (scenario) => ({
      input: {
        contractId: scenario.leases[4],
        kind: 'move_in',
        version: 0,
        content: PROTOCOL_CONTENT,
      },
    }),
  },
  sendProtocol: {
    by: AGENT,
    call: 'mutation ($input: SendProtocolInputData!) { sendProtocol(inputData: $input) { _id } }',
    with: (scenario) => ({ input: { contractId: scenario.leases[4], kind: 'move_in' } }),
  },
  // Present approvers, who are none of these.
  agreeToApprovers: {
    by: [],
    call: 'mutation ($id: ID!, $change: ID!) { agreeToApprovers(inputData: { partnerId: $id, changeId: $change }) { payoutDay } }',
    with: async (scenario) => {
      const { partnerId: id, changeId: change } = await scenario.requestedApprovers();
      return { id, change };
    },
  },
  agreeToPayoutSettings: {
    by: [],
    call: 'mutation ($id: ID!) { agreeToPayoutSettings(inputData: { partnerId: $id, lastNumber: "1" }) { payoutDay } }',
    with: async (scenario) => ({ id: (await scenario.requestedApprovers()).partnerId }),
  },
  stopApproverChange: {
    by: [],
    call: 'mutation ($id: ID!) { stopApproverChange(inputData: { partnerId: $id }) { payoutDay } }',
    with: async (scenario) => ({ id: (await scenario.requestedApprovers()).partnerId }),
  },
  getJanitorProperties: {
    by: ['agent', 'janitor'],
    call: 'query ($id: ID!) { getJanitorProperties(queryData: { partnerId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.nordbolig }),
  },
  getJanitorProperty: {
    by: ['agent', 'janitor'],
    call: 'query ($id: ID!) { getJanitorProperty(queryData: { contractId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.leases[4] }),
  },
  // The signer, who is none of these.
  getSigning: {
    by: [],
    call: 'query ($id: ID!) { getSigning(queryData: { signerId: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.someoneElsesToSign }),
  },
  noteSigningSeen: {
    by: [],
    call: 'mutation ($id: ID!) { noteSigningSeen(inputData: { signerId: $id, isOpen: true }) }',
    with: (scenario) => ({ id: scenario.someoneElsesToSign }),
  },
  declineSigning: {
    by: [],
    call: 'mutation ($id: ID!) { declineSigning(inputData: { signerId: $id, reason: "x" }) { _id } }',
    with: (scenario) => ({ id: scenario.someoneElsesToSign }),
  },
  updateSavedSearch: {
    by: [],
    call: 'mutation ($id: ID!) { updateSavedSearch(inputData: { _id: $id, data: { name: "x" } }) { _id } }',
    with: (scenario) => ({ id: scenario.someoneElsesSearch }),
  },
  removeSavedSearch: {
    by: [],
    call: 'mutation ($id: ID!) { removeSavedSearch(inputData: { _id: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.someoneElsesSearch }),
  },
  // After the operations that any side of a lease may do: those rows test the checks that all of them share.
  moveDueDay: {
    by: AGENT,
    call: 'mutation ($id: ID!) { moveDueDay(inputData: { contractId: $id, since: "2027-03-01", dueDay: 10, isAgreed: false }) { _id } }',
    with: (scenario) => ({ id: scenario.billed[0]!.leaseId }),
  },
};
