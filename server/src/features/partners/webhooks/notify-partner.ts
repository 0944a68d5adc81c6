import type { Work } from '../../../platform/work.ts';
import { addDeliveries } from './deliveries/store.ts';
import { findWebhooks } from './store.ts';

/** What a partner's system is told: ids and names of events, nothing about anybody. */
export interface PartnerNews {
  partnerId: string;
  /** `lease.signed` */
  type: string;
  at: Temporal.Instant;
  data: Record<string, string | number | null>;
}

/** Tells a partner's own system of something, wherever it wants to hear of it. It is sent after the commit. */
export const notifyPartner = (work: Work, news: PartnerNews): Promise<void> =>
  notifyPartners(work, [news]);

/** The same of many things at once. */
export async function notifyPartners(work: Work, news: readonly PartnerNews[]): Promise<void> {
  const { tx, clock, newId } = work;
  for (const [partnerId, theirs] of Map.groupBy(news, (one) => one.partnerId)) {
    const webhooks = await findWebhooks(tx, partnerId);
    const deliveries = theirs.flatMap(({ type, at, data }) => {
      const eventId = newId();
      const body = JSON.stringify({ id: eventId, type, at: at.toString(), data });
      return webhooks
        .filter(({ types }) => types.length === 0 || types.includes(type))
        .map(({ id: webhookId }) => ({ id: newId(), webhookId, eventId, type, body }));
    });
    await addDeliveries(tx, deliveries, clock.now());
  }
}
