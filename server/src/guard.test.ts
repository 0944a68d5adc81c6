import type { LightMyRequestResponse } from 'fastify';
import type { GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { BOOK_TERMS } from '../testing/books.ts';
import { A_PDF } from '../testing/documents.ts';
import { aKycForm } from '../testing/deposits.ts';
import {
  ACTORS,
  createFullHouse,
  LOGGED_IN,
  NOBODYS_ID,
  WITHOUT_TOKEN,
  type Actor,
  type ActorName,
  type FullHouse,
} from '../testing/full-house.ts';
import { anInterestForm } from '../testing/interest.ts';
import { PASSWORD } from '../testing/people.ts';
import { upload } from '../testing/uploads.ts';
import { routesOf } from '../testing/routes-of.ts';
import { schema } from './app.ts';

/*
 * Every GraphQL operation and every route, tried as everybody. Whoever adds one adds its row here,
 * or the test fails: nothing is open because somebody forgot to ask.
 */

/** Who may. Tokens that are nobody's are refused wherever a token is read, also where guests may. */
const EVERYBODY: readonly ActorName[] = [...WITHOUT_TOKEN, ...LOGGED_IN];
const SOMEBODY: readonly ActorName[] = LOGGED_IN;
const AGENT: readonly ActorName[] = ['agent'];
const OPERATOR: readonly ActorName[] = ['operator'];
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

let house: FullHouse;
beforeAll(async () => void (house = await createFullHouse()));
afterAll(() => house.app.close());

interface Row {
  by: readonly ActorName[];
  /** Variables, or a body. */
  with?: (actor: Actor) => unknown;
}

interface Operation extends Row {
  call: string;
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
    with: () => ({ id: house.listingId }),
  },
  getSingleListing: {
    by: EVERYBODY,
    call: 'query ($id: ID!) { getSingleListing(queryData: { listingId: $id }) { _id } }',
    with: () => ({ id: house.listingId }),
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
  reportListing: {
    by: EVERYBODY,
    call: 'mutation ($id: ID!) { reportListing(inputData: { listingId: $id, reason: wrong_information }) { _id } }',
    with: () => ({ id: house.listingId }),
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
  getMySessions: { by: SOMEBODY, call: '{ getMySessions { _id } }' },
  endMySessions: {
    by: SOMEBODY,
    call: `mutation { endMySessions(inputData: { password: "${PASSWORD}" }) }`,
  },
  deleteAccount: {
    by: SOMEBODY,
    call: `mutation ($id: ID!) { deleteAccount(inputData: { _id: $id, password: "${PASSWORD}" }) { _id } }`,
    with: ({ person }) => ({ id: person.id }),
  },
  addInvitation: {
    by: AGENT,
    call: 'mutation ($id: ID!) { addInvitation(inputData: { partnerId: $id, email: "n@x.no", name: "N", registerAs: "tenant" }) { _id } }',
    with: () => ({ id: house.nordbolig }),
  },
  getApiKeys: {
    by: AGENT,
    call: 'query ($id: ID!) { getApiKeys(queryData: { partnerId: $id }) { _id } }',
    with: () => ({ id: house.nordbolig }),
  },
  addApiKey: {
    by: AGENT,
    call: 'mutation ($id: ID!) { addApiKey(inputData: { partnerId: $id, name: "N" }) { key } }',
    with: () => ({ id: house.nordbolig }),
  },
  revokeApiKey: {
    by: AGENT,
    call: 'mutation ($id: ID!) { revokeApiKey(inputData: { keyId: $id }) { _id } }',
    with: () => ({ id: house.revokedKeyId }),
  },
  getInvitations: {
    by: AGENT,
    call: 'query ($id: ID!) { getInvitations(queryData: { partnerId: $id }) { _id } }',
    with: () => ({ id: house.nordbolig }),
  },
  toggleFavoriteListing: {
    by: SOMEBODY,
    call: 'mutation ($id: ID!) { toggleFavoriteListing(inputData: { listingId: $id }) { isFavorite } }',
    with: () => ({ id: house.listingId }),
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
    with: () => ({ id: house.sharedList }),
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
    with: () => ({ id: house.partnersHomes[0] }),
  },
  getListingPeople: {
    by: AGENT,
    call: 'query ($id: ID!) { getListingPeople(queryData: { partnerId: $id }) { owners { _id } } }',
    with: () => ({ id: house.nordbolig }),
  },
  getAddressSuggestions: {
    by: SOMEBODY,
    call: '{ getAddressSuggestions(queryData: { search: "Oslo" }) { city } }',
  },
  addListing: {
    by: AGENT,
    call: 'mutation ($id: ID!) { addListing(inputData: { partnerId: $id }) { _id } }',
    with: () => ({ id: house.nordbolig }),
  },
  updateListing: {
    by: AGENT,
    call: 'mutation ($id: ID!) { updateListing(inputData: { listingId: $id, version: 0 }) { _id } }',
    with: () => ({ id: house.partnersHomes[1] }),
  },
  addListingPhoto: {
    by: AGENT,
    call: 'mutation ($id: ID!, $key: String!) { addListingPhoto(inputData: { listingId: $id, key: $key }) { _id } }',
    with: async ({ name, person }) => ({
      id: house.partnersHomes[2],
      key: LOGGED_IN.some((known) => known === name)
        ? await upload(house.app, person, Buffer.from('x'))
        : 'uploads/none.jpg',
    }),
  },
  publishListing: {
    by: AGENT,
    call: 'mutation ($id: ID!) { publishListing(inputData: { listingId: $id, version: 0 }) { _id } }',
    with: () => ({ id: house.partnersHomes[3] }),
  },
  discardListingChanges: {
    by: AGENT,
    call: 'mutation ($id: ID!) { discardListingChanges(inputData: { listingId: $id, version: 0 }) { _id } }',
    with: () => ({ id: house.partnersHomes[4] }),
  },
  assignListing: {
    by: AGENT,
    call: 'mutation ($id: ID!) { assignListing(inputData: { listingId: $id, ownerId: null }) { _id } }',
    with: () => ({ id: house.partnersHomes[4] }),
  },
  setListingActive: {
    by: AGENT,
    call: 'mutation ($id: ID!) { setListingActive(inputData: { listingId: $id, isActive: false }) { _id } }',
    with: () => ({ id: house.partnersHomes[5] }),
  },
  deleteListing: {
    by: AGENT,
    call: 'mutation ($id: ID!) { deleteListing(inputData: { listingId: $id }) { _id } }',
    with: () => ({ id: house.partnersHomes[6] }),
  },
  addListingView: {
    by: EVERYBODY,
    call: 'mutation ($id: ID!) { addListingView(inputData: { listingId: $id }) { _id } }',
    with: () => ({ id: house.listingId }),
  },
  // Whoever reads the conversation it was sent in.
  getFileDownloadUrl: {
    by: AGENT,
    call: 'query ($id: ID!) { getFileDownloadUrl(queryData: { fileId: $id }) }',
    with: () => ({ id: house.partnersFile }),
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
    with: () => ({ id: house.askedAbout }),
  },
  getConversation: {
    by: AGENT,
    call: 'query ($id: ID!) { getConversation(queryData: { conversationId: $id }) { _id } }',
    with: () => ({ id: house.partnersConversation }),
  },
  getMessages: {
    by: AGENT,
    call: 'query ($id: ID!) { getMessages(queryData: { conversationId: $id }) { data { _id } } }',
    with: () => ({ id: house.partnersConversation }),
  },
  addMessage: {
    by: AGENT,
    call: 'mutation ($id: ID!) { addMessage(inputData: { conversationId: $id, clientId: "019aa000-0000-7000-8000-000000000000", text: "Hei" }) { _id } }',
    with: () => ({ id: house.partnersConversation }),
  },
  // Whoever takes part, which is none of these.
  updateConversation: {
    by: [],
    call: 'mutation ($id: ID!) { updateConversation(inputData: { conversationId: $id, isArchived: true }) { _id } }',
    with: () => ({ id: house.someoneElsesConversation }),
  },
  blockPerson: {
    by: [],
    call: 'mutation ($id: ID!) { blockPerson(inputData: { conversationId: $id, isBlocked: true }) { _id } }',
    with: () => ({ id: house.someoneElsesConversation }),
  },
  reportPerson: {
    by: [],
    call: 'mutation ($id: ID!) { reportPerson(inputData: { conversationId: $id, reason: fraud }) { _id } }',
    with: () => ({ id: house.someoneElsesConversation }),
  },
  getInterestDraft: {
    by: SOMEBODY,
    call: 'query ($id: ID!) { getInterestDraft(queryData: { listingId: $id }) { rentFrom } }',
    with: () => ({ id: house.askedAbout }),
  },
  addInterestForm: {
    by: SOMEBODY,
    call: 'mutation ($form: AddInterestFormInputData!) { addInterestForm(inputData: $form) { _id } }',
    with: () => ({ form: anInterestForm(house.askedAbout) }),
  },
  getMyInterestForms: { by: SOMEBODY, call: '{ getMyInterestForms { data { _id } } }' },
  getInterestForms: {
    by: AGENT,
    call: 'query ($id: ID!) { getInterestForms(queryData: { listingId: $id }) { data { _id } } }',
    with: () => ({ id: house.partnersHomes[0] }),
  },
  getInterestForm: {
    by: AGENT,
    call: 'query ($id: ID!) { getInterestForm(queryData: { _id: $id }) { _id } }',
    with: () => ({ id: house.interestForms[0] }),
  },
  shortlistInterest: {
    by: AGENT,
    call: 'mutation ($id: ID!) { shortlistInterest(inputData: { _id: $id }) { _id } }',
    with: () => ({ id: house.interestForms[0] }),
  },
  openInterestIdentification: {
    by: AGENT,
    call: 'mutation ($id: ID!) { openInterestIdentification(inputData: { _id: $id }) { _id } }',
    with: () => ({ id: house.interestForms[0] }),
  },
  talkAboutInterest: {
    by: AGENT,
    call: 'mutation ($id: ID!) { talkAboutInterest(inputData: { _id: $id }) { conversationId } }',
    with: () => ({ id: house.interestForms[0] }),
  },
  inviteToViewing: {
    by: AGENT,
    call: 'mutation ($id: ID!) { inviteToViewing(inputData: { _ids: [$id], startsAt: "2026-11-25T16:00:00Z", endsAt: "2026-11-25T17:00:00Z" }) { _id } }',
    with: () => ({ id: house.interestForms[1] }),
  },
  declineInterest: {
    by: AGENT,
    call: 'mutation ($id: ID!) { declineInterest(inputData: { _id: $id }) { _id } }',
    with: () => ({ id: house.interestForms[2] }),
  },
  // Whoever sent it, which is none of these.
  withdrawInterest: {
    by: [],
    call: 'mutation ($id: ID!) { withdrawInterest(inputData: { _id: $id }) { _id } }',
    with: () => ({ id: house.interestForms[0] }),
  },
  addLease: {
    by: AGENT,
    call: 'mutation ($lease: AddLeaseInputData!) { addLease(inputData: $lease) { _id } }',
    with: () => ({ lease: house.partnersLease() }),
  },
  updateLease: {
    by: AGENT,
    call: 'mutation ($change: UpdateLeaseInputData!) { updateLease(inputData: $change) { _id } }',
    with: () => {
      const { tenants, terms } = house.partnersLease();
      return { change: { contractId: house.leases[0], version: 1, tenants, terms } };
    },
  },
  callOffLease: {
    by: AGENT,
    call: 'mutation ($id: ID!) { callOffLease(inputData: { contractId: $id }) { _id } }',
    with: () => ({ id: house.leases[1] }),
  },
  getLeases: {
    by: AGENT,
    call: 'query ($id: ID!) { getLeases(queryData: { partnerId: $id }) { data { _id } } }',
    with: () => ({ id: house.nordbolig }),
  },
  getSingleLeaseForPublicSite: {
    by: AGENT,
    call: 'query ($id: ID!) { getSingleLeaseForPublicSite(queryData: { contractId: $id }) { _id } }',
    with: () => ({ id: house.leases[0] }),
  },
  getLeaseTenants: {
    by: AGENT,
    call: 'query ($id: ID!) { getLeaseTenants(queryData: { contractId: $id }) { data { mainTenant { user { name } } } } }',
    with: () => ({ id: house.leases[0] }),
  },
  addLeaseConversation: {
    by: AGENT,
    call: 'mutation ($id: ID!) { addLeaseConversation(inputData: { contractId: $id }) { _id } }',
    with: () => ({ id: house.leases[0] }),
  },
  getLeaseTimeline: {
    by: AGENT,
    call: 'query ($id: ID!) { getLeaseTimeline(queryData: { contractId: $id }) { _id } }',
    with: () => ({ id: house.leases[0] }),
  },
  // Those who rent by it, and its landlord; this one's landlord is another.
  getRentCalendar: {
    by: [],
    call: 'query ($id: ID!) { getRentCalendar(queryData: { contractId: $id }) { openedAt } }',
    with: () => ({ id: house.leases[0] }),
  },
  openRentCalendar: {
    by: [],
    call: 'mutation ($id: ID!) { openRentCalendar(inputData: { contractId: $id }) { url } }',
    with: () => ({ id: house.leases[0] }),
  },
  closeRentCalendar: {
    by: [],
    call: 'mutation ($id: ID!) { closeRentCalendar(inputData: { contractId: $id }) { url } }',
    with: () => ({ id: house.leases[0] }),
  },
  getLeasePreview: {
    by: AGENT,
    call: 'query ($id: ID!) { getLeasePreview(queryData: { contractId: $id, language: en }) { title } }',
    with: () => ({ id: house.leases[0] }),
  },
  getDeposit: {
    by: AGENT,
    call: 'query ($id: ID!) { getDeposit(queryData: { contractId: $id }) { _id } }',
    with: () => ({ id: house.leases[0] }),
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
    with: () => ({ id: house.leases[0] }),
  },
  showDepositSuit: {
    by: [],
    call: 'mutation ($id: ID!) { showDepositSuit(inputData: { contractId: $id, attachments: [] }) { _id } }',
    with: () => ({ id: house.leases[0] }),
  },
  acceptDepositClaim: {
    by: [],
    call: 'mutation ($id: ID!) { acceptDepositClaim(inputData: { contractId: $id }) { _id } }',
    with: () => ({ id: house.leases[0] }),
  },
  withdrawDepositClaim: {
    by: [],
    call: 'mutation ($id: ID!) { withdrawDepositClaim(inputData: { contractId: $id }) { _id } }',
    with: () => ({ id: house.leases[0] }),
  },
  noteDepositGuarantee: {
    by: [],
    call: 'mutation ($id: ID!) { noteDepositGuarantee(inputData: { contractId: $id, guarantor: "Nav" }) { _id } }',
    with: () => ({ id: house.leases[0] }),
  },
  noteDepositInsurance: {
    by: [],
    call: 'mutation ($id: ID!) { noteDepositInsurance(inputData: { contractId: $id, isRefused: false }) { _id } }',
    with: () => ({ id: house.leases[0] }),
  },
  getFullPayoutHistory: {
    by: AGENT,
    call: 'query ($id: ID!) { getFullPayoutHistory(queryData: { contractId: $id }) { data { _id } } }',
    with: () => ({ id: house.billed[0]!.leaseId }),
  },
  payoutDetails: {
    by: AGENT,
    call: 'query ($id: ID!) { payoutDetails(queryData: { payoutId: $id, requestFromPartnerPublic: true }) { _id } }',
    with: () => ({ id: house.payouts[0] }),
  },
  getNextPayout: {
    by: AGENT,
    call: 'query ($id: ID!) { getNextPayout(queryData: { contractId: $id }) { _id } }',
    with: () => ({ id: house.billed[0]!.leaseId }),
  },
  getPayouts: {
    by: AGENT,
    call: 'query ($id: ID!) { getPayouts(queryData: { partnerId: $id }) { data { _id } } }',
    with: () => ({ id: house.nordbolig }),
  },
  // Those the agency named, and it has named nobody of these.
  approvePayouts: {
    by: [],
    call: 'mutation ($id: ID!) { approvePayouts(inputData: { payoutIds: [$id] }) { _id } }',
    with: () => ({ id: house.payouts[0] }),
  },
  holdPayout: {
    by: AGENT,
    call: 'mutation ($id: ID!) { holdPayout(inputData: { payoutId: $id, reason: "x" }) { _id } }',
    with: () => ({ id: house.payouts[0] }),
  },
  releasePayout: {
    by: AGENT,
    call: 'mutation ($id: ID!) { releasePayout(inputData: { payoutId: $id }) { _id } }',
    with: () => ({ id: house.payouts[1] }),
  },
  getRefunds: {
    by: AGENT,
    call: 'query ($id: ID!) { getRefunds(queryData: { partnerId: $id }) { data { _id } } }',
    with: () => ({ id: house.nordbolig }),
  },
  // Those the agency named, as of payouts.
  approveRefunds: {
    by: [],
    call: 'mutation ($id: ID!) { approveRefunds(inputData: { refundIds: [$id] }) { _id } }',
    with: async () => ({ id: await house.askedRefund() }),
  },
  correctRefund: {
    by: AGENT,
    call: 'mutation ($id: ID!) { correctRefund(inputData: { refundId: $id, account: "86011117947" }) { _id } }',
    with: async () => ({ id: await house.askedRefund() }),
  },
  withdrawRefund: {
    by: AGENT,
    call: 'mutation ($id: ID!) { withdrawRefund(inputData: { refundId: $id }) { _id } }',
    with: async () => ({ id: await house.askedRefund() }),
  },
  getSurpluses: {
    by: AGENT,
    call: 'query ($id: ID!) { getSurpluses(queryData: { partnerId: $id }) { data { contractId } } }',
    with: () => ({ id: house.nordbolig }),
  },
  refundSurplus: {
    by: AGENT,
    call: `mutation ($id: ID!) {
      refundSurplus(inputData: { contractId: $id, amount: 1, account: "99991042764", name: "N", note: "N" }) { _id }
    }`,
    with: async () => ({ id: await house.overpaidLease() }),
  },
  getPayoutSettings: {
    by: AGENT,
    call: 'query ($id: ID!) { getPayoutSettings(queryData: { partnerId: $id }) { payoutDay } }',
    with: () => ({ id: house.nordbolig }),
  },
  getUsualTerms: {
    by: AGENT,
    call: 'query ($id: ID!) { getUsualTerms(queryData: { partnerId: $id }) { payoutDay } }',
    with: () => ({ id: house.nordbolig }),
  },
  setPayoutSettings: {
    by: AGENT,
    call: `mutation ($id: ID!, $approver: ID!) {
      setPayoutSettings(inputData: {
        partnerId: $id, payoutDay: 10, waitDays: 3, guaranteeMonths: 3, approvalsNeeded: 1, retryDays: 3,
        approverIds: [$approver]
      }) { payoutDay }
    }`,
    with: ({ person }) => ({ id: house.nordbolig, approver: person.id }),
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
    with: () => ({ id: house.billed[0]!.leaseId }),
  },
  // This one is a tenant's.
  creditLandlordInvoice: {
    by: [],
    call: 'mutation ($id: ID!) { creditLandlordInvoice(inputData: { invoiceId: $id, reason: "x" }) { _id } }',
    with: () => ({ id: house.billed[3]!.invoiceId }),
  },
  getDepositSettings: {
    by: AGENT,
    call: 'query ($id: ID!) { getDepositSettings(queryData: { partnerId: $id }) { insuranceShare } }',
    with: () => ({ id: house.nordbolig }),
  },
  setDepositSettings: {
    by: AGENT,
    call: 'mutation ($id: ID!) { setDepositSettings(inputData: { partnerId: $id, insuranceShare: 16, hasAccountEach: false }) { insuranceShare } }',
    with: () => ({ id: house.nordbolig }),
  },
  getLeaseHistory: {
    by: AGENT,
    call: 'query ($id: ID!) { getLeaseHistory(queryData: { contractId: $id }) { name } }',
    with: () => ({ id: house.leases[0] }),
  },
  getLeaseProtocols: {
    by: AGENT,
    call: 'query ($id: ID!) { getLeaseProtocols(queryData: { contractId: $id }) { kind } }',
    with: () => ({ id: house.leases[0] }),
  },
  getFilesForPublicApp: {
    by: AGENT,
    call: 'query ($id: ID!) { getFilesForPublicApp(queryData: { contractId: $id }) { data { _id } } }',
    with: () => ({ id: house.leases[0] }),
  },
  uploadFiles: {
    by: AGENT,
    call: 'mutation ($said: UploadFilesInputData!) { uploadFiles(inputData: $said) { _id } }',
    async with({ name, person }) {
      const [lease] = await house.app.database.session((session) =>
        session.query<{ propertyId: string; serial: number }>(
          'select property_id as "propertyId", serial from lease where id = $1',
          [house.leases[0]],
        ),
      );
      const said = {
        filename: 'a.pdf',
        directive: 'Files',
        subFolderName: `${house.nordbolig}/contract`,
      };
      const key = LOGGED_IN.some((known) => known === name)
        ? await upload(house.app, person, A_PDF, said)
        : 'aaaaaaaaaaa.pdf';
      const file = {
        ...{ propertyId: lease!.propertyId, contractId: house.leases[0], directive: 'Files' },
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
    with: () => ({ id: house.partnersHomes[0] }),
  },
  getWaitingAssignments: {
    by: AGENT,
    call: 'query ($id: ID!) { getWaitingAssignments(queryData: { partnerId: $id }) { data { _id } } }',
    with: () => ({ id: house.nordbolig }),
  },
  addLeaseUnder: {
    by: AGENT,
    call: 'mutation ($said: AddLeaseUnderInputData!) { addLeaseUnder(inputData: $said) { _id } }',
    with() {
      const { tenants, terms } = house.partnersLease();
      return { said: { assignmentId: house.partnersOwn['assignmentId'], tenants, terms } };
    },
  },
  getLeaseSettings: {
    by: AGENT,
    call: 'query ($id: ID!) { getLeaseSettings(queryData: { partnerId: $id }) { endingMonths } }',
    with: () => ({ id: house.nordbolig }),
  },
  setLeaseSettings: {
    by: AGENT,
    call: 'mutation ($id: ID!) { setLeaseSettings(inputData: { partnerId: $id, endingMonths: 4, signingDays: 30, remindingDays: 3 }) { endingMonths } }',
    with: () => ({ id: house.nordbolig }),
  },
  getOperations: { by: OPERATOR, call: '{ getOperations { paymentsWaiting } }' },
  retryFailed: {
    by: OPERATOR,
    call: 'mutation ($id: ID!) { retryFailed(inputData: { kind: mail, ids: [$id] }) }',
    with: () => ({ id: crypto.randomUUID() }),
  },
  getLedgerBook: {
    by: AGENT,
    call: 'query ($id: ID!) { getLedgerBook(queryData: { partnerId: $id }) { name } }',
    with: () => ({ id: house.nordbolig }),
  },
  setLedgerBook: {
    by: AGENT,
    call: 'mutation ($inputData: SetLedgerBookInputData!) { setLedgerBook(inputData: $inputData) { name } }',
    with: () => ({ inputData: { ...BOOK_TERMS, partnerId: house.nordbolig } }),
  },
  getSettingChanges: {
    by: AGENT,
    call: 'query ($id: ID!) { getSettingChanges(queryData: { partnerId: $id }) { what } }',
    with: () => ({ id: house.nordbolig }),
  },
  getLedgerBalances: {
    by: AGENT,
    call: 'query ($id: ID!) { getLedgerBalances(queryData: { partnerId: $id }) { amount } }',
    with: () => ({ id: house.nordbolig }),
  },
  getBankFiles: {
    by: AGENT,
    call: 'query ($id: ID!) { getBankFiles(queryData: { partnerId: $id }) { data { _id } } }',
    with: () => ({ id: house.nordbolig }),
  },
  getBankExceptions: {
    by: AGENT,
    call: 'query ($id: ID!) { getBankExceptions(queryData: { partnerId: $id }) { data { _id } } }',
    with: () => ({ id: house.nordbolig }),
  },
  settleBankException: {
    by: AGENT,
    call: 'mutation ($id: ID!) { settleBankException(inputData: { lineId: $id, choice: refund, note: "N", account: "99991042764", name: "N" }) { _id } }',
    with: async () => ({ id: await house.waitingPayment() }),
  },
  undoBankSettlement: {
    by: AGENT,
    call: 'mutation ($id: ID!) { undoBankSettlement(inputData: { lineId: $id }) { _id } }',
    async with() {
      const id = await house.waitingPayment();
      const { person } = await house.actorOf('agent');
      await house.app.api(
        OPERATIONS['settleBankException']!.call,
        { id },
        person.tokens.accessToken,
      );
      return { id };
    },
  },
  getLedgerEntries: {
    by: AGENT,
    call: 'query ($id: ID!) { getLedgerEntries(queryData: { partnerId: $id, contractId: $id }) { kind } }',
    with: () => ({ id: house.nordbolig }),
  },
  getAllInvoiceForPartnerPublicSite: {
    by: AGENT,
    call: 'query ($id: ID!) { getAllInvoiceForPartnerPublicSite(queryData: { contractId: $id }) { data { _id } } }',
    with: () => ({ id: house.billed[0]!.leaseId }),
  },
  getInvoiceExplained: {
    by: AGENT,
    call: 'query ($id: ID!) { getInvoiceExplained(queryData: { invoiceId: $id }) { _id } }',
    with: () => ({ id: house.billed[0]!.invoiceId }),
  },
  getAllInvoicePaymentForALease: {
    by: AGENT,
    call: 'query ($id: ID!) { getAllInvoicePaymentForALease(queryData: { contractId: $id }) { data { _id } } }',
    with: () => ({ id: house.billed[0]!.leaseId }),
  },
  // A tenant alone.
  sayInvoicePaid: {
    by: [],
    call: 'mutation ($id: ID!) { sayInvoicePaid(inputData: { invoiceId: $id }) { _id } }',
    with: () => ({ id: house.billed[0]!.invoiceId }),
  },
  denyInvoicePaid: {
    by: AGENT,
    call: 'mutation ($id: ID!) { denyInvoicePaid(inputData: { invoiceId: $id }) { _id } }',
    with: () => ({ id: house.billed[1]!.invoiceId }),
  },
  receiveInvoiceDirectly: {
    by: AGENT,
    call: 'mutation ($id: ID!) { receiveInvoiceDirectly(inputData: { invoiceId: $id }) { _id } }',
    with: () => ({ id: house.billed[2]!.invoiceId }),
  },
  // There is no such payment.
  takeBackPayment: {
    by: [],
    call: 'mutation ($id: ID!) { takeBackPayment(inputData: { paymentId: $id }) }',
    with: () => ({ id: house.billed[2]!.invoiceId }),
  },
  objectToInvoice: {
    by: AGENT,
    call: 'mutation ($id: ID!) { objectToInvoice(inputData: { invoiceId: $id, text: "x" }) { _id } }',
    with: () => ({ id: house.billed[0]!.invoiceId }),
  },
  settleInvoiceObjection: {
    by: AGENT,
    call: 'mutation ($id: ID!) { settleInvoiceObjection(inputData: { invoiceId: $id }) { _id } }',
    with: () => ({ id: house.billed[1]!.invoiceId }),
  },
  addCreditNote: {
    by: AGENT,
    call: 'mutation ($id: ID!) { addCreditNote(inputData: { invoiceId: $id, amount: 1, reason: "x" }) { _id } }',
    with: () => ({ id: house.billed[0]!.invoiceId }),
  },
  writeOffInvoice: {
    by: AGENT,
    call: 'mutation ($id: ID!) { writeOffInvoice(inputData: { invoiceId: $id }) { _id } }',
    with: () => ({ id: house.billed[3]!.invoiceId }),
  },
  getLeaseCharges: {
    by: AGENT,
    call: 'query ($id: ID!) { getLeaseCharges(queryData: { contractId: $id }) { amount } }',
    with: () => ({ id: house.billed[0]!.leaseId }),
  },
  setLeaseCharges: {
    by: AGENT,
    call: 'mutation ($id: ID!) { setLeaseCharges(inputData: { contractId: $id, since: "2030-01-01", charges: [] }) { amount } }',
    with: () => ({ id: house.billed[0]!.leaseId }),
  },
  getArrears: {
    by: AGENT,
    call: 'query ($id: ID!) { getArrears(queryData: { partnerId: $id }) { metaData { overdue } } }',
    with: () => ({ id: house.nordbolig }),
  },
  getPartnerInvoices: {
    by: AGENT,
    call: 'query ($id: ID!) { getPartnerInvoices(queryData: { partnerId: $id }) { data { _id } } }',
    with: () => ({ id: house.nordbolig }),
  },
  getInvoiceRuns: {
    by: AGENT,
    call: 'query ($id: ID!) { getInvoiceRuns(queryData: { partnerId: $id }) { data { invoices } } }',
    with: () => ({ id: house.nordbolig }),
  },
  getPaymentOrders: {
    by: AGENT,
    call: 'query ($id: ID!) { getPaymentOrders(queryData: { partnerId: $id }) { data { serial } } }',
    with: () => ({ id: house.nordbolig }),
  },
  getInvoicingSettings: {
    by: AGENT,
    call: 'query ($id: ID!) { getInvoicingSettings(queryData: { partnerId: $id }) { leadDays } }',
    with: () => ({ id: house.nordbolig }),
  },
  setInvoicingSettings: {
    by: AGENT,
    call: 'mutation ($id: ID!) { setInvoicingSettings(inputData: { partnerId: $id, leadDays: 15 }) { leadDays } }',
    with: () => ({ id: house.nordbolig }),
  },
  getLateRentSettings: {
    by: AGENT,
    call: 'query ($id: ID!) { getLateRentSettings(queryData: { partnerId: $id }) { chargesFee } }',
    with: () => ({ id: house.nordbolig }),
  },
  setLateRentSettings: {
    by: AGENT,
    call: 'mutation ($said: SetLateRentSettingsInputData!) { setLateRentSettings(inputData: $said) { chargesFee } }',
    with: () => ({ said: { partnerId: house.nordbolig, ...LATE_RENT } }),
  },
  getLateRent: {
    by: AGENT,
    call: 'query ($id: ID!) { getLateRent(queryData: { contractId: $id }) { cases { _id } } }',
    with: () => ({ id: house.billed[0]!.leaseId }),
  },
  // There is no case.
  notePetition: {
    by: [],
    call: 'mutation ($id: ID!) { notePetition(inputData: { contractId: $id, petitionedOn: "2026-11-20" }) { cases { _id } } }',
    with: () => ({ id: house.billed[0]!.leaseId }),
  },
  refuseNav: {
    by: AGENT,
    call: 'mutation ($id: ID!) { refuseNav(inputData: { contractId: $id, isRefused: true }) }',
    with: () => ({ id: house.billed[0]!.leaseId }),
  },
  getContractAdditions: {
    by: AGENT,
    call: 'query ($id: ID!) { getContractAdditions(queryData: { partnerId: $id, kind: lease }) { no { text } } }',
    with: () => ({ id: house.nordbolig }),
  },
  setContractAdditions: {
    by: AGENT,
    call: 'mutation ($id: ID!) { setContractAdditions(inputData: { partnerId: $id, kind: lease, additions: [] }) { no { text } } }',
    with: () => ({ id: house.nordbolig }),
  },
  sendLease: {
    by: AGENT,
    call: 'mutation ($said: SendLeaseInputData!) { sendLease(inputData: $said) { _id } }',
    with: () => ({ said: { contractId: house.leases[2], version: 1 } }),
  },
  withdrawLease: {
    by: AGENT,
    call: 'mutation ($said: WithdrawLeaseInputData!) { withdrawLease(inputData: $said) { _id } }',
    with: () => ({ said: { contractId: house.leases[2], reason: 'x' } }),
  },
  sendAssignment: {
    by: AGENT,
    call: 'mutation ($said: SendAssignmentInputData!) { sendAssignment(inputData: $said) { _id } }',
    with: () => ({ said: { contractId: house.leases[2], language: 'en' } }),
  },
  withdrawAssignment: {
    by: AGENT,
    call: 'mutation ($said: WithdrawLeaseInputData!) { withdrawAssignment(inputData: $said) { _id } }',
    with: () => ({ said: { contractId: house.leases[2], reason: 'x' } }),
  },
  giveNotice: {
    by: AGENT,
    call: 'mutation ($said: GiveNoticeInputData!) { giveNotice(inputData: $said) { _id } }',
    with: () => ({ said: { contractId: house.leases[3], ground: 'other', reason: 'x' } }),
  },
  // A tenant alone.
  protestNotice: {
    by: [],
    call: 'mutation ($said: ProtestNoticeInputData!) { protestNotice(inputData: $said) { _id } }',
    with: () => ({ said: { contractId: house.leases[3], protest: 'x' } }),
  },
  withdrawNotice: {
    by: AGENT,
    call: 'mutation ($said: WithdrawNoticeInputData!) { withdrawNotice(inputData: $said) { _id } }',
    with: () => ({ said: { contractId: house.leases[3] } }),
  },
  getRentAdjustment: {
    by: AGENT,
    call: 'query ($id: ID!) { getRentAdjustment(queryData: { contractId: $id }) { amount } }',
    with: () => ({ id: house.leases[3] }),
  },
  adjustRent: {
    by: AGENT,
    call: 'mutation ($said: AdjustRentInputData!) { adjustRent(inputData: $said) { _id } }',
    with: () => ({ said: { contractId: house.leases[3], takesEffectOn: '2028-01-01' } }),
  },
  extendLease: {
    by: AGENT,
    call: 'mutation ($said: ExtendLeaseInputData!) { extendLease(inputData: $said) { _id } }',
    with: () => ({ said: { contractId: house.leases[4], endsOn: '2033-01-31' } }),
  },
  withdrawAmendment: {
    by: AGENT,
    call: 'mutation ($said: WithdrawAmendmentInputData!) { withdrawAmendment(inputData: $said) { _id } }',
    with: () => ({ said: { contractId: house.leases[4], kind: 'extension' } }),
  },
  endLease: {
    by: AGENT,
    call: 'mutation ($said: EndLeaseInputData!) { endLease(inputData: $said) { _id } }',
    with: () => ({ said: { contractId: house.leases[4], endsOn: '2028-01-31' } }),
  },
  changeTenants: {
    by: AGENT,
    call: 'mutation ($said: ChangeTenantsInputData!) { changeTenants(inputData: $said) { _id } }',
    with: () => ({
      said: {
        contractId: house.leases[4],
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
      said: { contractId: house.leases[4], kind: 'move_in', version: 0, content: A_PROTOCOL },
    }),
  },
  sendProtocol: {
    by: AGENT,
    call: 'mutation ($said: SendProtocolInputData!) { sendProtocol(inputData: $said) { _id } }',
    with: () => ({ said: { contractId: house.leases[4], kind: 'move_in' } }),
  },
  getJanitorProperties: {
    by: ['agent', 'janitor'],
    call: 'query ($id: ID!) { getJanitorProperties(queryData: { partnerId: $id }) { data { _id } } }',
    with: () => ({ id: house.nordbolig }),
  },
  getJanitorProperty: {
    by: ['agent', 'janitor'],
    call: 'query ($id: ID!) { getJanitorProperty(queryData: { contractId: $id }) { _id } }',
    with: () => ({ id: house.leases[4] }),
  },
  // Whoever is asked to sign, which is none of these.
  getSigning: {
    by: [],
    call: 'query ($id: ID!) { getSigning(queryData: { signerId: $id }) { _id } }',
    with: () => ({ id: house.someoneElsesToSign }),
  },
  declineSigning: {
    by: [],
    call: 'mutation ($id: ID!) { declineSigning(inputData: { signerId: $id, reason: "x" }) { _id } }',
    with: () => ({ id: house.someoneElsesToSign }),
  },
  updateSavedSearch: {
    by: [],
    call: 'mutation ($id: ID!) { updateSavedSearch(inputData: { _id: $id, data: { name: "x" } }) { _id } }',
    with: () => ({ id: house.someoneElsesSearch }),
  },
  removeSavedSearch: {
    by: [],
    call: 'mutation ($id: ID!) { removeSavedSearch(inputData: { _id: $id }) { _id } }',
    with: () => ({ id: house.someoneElsesSearch }),
  },
};

const A_PROTOCOL = {
  takenOn: '2026-11-20',
  meters: [],
  keys: [],
  rooms: [{ name: 'Stue', condition: 'good', photos: [] }],
};

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

/** A file is saved, and runs nothing where somebody opens it all the same. */
function expectSavedNotShown({ headers, body }: LightMyRequestResponse): void {
  const type = headers['content-type'];
  if (body === '' || /^application\/(problem\+)?json/.test(String(type))) return;
  expect({ type, ...headers }).toMatchObject({
    'content-disposition': expect.stringMatching(/^attachment/),
    'content-security-policy': expect.stringMatching(/^default-src 'none';.*;sandbox$/),
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringContaining('no-store'),
  });
}

/** Those who were refused try on; whoever was let in makes room for somebody new: some of what is tried ends an account. */
const refused = new Map<ActorName, Actor>();

/** Everybody tries, one after the other: who is let in. */
async function letIn(tries: (actor: Actor) => Promise<number>): Promise<ActorName[]> {
  const allowed: ActorName[] = [];
  for (const name of ACTORS) {
    const actor = refused.get(name) ?? (await house.actorOf(name));
    if (isRefusal(await tries(actor))) refused.set(name, actor);
    else {
      refused.delete(name);
      allowed.push(name);
    }
  }
  return allowed;
}

describe('operations', () => {
  test('each has its row', () => {
    const all = [schema().getQueryType(), schema().getMutationType()].flatMap((type) =>
      Object.keys((type as GraphQLObjectType).getFields()),
    );
    expect(Object.keys(OPERATIONS).sort()).toEqual(all.sort());
  });

  test.each(Object.keys(OPERATIONS))('%s', async (operation) => {
    const { by, call, with: variables } = OPERATIONS[operation]!;
    const allowed = await letIn(async (actor) => {
      const { name, token } = actor;
      const said = ((await variables?.(actor)) ?? {}) as Record<string, unknown>;
      const { status } = await house.app.api(call, said, token);
      if (!isRefusal(status)) expect({ name, status }).toEqual({ name, status: 200 });
      return status;
    });
    expect(allowed).toEqual(ACTORS.filter((name) => by.includes(name)));
  });
});

describe('routes', () => {
  let calls = 0;

  test('each has its row', async () => {
    await house.app.http.ready();
    const asked = routesOf(house.app.http).filter(
      (route) =>
        !OPEN.some((open) => (typeof open === 'string' ? open === route : open.test(route))) &&
        !/^\w+ \*$/.test(route),
    );
    expect(Object.keys(ROUTES).sort()).toEqual([...new Set(asked)].sort());
  });

  test.each(Object.keys(ROUTES))('%s', async (route) => {
    const { by, with: body } = ROUTES[route]!;
    const [method, url] = route.split(' ') as ['GET' | 'PUT' | 'POST' | 'DELETE', string];
    const allowed = await letIn(async (actor) => {
      calls += 1;
      const response = await house.app.call({
        method,
        // Each from a place of its own: whoever tries wrong keys without end is slowed down.
        remoteAddress: `10.0.${Math.floor(calls / 250)}.${calls % 250}`,
        url: url
          .replace(':token', NOBODYS_ID)
          .replace(':signerId', house.someoneElsesToSign)
          .replace(':externalId', 'a-1')
          .replaceAll(/:(\w+Id)/g, (_, part: string) => house.partnersOwn[part] ?? NOBODYS_ID),
        headers: actor.token === undefined ? {} : { authorization: `Bearer ${actor.token}` },
        ...((method === 'POST' || method === 'PUT') && { payload: body?.(actor) ?? {} }),
      });
      expectSavedNotShown(response);
      return response.statusCode;
    });
    expect(allowed).toEqual(ACTORS.filter((name) => by.includes(name)));
  });
});
