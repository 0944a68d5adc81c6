export { findForm, findAccountsWithOpenForm, type Form } from './store.ts';
export { addInterestForm } from './use-cases/add-interest-form.ts';
export {
  findInterestOverview,
  type InterestOverview,
  type OwnForm,
  type ShownViewing,
  type WaitingForm,
} from './overview/store.ts';
export { declineOthers } from './use-cases/decline-others.ts';
export { landlordsOf } from './landlords.ts';
export { interestPolicy } from './policy.ts';
export { StateEnum as InterestStateEnum } from './graphql.ts';
