import { keepDocument } from '../../files/public.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { invoicePaper } from '../invoices/invoice-paper.ts';
import { letterPaper } from '../late/letter-paper.ts';
import type { Paper } from './paper.ts';
import {
  endDelivery,
  lockDelivery,
  takeDelivery,
  tryDeliveryLater,
  type Delivered,
  type Delivery,
} from './store.ts';

const PAPERS: Record<Delivered, Paper> = { invoice: invoicePaper, letter: letterPaper };

/** Seconds making one may take before another node tries. */
const HOLD_SECONDS = 60;
const ATTEMPTS_MAX = 6;

/** The next to make and send, kept from the other nodes for a while. */
export function takeNext({ tx, clock }: Work): Promise<Delivery | undefined> {
  const now = clock.now();
  return takeDelivery(tx, now, now.add({ seconds: HOLD_SECONDS }));
}

/** Where its file lies: made again, it is the same one. */
export const keyOf = ({ what, ofId }: Pick<Delivery, 'what' | 'ofId'>): string =>
  `documents/${what}-${ofId}.pdf`;

export const draw = (work: ReadWork, { what, ofId }: Delivery): Promise<Uint8Array> =>
  PAPERS[what].draw(work, ofId);

/** Sends out what was made and lies in the store, once. */
export async function sendOut(
  work: Work,
  { size, ...delivery }: Delivery & { size: number },
): Promise<void> {
  const { ofId, what } = delivery;
  if (!(await lockDelivery(work.tx, ofId))) return;
  const title = await PAPERS[what].title(work, ofId);
  const document = await keepDocument(work, {
    key: keyOf(delivery),
    title,
    name: `${title}.pdf`,
    size,
    contentType: 'application/pdf',
  });
  await PAPERS[what].send(work, ofId, document);
  await endDelivery(work.tx, ofId);
}

/** After a failure that may not be its own: later again, and in the end a person has to see to it. */
export async function tryLater(work: Work, { ofId, what, attempts }: Delivery): Promise<void> {
  const { tx, clock } = work;
  if (!(await lockDelivery(tx, ofId))) return;
  if (attempts < ATTEMPTS_MAX)
    return tryDeliveryLater(tx, ofId, clock.now().add({ seconds: 2 ** attempts }));
  await PAPERS[what].giveUp(work, ofId);
  await endDelivery(tx, ofId);
}
