import { accountErrors } from '@husvaer/domain/accounts/errors';

import type { ReadWork } from '../../../../platform/work.ts';
import { payoutPolicy } from '../../policy.ts';
import { findPayoutAccounts } from '../store.ts';
import { type OwnAccount, ownAccount } from '../own-account.ts';

/** The account the viewer is paid to. Throws `accounts.login_required`. */
export async function getPayoutAccount({ tx, clock, viewer }: ReadWork): Promise<OwnAccount> {
  if (!payoutPolicy.account(viewer)) throw accountErrors.login_required();
  return ownAccount(await findPayoutAccounts(tx, viewer.id), clock.now());
}
