import { sql as raw } from 'kysely';

import type {
  PostalAddress,
  PostalLetterKind,
  PostalLetterState,
} from '@husvaer/domain/postal/letters';

import { writeJson } from '../../platform/db/json.ts';
import type { Tables } from '../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'postalLetter'>>();

/** A letter that goes by post, to one recipient. */
export interface PostalLetter {
  id: string;
  partnerId: string | null;
  leaseId: string;
  kind: PostalLetterKind;
  /** The letter about late rent, or the lease's document. */
  ofId: string;
  documentId: string;
  /** `12-3`: the property's number and the lease's. */
  leaseNumber: string;
  /** Name and address on separate lines. */
  sender: string;
  recipient: string;
  /** Null until a person enters it. */
  address: PostalAddress | null;
  queuedAt: Temporal.Instant;
  /** The last day it may be posted. */
  postBy: string | null;
  handedOverAt: Temporal.Instant | null;
  /** Why the postal service refused it; then a person posts it. */
  serviceRefusal: string | null;
  postedOn: string | null;
  postedById: string | null;
  tracking: string | null;
  receiptId: string | null;
  cancelledAt: Temporal.Instant | null;
  /** Null when it was cancelled because its subject ended. */
  cancelledById: string | null;
  cancelReason: string | null;
}

const LETTER = [
  'id',
  'partnerId',
  'leaseId',
  'kind',
  'ofId',
  'documentId',
  'leaseNumber',
  'sender',
  'recipient',
  'address',
  'queuedAt',
  'postBy',
  'handedOverAt',
  'serviceRefusal',
  'postedOn',
  'postedById',
  'tracking',
  'receiptId',
  'cancelledAt',
  'cancelledById',
  'cancelReason',
] as const;

type NewPostalLetter = Pick<
  PostalLetter,
  | 'id'
  | 'partnerId'
  | 'leaseId'
  | 'kind'
  | 'ofId'
  | 'documentId'
  | 'leaseNumber'
  | 'sender'
  | 'recipient'
  | 'address'
  | 'postBy'
> & { position: number };

