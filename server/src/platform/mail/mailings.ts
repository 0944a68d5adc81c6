import { requestErrors } from '@husvaer/domain/kernel/errors';

import type { Keys } from '../keys.ts';
import type { Work } from '../work.ts';

/** Mails of one kind that somebody gets until they do not want them any more. */
export interface Mailing {
  /** `saved_search`: the first part of its links. */
  kind: string;
  /** Ends the mails of the one with this id: a search, an account. Again, or when it is gone, it changes nothing. */
  stop(work: Work, id: string): Promise<void>;
}

/** What ends the mails of one kind and id, without logging in: nobody else can make it. */
const tokenOf = (keys: Keys, { kind, id }: { kind: string; id: string }): string =>
  `${kind}.${id}.${keys.fingerprint('unsubscribe', `${kind}.${id}`)}`;

/** How a mail is stopped: a page for its reader, and headers for their mail program (RFC 8058). */
export function unsubscribing(
  keys: Keys,
  site: URL,
  whose: { kind: string; id: string },
): { page: string; headers: Record<string, string> } {
  const token = tokenOf(keys, whose);
  return {
    page: new URL(pageOf(token), site).href,
    headers: {
      'List-Unsubscribe': `<${new URL(`/api/unsubscribe/${token}`, site).href}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** The page that asks whether the mails of a token shall stop. */
export const pageOf = (token: string): string => `/unsubscribe/${encodeURIComponent(token)}`;

/** Ends the mails that a token is of. Throws `request.not_found` for one that was not made here. */
export const unsubscribe =
  (mailings: readonly Mailing[]) =>
  async (work: Work, token: string): Promise<void> => {
    const [kind = '', id = '', print = '', ...rest] = token.split('.');
    const mailing = mailings.find((one) => one.kind === kind);
    const isOurs = work.keys.isFingerprint(print, 'unsubscribe', `${kind}.${id}`);
    if (!mailing || !isOurs || rest.length > 0) throw requestErrors.not_found();
    await mailing.stop(work, id);
  };
