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
export { depositSettingsOf, saveDepositSettings } from './securities/store.ts';
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
export {
  findRentFacts,
  setCase,
  setHasPayout,
  setOwed,
  type LeaseSurplus,
  type Owed,
} from './money/store.ts';
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
  lockLease,
  setPaper,
  findTenants,
  moveTenant,
  findLeases,
  saveTenants,
  findLeaseIdsByContract,
  saveOwnContract,
  type Lease,
  findLeaseIdsOf,
  lockLeasesOf,
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
  saveIndexes,
  findIndexes,
  findLatestIndex,
  type KnownIndex,
  type RentChange,
  addRent,
} from './rents/store.ts';
export {
  getPaperQueueState,
  findPaper,
  lockPaper,
  type Paper,
  findPapers,
  changePaper,
  lockOpenPapers,
  type Recipient,
  type PaperSigner,
  findTextOf,
  addPaper,
  type LetterMail,
  type LetterMails,
  findInsuranceFee,
  findPaperOf,
  claimWaitingPaper,
  type WaitingPaper,
  PAPER_CHANNEL,
} from './papers/store.ts';
export { updateLease } from './use-cases/update-lease.ts';
export { addLeaseUnder } from './use-cases/add-lease-under.ts';
export { addLease } from './use-cases/add-lease.ts';
export { loadLeaseForUpdate, requirePaperState } from './use-cases/load-lease-for-update.ts';
export {
  loadRunningLeaseForSystem,
  loadRunningLeaseForUpdate,
  type AgreedLease,
  requireRunning,
  loadSignedLeaseForUpdate,
} from './use-cases/load-running-lease-for-update.ts';
export {
  endNotice,
  findNotices,
  type Notice,
  addGiver,
  addNotice,
  findGivers,
  markGiven,
  markProtested,
} from './notices/store.ts';
export { setEnd, setTerm } from './ends/store.ts';
export {
  addLeaseAccount,
  findContractAccount,
  findLeaseAccounts,
  type LeaseAccount,
} from './client-accounts/store.ts';
export { settingsOf } from './settings/store.ts';
