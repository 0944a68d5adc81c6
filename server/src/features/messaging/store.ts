import { sql as raw, type ColumnType } from 'kysely';

import type { ConversationFilter } from '@husvaer/domain/messaging/conversation';

import type { MaybeMoment, Moment } from '../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../platform/db/tx.ts';

export interface MessagingTables {
  conversation: {
    id: string;
    identity: string;
    listing_id: string | null;
    contract_id: string | null;
    property_id: string | null;
    partner_id: string | null;
    hide_for_partner: ColumnType<boolean, boolean | undefined>;
    tenant_id: string | null;
    agent_id: string | null;
    created_by: string | null;
    created_at: Moment;
    messages: ColumnType<number, number | undefined>;
    last_message_at: MaybeMoment;
    last_message: string | null;
    last_attachment: ColumnType<string | null, string | null | undefined>;
    interacted_at: MaybeMoment;
  };
  participant: {
    conversation_id: string;
    account_id: string;
    delivered_position: ColumnType<number, number | undefined>;
    read_position: ColumnType<number, number | undefined>;
    archived_at: MaybeMoment;
    favourite_at: MaybeMoment;
    tell_at: MaybeMoment;
  };
  message: {
    conversation_id: string;
    position: number;
    id: string;
    sender_id: string | null;
    client_id: string;
    text: string;
    carries_warning: boolean;
    has_own_mail: boolean;
    created_at: Moment;
  };
}

const sql = owns<MessagingTables>();

const CONVERSATION = [
  'conversation.id as id',
  'identity',
  'listing_id as listingId',
  'contract_id as contractId',
  'property_id as propertyId',
  'partner_id as partnerId',
  'hide_for_partner as hideForPartner',
  'tenant_id as tenantId',
  'agent_id as agentId',
  'created_by as createdBy',
  'created_at as createdAt',
  'messages',
  'last_message_at as lastMessageAt',
  'last_message as lastMessage',
  'last_attachment as lastAttachment',
  'interacted_at as interactedAt',
] as const;

export type Conversation = Awaited<ReturnType<typeof findConversations>>[number];

/** A participant of a conversation, with their read position. */
export interface Participant {
  conversationId: string;
  accountId: string;
  deliveredPosition: number;
  readPosition: number;
  archivedAt: Temporal.Instant | null;
  favouriteAt: Temporal.Instant | null;
}

const PARTICIPANT = [
  'conversation_id as conversationId',
  'account_id as accountId',
  'delivered_position as deliveredPosition',
  'read_position as readPosition',
  'archived_at as archivedAt',
  'favourite_at as favouriteAt',
] as const;

export const findConversations = (tx: ReadTx, ids: readonly string[]) =>
  sql(tx).selectFrom('conversation').select(CONVERSATION).where('id', 'in', ids).execute();

/** The partner whose agents can read the conversation, if there is one and it is not hidden from them. */
export const readingPartnerId = ({
  partnerId,
  hideForPartner,
}: Pick<Conversation, 'partnerId' | 'hideForPartner'>): string | null =>
  hideForPartner ? null : partnerId;

export const lockConversation = (tx: Tx, id: string): Promise<Conversation | undefined> =>
  sql(tx)
    .selectFrom('conversation')
    .select(CONVERSATION)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Finds or starts the conversation with this identity. Returns whether it is new. */
export async function addConversation(
  tx: Tx,
  values: {
    id: string;
    identity: string;
    listingId: string | null;
    partnerId: string | null;
    tenantId: string | null;
    agentId: string | null;
    createdBy: string;
    participants: readonly string[];
  },
  at: Temporal.Instant,
): Promise<{ id: string; isNew: boolean }> {
  const { id, identity, participants } = values;
  const added = await sql(tx)
    .insertInto('conversation')
    .values({
      id,
      identity,
      listing_id: values.listingId,
      partner_id: values.partnerId,
      tenant_id: values.tenantId,
      agent_id: values.agentId,
      created_by: values.createdBy,
      created_at: at.toString(),
    })
    .onConflict((conflict) => conflict.column('identity').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) {
    for (const accountId of participants) await addParticipant(tx, id, accountId);
    return { id, isNew: true };
  }
  const known = await sql(tx)
    .selectFrom('conversation')
    .select('id')
    .where('identity', '=', identity)
    .executeTakeFirstOrThrow();
  return { id: known.id, isNew: false };
}

