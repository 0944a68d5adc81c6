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
export async function tellPartner(work: Work, news: PartnerNews): Promise<void> {
  const { partnerId, type, at, data } = news;
  const webhooks = await findWebhooks(work.tx, partnerId);
  const eventId = work.newId();
  const body = JSON.stringify({ id: eventId, type, at: at.toString(), data });
  await addDeliveries(
    work.tx,
    webhooks
      .filter(({ types }) => types.length === 0 || types.includes(type))
      .map(({ id: webhookId }) => ({ id: work.newId(), webhookId, eventId, type, body })),
    work.clock.now(),
  );
}
