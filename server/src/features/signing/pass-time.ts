import { mayExpire, statusAt, turnOf } from '@husvaer/domain/signing/states';

import { SYSTEM } from '../../platform/viewer.ts';
import type { Runner, Work } from '../../platform/work.ts';
import { findOverdue, findToRemind, recordNotified } from './deadlines/store.ts';
import { factsOf, lockOrder } from './store.ts';
import { addTask } from './tasks/store.ts';
import { endEarly } from './move-on.ts';

/** Orders ended in one run; the others wait for the next. */
const BATCH = 500;
/** Times a signer is reminded in their turn. */
export const REMINDERS_MAX = 3;
/** Hours a broker has to say whether somebody signed in time, before it counts as nobody did. */
const BROKER_HOURS = 24;

/** Ends what was not signed in time. */
export async function expireOrders(runner: Runner): Promise<void> {
  const ids = await runner.read(
    SYSTEM,
    ({ tx, clock }) => findOverdue(tx, clock.now(), BATCH),
    undefined,
  );
  for (const id of ids) await runner.run(SYSTEM, expireOrder, id);
}

async function expireOrder(work: Work, id: string): Promise<void> {
  const { tx, clock } = work;
  const now = clock.now();
  const order = await lockOrder(tx, id);
  if (!order || !mayExpire(factsOf(order), now.epochMilliseconds)) return;
  const isKnown =
    order.remoteId === null || isAfter(now, order.expiresAt.add({ hours: BROKER_HOURS }));
  // Whoever signed at the last moment has signed: the broker is asked first, and that ends it.
  if (isKnown) await endEarly(work, order, { status: 'expired' });
  else await addTask(tx, id, 'fetch', now);
}

const isAfter = (one: Temporal.Instant, other: Temporal.Instant): boolean =>
  Temporal.Instant.compare(one, other) > 0;

/** Reminds whoever's turn it is, when they were last told as many days ago as was asked for. */
export async function remindSigners(runner: Runner): Promise<void> {
  const waiting = await runner.read(
    SYSTEM,
    ({ tx, clock }) =>
      findToRemind(tx, {
        before: clock.now().subtract({ hours: 24 }),
        remindersMax: REMINDERS_MAX,
      }),
    undefined,
  );
  for (const { id } of waiting) await runner.run(SYSTEM, remind, id);
}

async function remind(work: Work, id: string): Promise<void> {
  const { tx, clock, emit } = work;
  const now = clock.now();
  const order = await lockOrder(tx, id);
  if (!order?.toldAt || order.remindAfterDays === null) return;
  const isDue = !isAfter(order.toldAt.add({ hours: 24 * order.remindAfterDays }), now);
  const facts = factsOf(order);
  const isAsked = statusAt(facts, now.epochMilliseconds) === 'open' && turnOf(facts) !== null;
  if (!isDue || !isAsked || order.reminders >= REMINDERS_MAX) return;
  await recordNotified(tx, id, { at: now, reminders: order.reminders + 1 });
  await emit({ name: 'signing.reminded', payload: { orderId: id } });
}
