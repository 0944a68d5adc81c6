import type { Ore } from '@husvaer/domain/kernel/money';
import { urlOfStored } from '@husvaer/domain/search/saved-search';

import type { MailContent } from '../../../platform/mail/layout.ts';
import { en } from './messages/en.ts';
import { no } from './messages/no.ts';
import type { DueSearch, Find } from './store.ts';
import { kronerOf } from '../../../platform/written.ts';

const WORDS = { en, no };
/** Homes in one mail. */
const CARDS_MAX = 20;

/** The homes that a search has found. `stop` is the link that stops its mails. */
export function foundMail(
  { name, language, query }: Pick<DueSearch, 'name' | 'language' | 'query'>,
  { found, site, stop }: { found: readonly Omit<Find, 'searchId'>[]; site: URL; stop: string },
): MailContent {
  const words = WORDS[language];
  const amount = (ore: Ore) => kronerOf(ore, language);
  const at = (path: string) => new URL(path, site).href;
  const cheaper = found.filter(({ rentBefore }) => rentBefore !== null).length;
  const left = found.length - CARDS_MAX;
  return {
    language,
    subject: words.subject({ homes: found.length - cheaper, cheaper, name }),
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
    button: { label: words.button, url: at(urlOfStored(query)) },
    footer: words.footer(name),
    footerLink: { label: words.stop, url: stop },
  };
}
