import { ledgerErrors } from '@husvaer/domain/ledger/errors';

import { switchStrongLogin } from '../../../accounts/public.ts';
import type { Work } from '../../../../platform/work.ts';
import { recordSettingsChange } from '../../audit/record-settings-change.ts';
import { findBook } from '../../books/store.ts';
import { moneyPolicy } from '../../policy.ts';

/** Sets whether it does, also for sessions in progress. Throws `ledger.not_found`. */
export async function setAgentLogin(
  work: Work,
  { partnerId, isStrong }: { partnerId: string; isStrong: boolean },
): Promise<void> {
  const { tx, viewer, clock } = work;
  if (!moneyPolicy.run(viewer, partnerId)) throw ledgerErrors.not_found();
  const isChanged = await switchStrongLogin(tx, { partnerId, isOn: isStrong }, clock.now());
  // The log is part of the agency's books: without them there is none.
  const book = await findBook(tx, partnerId);
  if (book && isChanged)
    await recordSettingsChange(work, {
      bookId: book.id,
      what: 'agent_login',
      was: { isStrong: !isStrong },
      became: { isStrong },
    });
}
