import { INVOICE_STATUSES } from '@husvaer/domain/invoices/enums';
import { LEASE_STATUSES, RENT_STATUSES } from '@husvaer/domain/leases/enums';
import { PAYOUT_STATUSES } from '@husvaer/domain/payouts/enums';

/** States of the specification's section 4, and turns that a life takes: each is reached sometimes. */
export const SOMETIMES: readonly string[] = [
  ...LEASE_STATUSES.map((status) => `lease ${status}`),
  ...RENT_STATUSES.map((status) => `rent ${status}`),
  ...INVOICE_STATUSES.map((status) => `invoice ${status}`),
  ...PAYOUT_STATUSES.map((status) => `payout ${status}`),
  ...['lease signed', 'notice given', 'ended by agreement'],
  ...['plan proposed', 'plan accepted', 'plan refused'],
  ...['petition filed', 'evicted', 'eviction called off', 'written off'],
  ...['payout approved', 'refund approved', 'month signed', 'payment taken back'],
];
