import { KEEP_DAYS } from '@husvaer/domain/notifications/notification';

import type { Work } from '../../platform/work.ts';
import { deleteNotifications } from './store.ts';

export const deleteOldNotifications = ({ tx, clock }: Work): Promise<void> =>
  deleteNotifications(tx, clock.now().subtract({ hours: 24 * KEEP_DAYS }));
