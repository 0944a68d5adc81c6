import { findPeople, findReachable } from '../../../accounts/public.ts';
import { findBooks, findPossibleApprovers } from '../../../ledger/public.ts';
import { mailSender, siteAddress } from '../../../partners/public.ts';
import { renderMail } from '../../../../platform/mail/layout.ts';
import { queueMail } from '../../../../platform/mail/mail.ts';
import type { Work } from '../../../../platform/work.ts';
import { approverLeftMail } from '../../mails.ts';
import { findBooksOfApprover, findPayoutSettings } from '../store.ts';

/**
 * Mails everybody with rights to the money of which a person was an approver that the person has left. Fewer
 * people can stop or approve a payment from now on.
 */
export async function notifyOfAbsence(
  work: Work,
  { accountId, how }: { accountId: string; how: 'deactivated' | 'deleted' },
): Promise<void> {
  const { tx } = work;
  const [left] = await findPeople(tx, [accountId]);
  const bookIds = await findBooksOfApprover(tx, accountId);
  for (const { id, partnerId, name: agency } of await findBooks(tx, bookIds)) {
    const { approverIds } = await findPayoutSettings(tx, id);
    // A bookkeeper of the operator has rights where the agency has named them.
    const people = (await findPossibleApprovers(tx, partnerId)).filter(
      (person) => !person.isOperators || approverIds.includes(person.id),
    );
    const reachable = await findReachable(
      tx,
      people.map((person) => person.id),
    );
    const sender = await mailSender(work, partnerId);
    const url = new URL('/money/settings/approvals', await siteAddress(work, partnerId)).href;
    for (const { id: readerId, name } of people) {
      const to = reachable.get(readerId);
      if (!to) continue;
      const mail = approverLeftMail(
        { language: to.language, name, url, sender },
        { name: left?.name ?? '', how, agency },
      );
      await queueMail(work, { sender, to: to.email, ...renderMail(mail) });
    }
  }
}
