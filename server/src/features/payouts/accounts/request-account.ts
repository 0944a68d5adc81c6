import { findLeaseRents } from '../../leases/public.ts';
import { notify } from '../../notifications/public.ts';
import { renderMail } from '../../../platform/mail/layout.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { Work } from '../../../platform/work.ts';
import { findLandlordReader } from '../find-landlord-reader.ts';
import { accountNeededMail } from '../mails.ts';
import { findPayoutAccounts } from './store.ts';

const PATH = '/payout-details';

/** Asks the landlord of a lease that is invoiced now for an account, unless they have named one. */
export async function requestAccount(work: Work, leaseId: string): Promise<void> {
  const { tx } = work;
  const rent = (await findLeaseRents(tx, [leaseId])).get(leaseId);
  if (!rent) return;
  const { landlordId, name: home } = rent.property;
  if ((await findPayoutAccounts(tx, landlordId)).length > 0) return;
  await notify(work, {
    accountId: landlordId,
    kind: 'payout_account_needed',
    path: PATH,
    params: { title: home },
  });
  const landlord = await findLandlordReader(work, rent.property, PATH);
  if (!landlord) return;
  const { to, reader } = landlord;
  const mail = renderMail(accountNeededMail(reader, { home }));
  await queueMail(work, { to, sender: reader.sender, ...mail });
}
