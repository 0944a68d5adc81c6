import { sql as raw, type NotNull } from 'kysely';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'conversation' | 'participant' | 'listingSide'>>();

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
    .innerJoin('conversation', 'conversation.id', 'participant.conversationId')
    .leftJoin('listingSide', 'listingSide.id', 'conversation.listingId')
    .select([
      'conversation.id',
      'listingSide.title as home',
      'lastMessage',
      'lastMessageAt as at',
      raw<string | null>`(
        select account_name.name from participant other join account_name on account_name.id = other.account_id
        where other.conversation_id = conversation.id and other.account_id <> ${accountId} limit 1
      )`.as('name'),
      raw<number>`(count(*) over ())::integer`.as('total'),
    ])
    .where('participant.accountId', '=', accountId)
    .where('archivedAt', 'is', null)
    .where('messages', '>', raw<number>`read_position`)
    .orderBy('lastMessageAt', 'desc')
    .orderBy('conversation.id')
    .limit(limit)
    // One with messages has a last one.
    .$narrowType<{ at: NotNull }>()
    .execute();
  return {
    conversations: rows.map(({ total: _, ...unread }) => unread),
    total: rows[0]?.total ?? 0,
  };
}
