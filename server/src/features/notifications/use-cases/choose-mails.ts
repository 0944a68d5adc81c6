import {
  AGENTS_MAILS,
  MAIL_KINDS,
  type MailKind,
  type SettingsChange,
} from '@husvaer/domain/notifications/notification';

import { unsubscribing, type Mailing } from '../../../platform/mail/mailings.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { findSilence, setSilence } from '../settings/store.ts';
import { ownerIn } from './read-notifications.ts';

export interface Setting {
  kind: MailKind;
  isMailed: boolean;
}

/** Which mails one gets, of those that are for people like them. */
export async function getNotificationSettings({ tx, viewer }: ReadWork): Promise<Setting[]> {
  const { id, grants } = ownerIn(viewer);
  const silence = await findSilence(tx, id);
  const isAgent = grants.some(({ role }) => role === 'agent');
  return MAIL_KINDS.filter((kind) => isAgent || !AGENTS_MAILS.includes(kind)).map((kind) => ({
    kind,
    isMailed: !silence.includes(kind),
  }));
}

export async function updateNotificationSettings(
  work: Work,
  change: SettingsChange,
): Promise<Setting[]> {
  const { kind, isMailed } = change;
  const { id: accountId } = ownerIn(work.viewer);
  await setSilence(work.tx, { accountId, kind, isSilent: !isMailed });
  return getNotificationSettings(work);
}

/** Mails by kind, stopped with one click; the id is the account's. */
export const mailings: readonly Mailing[] = MAIL_KINDS.map((kind) => ({
  kind,
  stop: ({ tx }, accountId) => setSilence(tx, { accountId, kind, isSilent: true }),
}));

/** How somebody stops the mails of a kind: the page for them, on the site the mail leads to, and the headers for their mail program. */
export const stopping = (
  { keys }: Pick<ReadWork, 'keys'>,
  { kind, accountId, site }: { kind: MailKind; accountId: string; site: URL },
) => unsubscribing(keys, site, { kind, id: accountId });
