import { leasePath } from '@husvaer/domain/leases/paths';

import { findPeople, findReachable } from '../accounts/public.ts';
import { findDepositTerms } from '../lease-documents/public.ts';
import { mailSender, siteAddress } from '../partners/public.ts';
import { renderMail } from '../../platform/mail/layout.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Work } from '../../platform/work.ts';
import { depositMail, type WriteLetter } from './mails.ts';
import type { Side } from './records/releases/store.ts';
import { findDepositOf } from './store.ts';
import { findDepositTenants } from './tenants/store.ts';

/**
 * Mails one side of a deposit, each in their language: all owners of the account, or the landlord and the
 * agent. `only` limits it to one of them, by e-mail.
 */
export async function notifySide(
  work: Work,
  { leaseId, side, only }: { leaseId: string; side: Side; only?: string },
  writeLetter: WriteLetter,
): Promise<void> {
  const { tx } = work;
  const terms = await findDepositTerms(tx, leaseId);
  const deposit = await findDepositOf(tx, leaseId);
  if (!terms || !deposit) return;
  const people =
    side === 'tenant'
      ? await findDepositTenants(tx, [deposit.id])
      : (await findPeople(tx, [terms.landlordId, ...(terms.agentId ? [terms.agentId] : [])])).map(
          ({ id, email, name }) => ({ accountId: id, email, name }),
        );
  const reachable = await findReachable(
    tx,
    people.flatMap(({ accountId }) => accountId ?? []),
  );
  const { partnerId, title } = terms;
  const sender = await mailSender(work, partnerId);
  const url = new URL(leasePath({ id: leaseId, partnerId }), await siteAddress(work, partnerId));
  for (const { accountId, email, name } of people.filter((one) => !only || one.email === only)) {
    const known = reachable.get(accountId ?? '');
    // Deleted accounts get no mail.
    if (accountId !== null && !known) continue;
    const language = known?.language ?? 'no';
    const mail = depositMail({ language, name, url: url.href, sender }, { title, writeLetter });
    await queueMail(work, {
      to: known?.email ?? email,
      ...renderMail(mail),
      sender,
    });
  }
}

/** Mails both sides the same. */
export async function notifyBothSides(
  work: Work,
  leaseId: string,
  writeLetter: WriteLetter,
): Promise<void> {
  await notifySide(work, { leaseId, side: 'tenant' }, writeLetter);
  await notifySide(work, { leaseId, side: 'landlord' }, writeLetter);
}
