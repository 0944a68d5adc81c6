import { findPeople, findReachable } from '../../accounts/public.ts';
import { findLeaseRents } from '../../leases/public.ts';
import { notify } from '../../notifications/public.ts';
import { mailSender, siteAddress } from '../../partners/public.ts';
import { renderMail } from '../../../platform/mail/layout.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { Work } from '../../../platform/work.ts';
import { accountNeededMail } from '../mails.ts';
import { findPayoutAccounts } from './store.ts';

const PATH = '/payout-details';

/** Asks the landlord of a lease that is invoiced now for an account, unless they have named one. */
export async function requestAccount(work: Work, leaseId: string): Promise<void> {
  const { tx } = work;
  const rent = (await findLeaseRents(tx, [leaseId])).get(leaseId);
  if (!rent) return;
  const { landlordId, partnerId, name: home } = rent.property;
  if ((await findPayoutAccounts(tx, landlordId)).length > 0) return;
  await notify(work, {
    accountId: landlordId,
    kind: 'payout_account_needed',
    path: PATH,
    params: { title: home },
  });
  const to = (await findReachable(tx, [landlordId])).get(landlordId);
  const [person] = await findPeople(tx, [landlordId]);
  if (!to || !person) return;
  const url = new URL(PATH, await siteAddress(work, partnerId)).href;
  const sender = await mailSender(work, partnerId);
  const mail = accountNeededMail(
    { language: to.language, name: person.name, url, sender },
    { home },
  );
  await queueMail(work, { sender, to: to.email, ...renderMail(mail) });
}
