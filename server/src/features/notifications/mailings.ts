import { MAIL_KINDS, type MailKind } from '@husvaer/domain/notifications/notification';

import { unsubscribing, type Mailing } from '../../platform/mail/mailings.ts';
import type { ReadWork } from '../../platform/work.ts';
import { setSilence } from './settings/store.ts';

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
