import {
  findClaims,
  findUnprovedAccounts,
  nameOf,
  type UnprovedAccount,
} from '../../ledger/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import { countInvoicesTo, countKey } from './store.ts';

/** An account that the bank has not confirmed, and what depends on it. */
export interface InvoicedAccount extends UnprovedAccount {
  /** The number of its book's invoices that name it. */
  invoices: number;
  /** The names of other agencies that named it. */
  claimedBy: string[];
}

/**
 * The client accounts that no file of the bank's own channel was about yet, and that are used on invoices, were named
 * by another agency or were refused. Permissions are not checked.
 */
export async function findInvoicedAccounts(tx: ReadTx): Promise<InvoicedAccount[]> {
  const unproved = await findUnprovedAccounts(tx);
  const accounts = unproved.map(({ account }) => account);
  const counts = await countInvoicesTo(tx, accounts);
  const claims = await findClaims(tx, accounts);
  const found: InvoicedAccount[] = [];
  for (const one of unproved) {
    const invoices = counts.get(countKey(one)) ?? 0;
    const claimedBy = [];
    for (const { account, partnerId } of claims)
      if (account === one.account && partnerId !== one.partnerId && one.state !== 'refused')
        claimedBy.push(await nameOf(tx, partnerId));
    const isUsed = one.state === 'refused' || (one.state === 'in_use' && invoices > 0);
    if (isUsed || claimedBy.length > 0 || one.otherOwner !== null)
      found.push({ ...one, invoices, claimedBy });
  }
  return found;
}
