import { leasePath } from '@husvaer/domain/leases/paths';
import type { NotificationKind } from '@husvaer/domain/notifications/notification';

import { findPeople, findReachable } from '../../accounts/public.ts';
import { findLeaseRents, type LeaseRent } from '../../leases/public.ts';
import { notify } from '../../notifications/public.ts';
import { mailSender, siteAddress } from '../../partners/public.ts';
import { renderMail } from '../../../platform/mail/layout.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { Work } from '../../../platform/work.ts';
import { petitionMail } from '../mails.ts';
import type { RentLetter } from '../store.ts';

/**
 * Notifies the letting side that a petition is ready to be signed and sent; nothing is sent to the tenant.
 */
export async function notifyOfPetition(work: Work, { leaseId }: RentLetter): Promise<boolean> {
  const rent = (await findLeaseRents(work.tx, [leaseId])).get(leaseId);
  if (!rent) return false;
  await notifyLettingSide(work, rent, 'petition_ready');
  await mailReady(work, rent);
  return true;
}

/** Mails the person who has to sign and send the petition: the agent, or a landlord without one. */
async function mailReady(work: Work, { leaseId, property, assignment }: LeaseRent): Promise<void> {
  const accountId = assignment.agentId ?? property.landlordId;
  const to = (await findReachable(work.tx, [accountId])).get(accountId);
  const [person] = await findPeople(work.tx, [accountId]);
  if (!to || !person) return;
  const { language, email } = to;
  const { partnerId, name: home } = property;
  const path = leasePath({ id: leaseId, partnerId });
  const sender = await mailSender(work, partnerId);
  const url = new URL(path, await siteAddress(work, partnerId)).href;
  const mail = petitionMail({ language, name: person.name, url, sender }, home);
  await queueMail(work, { to: email, ...renderMail(mail), sender });
}

/** Notifies a lease's landlord and its agent. */
export async function notifyLettingSide(
  work: Work,
  { leaseId, property, assignment }: LeaseRent,
  kind: NotificationKind,
): Promise<void> {
  for (const accountId of new Set([property.landlordId, assignment.agentId ?? property.landlordId]))
    await notify(work, {
      accountId,
      kind,
      params: { title: property.name },
      path: leasePath({ id: leaseId, partnerId: property.partnerId }),
    });
}
