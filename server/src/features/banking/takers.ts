import type { PaymentReport } from '@husvaer/domain/banking/bank-file';
import { isByKid } from '@husvaer/domain/banking/lines';

import { takePayments, type IncomingLine } from '../invoicing/public.ts';
import { takeDebits, takePaymentReport } from '../payouts/public.ts';
import type { Work } from '../../platform/work.ts';

/** A feature below that knows some payments as its own. */
interface Taker {
  name: string;
  /** Whether it is to be asked about a payment at all. */
  wants(line: IncomingLine): boolean;
  /** Books those that are its own: which ones. */
  take(work: Work, lines: readonly IncomingLine[]): Promise<ReadonlySet<string>>;
}

/** Who is asked, in this order; what one took is nobody else's. */
export const TAKERS: readonly Taker[] = [
  { name: 'invoicing', wants: isByKid, take: takePayments },
  {
    name: 'payouts',
    wants: ({ amount, endToEndId, isReversal }) =>
      amount < 0n && endToEndId !== null && !isReversal,
    take: takeDebits,
  },
];

/** Who gave orders to a bank: the books that an answer is about, or null when the order was none of theirs. */
export const ANSWERED: readonly ((work: Work, report: PaymentReport) => Promise<string | null>)[] =
  [async (work, report) => (await takePaymentReport(work, report))?.bookId ?? null];
