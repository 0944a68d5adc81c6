export { findExpected, type ExpectedPayout } from './use-cases/find-expected.ts';
export type { Payout } from './store.ts';
export { takeOrderLines } from './answers/take-lines.ts';
export { takePaymentReport, type TakenReport } from './answers/take-report.ts';
export { askRefund } from './refunds/ask-refund.ts';
export { getRefund } from './refunds/get-refunds.ts';
export { RefundType } from './refunds/graphql.ts';
export { findRefundsUnderWay } from './refunds/store.ts';
export { withdrawRefund } from './refunds/withdraw-refund.ts';
