import type { Work } from '../../../platform/work.ts';
import { addDeliveries } from './deliveries/store.ts';
import { findWebhooks } from './store.ts';

/** An event for a partner's system: ids and names of events, no personal data. */
interface PartnerEvent {
  partnerId: string;
  /** `lease.signed` */
  type: string;
  at: Temporal.Instant;
  data: Record<string, string | number | null>;
}

/** Notifies a partner's system at all its webhooks for this event. It is sent after the commit. */
export const notifyPartner = (work: Work, event: PartnerEvent): Promise<void> =>
  notifyPartners(work, [event]);

/** Like {@link notifyPartner}, for many events. */
export async function notifyPartners(work: Work, events: readonly PartnerEvent[]): Promise<void> {
  const { tx, clock, newId } = work;
  for (const [partnerId, own] of Map.groupBy(events, (event) => event.partnerId)) {
    const webhooks = await findWebhooks(tx, partnerId);
    const deliveries = own.flatMap(({ type, at, data }) => {
      const eventId = newId();
      const body = JSON.stringify({ id: eventId, type, at: at.toString(), data });
      return webhooks
        .filter(({ types }) => types.length === 0 || types.includes(type))
        .map(({ id: webhookId }) => ({ id: newId(), webhookId, eventId, type, body }));
    });
    await addDeliveries(tx, deliveries, clock.now());
  }
}
