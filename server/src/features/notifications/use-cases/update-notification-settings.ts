import { type SettingsChange } from '@husvaer/domain/notifications/notification';

import type { Work } from '../../../platform/work.ts';
import { setSilence } from '../settings/store.ts';
import { requireNotificationOwner } from '../notification-owner.ts';
import type { Setting } from '../mail-setting.ts';
import { getNotificationSettings } from './get-notification-settings.ts';

export async function updateNotificationSettings(
  work: Work,
  change: SettingsChange,
): Promise<Setting[]> {
  const { kind, isMailed } = change;
  const { id: accountId } = requireNotificationOwner(work.viewer);
  await setSilence(work.tx, { accountId, kind, isSilent: !isMailed });
  return getNotificationSettings(work);
}
