import { oreToKroner, type Ore } from '@husvaer/domain/kernel/money';
import { DEFAULT_CURRENCY, formatAmount } from '@husvaer/domain/partners/currency';
import { addressOfKept, type Frequency } from '@husvaer/domain/search/saved-search';

import { findReachable, type Reachable } from '../../accounts/public.ts';
import { siteAddress } from '../../partners/public.ts';
import { renderMail } from '../../../platform/mail/layout.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import { unsubscribing } from '../../../platform/mail/mailings.ts';
import type { Work } from '../../../platform/work.ts';
import { en } from '../alerts/messages/en.ts';
import { no } from '../alerts/messages/no.ts';
import {
  findDueSearches,
  forgetTold,
  takeFinds,
  type DueSearch,
  type Find,
} from '../alerts/store.ts';

/** It is time to tell what searches of one frequency have found, from the one after `after` on. */
export const SEARCHES_DUE = 'search.searches_due';

/** What a mailing is called whose ids are saved searches. */
export const SEARCH_MAILS = 'saved_search';

const WORDS = { en, no };
/** Searches told in one transaction. */
const PAGE = 100;
/** Homes one mail shows. */
const CARDS_MAX = 20;

/**
 * Writes the mails of one page of searches and leaves the next to an event of its own. What is found
 * for somebody whom no mail reaches, for their address is unproven or their account at rest, is not kept for later.
 */
export async function tellSearches(
  work: Work,
  { frequency, after }: { frequency: Frequency; after: string | null },
): Promise<void> {
  const searches = await findDueSearches(work.tx, { frequency, after, limit: PAGE });
  const ids = searches.map(({ id }) => id);
  const finds = Map.groupBy(
    await takeFinds(work.tx, ids, work.clock.now()),
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
  const { name, language, query } = search;
  const words = WORDS[language];
  const amount = (ore: Ore) => formatAmount(oreToKroner(ore), DEFAULT_CURRENCY[language]);
  const site = await siteAddress(work, query.partnerId ?? null);
  const at = (path: string) => new URL(path, site).href;
  const stop = unsubscribing(work.keys, site, { kind: SEARCH_MAILS, id: search.id });
  const cheaper = found.filter(({ rentBefore }) => rentBefore !== null).length;
  const left = found.length - CARDS_MAX;
  const subject = words.subject({ homes: found.length - cheaper, cheaper, name });

  await queueMail(work, {
    to: to.email,
    subject,
    ...renderMail({
      language,
      title: words.title(name),
      preheader: found[0]?.title ?? '',
      paragraphs: [],
      cards: found.slice(0, CARDS_MAX).map(({ listingId, title, rent, rentBefore, ...home }) => ({
        title,
        url: at(`/listing/${listingId}`),
        lines: [
          rentBefore === null
            ? words.perMonth(amount(rent))
            : words.cheaper(amount(rent), amount(rentBefore)),
          [home.neighbourhood, home.city].filter(Boolean).join(', '),
        ],
      })),
      afterCards: left > 0 ? words.more(left) : undefined,
      button: { label: words.button, url: at(addressOfKept(query)) },
      footer: words.footer(name),
      footerLink: { label: words.stop, url: stop.page },
    }),
    headers: stop.headers,
  });
}
