import { leasePath } from '@husvaer/domain/leases/paths';

import { findLeaseRents } from '../../leases/public.ts';
import { notify } from '../../notifications/public.ts';
import type { Job, JobContext } from '../../../platform/jobs.ts';
import { renderMail } from '../../../platform/mail/layout.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { findAccountsAt } from '../accounts/store.ts';
import { findLandlordReader } from '../find-landlord-reader.ts';
import { lateMail } from '../mails.ts';
import type { Payout } from '../store.ts';
import { latePayout } from './late-payouts.ts';
import { findUntoldPayouts, recordNotified } from './store.ts';

const AT_ONCE = 500;

/** Notifies landlords once of each payout that is late: how much, why, and when it can come. */
export const latePayoutNoticeJob: Job = {
  name: 'payouts.notify_late',
  cron: '10 7 * * *',
  async perform({ runner, log }: JobContext) {
    let after: string | null = null;
    do {
      const payouts: Payout[] = await runner.read(SYSTEM, findSome, after);
      for (const payout of payouts)
        await runner
          .run(SYSTEM, notifyOne, payout)
          .catch((error: unknown) =>
            log.error({ err: error, payoutId: payout.id }, 'late payout notice not sent'),
          );
      after = payouts.length < AT_ONCE ? null : payouts.at(-1)!.id;
    } while (after !== null);
  },
};

const findSome = ({ tx, clock }: ReadWork, after: string | null): Promise<Payout[]> =>
  findUntoldPayouts(tx, { before: clock.today().toString(), after, limit: AT_ONCE });

async function notifyOne(work: Work, payout: Payout): Promise<void> {
  const { tx, clock } = work;
  const { landlordId, leaseId } = payout;
  const hasAccount = (await findAccountsAt(tx, [landlordId], clock.now())).has(landlordId);
  const late = latePayout(payout, { hasAccount, today: clock.today().toString() });
  const rent = late && (await findLeaseRents(tx, [leaseId])).get(leaseId);
  if (!late || !rent || !(await recordNotified(tx, payout.id, clock.now()))) return;
  const { property } = rent;
  const path = leasePath({ id: leaseId, partnerId: property.partnerId });
  const params = { title: property.name };
  await notify(work, { accountId: landlordId, kind: 'payout_late', params, path });
  const page = late.reason === 'account' ? '/payout-details' : path;
  const landlord = await findLandlordReader(work, { ...property, landlordId }, page);
  if (!landlord) return;
  const { to, reader } = landlord;
  const mail = renderMail(lateMail(reader, { late, home: property.name }));
  await queueMail(work, { to, sender: reader.sender, ...mail });
}
