import { searchErrors } from '@husvaer/domain/search/errors';

import type { Keys } from '../../../platform/keys.ts';
import type { Work } from '../../../platform/work.ts';
import { silenceSavedSearch } from '../saved/store.ts';

/** What a mail's link to unsubscribe carries: nobody else can make it, and it works without logging in. */
export const unsubscribeToken = (keys: Keys, searchId: string): string =>
  `${searchId}.${keys.fingerprint('unsubscribe', searchId)}`;

/** Ends the mails of a saved search; again, or after the search is gone, changes nothing. Throws `search.unknown_link`. */
export async function unsubscribe({ tx, keys }: Work, token: string): Promise<void> {
  const [searchId = ''] = token.split('.', 1);
  if (token !== unsubscribeToken(keys, searchId)) throw searchErrors.unknown_link();
  await silenceSavedSearch(tx, searchId);
}
