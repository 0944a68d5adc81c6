import { unnestRows } from '../../../platform/db/unnest-rows.ts';
import { sql as raw, type RawBuilder } from 'kysely';

import { moment } from '../../../platform/db/moment.ts';
import { owns, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<object>();

/** How long a message may be unread before a mail is sent. */
export const UNREAD_FOR = { minutes: 5 };
/** Between two mails about the same conversation. */
const BETWEEN_MAILS = { hours: 1 };

/** When to check whether a participant has read a message sent at `at`; for a row of `participant`. */
export const unreadDueAt = (
  senderId: string,
  at: Temporal.Instant,
): RawBuilder<string | null> => raw<string | null>`
  case when account_id = ${senderId} then null
  else coalesce(tell_at, greatest(${moment(at.add(UNREAD_FOR))}, told_at + interval '1 hour')) end`;

/** A participant of a conversation. */
export interface Part {
  conversationId: string;
  accountId: string;
}

/**
 * Claims what is due for `limit` people: all their conversations that may have unread messages and had no
 * mail in the last hour. The rows are locked until the end of the transaction, and nothing is written in the
 * conversations; conversations that are being written in are left for the next run. Only one transaction
 * claims at a time, so that one person's conversations stay together.
 */
export async function claimDueConversations(
  tx: Tx,
  { at, limit }: { at: Temporal.Instant; limit: number },
): Promise<Part[]> {
  const { rows: locks } = await raw<{ isOurs: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('messaging.mail_unread')) as is_ours`.execute(
    sql(tx),
  );
  if (!locks[0]?.isOurs) return [];
  const { rows } = await raw<Part>`
    select conversation_id, account_id from participant
    where tell_at is not null
      and (told_at is null or told_at <= ${moment(at.subtract(BETWEEN_MAILS))})
      and account_id in (
        select account_id from participant where tell_at <= ${moment(at)}
        group by account_id order by min(tell_at) limit ${limit}
      )
    order by account_id, conversation_id
    for update skip locked`.execute(sql(tx));
  return rows;
}

/** The unread messages of a participant. */
export interface Waiting extends Part {
  listingId: string | null;
  /** The partner of the home; null when no partner sees the conversation. */
  partnerId: string | null;
  /** Messages that were neither read nor mailed. */
  count: number;
  oldestAt: Temporal.Instant;
  /** The position of the last one. */
  last: number;
  senderIds: string[];
  /** The beginnings of the last ones, oldest first; empty for a message with only files. */
  texts: string[];
}

const PART_COLUMNS = { conversationId: 'uuid', accountId: 'uuid' };
const NOTED_COLUMNS = {
  ...PART_COLUMNS,
  shownUpTo: 'integer',
  isMailed: 'boolean',
  unreadDueAt: 'timestamptz',
};

/**
 * The unread messages of these participants, latest first: not mailed yet, not archived, and from no one who
 * has blocked the reader or is blocked by them. Participants without any are left out.
 */
export async function findWaiting(
  tx: Tx,
  parts: readonly Part[],
  { texts, characters }: { texts: number; characters: number },
): Promise<Waiting[]> {
  const { rows } = await raw<Waiting>`
    with part as (
      select * from ${unnestRows('taken', PART_COLUMNS, parts)}
    ), waiting as (
      select message.*, part.account_id,
        row_number() over (
          partition by part.account_id, message.conversation_id order by message.position desc
        ) as back
      from part
      join participant on participant.conversation_id = part.conversation_id
        and participant.account_id = part.account_id
      join message on message.conversation_id = part.conversation_id
        and message.position > greatest(read_position, told_position)
      where archived_at is null and not has_own_mail
        and sender_id is distinct from part.account_id
        and not exists (
          select from account_block
          where (blocker_id, blocked_id) in ((part.account_id, sender_id), (sender_id, part.account_id))
        )
    )
    select waiting.conversation_id, account_id,
      conversation.listing_id,
      case when not hide_for_partner then partner_id end as partner_id,
      count(*)::integer as count,
      min(waiting.created_at) as oldest_at,
      max(position) as last,
      array_remove(array_agg(distinct sender_id), null) as sender_ids,
      array_agg(left(text, ${characters}) order by position)
        filter (where back <= ${texts}) as texts
    from waiting join conversation on conversation.id = waiting.conversation_id
    group by waiting.conversation_id, account_id, conversation.listing_id,
      conversation.partner_id, conversation.hide_for_partner
    order by max(waiting.created_at) desc, waiting.conversation_id`.execute(sql(tx));
  return rows;
}

/** What is recorded for a claimed participant. */
export interface Noted extends Part {
  /** The last message that needs no mail any more. */
  shownUpTo: number;
  isMailed: boolean;
  /** When to check again, ISO 8601; null: at the next message. */
  unreadDueAt: string | null;
}

export async function recordNotified(
  tx: Tx,
  noted: readonly Noted[],
  at: Temporal.Instant,
): Promise<void> {
  await raw`
    update participant set
      told_position = greatest(told_position, shown_up_to),
      told_at = case when is_mailed then ${moment(at)} else told_at end,
      tell_at = unread_due_at
    from ${unnestRows('noted', NOTED_COLUMNS, noted)}
    where participant.conversation_id = noted.conversation_id
      and participant.account_id = noted.account_id`.execute(sql(tx));
}
