import type { Job } from '../../../platform/jobs.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { Work } from '../../../platform/work.ts';
import { recordSettingsChange } from '../audit/record-settings-change.ts';
import { findBooks, isRefused, lockAccount, lockBook, saveAccount } from '../books/store.ts';
import { endChange, findDueChanges, lockChange, type ClientAccountChange } from './store.ts';

/** Applies the changes of client accounts whose banking day has passed. */
export const clientAccountJob: Job = {
  name: 'ledger.change_client_accounts',
  cron: '*/15 * * * *',
  async perform({ runner }) {
    const due = await runner.read(
      SYSTEM,
      ({ tx, clock }) => findDueChanges(tx, clock.now()),
      undefined,
    );
    // Each locks the settings of its book.
    for (const change of due) await runner.run(SYSTEM, applyChange, change);
  },
};

async function applyChange(work: Work, { id, bookId }: ClientAccountChange): Promise<void> {
  const { tx, clock } = work;
  const now = clock.now();
  const [known] = await findBooks(tx, [bookId]);
  const book = known && (await lockBook(tx, known.partnerId));
  const change = await lockChange(tx, bookId);
  // It may have been stopped while this waited for the lock.
  if (!book || change?.id !== id) return;
  const { account, bic } = change;
  // Another agency may have named it since it was requested.
  const holder = await lockAccount(tx, account);
  const isOthers = holder !== undefined && holder.bookId !== bookId;
  if (isOthers || (await isRefused(tx, bookId, account)))
    return endChange(tx, id, { outcome: 'stopped', at: now });
  await saveAccount(tx, bookId, { account, bic }, now);
  await endChange(tx, id, { outcome: 'applied', at: now });
  await recordSettingsChange(work, {
    bookId,
    what: 'client_account',
    was: { clientAccount: book.clientAccount, bic: book.bic },
    became: { clientAccount: account, bic },
  });
}
