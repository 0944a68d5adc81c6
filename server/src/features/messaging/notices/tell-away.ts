import { tidyLine } from '@husvaer/domain/kernel/text';
import { excerptOf } from '@husvaer/domain/messaging/message';

import { findFaces, findReachable, type Reachable } from '../../accounts/public.ts';
import { findListings } from '../../listings/public.ts';
import { findSilent, stopping } from '../../notifications/public.ts';
import { mailSender, siteUsedBy } from '../../partners/public.ts';
import { renderMail } from '../../../platform/mail/layout.ts';
import { queueMail, type MailSender } from '../../../platform/mail/mail.ts';
import { unlinked } from '../../../platform/mail/unlinked.ts';
import type { Work } from '../../../platform/work.ts';
import { en } from './messages/en.ts';
import { no } from './messages/no.ts';
import {
  AWAY,
  findWaiting,
  noteTold,
  takeDue,
  type Noted,
  type Part,
  type Waiting,
} from './store.ts';

const WORDS = { en, no };
/** People told in one transaction. */
export const PEOPLE = 100;
/** Conversations one mail shows, and what of each: messages, and characters of a message. */
const CARDS = 10;
const SHOWN = { texts: 3, characters: 160 };

/**
 * Writes to people who have not read what was written to them five minutes ago or more: one mail
 * with all that waits for them. What waits for somebody whom no mail reaches, or who wants none, is
 * not kept for later. How many people it was about: {@link PEOPLE} when there may be more.
 */
export async function tellAway(work: Work): Promise<number> {
  const { tx, clock } = work;
  const now = clock.now();
  const parts = await takeDue(tx, { at: now, limit: PEOPLE });
  if (parts.length === 0) return 0;
  const waiting = Map.groupBy(await findWaiting(tx, parts, SHOWN), ({ accountId }) => accountId);
  const due = new Map(
    [...waiting].filter(([, theirs]) => theirs.some(({ oldestAt }) => isBefore(oldestAt, now))),
  );
  const reachable = await findReachable(tx, [...due.keys()]);
  const silent = await findSilent(tx, 'messages', [...reachable.keys()]);
  const shown = await whatIsShown(work, [...due.values()].flat());
  const mailed = new Set<string>();
  for (const [accountId, theirs] of due) {
    const to = reachable.get(accountId);
    if (!to || silent.has(accountId)) continue;
    mailed.add(accountId);
    const partnerId = onlyPartnerOf(theirs);
    const sender = await mailSender(work, partnerId);
    const site = await siteUsedBy(work, accountId, partnerId);
    await write(work, { ...to, accountId, site, sender }, theirs, shown);
  }
  await noteTold(
    tx,
    parts.map((part) => {
      const found = waiting.get(part.accountId)?.find(isIn(part));
      return note(part, found, { isDue: due.has(part.accountId), mailed });
    }),
    now,
  );
  return new Set(parts.map(({ accountId }) => accountId)).size;
}

/** The one partner whose homes all of these are about. */
function onlyPartnerOf(waiting: readonly Waiting[]): string | null {
  const partners = new Set(waiting.map(({ partnerId }) => partnerId));
  return partners.size === 1 ? waiting[0]!.partnerId : null;
}

const isBefore = (oldest: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(oldest.add(AWAY), now) <= 0;

const isIn =
  ({ conversationId }: Part) =>
  (one: Part): boolean =>
    one.conversationId === conversationId;

function note(
  { conversationId, accountId }: Part,
  found: Waiting | undefined,
  { isDue, mailed }: { isDue: boolean; mailed: ReadonlySet<string> },
): Noted {
  const part = { conversationId, accountId };
  if (!found) return { ...part, told: 0, isMailed: false, tellAt: null };
  if (!isDue)
    return { ...part, told: 0, isMailed: false, tellAt: found.oldestAt.add(AWAY).toString() };
  return { ...part, told: found.last, isMailed: mailed.has(accountId), tellAt: null };
}

/** Names and titles by their ids. */
interface Shown {
  names: Map<string, string>;
  titles: Map<string, string>;
}

async function whatIsShown({ tx }: Work, waiting: readonly Waiting[]): Promise<Shown> {
  const listingIds = [...new Set(waiting.flatMap(({ listingId }) => listingId ?? []))];
  const homes = listingIds.length > 0 ? await findListings(tx, listingIds) : [];
  const faces = await findFaces(tx, [...new Set(waiting.flatMap(({ senderIds }) => senderIds))]);
  return {
    names: new Map(faces.map(({ id, name }) => [id, name])),
    titles: new Map(homes.map(({ id, title }) => [id, title])),
  };
}

async function write(
  work: Work,
  to: Reachable & { accountId: string; site: URL; sender: MailSender | null },
  waiting: readonly Waiting[],
  { names, titles }: Shown,
): Promise<void> {
  const { accountId, email, language, site, sender } = to;
  const words = WORDS[language];
  const namesIn = ({ senderIds }: Waiting) =>
    senderIds.map((id) => names.get(id) ?? words.somebody).join(', ') || words.somebody;
  const at = (path: string) => new URL(path, site).href;
  const [first] = waiting;
  const isOne = waiting.length === 1;
  const messages = waiting.reduce((sum, { count }) => sum + count, 0);
  const title = isOne
    ? words.one(messages, unlinked(namesIn(first!)))
    : words.several(messages, waiting.length);
  const left = waiting.length - CARDS;
  const stop = stopping(work, { kind: 'messages', accountId, site });
  const textOf = (text: string) => (text ? unlinked(excerptOf(text)) : words.files);
  await queueMail(work, {
    to: email,
    // A name may hold what a header may not.
    subject: tidyLine(title),
    ...renderMail({
      language,
      title,
      preheader: textOf(first!.texts.at(-1) ?? ''),
      paragraphs: [],
      cards: waiting.slice(0, CARDS).map((one) => ({
        title: [unlinked(namesIn(one)), titles.get(one.listingId ?? '')]
          .filter(Boolean)
          .join(' · '),
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
      footerLink: { label: words.stop, url: stop.page },
      sender,
    }),
    sender,
    headers: stop.headers,
  });
}
