import type { Job } from '../../../platform/jobs.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { Work } from '../../../platform/work.ts';
import { recordSettingsChange } from '../audit/record-settings-change.ts';
import { findBooks, isAccountOfOthers, saveBook } from '../books/store.ts';
import { endChange, lockDueChanges } from './store.ts';

/** Applies the changes of client accounts whose banking day has come. */
export const clientAccountJob: Job = {
  name: 'ledger.change_client_accounts',
  cron: '*/15 * * * *',
  perform: ({ runner }) => runner.run(SYSTEM, applyDueChanges, undefined),
};

async function applyDueChanges(work: Work): Promise<void> {
  const { tx, clock } = work;
  const now = clock.now();
  for (const { id, bookId, account, bic } of await lockDueChanges(tx, clock.today().toString())) {
    const [book] = await findBooks(tx, [bookId]);
    if (!book) continue;
    // Another agency may have taken it since it was requested.
    if (await isAccountOfOthers(tx, account, bookId)) {
      await endChange(tx, id, { outcome: 'stopped', at: now });
      continue;
    }
    await saveBook(tx, { ...book, clientAccount: account, bic }, now);
    await endChange(tx, id, { outcome: 'applied', at: now });
    await recordSettingsChange(work, {
      ...{ bookId, what: 'client_account' },
      was: { clientAccount: book.clientAccount, bic: book.bic },
      became: { clientAccount: account, bic },
    });
  }
}
