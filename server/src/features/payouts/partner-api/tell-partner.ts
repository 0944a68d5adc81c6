import { z } from 'zod';

import { PAYOUT_EVENTS } from '@husvaer/domain/payouts/words';

import { findBooks } from '../../ledger/public.ts';
import { tellPartners } from '../../partners/public.ts';
import type { Listener } from '../../../platform/dispatcher.ts';
import { findPayouts } from '../store.ts';

const happened = z.object({
  at: z.string().transform((at) => Temporal.Instant.from(at)),
  events: z.array(z.object({ payoutId: z.uuid(), name: z.enum(PAYOUT_EVENTS) })),
});

/** What happens to payouts is told to their agency's own system: which and what, and nothing of anybody. */
export const tellSystems: Listener = {
  event: 'payouts.happened',
  name: 'payouts.tell_partner',
  async hear(work, payload) {
    const { at, events } = happened.parse(payload);
    const ids = [...new Set(events.map(({ payoutId }) => payoutId))];
    const payouts = new Map((await findPayouts(work.tx, ids)).map((one) => [one.id, one]));
    const bookIds = [...new Set([...payouts.values()].map(({ bookId }) => bookId))];
    const books = await findBooks(work.tx, bookIds);
    const partners = new Map(books.map(({ id, partnerId }) => [id, partnerId]));
    await tellPartners(
      work,
      events.flatMap(({ payoutId, name }) => {
        const payout = payouts.get(payoutId);
        const partnerId = payout && partners.get(payout.bookId);
        if (!partnerId) return [];
        const data = { payoutId, leaseId: payout.leaseId };
        return { partnerId, type: `payout.${name}`, at, data };
      }),
    );
  },
};
