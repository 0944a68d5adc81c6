import { INVOICE_STATUSES } from '@husvaer/domain/invoices/enums';
import { LEASE_STATUSES, RENT_STATUSES } from '@husvaer/domain/leases/enums';
import { PAYOUT_STATUSES } from '@husvaer/domain/payouts/enums';

/** States of the specification that the product never returns, and what shows it. */
export const NEVER: Readonly<Record<string, string>> = {
  'lease waiting_for_creation':
    'a lease has a draft from its first moment: the type `Paper` and the check of its column have no `none`',
  'invoice created':
    '`invoice-paper.ts` records that a PDF is made in the statement that records its sending, or that it failed',
};

/** Days that the clock, the law or a file may stumble over. */
export const ODD_DAYS: Readonly<Record<string, RegExp>> = {
  'the year changes': /-01-01$/,
  'summer time begins': /^(2027-03-28|2028-03-26)$/,
  'summer time ends': /^(2027-10-31|2028-10-29)$/,
  'a leap day': /-02-29$/,
};

/** States of the specification's section 4, and turns that a life takes: each is reached sometimes. */
export const SOMETIMES: readonly string[] = [
  ...LEASE_STATUSES.map((status) => `lease ${status}`),
  ...RENT_STATUSES.map((status) => `rent ${status}`),
  ...INVOICE_STATUSES.map((status) => `invoice ${status}`),
  ...PAYOUT_STATUSES.map((status) => `payout ${status}`),
  'lease signed',
  'lease withdrawn',
  'lease called off',
  'lease extended',
  'due day moved',
  'notice given',
  'ended by agreement',
  'plan proposed',
  'plan accepted',
  'plan refused',
  'petition filed',
  'evicted',
  'eviction called off',
  'written off',
  'payout approved',
  'refund approved',
  'month signed',
  'payment taken back',
  'deposit sent_to_bank',
  'deposit registered',
  'deposit paid',
  'deposit claimed',
  'deposit releasing',
  'deposit released',
  'deposit contested',
  'final settlement paid',
  'account changed',
  'agent dismissed',
  'tenants changed',
  'private lease signed',
  'rent adjusted',
  'letter posted: rent_notice',
  'letter posted: nav_copy',
  ...Object.keys(ODD_DAYS),
].filter((state) => !Object.hasOwn(NEVER, state));
