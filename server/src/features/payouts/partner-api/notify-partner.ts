import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';
import { PAYOUT_EVENTS, REFUND_EVENTS } from '@husvaer/domain/payouts/enums';

import { noteMoneyOf } from '../../arrears/public.ts';
import { findBooks } from '../../ledger/public.ts';
import { notifyPartners } from '../../partners/public.ts';
import type { Listener } from '../../../platform/dispatcher.ts';
import type { Work } from '../../../platform/work.ts';
import { findRefunds } from '../records/refunds/store.ts';
import { findPayouts } from '../store.ts';

const moment = z.string().transform((at) => Temporal.Instant.from(at));
const eventPayload = z.object({
  at: moment,
  events: z.array(z.object({ payoutId: uuid, name: z.enum(PAYOUT_EVENTS) })),
});
const refundPayload = z.object({
  at: moment,
  events: z.array(z.object({ refundId: uuid, name: z.enum(REFUND_EVENTS) })),
});

/** The types of events about payouts and refunds. */
export const EVENTS: Record<string, string> = {
  ...Object.fromEntries(PAYOUT_EVENTS.map((name) => [`payout.${name}`, 'A step of a payout.'])),
  ...Object.fromEntries(REFUND_EVENTS.map((name) => [`refund.${name}`, 'A step of a refund.'])),
};

/**
 * Sends events of payouts and refunds to their agency's own system: the ids and what happened, without
 * personal data.
 */
export const partnerListeners: Listener[] = [
  {
    event: 'payouts.events_recorded',
    name: 'payouts.notify_partner',
    async handle(work, payload) {
      const { at, events } = eventPayload.parse(payload);
      const payouts = await findPayouts(work.tx, idsOf(events, 'payoutId'));
      const changes = events.map(({ payoutId, name }) => ({
        ofId: payoutId,
        type: `payout.${name}`,
      }));
      await notify(work, { at, changes, about: payouts, idName: 'payoutId' });
    },
  },
  {
    event: 'payouts.refund_events_recorded',
    name: 'payouts.notify_partner_of_refunds',
    async handle(work, payload) {
      const { at, events } = refundPayload.parse(payload);
      const refunds = await findRefunds(work.tx, idsOf(events, 'refundId'));
      const changes = events.map(({ refundId, name }) => ({
        ofId: refundId,
        type: `refund.${name}`,
      }));
      await notify(work, { at, changes, about: refunds, idName: 'refundId' });
    },
  },
];

const idsOf = <Name extends string>(events: readonly Record<Name, string>[], name: Name) => [
  ...new Set(events.map((event) => event[name])),
];

async function notify(
  work: Work,
  input: {
    at: Temporal.Instant;
    changes: readonly { ofId: string; type: string }[];
    about: readonly { id: string; bookId: string; leaseId: string | null }[];
    idName: 'payoutId' | 'refundId';
  },
): Promise<void> {
  const { at, changes, idName } = input;
  const about = new Map(input.about.map((one) => [one.id, one]));
  const bookIds = [...new Set(input.about.map(({ bookId }) => bookId))];
  const books = await findBooks(work.tx, bookIds);
  const partners = new Map(books.map(({ id, partnerId }) => [id, partnerId]));
  // A payout deducts invoices of the landlord.
  await noteMoneyOf(work, [...new Set(input.about.flatMap(({ leaseId }) => leaseId ?? []))]);
  await notifyPartners(
    work,
    changes.flatMap(({ ofId, type }) => {
      const one = about.get(ofId);
      const partnerId = one && partners.get(one.bookId);
      return partnerId
        ? [{ partnerId, type, at, data: { [idName]: ofId, leaseId: one.leaseId } }]
        : [];
    }),
  );
}
