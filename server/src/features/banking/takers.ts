import type { PaymentReport } from '@husvaer/domain/banking/bank-file';
import { isByKid } from '@husvaer/domain/banking/lines';

import { takePayments, type IncomingLine } from '../invoicing/public.ts';
import { takeOrderLines, takePaymentReport } from '../payouts/public.ts';
import type { Work } from '../../platform/work.ts';

/** A feature below that knows some payments as its own. */
interface Taker {
  name: string;
  /** Whether it is to be asked about a payment at all. */
  wants(line: IncomingLine): boolean;
  /** Books those that are its own: which ones. */
  take(work: Work, lines: readonly IncomingLine[]): Promise<ReadonlySet<string>>;
}

/** Who takes payments by their KIDs. */
export const BY_KID = 'invoicing';

/** Who is asked, in this order; what one took is nobody else's. */
export const TAKERS: readonly Taker[] = [
  { name: BY_KID, wants: isByKid, take: takePayments },
  {
    name: 'payouts',
    // What it pays out; and in, what of that came back.
    wants: ({ amount, endToEndId, isReversal }) =>
      endToEndId !== null && (amount > 0n || !isReversal),
    take: takeOrderLines,
  },
];

/** Takes a bank's answer to an order of these books, or of any: what it was about, or null when the order was none of theirs. */
type Answered = (
  work: Work,
  asked: { report: PaymentReport; bookId: string | null },
) => Promise<{ bookId: string; unknown: readonly string[] } | null>;

/** Who gives orders to a bank. */
export const ANSWERED: readonly Answered[] = [takePaymentReport];
