import { MAIL_KINDS, type MailKind } from '@husvaer/domain/notifications/notification';

import { unsubscribing, type Mailing } from '../../platform/mail/mailings.ts';
import type { ReadWork } from '../../platform/work.ts';
import { setSilence } from './settings/store.ts';

/** Mails by kind, which a recipient can stop with one click; the id is the account's. */
export const mailings: readonly Mailing[] = MAIL_KINDS.map((kind) => ({
  kind,
  stop: ({ tx }, accountId) => setSilence(tx, { accountId, kind, isSilent: true }),
}));

/**
 * How a person stops the mails of a kind: the link of a page on the mail's site, and the headers for mail
 * programs.
 */
export const unsubscribeLinks = (
  { keys }: Pick<ReadWork, 'keys'>,
  { kind, accountId, site }: { kind: MailKind; accountId: string; site: URL },
) => unsubscribing(keys, site, { kind, id: accountId });
