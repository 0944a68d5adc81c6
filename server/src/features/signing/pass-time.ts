import { mayExpire, statusAt, turnOf } from '@husvaer/domain/signing/states';

import { SYSTEM } from '../../platform/viewer.ts';
import type { Runner, Work } from '../../platform/work.ts';
import { findOverdue, findToRemind, recordNotified } from './deadlines/store.ts';
import { factsOf, lockOrder } from './store.ts';
import { addTask } from './tasks/store.ts';
import { endEarly } from './move-on.ts';

/** Orders ended in one run; the next run ends the others. */
const BATCH = 500;
/** Reminders of a signer in their turn. */
const REMINDERS_MAX = 3;
/**
 * Hours after the deadline in which a broker can report a signature, before the order counts as not signed.
 */
const BROKER_HOURS = 24;

/** Ends orders that were not signed in time. */
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
  // A signature at the last moment counts: the broker is asked first, and its answer ends the order.
  if (isKnown) await endEarly(work, order, { status: 'expired' });
  else await addTask(tx, id, 'fetch', now);
}

const isAfter = (one: Temporal.Instant, other: Temporal.Instant): boolean =>
  Temporal.Instant.compare(one, other) > 0;

/** Reminds signers of their turn, the requested number of days after they were last notified. */
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
  if (!order?.notifiedAt || order.remindAfterDays === null) return;
  const isDue = !isAfter(order.notifiedAt.add({ hours: 24 * order.remindAfterDays }), now);
  const facts = factsOf(order);
  const isRequested = statusAt(facts, now.epochMilliseconds) === 'open' && turnOf(facts) !== null;
  if (!isDue || !isRequested || order.reminders >= REMINDERS_MAX) return;
  await recordNotified(tx, id, { at: now, reminders: order.reminders + 1 });
  await emit({ name: 'signing.reminded', payload: { orderId: id } });
}
