import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';
import { PAYOUT_EVENTS } from '@husvaer/domain/payouts/enums';

import { findLandlordAddress } from '../../invoices/public.ts';
import { findLeaseRents } from '../../leases/public.ts';
import type { Listener } from '../../../platform/dispatcher.ts';
import { renderMail } from '../../../platform/mail/layout.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { Work } from '../../../platform/work.ts';
import { findLandlordReader } from '../find-landlord-reader.ts';
import { paidMail } from '../mails.ts';
import { findOrderLines } from '../orders/store.ts';
import { findPayouts, type Payout } from '../store.ts';
import { addSettlements } from '../records/settlements/store.ts';

const eventPayload = z.object({
  events: z.array(z.object({ payoutId: uuid, name: z.enum(PAYOUT_EVENTS) })),
});

/** Queues a settlement when a payout has ended, and mails its landlord when the bank paid it. */
export const settleEnded: Listener[] = [
  {
    event: 'payouts.events_recorded',
    name: 'payouts.add_settlements',
    async handle(work, payload) {
      const { events } = eventPayload.parse(payload);
      const ending = events.filter(({ name }) => ['created', 'paid', 'failed'].includes(name));
      const payouts = await findPayouts(
        work.tx,
        ending.map(({ payoutId }) => payoutId),
      );
      const isEnded = ({ amount, bookedOn, isGivenUp }: Payout) =>
        amount === 0n || bookedOn !== null || isGivenUp;
      await addSettlements(
        work.tx,
        payouts.filter(isEnded).map(({ id, tries }) => ({ payoutId: id, try: tries })),
        work.clock.now(),
      );
    },
  },
  {
    event: 'payouts.events_recorded',
    name: 'payouts.mail_paid',
    async handle(work, payload) {
      const { events } = eventPayload.parse(payload);
      const paid = events.filter(({ name }) => name === 'paid');
      const ids = paid.map(({ payoutId }) => payoutId);
      for (const payout of await findPayouts(work.tx, ids)) await mailPaid(work, payout);
    },
  },
];

/** Mails a landlord that the bank paid them, unless the payout has come back since. */
async function mailPaid(work: Work, payout: Payout): Promise<void> {
  const { id, leaseId, landlordId, amount, serial, bookedOn } = payout;
  const rent = (await findLeaseRents(work.tx, [leaseId])).get(leaseId);
  const paid = (await findOrderLines(work.tx, 'payoutId', [id])).findLast(
    ({ try: tried }) => tried === payout.tries,
  );
  if (!rent || !paid || bookedOn === null || serial === null) return;
  const { partnerId, name: home } = rent.property;
  const hasAddress = (await findLandlordAddress(work.tx, leaseId)) !== null;
  const path = hasAddress ? '/payout-details' : '/profile';
  const landlord = await findLandlordReader(work, { landlordId, partnerId }, path);
  if (!landlord) return;
  const { to, reader } = landlord;
  const { account } = paid;
  const mail = paidMail(reader, { amount, account, on: bookedOn, home, serial, hasAddress });
  await queueMail(work, { to, sender: reader.sender, ...renderMail(mail) });
}
