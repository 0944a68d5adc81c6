export { findDepositPayments } from './records/answers/store.ts';
export { DepositStatusEnum, DepositType, SecurityStatusEnum } from './graphql.ts';
export { getDeposit, getDepositOf, type DepositView } from './use-cases/get-deposit.ts';
