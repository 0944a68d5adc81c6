import { oreToKroner } from '@husvaer/domain/kernel/money';

import type { RefundView } from '../refunds/use-cases/get-refunds.ts';
import type { PayoutView, ShownLine } from '../use-cases/view-payouts.ts';

/** A payout, as the partner API returns it. */
export const writePayout = (payout: PayoutView) => ({
  _id: payout.id,
  number: payout.serial,
  leaseId: payout.leaseId,
  landlord: payout.landlord ? { _id: payout.landlord.id, name: payout.landlord.name } : null,
  status: payout.status,
  paymentStatus: payout.paymentStatus,
  amount: oreToKroner(payout.amount),
  date: payout.date,
  paidOn: payout.bookedOn,
  isRentReceived: payout.isReceived,
  isHeld: payout.heldAt !== null,
  isGivenUp: payout.isGivenUp,
  approvalsNeeded: payout.approvalsNeeded,
  approvals: writeApprovals(payout.approvals),
  fails: payout.fails,
  bankReference: payout.endToEndId,
  account: payout.account,
  lines: payout.lines.map(writeLine),
  events: payout.events.map(({ name, dated, at, note }) => ({
    name,
    date: dated,
    at: at.toString(),
    note,
  })),
});

/** A refund, as the partner API returns it. */
export const writeRefund = (refund: RefundView) => ({
  _id: refund.id,
  leaseId: refund.leaseId,
  unplacedPaymentId: refund.bankLineId,
  status: refund.status,
  amount: oreToKroner(refund.amount),
  account: refund.account,
  isAccountNamed: refund.isNamed,
  name: refund.name,
  text: refund.text,
  note: refund.note,
  askedAt: refund.askedAt.toString(),
  approvalsNeeded: refund.approvalsNeeded,
  approvals: writeApprovals(refund.approvals),
  fails: refund.fails,
  isGivenUp: refund.isGivenUp,
  reason: refund.reason,
  bankReference: refund.endToEndId,
  paidOn: refund.bookedOn,
});

const writeApprovals = (approvals: readonly { name: string; at: Temporal.Instant }[]) =>
  approvals.map(({ name, at }) => ({ name, at: at.toString() }));

const writeLine = (line: ShownLine) => ({
  type: line.type,
  amount: oreToKroner(line.amount),
  vat: oreToKroner(line.vat),
  number: line.serial,
  month: line.invoice?.month ?? null,
  reason: line.invoice?.reason ?? null,
  invoiceId: line.invoiceId,
  landlordInvoiceId: line.landlordInvoiceId,
  payoutId: line.payoutId,
  addons: line.addons.map(({ name, amount }) => ({ name, amount: oreToKroner(amount) })),
});
