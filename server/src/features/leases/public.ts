export { checkLease } from './contradictions/use-cases/check-lease.ts';
export { getOpenContradictions } from './contradictions/get-open-contradictions.ts';
export { countContradictory } from './contradictions/store.ts';
export { contradictionKeys, ContradictionType } from './contradictions/graphql.ts';
export {
  confirmName,
  findConfirmedName,
  requireConsistent,
  requireConsistentChange,
} from './contradictions/require-consistent.ts';
export { findContradictions } from './contradictions/find-contradictions.ts';
export { findBeatenOffers } from './contradictions/find-beaten-offers.ts';
export { refusalOfDays, requireHomeFree } from './contradictions/require-home-free.ts';
export { changeDepositSettings } from './securities/change-deposit-settings.ts';
export { depositSettingsOf } from './securities/store.ts';
export {
  ownAddress,
  type PaperView,
  mayMove,
  signingStatus,
  type SigningStatus,
} from './papers/view-papers.ts';
export { recordLeaseEvent } from './history/record.ts';
export { recordGuaranteeAct, recordGuarantors } from './record-guarantee-act.ts';
export { getLeaseHistory } from './use-cases/get-lease-history.ts';
export { findPartyFacts } from './party-facts.ts';
export { getLease } from './use-cases/get-lease.ts';
export { tenantsOf } from './shown-tenants.ts';
export { changeDueDay } from './use-cases/change-due-day.ts';
export { consentToBrokeringOf } from './consent-to-brokering-of.ts';
export { collectRentOf, getRentCollector, type Collector } from './use-cases/get-rent-collector.ts';
export { rentOf, viewLeases, type LeaseView, effectiveEnd } from './lease-view.ts';
export { findRentFacts, type LeaseSurplus, type Owed } from './money/store.ts';
export { recordCase, recordOwed, recordPayouts, recordPetition } from './money/record-money.ts';
export { findOwnLeases, type OwnLease } from './overview/find-own-leases.ts';
export { findPartnerOverview, type Ending, type Late } from './overview/store.ts';
export {
  getJanitorProperties,
  type JanitorProperty,
} from './janitor/use-cases/get-janitor-properties.ts';
export {
  countEndedBefore,
  findPartnerLeaseIds,
  findSurpluses,
  findSurplusesAfter,
} from './list/store.ts';
export { findLeaseRents, leaseRentOf, type LeaseRent } from './rent-terms.ts';
export {
  browserListenerOf,
  browserListenerOfMany,
  notifyBrowsersOfLease,
} from './browser-listener.ts';
export {
  findLeases,
  findLeaseIdsByContract,
  type Lease,
  findLeaseIdsOf,
  findTenants,
} from './store.ts';
export {
  AddonType,
  CommissionInput,
  CommissionType,
  leaseIn,
  LeaseStatusEnum,
  LeaseType,
  RentStatusEnum,
  SecurityEnum,
  TermGroundEnum,
  UseCostEnum,
  withContract,
  CollectionEnum,
  KindEnum,
} from './graphql.ts';
export {
  announceRent,
  earliestRentOf,
  lastRentOf,
  requireAnnounceable,
} from './changes/announce-rent.ts';
export { recordNotice } from './changes/record-notice.ts';
export { disputeNotice } from './changes/use-cases/dispute-notice.ts';
export { protestNotice } from './changes/use-cases/protest-notice.ts';
export { withdrawNotice } from './changes/use-cases/withdraw-notice.ts';
export type { RentChange } from './rents/store.ts';
export { completePaper } from './papers/complete-paper.ts';
export { endPaper } from './papers/end-paper.ts';
export { loadOpenPapersForUpdate } from './papers/load-open-papers-for-update.ts';
export { loadPaperForUpdate } from './papers/load-paper-for-update.ts';
export { claimNextPaper, postponePaper, recordMade } from './papers/make-paper.ts';
export { movePaperSigner } from './papers/move-paper-signer.ts';
export { queuePaper, requireNoneOpen } from './papers/queue-paper.ts';
export { recordPaperEvent } from './papers/record-paper-event.ts';
export { withdrawPapers } from './papers/withdraw-papers.ts';
export {
  getPaperQueueState,
  findPaper,
  type Paper,
  findPapers,
  type Recipient,
  type PaperSigner,
  findTextOf,
  type LetterMail,
  type LetterMails,
  findInsuranceFee,
  findPaperOf,
  type WaitingPaper,
  PAPER_CHANNEL,
} from './papers/store.ts';
export { draftContent } from './draft-lease.ts';
export { updateLease } from './use-cases/update-lease.ts';
export { addLeaseUnder } from './use-cases/add-lease-under.ts';
export { addLease } from './use-cases/add-lease.ts';
export { loadDraftForUpdate, loadLeaseForUpdate, type OfDraft } from './load-lease-for-update.ts';
export { loadReadableLeaseForUpdate } from './changes/load-readable-lease-for-update.ts';
export { loadRentForUpdate } from './load-rent-for-update.ts';
export { moveLease } from './move-lease.ts';
export { setOwnContract } from './use-cases/set-own-contract.ts';
export {
  loadRunningLeaseForSystem,
  loadRunningLeaseForUpdate,
  type AgreedLease,
  requireRunning,
  loadSignedLeaseForUpdate,
} from './load-running-lease-for-update.ts';
export { findNotices, type Notice } from './notices/store.ts';
export { applyAgreement, type AgreedChanges } from './changes/apply-agreement.ts';
export { nameContractAccount, replaceAccount } from './client-accounts/name-account.ts';
export {
  findContractAccount,
  findLeaseAccounts,
  type LeaseAccount,
} from './client-accounts/store.ts';
export { settingsOf } from './settings/store.ts';
