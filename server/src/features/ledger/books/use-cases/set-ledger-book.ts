import { bookTerms } from '@husvaer/domain/ledger/book';
import { ledgerErrors } from '@husvaer/domain/ledger/errors';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { identifyPartner } from '../../../partners/public.ts';
import type { Work } from '../../../../platform/work.ts';
import { recordSettingsChange } from '../../audit/record-settings-change.ts';
import { moneyPolicy } from '../../policy.ts';
import { findBook, isAccountOfOthers, saveBook } from '../store.ts';

/**
 * Opens an agency's book, or changes where its clients' money is; null is the operator. Throws
 * `ledger.not_found` without permission, and `ledger.already_configured` when the account belongs to another
 * book.
 */
export async function setLedgerBook(
  work: Work,
  { partnerId, terms: input }: { partnerId: string | null; terms: unknown },
): Promise<void> {
  const { tx, clock, viewer, newId } = work;
  if (!moneyPolicy.run(viewer, partnerId)) throw ledgerErrors.not_found();
  const terms = parseInput(bookTerms, input, 'inputData');
  const before = await findBook(tx, partnerId);
  if (await isAccountOfOthers(tx, terms.clientAccount, before?.id ?? null))
    throw ledgerErrors.alreadyConfigured({ field: 'clientAccount' });
  const id = before?.id ?? newId();
  await saveBook(tx, { id, partnerId, ...terms }, clock.now());
  if (partnerId !== null)
    await identifyPartner(tx, {
      ...{ id: partnerId, legalName: terms.name },
      orgNumber: terms.orgNumber,
    });
  const { id: _, partnerId: __, ...was } = before ?? { id, partnerId };
  await recordSettingsChange(work, {
    bookId: id,
    what: 'book',
    was: before ? was : null,
    became: terms,
  });
}
