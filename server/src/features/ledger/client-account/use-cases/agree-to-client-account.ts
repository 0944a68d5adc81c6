import { ledgerErrors } from '@husvaer/domain/ledger/errors';

import { afterBankingDay } from '../../../../platform/banking-hours.ts';
import { dayInNorway } from '../../../../platform/norwegian-time.ts';
import type { Work } from '../../../../platform/work.ts';
import { recordSettingsChange } from '../../audit/record-settings-change.ts';
import { findBook, type Book } from '../../books/store.ts';
import { mayAgree, maySee } from '../change-policy.ts';
import { notifyOfChange } from '../notify-of-change.ts';
import { lockChange, recordAgreement, type ClientAccountChange } from '../store.ts';

/**
 * Agrees to the requested client account that the viewer has read, as another person. It counts when a
 * banking day has passed. Throws `ledger.not_found` without a request or a permission,
 * `ledger.changed` when another account is requested, and `ledger.own_request`.
 */
export async function agreeToClientAccount(
  work: Work,
  { partnerId, changeId }: { partnerId: string | null; changeId: string },
): Promise<string | null> {
  const { tx, clock, viewer } = work;
  const { book, change } = await loadChangeForUpdate(work, partnerId);
  if (change.id !== changeId) throw ledgerErrors.changed();
  if (!mayAgree(viewer, partnerId, change)) throw ledgerErrors.own_request();
  const countsFrom = afterBankingDay(clock.now());
  await recordAgreement(tx, change.id, { byId: viewer.id, at: clock.now(), countsFrom });
  await recordSettingsChange(work, {
    bookId: book.id,
    what: 'client_account_agreed',
    was: null,
    became: { clientAccount: change.account, bic: change.bic, countsOn: dayInNorway(countsFrom) },
  });
  await notifyOfChange(work, { book, change: { ...change, agreedById: viewer.id, countsFrom } });
  return partnerId;
}

/** Throws `ledger.not_found` without a request, or for a viewer who may not see it. */
export async function loadChangeForUpdate(
  { tx, viewer }: Work,
  partnerId: string | null,
): Promise<{ book: Book; change: ClientAccountChange }> {
  const book = maySee(viewer, partnerId) ? await findBook(tx, partnerId) : undefined;
  const change = book && (await lockChange(tx, book.id));
  if (!book || !change) throw ledgerErrors.not_found();
  return { book, change };
}
