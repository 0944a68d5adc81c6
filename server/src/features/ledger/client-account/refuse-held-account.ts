import { ledgerErrors } from '@husvaer/domain/ledger/errors';

import type { AccountViewer } from '../../../platform/viewer.ts';
import type { Work } from '../../../platform/work.ts';
import { recordSettingsChange } from '../audit/record-settings-change.ts';
import { findBooks, lockAccount, refuseAccount } from '../books/store.ts';
import { accountRefusedMail } from '../mails.ts';
import { moneyPolicy } from '../policy.ts';
import { removeClaims } from './claims/store.ts';
import { notifyPeople } from './notify-people.ts';

/**
 * Refuses a client account that the bank has not confirmed to the book that holds it, and notifies its people.
 * The number is free then. For the operator's bookkeepers. Throws `ledger.not_found`, and
 * `ledger.account_proved` for an account that the bank has confirmed.
 */
export async function refuseHeldAccount(
  work: Work & { viewer: AccountViewer },
  { account, reason }: { account: string; reason: string },
): Promise<void> {
  const { tx, clock, viewer } = work;
  if (!moneyPolicy.run(viewer, null)) throw ledgerErrors.not_found();
  const holder = await lockAccount(tx, account);
  const [book] = holder ? await findBooks(tx, [holder.bookId]) : [];
  if (!book) throw ledgerErrors.not_found();
  if (!(await refuseAccount(tx, account, { at: clock.now(), byId: viewer.id, reason })))
    throw ledgerErrors.account_proved();
  await removeClaims(tx, account);
  await recordSettingsChange(work, {
    bookId: book.id,
    what: 'client_account_refused',
    was: { clientAccount: account },
    became: { clientAccount: null, reason },
  });
  const { partnerId, name: title } = book;
  await notifyPeople(work, { partnerId, kind: 'client_account_refused', title }, (to) =>
    accountRefusedMail(to, { account, agency: title, reason }),
  );
}
