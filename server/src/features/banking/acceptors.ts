import type { FileLine, PaymentReport } from '@husvaer/domain/banking/bank-file';
import { isByKid } from '@husvaer/domain/banking/lines';
import { moved } from '@husvaer/domain/ledger/entry';

import { acceptPayments, type IncomingLine } from '../payments/public.ts';
import { bookEntries } from '../ledger/public.ts';
import { acceptOrderLines, acceptPaymentReport } from '../payouts/public.ts';
import type { Work } from '../../platform/work.ts';

/** A feature below that knows some payments as its own. */
interface Taker {
  name: string;
  /** Whether it is to be asked about a payment at all. */
  wants(line: IncomingLine & Pick<FileLine, 'isCharge'>): boolean;
  /** Books those that are its own: which ones. */
  take(work: Work, lines: readonly IncomingLine[]): Promise<ReadonlySet<string>>;
}

/** Who takes payments by their KIDs. */
export const BY_KID = 'invoicing';

/** Who is asked, in this order; what one took is nobody else's. */
export const ACCEPTORS: readonly Taker[] = [
  { name: BY_KID, wants: isByKid, take: acceptPayments },
  {
    name: 'payouts',
    // What it pays out; and in, what of that came back.
    wants: ({ amount, endToEndId, isReversal }) =>
      endToEndId !== null && (amount > 0n || !isReversal),
    take: acceptOrderLines,
  },
  {
    name: 'charges',
    wants: ({ amount, isCharge = false }) => amount < 0n && isCharge,
    take: takeCharges,
  },
];

/** Books what the bank took for its services: the keeper of the books pays it in again. */
async function takeCharges(
  work: Work,
  lines: readonly IncomingLine[],
): Promise<ReadonlySet<string>> {
  await bookEntries(
    work,
    lines.map(({ id, bookId, amount, bookedOn }) => ({
      bookId,
      key: `bank:${id}`,
      kind: 'bank_charge',
      dated: bookedOn,
      lines: moved(amount, { debit: 'client_account', credit: 'bank_charges' }),
    })),
  );
  return new Set(lines.map(({ id }) => id));
}

/** Takes a bank's answer to an order of these books, or of any: what it was about, or null when the order was none of theirs. */
type Answered = (
  work: Work,
  asked: { report: PaymentReport; bookId: string | null },
) => Promise<{ bookId: string; unknown: readonly string[] } | null>;

/** Who gives orders to a bank. */
export const ANSWERED: readonly Answered[] = [acceptPaymentReport];
