import type { auditorDraft } from '@husvaer/domain/ledger/auditor';
import { ledgerErrors } from '@husvaer/domain/ledger/errors';
import type { z } from 'zod';

import { findAuditors, invite } from '../../../partners/public.ts';
import type { Work } from '../../../../platform/work.ts';
import { recordSettingsChange } from '../../audit/record-settings-change.ts';
import { findBookkeepers } from '../../books/find-bookkeepers.ts';
import { requireBookForUpdate } from '../../books/require-book.ts';
import { notifyOfAuditor } from '../notify-of-auditor.ts';
import { viewAuditor, type Auditor } from '../view-auditor.ts';

/**
 * Invites a person by mail who may then read the books until a day. All who run them are notified. Throws `ledger.not_found`,
 * `ledger.auditor_runs_books` and `ledger.auditor_exists`.
 */
export async function inviteAuditor(
  work: Work,
  { partnerId, ...draft }: z.output<ReturnType<typeof auditorDraft>> & { partnerId: string | null },
): Promise<Auditor> {
  const { tx, viewer } = work;
  const book = await requireBookForUpdate(work, partnerId, 'run');
  if (viewer.kind !== 'account') throw ledgerErrors.not_found();
  const own = await findBookkeepers(tx, partnerId);
  const field = { field: 'email' };
  if (own.some(({ email }) => email === draft.email)) throw ledgerErrors.auditor_runs_books(field);
  const auditors = (await findAuditors(tx, partnerId)).map((one) => viewAuditor(work, one));
  const isKnown = auditors.some(
    ({ email, state }) => email === draft.email && (state === 'invited' || state === 'reading'),
  );
  if (isKnown) throw ledgerErrors.auditor_exists(field);
  const { id } = await invite(work, { ...draft, partnerId, registerAs: 'auditor' });
  const { name, email, endsOn } = draft;
  await recordSettingsChange(work, {
    bookId: book.id,
    what: 'auditor_invited',
    was: null,
    became: { auditor: name, endsOn },
  });
  await notifyOfAuditor(work, book, { auditor: name, endsOn });
  return { id, name, email, endsOn, state: 'invited' };
}
