import { ledgerErrors } from '@husvaer/domain/ledger/errors';

import { refuseHeldAccount } from '../../../ledger/public.ts';
import type { Work } from '../../../../platform/work.ts';
import { removeKids } from '../store.ts';

/**
 * Refuses a client account to the book that holds it ({@link refuseHeldAccount}). Its KIDs are removed: money
 * that comes to the account is not the agency's. Returns the account.
 */
export async function refuseClientAccount(
  work: Work,
  { clientAccount: account, reason }: { clientAccount: string; reason: string },
): Promise<string> {
  const { viewer } = work;
  if (viewer.kind !== 'account') throw ledgerErrors.not_found();
  await refuseHeldAccount({ ...work, viewer }, { account, reason });
  await removeKids(work.tx, account);
  return account;
}
