import type { Frequency } from '@husvaer/domain/search/saved-search';

import { findReachable, type Reachable } from '../../../accounts/public.ts';
import { siteAddress } from '../../../partners/public.ts';
import { renderMail } from '../../../../platform/mail/layout.ts';
import { queueMail } from '../../../../platform/mail/mail.ts';
import { unsubscribing } from '../../../../platform/mail/mailings.ts';
import type { Work } from '../../../../platform/work.ts';
import { foundMail } from '../mails.ts';
import { findDueSearches, forgetTold, claimFinds, type DueSearch, type Find } from '../store.ts';

/** It is time to tell what searches of one frequency have found, from the one after `after` on. */
export const SEARCHES_DUE = 'search.searches_requested';

/** What a mailing is called whose ids are saved searches. */
export const SEARCH_MAILS = 'saved_search';

/** Searches told in one transaction. */
const PAGE = 100;

/**
 * Writes the mails of one page of searches and leaves the next to an event of its own. What is found
 * for somebody whom no mail reaches, for their address is unproven or their account at rest, is not kept for later.
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
    if (to && found) await tell(work, search, { to, found });
  }
  if (searches.length === PAGE)
    await work.emit({ name: SEARCHES_DUE, payload: { frequency, after: ids.at(-1) } });
}

/** Days after which a home that comes back, or gets cheaper once more, is news again. */
const TOLD_DAYS = 365;

export async function forgetToldFinds({ tx, clock }: Work): Promise<void> {
  await forgetTold(tx, clock.now().subtract({ hours: 24 * TOLD_DAYS }));
}

async function tell(
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
