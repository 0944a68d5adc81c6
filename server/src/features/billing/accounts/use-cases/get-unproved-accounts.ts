import { ledgerErrors } from '@husvaer/domain/ledger/errors';

import { findUnprovedAccounts, moneyPolicy, type UnprovedAccount } from '../../../ledger/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { countInvoicesTo } from '../store.ts';

/** An account that the bank has not confirmed, and the number of invoices that name it. */
export interface InvoicedAccount extends UnprovedAccount {
  invoices: number;
}

/**
 * The client accounts that are on invoices and that no file of the bank's own channel was about yet, for the
 * operator's bookkeepers. Throws `ledger.not_found`.
 */
export async function getUnprovedAccounts({ tx, viewer }: ReadWork): Promise<InvoicedAccount[]> {
  if (!moneyPolicy.run(viewer, null)) throw ledgerErrors.not_found();
  const unproved = await findUnprovedAccounts(tx);
  const counts = await countInvoicesTo(
    tx,
    unproved.map(({ account }) => account),
  );
  return unproved.flatMap((one) => {
    const invoices = counts.get(one.account) ?? 0;
    return invoices > 0 ? { ...one, invoices } : [];
  });
}
