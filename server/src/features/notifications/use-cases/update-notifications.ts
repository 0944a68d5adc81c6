import type { Work } from '../../../platform/work.ts';
import { countNotifications, readNotifications } from '../store.ts';
import { requireNotificationOwner } from '../notification-owner.ts';

/** Marks the viewer's notifications as read: one, those up to a time, or all. Returns how many are unread. */
export async function updateNotifications(
  { tx, viewer, clock }: Work,
  which: { id: string | null; until: Temporal.Instant | null },
): Promise<number> {
  const { id: accountId } = requireNotificationOwner(viewer);
  await readNotifications(tx, accountId, which, clock.now());
  return (await countNotifications(tx, accountId)).unread;
}
