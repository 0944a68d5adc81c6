export { findDepositPayments } from './records/answers/store.ts';
export { DepositStatusEnum, DepositType, SecurityStatusEnum } from './graphql.ts';
export { getDeposit } from './use-cases/get-deposit.ts';
export type { DepositView } from './deposit-view.ts';
export { getDepositOf } from './deposit-view.ts';
