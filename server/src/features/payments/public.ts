export {
  findOwners,
  acceptOwnedPayments,
  acceptPayments,
  type IncomingLine,
  type Owners,
} from './use-cases/accept-payments.ts';
export { giveBackPayment, acceptPayment } from './use-cases/accept-payment.ts';
export {
  BY_NOBODY,
  findBroughtBy,
  findPayments,
  findPaymentsById,
  type BroughtBy,
  type LeasePayment,
  type PaymentPart,
  findParts,
} from './store.ts';
export { deductSurplus, withdrawPaidBack } from './use-cases/deduct-surplus.ts';
export { findCandidates, type PaymentCandidate } from './candidates/find-candidates.ts';
export {
  findRentOwed,
  rentOwedOf,
  type OwedToLandlords,
  type RentOwed,
} from './use-cases/find-rent-owed.ts';
export {
  findLandlordPaymentActors,
  findLandlordPayments,
  type StoredLandlordPayment,
} from './landlord-payments/store.ts';
export { recordGivenBack } from './record-given-back.ts';
export { endReduction } from './reductions/end-reduction.ts';
export { settleLeases } from './allocation/settle-leases.ts';
export { computeAllocation } from './allocation/compute-allocation.ts';
export { findMoney, type LeaseMoney } from './records/store.ts';
export { receiveInvoiceDirectly, received } from './use-cases/receive-invoice-directly.ts';
export { writeOffInvoice } from './use-cases/write-off-invoice.ts';
export { bookAgreedWriteOff } from './reductions/book-agreed-write-off.ts';
export { bookReceived } from './reductions/book-received.ts';
export { leftOf } from './reductions/left-of.ts';
export { findReaders, notifyOfEnd } from './reductions/notify-of-end.ts';
export { notifyOfLoss } from './reductions/notify-of-loss.ts';
export { loadReductionForUpdate, type ReductionOfClaim } from './reductions/load-reduction.ts';
export {
  recordDiscount,
  recordReduction,
  recordReductionAct,
} from './reductions/record-reduction.ts';
export {
  findReduction,
  findReductions,
  findWaitingReduction,
  hasWaitingReduction,
  type Reduction,
} from './reductions/store.ts';
export { BearerEnum } from './graphql.ts';
export { receiptText } from './receipts/receipt.ts';
