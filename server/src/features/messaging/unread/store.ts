import { sql as raw } from 'kysely';

import type { Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';

interface UnreadTables {
  conversation: {
    id: string;
    listing_id: string | null;
    messages: number;
    last_message: string | null;
    last_message_at: Moment;
  };
  participant: {
    conversation_id: string;
    account_id: string;
    read_position: number;
    archived_at: Moment | null;
  };
  /** Views of `listings` and `accounts`. */
  listing_side: { id: string; title: string };
  account_name: { id: string; name: string };
}

const sql = owns<UnreadTables>();

/** A conversation with unread messages. */
export interface Unread {
  id: string;
  /** The home it is about. */
  home: string | null;
  /** The other person; null when their account is deleted. */
  name: string | null;
  lastMessage: string | null;
  at: Temporal.Instant;
}

/** An account's conversations with unread messages, latest first, and their total, in one statement. */
export async function findUnread(
  tx: ReadTx,
  accountId: string,
  limit: number,
): Promise<{ conversations: Unread[]; total: number }> {
  const rows = await sql(tx)
    .selectFrom('participant')
    .innerJoin('conversation', 'conversation.id', 'participant.conversation_id')
    .leftJoin('listing_side', 'listing_side.id', 'conversation.listing_id')
    .select([
      'conversation.id as id',
      'listing_side.title as home',
      'last_message as lastMessage',
      'last_message_at as at',
      raw<string | null>`(
        select account_name.name from participant other join account_name on account_name.id = other.account_id
        where other.conversation_id = conversation.id and other.account_id <> ${accountId} limit 1
      )`.as('name'),
      raw<number>`(count(*) over ())::integer`.as('total'),
    ])
    .where('participant.account_id', '=', accountId)
    .where('archived_at', 'is', null)
    .where('messages', '>', raw<number>`read_position`)
    .orderBy('last_message_at', 'desc')
    .orderBy('conversation.id')
    .limit(limit)
    .execute();
  return {
    conversations: rows.map(({ total: _, ...unread }) => unread),
    total: rows[0]?.total ?? 0,
  };
}
