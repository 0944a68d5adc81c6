export { Agreements } from './agreements.tsx';
export { ApprovalsForm } from './approvals-form.tsx';
export { Approvers } from './approvers.tsx';
export { BooksToApprove, findBooksToApprove, type Books } from './books-to-approve.tsx';
export { OrderTable } from './order-table.tsx';
export { PaymentOrders, type PaymentOrdersQuery } from './payment-orders.graphql.ts';
export { PayoutForm } from './payout-form.tsx';
export { PATHS, withAgency } from './paths.ts';
export { PayoutTabs } from './payout-tabs.tsx';
export {
  NO_ERRORS,
  ReceiverFields,
  receiverOf,
  changedValues,
  findReceiverErrors,
} from './receiver-fields.tsx';
export { RefundTable } from './refund-table.tsx';
