export { findAllExpected, findExpected, type ExpectedPayout } from './use-cases/find-expected.ts';
export { awaitsBrokeringConsent } from './awaits-brokering-consent.ts';
export { latePayoutsOf, type LateExpectedPayout } from './late/late-payouts.ts';
export { LateReasonEnum } from './graphql.ts';
export { acceptOrderLines } from './answers/accept-order-lines.ts';
export { acceptPaymentReport, type ReportedOrder } from './answers/accept-payment-report.ts';
export { recordLateDebitWaits, acceptLateDebit } from './answers/late-debits.ts';
export { confirmAnswer } from './answers/proposed/confirm-answer.ts';
export {
  endAnswer,
  findAnswersAbout,
  findDismissed,
  findOpenAnswers,
  lockAnswers,
  lockOrdersOf,
  reopenAnswer,
  type OpenAnswer,
} from './answers/proposed/store.ts';
export { findLateDebits, type LateDebited } from './answers/store.ts';
export { requestRefund } from './refunds/request-refund.ts';
export { getRefund } from './refunds/use-cases/get-refund.ts';
export { RefundType } from './refunds/graphql.ts';
export { findRefunds, findRefundsUnderWay } from './records/refunds/store.ts';
export { withdrawUnorderedRefund } from './refunds/use-cases/withdraw-refund.ts';
export { countWaitingPayouts } from './approvals/store.ts';
export { findChains } from './approvals/find-chains.ts';
export { lastActOn, toOrderPayouts, toOrderRefunds } from './approvals/find-standings.ts';
export { findWaiting, type Waiting } from './approvals/find-waiting.ts';
export { findApprovers } from './settings/store.ts';
export { findUnaddressed } from './records/settlements/store.ts';
export { findPayoutFacts } from './run/find-facts.ts';
export { getAnnualStatement } from './statements/use-cases/get-annual-statement.ts';
export { isApprover, requireBookToApprove } from './settings/approvers/require-approver.ts';
export { findPayouts, type Payout } from './store.ts';
