export { LastMonthRentEnum } from './amendments/graphql.ts';
export { findDepositTerms, type DepositTerms } from './papers/deposit-terms.ts';
export { depositSettingsOf, saveDepositSettings } from './securities/store.ts';
export { ownAddress } from './papers/view-papers.ts';
export { recordLeaseEvent } from './history/record.ts';
export { getHistory, getLease } from './use-cases/get-leases.ts';
export { changeDueDay } from './use-cases/due-day.ts';
export { collectRentOf } from './use-cases/rent-collection.ts';
export { rentOf, viewLeases, type LeaseView } from './use-cases/lease-view.ts';
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
export { getJanitorProperties, type JanitorProperty } from './janitor/get-janitor-properties.ts';
export { leasePolicy } from './policy.ts';
export { findSurpluses, findSurplusesAfter } from './list/store.ts';
export { findLeaseRents, leaseRentOf, type LeaseRent } from './rents/rent-terms.ts';
export { tellBrowsersOf, tellBrowsersOfMany } from './tell-browsers.ts';
export { lockLease } from './store.ts';
export {
  AddonType,
  CommissionInput,
  CommissionType,
  leaseIn,
  LeaseStatusEnum,
  LeaseType,
  RentStatusEnum,
  SecurityEnum,
  UseCostEnum,
  withContract,
} from './graphql.ts';
export { PersonType, PropertyType } from './property-graphql.ts';
export { postalAddressOf } from './notices/post-notice.ts';
export { acceptsEmailNotices, findSignedLease, findSignersOf } from './papers/signed-lease.ts';
