import type { Work } from '../../../platform/work.ts';
import { addDeliveries } from './deliveries/store.ts';
import { findWebhooks } from './store.ts';

/** A message to a partner's system: ids and names of events, no personal data. */
export interface PartnerNews {
  partnerId: string;
  /** `lease.signed` */
  type: string;
  at: Temporal.Instant;
  data: Record<string, string | number | null>;
}

/** Notifies a partner's system at all its webhooks for this event. It is sent after the commit. */
export const notifyPartner = (work: Work, news: PartnerNews): Promise<void> =>
  notifyPartners(work, [news]);

/** Like {@link notifyPartner}, for many messages. */
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
