import type { Frequency } from '@husvaer/domain/search/saved-search';

import { findReachable, type Reachable } from '../../../accounts/public.ts';
import { siteAddress } from '../../../partners/public.ts';
import { renderMail } from '../../../../platform/mail/layout.ts';
import { queueMail } from '../../../../platform/mail/mail.ts';
import { unsubscribing } from '../../../../platform/mail/mailings.ts';
import type { Work } from '../../../../platform/work.ts';
import { foundMail } from '../mails.ts';
import {
  findDueSearches,
  deleteSentFinds,
  claimFinds,
  type DueSearch,
  type Find,
} from '../store.ts';

/** The event that mails the matches of searches of one frequency, beginning after `after`. */
export const SEARCHES_DUE = 'search.searches_requested';

/** The kind of mailing whose ids are saved searches. */
export const SEARCH_MAILS = 'saved_search';

/** Searches handled in one transaction. */
const PAGE = 100;

/**
 * Queues the mails of one page of searches and emits an event for the next page. Matches of accounts that
 * can't receive mail (unconfirmed address or inactive account) are dropped.
 */
export async function mailSearchFinds(
  work: Work,
  { frequency, after }: { frequency: Frequency; after: string | null },
): Promise<void> {
  const searches = await findDueSearches(work.tx, { frequency, after, limit: PAGE });
  const ids = searches.map(({ id }) => id);
  const finds = Map.groupBy(
    await claimFinds(work.tx, ids, work.clock.now()),
    ({ searchId }) => searchId,
  );
  const reachable = await findReachable(
    work.tx,
    searches.map(({ accountId }) => accountId),
  );
  for (const search of searches) {
    const to = reachable.get(search.accountId);
    const found = finds.get(search.id);
    if (to && found) await notify(work, search, { to, found });
  }
  if (searches.length === PAGE)
    await work.emit({ name: SEARCHES_DUE, payload: { frequency, after: ids.at(-1) } });
}

/** Days after which a home that comes back, or gets cheaper again, is reported again. */
const RETENTION_DAYS = 365;

export async function deleteOldFinds({ tx, clock }: Work): Promise<void> {
  await deleteSentFinds(tx, clock.now().subtract({ hours: 24 * RETENTION_DAYS }));
}

async function notify(
  work: Work,
  search: DueSearch,
  { to, found }: { to: Reachable; found: readonly Find[] },
): Promise<void> {
  const site = await siteAddress(work, search.query.partnerId ?? null);
  const stop = unsubscribing(work.keys, site, { kind: SEARCH_MAILS, id: search.id });
  const mail = foundMail(search, { found, site, stop: stop.page });
  await queueMail(work, {
    to: to.email,
    ...renderMail(mail),
    headers: stop.headers,
  });
}
