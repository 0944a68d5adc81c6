import { AGENTS_MAILS, MAIL_KINDS } from '@husvaer/domain/notifications/notification';

import type { ReadWork } from '../../../platform/work.ts';
import { findSilence } from '../settings/store.ts';
import { requireNotificationOwner } from '../notification-owner.ts';
import type { Setting } from '../mail-setting.ts';

/** The viewer's mail settings, for the kinds that apply to their roles. */
export async function getNotificationSettings({ tx, viewer }: ReadWork): Promise<Setting[]> {
  const { id, grants } = requireNotificationOwner(viewer);
  const silence = await findSilence(tx, id);
  const isAgent = grants.some(({ role }) => role === 'agent');
  return MAIL_KINDS.filter((kind) => isAgent || !AGENTS_MAILS.includes(kind)).map((kind) => ({
    kind,
    isMailed: !silence.includes(kind),
  }));
}
