import { excerptOf } from '@husvaer/domain/messaging/message';

import type { MailContent } from '../../../platform/mail/layout.ts';
import { unlinked } from '../../../platform/mail/unlinked.ts';
import { en } from './messages/en.ts';
import { no } from './messages/no.ts';
import type { Waiting } from './store.ts';

const WORDS = { en, no };
/** Conversations in one mail. */
const CARDS = 10;

/** Names and titles by their ids. */
export interface Shown {
  names: ReadonlyMap<string, string>;
  titles: ReadonlyMap<string, string>;
}

/** The part of a conversation that a mail shows. */
export type UnreadPart = Pick<
  Waiting,
  'conversationId' | 'listingId' | 'count' | 'senderIds' | 'texts'
>;

/** To a person with unread messages. `stop` is the link that stops these mails. */
export function unreadMessagesMail(
  {
    language,
    site,
    sender,
    stop,
  }: Pick<MailContent, 'language' | 'sender'> & {
    site: URL;
    stop: string;
  },
  waiting: readonly UnreadPart[],
  { names, titles }: Shown,
): MailContent {
  const words = WORDS[language];
  const namesIn = ({ senderIds }: UnreadPart) =>
    senderIds.map((id) => names.get(id) ?? words.somebody).join(', ') || words.somebody;
  const at = (path: string) => new URL(path, site).href;
  const [first] = waiting;
  const isOne = waiting.length === 1;
  const messages = waiting.reduce((sum, { count }) => sum + count, 0);
  const subject = isOne
    ? words.one(messages, unlinked(namesIn(first!)))
    : words.several(messages, waiting.length);
  const left = waiting.length - CARDS;
  const textOf = (text: string) => (text ? unlinked(excerptOf(text)) : words.files);
  return {
    language,
    subject,
    preheader: textOf(first!.texts.at(-1) ?? ''),
    paragraphs: [],
    cards: waiting.slice(0, CARDS).map((one) => ({
      title: [unlinked(namesIn(one)), titles.get(one.listingId ?? '')].filter(Boolean).join(' · '),
      url: at(`/inbox/${one.conversationId}`),
      lines: [
        ...(one.count > one.texts.length ? [words.earlier(one.count - one.texts.length)] : []),
        ...one.texts.map(textOf),
      ],
    })),
    ...(left > 0 && { afterCards: words.more(left) }),
    button: {
      label: words.button,
      url: at(isOne ? `/inbox/${first!.conversationId}` : '/inbox'),
    },
    footer: words.footer,
    footerLink: { label: words.stop, url: stop },
    sender,
  };
}
