import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';
import { isBusinessDay } from '@husvaer/domain/legal/business-days';
import type { NotificationKind } from '@husvaer/domain/notifications/notification';
import { payoutStatus, refundStatus } from '@husvaer/domain/payouts/states';
import {
  PAYOUT_EVENTS,
  REFUND_EVENTS,
  type PayoutEvent,
  type RefundEvent,
} from '@husvaer/domain/payouts/enums';

import { findPeople, findReachable } from '../../accounts/public.ts';
import { findAllBooks, findBooks, type Book } from '../../ledger/public.ts';
import { findSilent, notify, unsubscribeLinks } from '../../notifications/public.ts';
import { mailSender, siteAddress } from '../../partners/public.ts';
import type { Listener } from '../../../platform/dispatcher.ts';
import type { Job } from '../../../platform/jobs.ts';
import { renderMail } from '../../../platform/mail/layout.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { Work } from '../../../platform/work.ts';
import { aboveLimitMail, toApproveMail } from '../mails.ts';
import { findRefunds } from '../records/refunds/store.ts';
import { findPayoutSettings } from '../settings/store.ts';
import { findPayouts } from '../store.ts';
import { findStandings, toOrderPayouts, toOrderRefunds, type ToOrder } from './find-standings.ts';
import { findWaiting, sumOf } from './find-waiting.ts';
import { findReaders } from './find-readers.ts';

const payoutPayload = z.object({
  events: z.array(z.object({ payoutId: uuid, name: z.enum(PAYOUT_EVENTS) })),
});
const refundPayload = z.object({
  events: z.array(z.object({ refundId: uuid, name: z.enum(REFUND_EVENTS) })),
});

/** After these a payout or a refund may wait for approval. */
const BEGINS_TO_WAIT: ReadonlySet<PayoutEvent | RefundEvent> = new Set([
  ...(['created', 'asked', 'corrected'] as const),
  ...(['approval_lapsed', 'released', 'rejected', 'returned'] as const),
]);

/** Notifies approvers in the application as soon as something waits for them, once per run. */
export const noticesToApprovers: readonly Listener[] = [
  {
    event: 'payouts.events_recorded',
    name: 'payouts.notify_approvers',
    async handle(work, payload) {
      const { events } = payoutPayload.parse(payload);
      const made = events.filter(({ name }) => BEGINS_TO_WAIT.has(name));
      const payouts = await findPayouts(
        work.tx,
        made.map(({ payoutId }) => payoutId),
      );
      const waiting = payouts.filter((one) => payoutStatus(one) === 'pending_for_approval');
      await notifyAll(work, 'payouts_to_approve', '/money/payouts', waiting);
      await notifyAboveLimit(
        work,
        '/money/payouts',
        await toOrderPayouts(work.tx, waiting, work.clock.now()),
      );
    },
  },
  {
    event: 'payouts.refund_events_recorded',
    name: 'payouts.notify_approvers_of_refunds',
    async handle(work, payload) {
      const { events } = refundPayload.parse(payload);
      const request = events.filter(({ name }) => BEGINS_TO_WAIT.has(name));
      const refunds = await findRefunds(
        work.tx,
        request.map(({ refundId }) => refundId),
      );
      const waiting = refunds.filter((one) => refundStatus(one) === 'pending_for_approval');
      await notifyAll(work, 'refunds_to_approve', '/money/payouts/refunds', waiting);
      await notifyAboveLimit(work, '/money/payouts/refunds', toOrderRefunds(waiting));
    },
  },
];

async function notifyAll(
  work: Work,
  kind: NotificationKind,
  path: string,
  waiting: readonly { bookId: string }[],
): Promise<void> {
  const bookIds = [...new Set(waiting.map(({ bookId }) => bookId))];
  for (const { id, name: title } of await findBooks(work.tx, bookIds))
    for (const accountId of (await findPayoutSettings(work.tx, id)).approverIds)
      await notify(work, { accountId, kind, params: { title }, path });
}

/** Mails approvers that orders which begin to wait are above a limit of the day. */
async function notifyAboveLimit(
  work: Work,
  path: string,
  orders: readonly ToOrder[],
): Promise<void> {
  const standings = await findStandings(work.tx, orders, work.clock.today().toString());
  const above = orders.filter(({ id }) => standings.get(id)!.decision.othersNeeded === 2);
  for (const [bookId, some] of Map.groupBy(above, (order) => order.bookId))
    for (const { to, reader, agency } of await findReaders(work, bookId, path)) {
      const mail = aboveLimitMail(reader, { agency, ...sumOf(some) });
      await queueMail(work, { sender: reader.sender, to, ...renderMail(mail) });
    }
}

/**
 * Sends one mail on the morning of each business day on which payouts or refunds wait, so that approvers can
 * act before the bank is asked. Held payouts are not counted.
 */
export const approvalReminderJob: Job = {
  name: 'payouts.remind_approvers',
  cron: '30 6 * * *',
  async perform({ runner }) {
    for (const book of await runner.read(SYSTEM, ({ tx }) => findAllBooks(tx), undefined))
      await runner.run(SYSTEM, mailApprovers, book);
  },
};

async function mailApprovers(work: Work, book: Book): Promise<void> {
  const { tx, clock } = work;
  if (!isBusinessDay(clock.today().toString())) return;
  const { approverIds } = await findPayoutSettings(tx, book.id);
  const reachable = await findReachable(tx, approverIds);
  const silent = await findSilent(tx, 'approvals', approverIds);
  const site = await siteAddress(work, book.partnerId);
  const sender = await mailSender(work, book.partnerId);
  for (const { id, name } of await findPeople(tx, approverIds)) {
    const to = reachable.get(id);
    if (!to || silent.has(id)) continue;
    const { payouts, refunds } = (await findWaiting(work, [book.id], id)).get(book.id)!;
    if (payouts.count + refunds.count === 0) continue;
    const stop = unsubscribeLinks(work, { kind: 'approvals', accountId: id, site });
    const path = payouts.count > 0 ? '/money/payouts' : '/money/payouts/refunds';
    const mail = toApproveMail(
      { language: to.language, name, url: new URL(path, site).href, sender },
      { payouts, refunds, agency: book.name, stop: stop.page },
    );
    await queueMail(work, {
      sender,
      to: to.email,
      ...renderMail(mail),
      headers: stop.headers,
    });
  }
}
