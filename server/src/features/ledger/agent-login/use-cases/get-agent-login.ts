import { ledgerErrors } from '@husvaer/domain/ledger/errors';

import { requiresStrongLogin } from '../../../accounts/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { moneyPolicy } from '../../policy.ts';

/** Whether an agency requires its agents to log in with a passkey or BankID. Throws `ledger.not_found`. */
export async function getAgentLogin({ tx, viewer }: ReadWork, partnerId: string): Promise<boolean> {
  if (!moneyPolicy.see(viewer, partnerId)) throw ledgerErrors.not_found();
  return requiresStrongLogin(tx, partnerId);
}
