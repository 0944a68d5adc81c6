import type { InvoiceKind } from '@husvaer/domain/invoices/enums';

import type { Book } from '../../ledger/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import { isClaim, type AccountChange } from '../../invoices/public.ts';
import { findKnownAccounts } from './store.ts';

/**
 * How many invoices to a new account say what changed. Somebody who pays by a saved payee or a standing order
 * does so every month, and may overlook it once. It does not depend on a payment: an issued invoice never
 * changes, and a payment to the new account may be another person's.
 */
const INVOICES_WITH_CHANGE = 3;

const NOTHING_KNOWN = { account: null, notice: null };

/** The account that an invoice is paid to, and what changed. */
interface Payee {
  account: string;
  accountChange: AccountChange | null;
}

interface Draft {
  kind: InvoiceKind;
  rent: { leaseId: string };
  credits?: { account: string };
}

/**
 * The payees of invoices, in their order. Tenants pay to the account that they know from their contract, from
 * a notice or from earlier invoices, also when the book has another since: it is named after its notice.
 */
export async function findPayees(
  tx: ReadTx,
  { clientAccount }: Book,
  drafts: readonly Draft[],
): Promise<Payee[]> {
  const claims = drafts.filter(isClaim);
  const known = await findKnownAccounts(
    tx,
    claims.map(({ rent }) => rent.leaseId),
  );
  return drafts.map(({ kind, rent, credits }) => {
    const { account, notice } = (isClaim({ kind }) && known.get(rent.leaseId)) || NOTHING_KNOWN;
    const hasChange = notice !== null && notice.invoices < INVOICES_WITH_CHANGE;
    // A lease may have several of the invoices.
    if (hasChange) notice.invoices += 1;
    return {
      account: credits?.account ?? account ?? clientAccount,
      accountChange: hasChange ? { former: notice.former, noticedOn: notice.noticedOn } : null,
    };
  });
}
