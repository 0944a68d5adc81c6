import type { Work } from '../../../platform/work.ts';
import { countNotifications, readNotifications } from '../store.ts';
import { requireNotificationOwner } from '../notification-owner.ts';

/** Notes that one has read one of them, those up to a moment, or all; how many are left. */
export async function updateNotifications(
  { tx, viewer, clock }: Work,
  which: { id: string | null; until: Temporal.Instant | null },
): Promise<number> {
  const { id: accountId } = requireNotificationOwner(viewer);
  await readNotifications(tx, accountId, which, clock.now());
  return (await countNotifications(tx, accountId)).unread;
}
