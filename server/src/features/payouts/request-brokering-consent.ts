import { leasePath } from '@husvaer/domain/leases/paths';
import { commissionOf } from '@husvaer/domain/payouts/commissions';

import { findLeaseRents } from '../leases/public.ts';
import { notify } from '../notifications/public.ts';
import { findPartners } from '../partners/public.ts';
import { renderMail } from '../../platform/mail/layout.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Work } from '../../platform/work.ts';
import { awaitsBrokeringConsent } from './awaits-brokering-consent.ts';
import { findLandlordReader } from './find-landlord-reader.ts';
import { brokeringConsentMail } from './mails.ts';

/** Asks the landlord of a lease that is invoiced now whether its brokering commission is taken off the rent. */
export async function requestBrokeringConsent(work: Work, leaseId: string): Promise<void> {
  const { tx } = work;
  const rent = (await findLeaseRents(tx, [leaseId])).get(leaseId);
  const partnerId = rent?.property.partnerId ?? null;
  if (!rent || partnerId === null || !awaitsBrokeringConsent(rent)) return;
  const { assignment, property, rents } = rent;
  const { landlordId, name: home } = property;
  const path = `${leasePath({ id: leaseId, partnerId })}#brokering`;
  const [agency] = await findPartners(tx, [partnerId]);
  await notify(work, {
    accountId: landlordId,
    kind: 'brokering_consent_needed',
    path,
    params: { title: home },
  });
  const landlord = await findLandlordReader(work, property, path);
  if (!landlord) return;
  const { to, reader } = landlord;
  const mail = brokeringConsentMail(reader, {
    home,
    amount: commissionOf(assignment.brokering, rents[0]?.amount ?? 0n),
    agency: agency?.name ?? '',
  });
  await queueMail(work, { to, sender: reader.sender, ...renderMail(mail) });
}
