import { auditorDraft } from '@husvaer/domain/ledger/auditor';
import { ledgerErrors } from '@husvaer/domain/ledger/errors';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { findAuditors, invite } from '../../../partners/public.ts';
import type { Work } from '../../../../platform/work.ts';
import { recordSettingsChange } from '../../audit/record-settings-change.ts';
import { findBookkeepers } from '../../books/find-bookkeepers.ts';
import { requireBookForUpdate } from '../../books/require-book.ts';
import { withBooks } from '../../input-book.ts';
import { notifyOfAuditor } from '../notify-of-auditor.ts';
import { viewAuditor, type Auditor } from '../view-auditor.ts';

/**
 * Invites a person by mail who may then read the books until a day. All who run them are notified. The input is
 * checked here, because the day depends on today. Throws `request.invalid` with its fields, `ledger.not_found`,
 * `ledger.auditor_runs_books` and `ledger.auditor_exists`.
 */
export async function inviteAuditor(work: Work, input: unknown): Promise<Auditor> {
  const { tx, viewer, clock } = work;
  const today = clock.today().toString();
  const wanted = parseInput(
    auditorDraft({ today }).safeExtend(withBooks.shape),
    input,
    'inputData',
  );
  const { partnerId, ...draft } = wanted;
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
