import type { FileLine, PaymentReport } from '@husvaer/domain/banking/bank-file';
import { isByKid } from '@husvaer/domain/banking/lines';
import { transferLines } from '@husvaer/domain/ledger/entry';

import { acceptPayments, type BroughtBy, type IncomingLine } from '../payments/public.ts';
import { bookEntries } from '../ledger/public.ts';
import { acceptOrderLines, acceptPaymentReport, type ReportedOrder } from '../payouts/public.ts';
import type { Work } from '../../platform/work.ts';

/** A feature that may accept payments as its own. */
interface Acceptor {
  name: string;
  /** Whether the feature is offered this payment. */
  wants(line: IncomingLine & Pick<FileLine, 'isCharge'>): boolean;
  /** Books the payments that belong to the feature. Returns their ids. */
  accept(work: Work, lines: readonly IncomingLine[]): Promise<ReadonlySet<string>>;
}

/** The feature that accepts payments by their KIDs. */
export const BY_KID = 'invoicing';

/** The feature that accepts what the bank says about orders. */
export const BY_END_TO_END_ID = 'payouts';

/** The features that are offered payments, in this order. A payment goes to the first that accepts it. */
export const ACCEPTORS: readonly Acceptor[] = [
  { name: BY_KID, wants: isByKid, accept: acceptPayments },
  {
    name: BY_END_TO_END_ID,
    // Debits of ordered payments, and credits that return them.
    wants: ({ amount, endToEndId, isReversal }) =>
      endToEndId !== null && (amount > 0n || !isReversal),
    accept: acceptOrderLines,
  },
  {
    name: 'charges',
    // A credit gives a charge back.
    wants: ({ isCharge = false }) => isCharge,
    accept: acceptCharges,
  },
];

/** Books the bank's charges for its services. The book's owner pays them back into the account. */
async function acceptCharges(
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
      lines: transferLines(amount, { debit: 'client_account', credit: 'bank_charges' }),
    })),
  );
  return new Set(lines.map(({ id }) => id));
}

/**
 * Accepts a bank's answer to an order, of this book or of any when `bookId` is null. Returns the order's
 * book, or null when no order matches.
 */
type Answered = (
  work: Work,
  request: { report: PaymentReport; bookId: string | null; brought: BroughtBy },
) => Promise<ReportedOrder | null>;

/** The features that order payments from a bank. */
export const ANSWERED: readonly Answered[] = [acceptPaymentReport];
