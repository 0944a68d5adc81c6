export { getDeposit, type DepositView } from './use-cases/view-deposit.ts';
