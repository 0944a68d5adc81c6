import type { InvoiceKind } from '@husvaer/domain/invoices/enums';
import type { IsoDate } from '@husvaer/domain/kernel/dates';

import type { Book } from '../../ledger/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import { isClaim, isToBePaid, type AccountChange } from '../../invoices/public.ts';
import { findKnownAccounts, type KnownAccount } from './store.ts';

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
  isFinalSettlement?: boolean;
  rent: { leaseId: string };
  credits?: { account: string };
}

/**
 * The payees of invoices, in their order. Tenants pay to the account that they know from their contract, from
 * a notice or from earlier invoices, also when the book has another since: it is named after its notice. Landlords
 * pay to the book's account. They know the account of the lease, and their invoice says if it is another.
 */
export async function findPayees(
  tx: ReadTx,
  { clientAccount }: Book,
  drafts: readonly Draft[],
  today: IsoDate,
): Promise<Payee[]> {
  const paid = drafts.filter((draft) => isClaim(draft) || isLandlords(draft));
  const known = await findKnownAccounts(
    tx,
    paid.map(({ rent }) => rent.leaseId),
  );
  return drafts.map((draft) => {
    const { kind, rent, credits } = draft;
    if (isLandlords(draft))
      return {
        account: clientAccount,
        accountChange: changeFor(known.get(rent.leaseId), { clientAccount, today }),
      };
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

const isLandlords = ({ kind, isFinalSettlement = false }: Draft): boolean =>
  isToBePaid({ kind, isFinalSettlement });

/** What an invoice to a landlord says: it is the notice itself if the lease has had none. */
function changeFor(
  known: KnownAccount | undefined,
  { clientAccount, today }: { clientAccount: string; today: IsoDate },
): AccountChange | null {
  if (!known) return null;
  if (known.account !== clientAccount) return { former: known.account, noticedOn: today };
  return known.notice && { former: known.notice.former, noticedOn: known.notice.noticedOn };
}
