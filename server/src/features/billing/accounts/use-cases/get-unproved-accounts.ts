import { ledgerErrors } from '@husvaer/domain/ledger/errors';

import { moneyPolicy } from '../../../ledger/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { findInvoicedAccounts, type InvoicedAccount } from '../find-invoiced-accounts.ts';

/** The client accounts that the bank has not confirmed, for the operator's bookkeepers. Throws `ledger.not_found`. */
export async function getUnprovedAccounts({ tx, viewer }: ReadWork): Promise<InvoicedAccount[]> {
  if (!moneyPolicy.run(viewer, null)) throw ledgerErrors.not_found();
  return findInvoicedAccounts(tx);
}
