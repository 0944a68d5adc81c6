import { z } from 'zod';

import { oreToKroner } from '@husvaer/domain/kernel/money';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { PAYOUT_EVENTS } from '@husvaer/domain/payouts/words';

import { findPeople, findReachable } from '../../accounts/public.ts';
import { findLeaseRents } from '../../leases/public.ts';
import { mailSender, siteAddress } from '../../partners/public.ts';
import type { Listener } from '../../../platform/dispatcher.ts';
import { renderMail } from '../../../platform/mail/layout.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { Work } from '../../../platform/work.ts';
import { WORDS } from '../messages/words-of.ts';
import { findOrderLines } from '../orders/store.ts';
import { findPayouts, type Payout } from '../store.ts';
import { addSettlements } from './store.ts';

const happened = z.object({
  events: z.array(z.object({ payoutId: uuid, name: z.enum(PAYOUT_EVENTS) })),
});

/** Makes a settlement when a payout has ended, and mails its landlord when the bank paid it. */
export const settleEnded: Listener[] = [
  {
    event: 'payouts.happened',
    name: 'payouts.settle',
    async hear(work, payload) {
      const { events } = happened.parse(payload);
      const ending = events.filter(({ name }) => ['created', 'paid', 'failed'].includes(name));
      const payouts = await findPayouts(
        work.tx,
        ending.map(({ payoutId }) => payoutId),
      );
      const isEnded = ({ amount, bookedOn, givenUpAt }: Payout) =>
        amount === 0n || bookedOn !== null || givenUpAt !== null;
      await addSettlements(
        work.tx,
        payouts.filter(isEnded).map(({ id, tries }) => ({ payoutId: id, try: tries })),
        work.clock.now(),
      );
    },
  },
  {
    event: 'payouts.happened',
    name: 'payouts.tell_paid',
    async hear(work, payload) {
      const { events } = happened.parse(payload);
      const paid = events.filter(({ name }) => name === 'paid');
      const ids = paid.map(({ payoutId }) => payoutId);
      for (const payout of await findPayouts(work.tx, ids)) await tellPaid(work, payout);
    },
  },
];

/** Mails a landlord that the bank paid them; nothing of a payout that has come back since. */
async function tellPaid(work: Work, payout: Payout): Promise<void> {
  const { id, leaseId, landlordId, amount, serial, bookedOn } = payout;
  const to = (await findReachable(work.tx, [landlordId])).get(landlordId);
  const [person] = await findPeople(work.tx, [landlordId]);
  const rent = (await findLeaseRents(work.tx, [leaseId])).get(leaseId);
  const paid = (await findOrderLines(work.tx, 'payout_id', [id])).findLast(
    ({ try: tried }) => tried === payout.tries,
  );
  if (!to || !person || !rent || !paid || bookedOn === null || serial === null) return;
  const { locale, footer, paid: words } = WORDS[to.language];
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'NOK' });
  const written = money.format(oreToKroner(amount));
  const first = words.text({
    amount: written,
    account: paid.account.slice(-ACCOUNT_END),
    on: bookedOn.split('-').toReversed().join('.'),
  });
  const { partnerId, name: home } = rent.property;
  const subject = words.subject({ amount: written });
  const sender = await mailSender(work, partnerId);
  await queueMail(work, {
    ...{ sender, to: to.email, subject },
    ...renderMail({
      ...{ language: to.language, title: subject, preheader: first, footer, sender },
      ...{ name: person.name, paragraphs: [first, words.about({ home, serial })] },
      button: {
        label: words.button,
        url: new URL('/payout-details', await siteAddress(work, partnerId)).href,
      },
    }),
  });
}

/** Digits of an account that its owner knows it by: the last part, as it is written. */
const ACCOUNT_END = 5;
