import { sql as raw } from 'kysely';

import type { ConversationFilter } from '@husvaer/domain/messaging/conversation';

import type { Tables } from '../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'conversation' | 'participant' | 'message'>>();

const CONVERSATION = [
  'conversation.id',
  'identity',
  'listingId',
  'contractId',
  'propertyId',
  'partnerId',
  'hideForPartner',
  'tenantId',
  'agentId',
  'createdBy',
  'createdAt',
  'messages',
  'lastMessageAt',
  'lastMessage',
  'lastAttachment',
  'interactedAt',
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
  'conversationId',
  'accountId',
  'deliveredPosition',
  'readPosition',
  'archivedAt',
  'favouriteAt',
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
      listingId: values.listingId,
      partnerId: values.partnerId,
      tenantId: values.tenantId,
      agentId: values.agentId,
      createdBy: values.createdBy,
      createdAt: at.toString(),
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
    .values({ conversationId, accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const findParticipants = (tx: ReadTx, ids: readonly string[]): Promise<Participant[]> =>
  sql(tx)
    .selectFrom('participant')
    .select(PARTICIPANT)
    .where('conversationId', 'in', ids)
    .orderBy('accountId')
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
        .onRef('participant.conversationId', '=', 'conversation.id')
        .on('participant.accountId', '=', isOwn ? scope.accountId : null),
    );
  found = isOwn
    ? found
        .where('participant.accountId', '=', scope.accountId)
        .where((is) => is.or([is('messages', '>', 0), is('createdBy', '=', scope.accountId)]))
    : found
        .where('partnerId', '=', scope.partnerId)
        .where('hideForPartner', '=', false)
        .where('messages', '>', 0);
  if (isOwn) found = found.where('archivedAt', filter === 'archived' ? 'is not' : 'is', null);
  if (filter === 'favorite') found = found.where('favouriteAt', 'is not', null);
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
    .select('conversation.id')
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
    .where('conversationId', '=', conversationId)
    .where('senderId', '<>', accountId)
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
      deliveredPosition: raw<number>`greatest(delivered_position, ${Math.max(read, delivered)}::integer)`,
      readPosition: raw<number>`greatest(read_position, ${read}::integer)`,
    })
    .where('conversationId', '=', conversationId)
    .where('accountId', '=', accountId)
    .where((is) =>
      is.or([
        is('deliveredPosition', '<', Math.max(read, delivered)),
        is('readPosition', '<', read),
      ]),
    )
    .returning(['accountId', 'deliveredPosition', 'readPosition'])
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
      ...(archivedAt !== undefined && { archivedAt: archivedAt?.toString() ?? null }),
      ...(favouriteAt !== undefined && { favouriteAt: favouriteAt?.toString() ?? null }),
    })
    .where('conversationId', '=', conversationId)
    .where('accountId', '=', accountId)
    .execute();
}

export async function setHidden(tx: Tx, conversationId: string, isHidden: boolean): Promise<void> {
  await sql(tx)
    .updateTable('conversation')
    .set({ hideForPartner: isHidden })
    .where('id', '=', conversationId)
    .execute();
}

/** Everything an account has written, for the owner's data export. */
export const findWritten = (tx: ReadTx, accountId: string) =>
  sql(tx)
    .selectFrom('message')
    .select(['id', 'conversationId', 'text', 'createdAt as writtenAt'])
    .where('senderId', '=', accountId)
    .orderBy('createdAt')
    .execute();

/**
 * Removes a deleted account from conversations. Its messages belong to the others as well and stay, without a
 * name.
 */
export async function forgetPerson(tx: Tx, accountId: string): Promise<void> {
  await sql(tx).deleteFrom('participant').where('accountId', '=', accountId).execute();
  await sql(tx)
    .updateTable('message')
    .set({ senderId: null })
    .where('senderId', '=', accountId)
    .execute();
  for (const column of ['tenantId', 'agentId', 'createdBy'] as const)
    await sql(tx)
      .updateTable('conversation')
      .set({ [column]: null })
      .where(column, '=', accountId)
      .execute();
}
