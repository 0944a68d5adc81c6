import { findPublicProfiles, findReachable, type Reachable } from '../../accounts/public.ts';
import { findListings } from '../../listings/public.ts';
import { findSilent, unsubscribeLinks } from '../../notifications/public.ts';
import { mailSender, siteUsedBy } from '../../partners/public.ts';
import { renderMail } from '../../../platform/mail/layout.ts';
import { queueMail, type MailSender } from '../../../platform/mail/mail.ts';
import type { Work } from '../../../platform/work.ts';
import { unreadMessagesMail, type Shown } from './mails.ts';
import {
  UNREAD_FOR,
  findWaiting,
  recordNotified,
  claimDueConversations,
  type Noted,
  type Part,
  type Waiting,
} from './store.ts';

/** People handled in one transaction. */
export const PEOPLE_MAX = 100;
/** Messages of each conversation in a mail, and characters of each message. */
const SHOWN = { texts: 3, characters: 160 };

/**
 * Mails people whose messages have been unread for five minutes or more: one mail with everything unread.
 * Messages of people who can't receive mails, or want none, are not kept for later. Returns the number of
 * people: {@link PEOPLE_MAX} when there may be more.
 */
export async function mailUnread(work: Work): Promise<number> {
  const { tx, clock } = work;
  const now = clock.now();
  const parts = await claimDueConversations(tx, { at: now, limit: PEOPLE_MAX });
  if (parts.length === 0) return 0;
  const waiting = Map.groupBy(await findWaiting(tx, parts, SHOWN), ({ accountId }) => accountId);
  const due = new Map(
    [...waiting].filter(([, conversations]) =>
      conversations.some(({ oldestAt }) => isDueAt(oldestAt, now)),
    ),
  );
  const reachable = await findReachable(tx, [...due.keys()]);
  const silent = await findSilent(tx, 'messages', [...reachable.keys()]);
  const shown = await findNamesAndTitles(work, [...due.values()].flat());
  const mailedIds = new Set<string>();
  for (const [accountId, theirs] of due) {
    const to = reachable.get(accountId);
    if (!to || silent.has(accountId)) continue;
    mailedIds.add(accountId);
    const partnerId = onlyPartnerOf(theirs);
    const sender = await mailSender(work, partnerId);
    const site = await siteUsedBy(work, accountId, partnerId);
    await queueUnreadMail(work, { ...to, accountId, site, sender }, theirs, shown);
  }
  await recordNotified(
    tx,
    parts.map((part) => {
      const found = waiting.get(part.accountId)?.find(isSameConversation(part));
      return notedOf(part, found, { isDue: due.has(part.accountId), mailedIds });
    }),
    now,
  );
  return new Set(parts.map(({ accountId }) => accountId)).size;
}

/** The partner that all these homes belong to, if there is only one. */
function onlyPartnerOf(waiting: readonly Waiting[]): string | null {
  const partners = new Set(waiting.map(({ partnerId }) => partnerId));
  return partners.size === 1 ? waiting[0]!.partnerId : null;
}

const isDueAt = (oldest: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(oldest.add(UNREAD_FOR), now) <= 0;

const isSameConversation =
  ({ conversationId }: Part) =>
  (one: Part): boolean =>
    one.conversationId === conversationId;

function notedOf(
  { conversationId, accountId }: Part,
  found: Waiting | undefined,
  { isDue, mailedIds }: { isDue: boolean; mailedIds: ReadonlySet<string> },
): Noted {
  const part = { conversationId, accountId };
  if (!found) return { ...part, shownUpTo: 0, isMailed: false, unreadDueAt: null };
  if (!isDue)
    return {
      ...part,
      shownUpTo: 0,
      isMailed: false,
      unreadDueAt: found.oldestAt.add(UNREAD_FOR).toString(),
    };
  return { ...part, shownUpTo: found.last, isMailed: mailedIds.has(accountId), unreadDueAt: null };
}

async function findNamesAndTitles({ tx }: Work, waiting: readonly Waiting[]): Promise<Shown> {
  const listingIds = [...new Set(waiting.flatMap(({ listingId }) => listingId ?? []))];
  const homes = listingIds.length > 0 ? await findListings(tx, listingIds) : [];
  const profiles = await findPublicProfiles(tx, [
    ...new Set(waiting.flatMap(({ senderIds }) => senderIds)),
  ]);
  return {
    names: new Map(profiles.map(({ id, name }) => [id, name])),
    titles: new Map(homes.map(({ id, title }) => [id, title])),
  };
}

async function queueUnreadMail(
  work: Work,
  to: Reachable & { accountId: string; site: URL; sender: MailSender | null },
  waiting: readonly Waiting[],
  shown: Shown,
): Promise<void> {
  const { accountId, email, language, site, sender } = to;
  const stop = unsubscribeLinks(work, { kind: 'messages', accountId, site });
  const mail = unreadMessagesMail({ language, site, sender, stop: stop.page }, waiting, shown);
  await queueMail(work, {
    to: email,
    ...renderMail(mail),
    sender,
    headers: stop.headers,
  });
}
