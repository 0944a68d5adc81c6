import { KEEP_DAYS } from '@husvaer/domain/notifications/notification';

import type { Work } from '../../platform/work.ts';
import { forgetNotifications } from './store.ts';

export const forgetOld = ({ tx, clock }: Work): Promise<void> =>
  forgetNotifications(tx, clock.now().subtract({ hours: 24 * KEEP_DAYS }));