export async function addParticipant(tx: Tx, conversationId: string, accountId: string) {
  await sql(tx)
    .insertInto('participant')
    .values({ conversation_id: conversationId, account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const findParticipants = (tx: ReadTx, ids: readonly string[]): Promise<Participant[]> =>
  sql(tx)
    .selectFrom('participant')
    .select(PARTICIPANT)
    .where('conversation_id', 'in', ids)
    .orderBy('account_id')
    .execute();

/** The conversations of an account, or those about a partner's homes. */
export type Scope = { accountId: string } | { partnerId: string };

interface ConversationFilters {
  scope: Scope;
  filter: ConversationFilter;
}

/** Conversations with messages, or that the account has started itself. */
function requestOf(tx: ReadTx, { scope, filter }: ConversationFilters) {
  const isOwn = 'accountId' in scope;
  let found = sql(tx)
    .selectFrom('conversation')
    .leftJoin('participant', (join) =>
      join
        .onRef('participant.conversation_id', '=', 'conversation.id')
        .on('participant.account_id', '=', isOwn ? scope.accountId : null),
    );
  found = isOwn
    ? found
        .where('participant.account_id', '=', scope.accountId)
        .where((is) => is.or([is('messages', '>', 0), is('created_by', '=', scope.accountId)]))
    : found
        .where('partner_id', '=', scope.partnerId)
        .where('hide_for_partner', '=', false)
        .where('messages', '>', 0);
  if (isOwn) found = found.where('archived_at', filter === 'archived' ? 'is not' : 'is', null);
  if (filter === 'favorite') found = found.where('favourite_at', 'is not', null);
  if (filter === 'unread') found = found.where('messages', '>', raw<number>`read_position`);
  return found;
}

/** Latest first. */
export async function findConversationIds(
  tx: ReadTx,
  filters: ConversationFilters,
  { limit, skip }: { limit: number; skip: number },
): Promise<string[]> {
  const rows = await requestOf(tx, filters)
    .select('conversation.id as id')
    .orderBy(raw`coalesce(last_message_at, created_at)`, 'desc')
    .orderBy('conversation.id', 'desc')
    .limit(limit)
    .offset(skip)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countConversations(
  tx: ReadTx,
  filters: ConversationFilters,
): Promise<number> {
  const { count } = await requestOf(tx, filters)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether another account has written in the conversation. */
export async function hasOtherWritten(
  tx: ReadTx,
  conversationId: string,
  accountId: string,
): Promise<boolean> {
  const found = await sql(tx)
    .selectFrom('message')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('sender_id', '<>', accountId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Records how far a participant has received or read messages; positions never go back. Read messages are
 * also received. Returns the positions if they changed.
 */
export const markPosition = (
  tx: Tx,
  { conversationId, accountId }: { conversationId: string; accountId: string },
  { read = 0, delivered = read }: { read?: number; delivered?: number },
): Promise<Pick<Participant, 'accountId' | 'deliveredPosition' | 'readPosition'> | undefined> =>
  sql(tx)
    .updateTable('participant')
    .set({
      delivered_position: raw<number>`greatest(delivered_position, ${Math.max(read, delivered)}::integer)`,
      read_position: raw<number>`greatest(read_position, ${read}::integer)`,
    })
    .where('conversation_id', '=', conversationId)
    .where('account_id', '=', accountId)
    .where((is) =>
      is.or([
        is('delivered_position', '<', Math.max(read, delivered)),
        is('read_position', '<', read),
      ]),
    )
    .returning([
      'account_id as accountId',
      'delivered_position as deliveredPosition',
      'read_position as readPosition',
    ])
    .executeTakeFirst();

export async function setArchivedOrFavourite(
  tx: Tx,
  { conversationId, accountId }: { conversationId: string; accountId: string },
  change: { archivedAt?: Temporal.Instant | null; favouriteAt?: Temporal.Instant | null },
): Promise<void> {
  const { archivedAt, favouriteAt } = change;
  if (archivedAt === undefined && favouriteAt === undefined) return;
  await sql(tx)
    .updateTable('participant')
    .set({
      ...(archivedAt !== undefined && { archived_at: archivedAt?.toString() ?? null }),
      ...(favouriteAt !== undefined && { favourite_at: favouriteAt?.toString() ?? null }),
    })
    .where('conversation_id', '=', conversationId)
    .where('account_id', '=', accountId)
    .execute();
}

export async function setHidden(tx: Tx, conversationId: string, isHidden: boolean): Promise<void> {
  await sql(tx)
    .updateTable('conversation')
    .set({ hide_for_partner: isHidden })
    .where('id', '=', conversationId)
    .execute();
}

/** Everything an account has written, for the owner's data export. */
export const findWritten = (tx: ReadTx, accountId: string) =>
  sql(tx)
    .selectFrom('message')
    .select(['id', 'conversation_id as conversationId', 'text', 'created_at as writtenAt'])
    .where('sender_id', '=', accountId)
    .orderBy('created_at')
    .execute();

/**
 * Removes a deleted account from conversations. Its messages belong to the others as well and stay, without a
 * name.
 */
export async function forgetPerson(tx: Tx, accountId: string): Promise<void> {
  await sql(tx).deleteFrom('participant').where('account_id', '=', accountId).execute();
  await sql(tx)
    .updateTable('message')
    .set({ sender_id: null })
    .where('sender_id', '=', accountId)
    .execute();
  for (const column of ['tenant_id', 'agent_id', 'created_by'] as const)
    await sql(tx)
      .updateTable('conversation')
      .set({ [column]: null })
      .where(column, '=', accountId)
      .execute();
}
