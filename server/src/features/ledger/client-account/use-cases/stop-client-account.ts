import type { Work } from '../../../../platform/work.ts';
import { recordSettingsChange } from '../../audit/record-settings-change.ts';
import { endChange } from '../store.ts';
import { loadChangeForUpdate } from './agree-to-client-account.ts';

/** Stops a requested or agreed change that does not count yet. Throws `ledger.not_found`. */
export async function stopClientAccount(
  work: Work,
  partnerId: string | null,
): Promise<string | null> {
  const { book, change } = await loadChangeForUpdate(work, partnerId);
  await endChange(work.tx, change.id, { outcome: 'stopped', at: work.clock.now() });
  await recordSettingsChange(work, {
    bookId: book.id,
    what: 'client_account_stopped',
    was: { clientAccount: change.account, bic: change.bic },
    became: { clientAccount: book.clientAccount, bic: book.bic },
  });
  return partnerId;
}