/** Queues letters, each once, for a person or the postal service to post. */
export async function addPostalLetters(
  tx: Tx,
  letters: readonly NewPostalLetter[],
  at: Temporal.Instant,
): Promise<void> {
  if (letters.length === 0) return;
  await sql(tx)
    .insertInto('postalLetter')
    .values(
      letters.map((letter) => ({
        id: letter.id,
        partnerId: letter.partnerId,
        leaseId: letter.leaseId,
        kind: letter.kind,
        ofId: letter.ofId,
        position: letter.position,
        documentId: letter.documentId,
        leaseNumber: letter.leaseNumber,
        sender: letter.sender,
        recipient: letter.recipient,
        address: letter.address && writeJson(letter.address),
        addressedById: null,
        queuedAt: at.toString(),
        postBy: letter.postBy,
        handedOverAt: null,
        serviceRefusal: null,
        postedOn: null,
        postedById: null,
        tracking: null,
        receiptId: null,
        cancelledAt: null,
        cancelledById: null,
        cancelReason: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Letters by their own ids, or by what they are copies of, in the order they were queued. */
export async function findPostalLetters(
  tx: ReadTx,
  of: { ids: readonly string[] } | { ofIds: readonly string[] },
): Promise<PostalLetter[]> {
  const wanted = 'ids' in of ? of.ids : of.ofIds;
  if (wanted.length === 0) return [];
  return sql(tx)
    .selectFrom('postalLetter')
    .select(LETTER)
    .where('ids' in of ? 'id' : 'ofId', 'in', wanted)
    .orderBy('queuedAt')
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Letters, locked until the end of the transaction. */
export async function lockPostalLetters(tx: Tx, ids: readonly string[]): Promise<PostalLetter[]> {
  return sql(tx)
    .selectFrom('postalLetter')
    .select(LETTER)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The SQL condition of each state. */
const IN_STATE: Record<PostalLetterState, ReturnType<typeof raw<boolean>>> = {
  waiting: raw<boolean>`posted_on is null and cancelled_at is null and handed_over_at is null`,
  handed_over: raw<boolean>`posted_on is null and cancelled_at is null and handed_over_at is not null`,
  posted: raw<boolean>`posted_on is not null`,
  cancelled: raw<boolean>`cancelled_at is not null`,
};

/** A page of an agency's letters in some states: waiting ones oldest first, others latest first. */
export async function findLettersOfPartner(
  tx: ReadTx,
  {
    partnerId,
    states,
    limit,
    skip,
  }: {
    partnerId: string | null;
    states: readonly PostalLetterState[];
    limit: number;
    skip: number;
  },
): Promise<{ data: PostalLetter[]; total: number }> {
  const all = sql(tx)
    .selectFrom('postalLetter')
    .where('partnerId', partnerId === null ? 'is' : '=', partnerId)
    .where(({ or }) => or(states.map((state) => IN_STATE[state])));
  const order = states.includes('waiting') ? 'asc' : 'desc';
  const data = await all
    .select(LETTER)
    .orderBy('queuedAt', order)
    .orderBy('position')
    .orderBy('id', order)
    .limit(limit)
    .offset(skip)
    .execute();
  const { total } = await all
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return { data, total: Number(total) };
}

export async function setAddress(
  tx: Tx,
  id: string,
  values: { address: PostalAddress; byId: string | null },
): Promise<void> {
  await sql(tx)
    .updateTable('postalLetter')
    .set({ address: writeJson(values.address), addressedById: values.byId })
    .where('id', '=', id)
    .execute();
}

export async function markPosted(
  tx: Tx,
  ids: readonly string[],
  values: {
    postedOn: string;
    byId: string | null;
    tracking: string | null;
    receiptId: string | null;
  },
): Promise<void> {
  await sql(tx)
    .updateTable('postalLetter')
    .set({
      postedOn: values.postedOn,
      postedById: values.byId,
      tracking: values.tracking,
      receiptId: values.receiptId,
    })
    .where('id', 'in', ids)
    .execute();
}

export async function markCancelled(
  tx: Tx,
  ids: readonly string[],
  values: { at: Temporal.Instant; byId: string | null; reason: string | null },
): Promise<void> {
  if (ids.length === 0) return;
  await sql(tx)
    .updateTable('postalLetter')
    .set({
      cancelledAt: values.at.toString(),
      cancelledById: values.byId,
      cancelReason: values.reason,
    })
    .where('id', 'in', ids)
    .execute();
}

/** Undoes the cancellation of these letters, except those that a person cancelled. */
export async function unmarkCancelled(tx: Tx, ofIds: readonly string[]): Promise<void> {
  if (ofIds.length === 0) return;
  await sql(tx)
    .updateTable('postalLetter')
    .set({ cancelledAt: null })
    .where('ofId', 'in', ofIds)
    .where('cancelledAt', 'is not', null)
    .where('cancelReason', 'is', null)
    .execute();
}

/** The ids of a lease's letters that are not posted yet, locked until the end of the transaction. */
export async function lockWaitingOfLease(
  tx: Tx,
  leaseId: string,
  kinds: readonly PostalLetterKind[],
): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('postalLetter')
    .select('id')
    .where('leaseId', '=', leaseId)
    .where('kind', 'in', kinds)
    .where(IN_STATE.waiting)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether any of an agency's letters waits. */
export async function isAnyWaiting(tx: ReadTx, partnerId: string | null): Promise<boolean> {
  const row = await sql(tx)
    .selectFrom('postalLetter')
    .select('id')
    .where('partnerId', partnerId === null ? 'is' : '=', partnerId)
    .where(IN_STATE.waiting)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Letters that can be handed to the postal service, the oldest first. */
export async function findForService(tx: ReadTx, limit: number): Promise<PostalLetter[]> {
  return sql(tx)
    .selectFrom('postalLetter')
    .select(LETTER)
    .where(IN_STATE.waiting)
    .where('address', 'is not', null)
    .where('serviceRefusal', 'is', null)
    .orderBy('queuedAt')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** When the oldest letter at the postal service was handed over; undefined when it has none. */
export async function findFirstHandedOver(tx: ReadTx): Promise<Temporal.Instant | undefined> {
  const row = await sql(tx)
    .selectFrom('postalLetter')
    .select('handedOverAt as at')
    .where(IN_STATE.handed_over)
    .orderBy('handedOverAt')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? undefined;
}

/** Records that the postal service has a letter, or why it refused it. */
export async function changeHandOver(
  tx: Tx,
  id: string,
  values: { handedOverAt: Temporal.Instant | null; refusal: string | null },
): Promise<void> {
  await sql(tx)
    .updateTable('postalLetter')
    .set({
      handedOverAt: values.handedOverAt?.toString() ?? null,
      serviceRefusal: values.refusal,
    })
    .where('id', '=', id)
    .execute();
}

/** The letters whose document or receipt this is. */
export async function findLettersOfDocument(
  tx: ReadTx,
  documentId: string,
): Promise<Pick<PostalLetter, 'partnerId'>[]> {
  return sql(tx)
    .selectFrom('postalLetter')
    .select('partnerId')
    .where(({ or, eb }) =>
      or([eb('documentId', '=', documentId), eb('receiptId', '=', documentId)]),
    )
    .execute();
}

/** Removes a deleted account from letters; its actions remain without a name. */
export async function forgetPerson(tx: Tx, accountId: string): Promise<void> {
  for (const column of ['addressedById', 'postedById', 'cancelledById'] as const)
    await sql(tx)
      .updateTable('postalLetter')
      .set({ [column]: null })
      .where(column, '=', accountId)
      .execute();
}
