import type { SaftAccount } from '@husvaer/domain/accounting/saft';
import { LEDGER_ACCOUNTS } from '@husvaer/domain/ledger/accounts';

import { recordSettingsChange, requireBookForUpdate } from '../../../ledger/public.ts';
import type { Work } from '../../../../platform/work.ts';
import { findSaftAccounts, saveSaftAccounts } from '../store.ts';

/**
 * Sets what all accounts of a book are in SAF-T, for those who run it. An account that is left out has no
 * standard account. Throws `ledger.not_found`.
 */
export async function setSaftAccounts(
  work: Work,
  { partnerId, accounts }: { partnerId: string | null; accounts: readonly SaftAccount[] },
): Promise<SaftAccount[]> {
  const { tx } = work;
  const { id: bookId } = await requireBookForUpdate(work, partnerId, 'run');
  const was = await findSaftAccounts(tx, bookId);
  const given = new Map(accounts.map((one) => [one.account, one]));
  const became = LEDGER_ACCOUNTS.map(
    (account) => given.get(account) ?? { account, standardAccount: null, taxCode: null },
  );
  await saveSaftAccounts(tx, bookId, became);
  await recordSettingsChange(work, {
    bookId,
    what: 'saft_accounts',
    was: asSetting(was),
    became: asSetting(became),
  });
  return became;
}

/** By account: `3700 3` is a standard account and a tax code. */
const asSetting = (accounts: readonly SaftAccount[]): Record<string, string> =>
  Object.fromEntries(
    accounts.map(({ account, standardAccount, taxCode }) => [
      account,
      [standardAccount, taxCode].filter(Boolean).join(' '),
    ]),
  );
