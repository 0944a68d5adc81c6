import { accountErrors } from '@husvaer/domain/accounts/errors';
import { KEEP_DAYS } from '@husvaer/domain/notifications/notification';

import type { AccountViewer, Viewer } from '../../../platform/viewer.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { notificationPolicy } from '../policy.ts';
import {
  countNotifications,
  findNotifications,
  forgetNotifications,
  readNotifications,
  type Notification,
} from '../store.ts';

export interface Notifications {
  data: Notification[];
  total: number;
  unread: number;
}

/** One's own, the latest first. */
export async function getNotifications(
  { tx, viewer }: ReadWork,
  page: { limit: number; skip: number },
): Promise<Notifications> {
  const { id } = ownerIn(viewer);
  const data = await findNotifications(tx, id, page);
  return { data, ...(await countNotifications(tx, id)) };
}

/** Notes that one has read one of them, those up to a moment, or all; how many are left. */
export async function updateNotifications(
  { tx, viewer, clock }: Work,
  which: { id: string | null; until: Temporal.Instant | null },
): Promise<number> {
  const { id: accountId } = ownerIn(viewer);
  await readNotifications(tx, accountId, which, clock.now());
  return (await countNotifications(tx, accountId)).unread;
}

export const forgetOld = ({ tx, clock }: Work): Promise<void> =>
  forgetNotifications(tx, clock.now().subtract({ hours: 24 * KEEP_DAYS }));

/** Throws `accounts.login_required`. */
export function ownerIn(viewer: Viewer): AccountViewer {
  if (!notificationPolicy.hear(viewer)) throw accountErrors.login_required();
  return viewer;
}
