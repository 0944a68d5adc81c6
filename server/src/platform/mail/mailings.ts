import { requestErrors } from '@husvaer/domain/kernel/errors';

import type { Keys } from '../keys.ts';
import type { Work } from '../work.ts';

/** A kind of mail that a recipient receives until they unsubscribe. */
export interface Mailing {
  /** `saved_search`: the first part of its links. */
  kind: string;
  /**
   * Stops the mails of the search or account with this id. Does nothing when they are stopped or the record
   * is deleted.
   */
  stop(work: Work, id: string): Promise<void>;
}

/** The token that stops the mails of one kind and id without a login; no one else can create it. */
const tokenOf = (keys: Keys, { kind, id }: { kind: string; id: string }): string =>
  `${kind}.${id}.${keys.fingerprint('unsubscribe', `${kind}.${id}`)}`;

/** The links to unsubscribe: a page for the reader, and headers for their mail program (RFC 8058). */
export function unsubscribing(
  keys: Keys,
  site: URL,
  mailing: { kind: string; id: string },
): { page: string; headers: Record<string, string> } {
  const token = tokenOf(keys, mailing);
  return {
    page: new URL(pageOf(token), site).href,
    headers: {
      'List-Unsubscribe': `<${new URL(`/api/unsubscribe/${token}`, site).href}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** The page that asks for confirmation before the mails stop. */
export const pageOf = (token: string): string => `/unsubscribe/${encodeURIComponent(token)}`;

/** Stops the mails of a token. Throws `request.not_found` when the token was not created here. */
export const unsubscribe =
  (mailings: readonly Mailing[]) =>
  async (work: Work, token: string): Promise<void> => {
    const [kind = '', id = '', print = '', ...rest] = token.split('.');
    const mailing = mailings.find((one) => one.kind === kind);
    const isOurs = work.keys.isFingerprint(print, 'unsubscribe', `${kind}.${id}`);
    if (!mailing || !isOurs || rest.length > 0) throw requestErrors.not_found();
    await mailing.stop(work, id);
  };
