import { findPeople } from '../../accounts/public.ts';
import { accountIdOf } from '../../../platform/viewer.ts';
import { renderMail } from '../../../platform/mail/layout.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { Work } from '../../../platform/work.ts';
import { findReaders } from '../approvals/find-readers.ts';
import { refundAccountMail } from '../mails.ts';
import type { Refund } from '../records/refunds/store.ts';

/** Mails the approvers that the account or the receiver of a refund was entered, or changed from `was`. */
export async function notifyOfAccount(
  work: Work,
  {
    was,
    ...refund
  }: Pick<Refund, 'bookId' | 'amount' | 'account' | 'name'> & { was: string | null },
): Promise<void> {
  const { bookId, amount, account, name: receiver } = refund;
  const byId = accountIdOf(work.viewer);
  const [actor] = byId === null ? [] : await findPeople(work.tx, [byId]);
  const by = actor?.name ?? '';
  for (const { to, reader, agency } of await findReaders(work, bookId, '/money/payouts/refunds')) {
    const mail = refundAccountMail(reader, { agency, by, amount, account, receiver, was });
    await queueMail(work, { sender: reader.sender, to, ...renderMail(mail) });
  }
}
