import type { Generated, Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import type { OrderFacts, OrderStatus, SignerFacts } from '@husvaer/domain/signing/states';

import { momentOfJson, type MaybeMoment, type Moment } from '../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../platform/db/tx.ts';

/** Where an order is signed: here, or at a broker. */
type Provider = 'house' | 'idura';

interface SigningTables {
  signing_order: {
    id: string;
    subject_kind: string;
    subject_id: string;
    title_en: string;
    title_no: string;
    language: 'en' | 'no' | null;
    information_path: string | null;
    document_id: string;
    document_key: string;
    sha256: string;
    partner_id: string | null;
    return_to: string;
    provider: Provider;
    remote_id: string | null;
    fetched_at: MaybeMoment;
    status: Generated<OrderStatus>;
    created_at: Moment;
    expires_at: Moment;
    remind_after_days: number | null;
    told_at: MaybeMoment;
    reminders: Generated<number>;
    ended_at: MaybeMoment;
    end_reason: string | null;
    sealed_document_id: string | null;
  };
  signer: {
    id: string;
    order_id: string;
    position: number;
    role: string;
    turn: number;
    account_id: string | null;
    email: string;
    name: string;
    signed_at: MaybeMoment;
    declined_at: MaybeMoment;
    decline_reason: string | null;
    errand_path: string | null;
    remote_url: string | null;
    seen_at: MaybeMoment;
    opened_at: MaybeMoment;
    birth_date: string | null;
    org_number: string | null;
    other_name: string | null;
    other_name_confirmed_by: string | null;
    other_name_confirmed_at: MaybeMoment;
  };
}

/** Access to the tables of orders and signers, for the feature's other stores as well. */
export const sql = owns<SigningTables>();

/** A person who is asked to sign. */
export interface Signer {
  id: string;
  role: string;
  turn: number;
  /** Null until an account with this e-mail exists, and after it is deleted. */
  accountId: string | null;
  email: string;
  name: string;
  signedAt: Temporal.Instant | null;
  declinedAt: Temporal.Instant | null;
  declineReason: string | null;
  /** The page of a task before signing; null once it is done. */
  errandPath: string | null;
  /** The signing URL at a broker. */
  remoteUrl: string | null;
  /** When they first saw the signing page, and first opened the document. */
  seenAt: Temporal.Instant | null;
  openedAt: Temporal.Instant | null;
  /** As the document states them; null when it does not. */
  birthDate: string | null;
  orgNumber: string | null;
  /** The name of their electronic identity, when the document has another; and when its sender confirmed it. */
  otherName: string | null;
  otherNameConfirmedAt: Temporal.Instant | null;
}

/** A signer of a new order. */
export type RequestedSigner = Pick<Signer, 'role' | 'turn' | 'accountId' | 'email' | 'name'> &
  Partial<Pick<Signer, 'errandPath' | 'birthDate' | 'orgNumber'>> & {
    /** A name of their electronic identity that the sender has confirmed before. */
    confirmedName?: string | null;
  };

const SIGNER = [
  'id',
  'role',
  'turn',
  'account_id as accountId',
  'email',
  'name',
  'signed_at as signedAt',
  'declined_at as declinedAt',
  'decline_reason as declineReason',
  'errand_path as errandPath',
  'remote_url as remoteUrl',
  'seen_at as seenAt',
  'opened_at as openedAt',
  'birth_date as birthDate',
  'org_number as orgNumber',
  'other_name as otherName',
  'other_name_confirmed_at as otherNameConfirmedAt',
] as const;

/** A document to be signed, with its signers in order. */
export interface Order {
  id: string;
  /** What the order is about, as the caller names it. */
  subject: { kind: string; id: string };
  title: { en: string; no: string };
  /** The document's language, which alone is binding; null when unknown. */
  language: 'en' | 'no' | null;
  /** A path of the site with the text in the other language, for information. */
  informationPath: string | null;
  document: { id: string; key: string };
  /** Hex: of the file that was sent. */
  sha256: string;
  partnerId: string | null;
  returnTo: string;
  provider: Provider;
  remoteId: string | null;
  status: OrderStatus;
  createdAt: Temporal.Instant;
  expiresAt: Temporal.Instant;
  remindAfterDays: number | null;
  /** When the signers of the present turn were last notified. */
  notifiedAt: Temporal.Instant | null;
  reminders: number;
  endReason: string | null;
  sealedDocumentId: string | null;
  signers: Signer[];
}

/** The facts of an order for its rules. */
export const factsOf = ({ status, expiresAt, signers }: Order): OrderFacts => ({
  status,
  expiresAt: expiresAt.epochMilliseconds,
  signers: signers.map(signerFacts),
});

export const signerFacts = ({ turn, signedAt, declinedAt }: Signer): SignerFacts => ({
  turn,
  hasSigned: signedAt !== null,
  hasDeclined: declinedAt !== null,
});

const asOrder = (row: Selectable<SigningTables['signing_order']>, signers: Signer[]): Order => ({
  id: row.id,
  subject: { kind: row.subject_kind, id: row.subject_id },
  title: { en: row.title_en, no: row.title_no },
  language: row.language,
  informationPath: row.information_path,
  document: { id: row.document_id, key: row.document_key },
  sha256: row.sha256,
  partnerId: row.partner_id,
  returnTo: row.return_to,
  provider: row.provider,
  remoteId: row.remote_id,
  status: row.status,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  remindAfterDays: row.remind_after_days,
  notifiedAt: row.told_at,
  reminders: row.reminders,
  endReason: row.end_reason,
  sealedDocumentId: row.sealed_document_id,
  signers,
});

/** Inserts a new order with its signers. */
export async function addOrder(
  tx: Tx,
  order: Pick<
    Order,
    | 'id'
    | 'subject'
    | 'title'
    | 'language'
    | 'informationPath'
    | 'document'
    | 'sha256'
    | 'partnerId'
    | 'returnTo'
    | 'provider'
    | 'expiresAt'
    | 'remindAfterDays'
  > & { signers: readonly (Pick<Signer, 'id'> & RequestedSigner)[] },
  at: Temporal.Instant,
): Promise<void> {
  await sql(tx)
    .insertInto('signing_order')
    .values({
      id: order.id,
      subject_kind: order.subject.kind,
      subject_id: order.subject.id,
      title_en: order.title.en,
      title_no: order.title.no,
      language: order.language,
      information_path: order.informationPath,
      document_id: order.document.id,
      document_key: order.document.key,
      sha256: order.sha256,
      partner_id: order.partnerId,
      return_to: order.returnTo,
      provider: order.provider,
      created_at: at.toString(),
      expires_at: order.expiresAt.toString(),
      remind_after_days: order.remindAfterDays,
    })
    .execute();
  await sql(tx)
    .insertInto('signer')
    .values(
      order.signers.map(({ id, role, turn, accountId, email, name, ...signer }, position) => ({
        id,
        order_id: order.id,
        position,
        role,
        turn,
        account_id: accountId,
        email,
        name,
        errand_path: signer.errandPath ?? null,
        birth_date: signer.birthDate ?? null,
        org_number: signer.orgNumber ?? null,
        other_name: signer.confirmedName ?? null,
        other_name_confirmed_at: signer.confirmedName ? at.toString() : null,
      })),
    )
    .execute();
}

/** Orders by id, in any order. */
export async function readOrders(tx: ReadTx, ids: readonly string[]): Promise<Order[]> {
  if (ids.length === 0) return [];
  return readAll(orders(tx).where('id', 'in', ids));
}

/** Open orders that an account is asked to sign and has not signed, the earliest deadline first. */
export const readOrdersOf = (tx: ReadTx, accountId: string): Promise<Order[]> =>
  readAll(
    orders(tx)
      .where('status', '=', 'open')
      .where('id', 'in', (theirs) =>
        theirs
          .selectFrom('signer')
          .select('order_id')
          .where('account_id', '=', accountId)
          .where('signed_at', 'is', null),
      )
      .orderBy('expires_at')
      .orderBy('id'),
  );

const orders = (tx: ReadTx) =>
  sql(tx)
    .selectFrom('signing_order')
    .selectAll()
    .select((order) =>
      jsonArrayFrom(
        order
          .selectFrom('signer')
          .select(SIGNER)
          .whereRef('order_id', '=', 'signing_order.id')
          .orderBy('position'),
      ).as('signers'),
    );

async function readAll(requested: ReturnType<typeof orders>): Promise<Order[]> {
  return (await requested.execute()).map(({ signers, ...row }) =>
    asOrder(
      row,
      signers.map((signer) => ({
        ...signer,
        signedAt: momentOfJson(signer.signedAt),
        declinedAt: momentOfJson(signer.declinedAt),
        seenAt: momentOfJson(signer.seenAt),
        openedAt: momentOfJson(signer.openedAt),
        otherNameConfirmedAt: momentOfJson(signer.otherNameConfirmedAt),
      })),
    ),
  );
}

export async function readOrder(tx: ReadTx, id: string): Promise<Order | undefined> {
  const [order] = await readOrders(tx, [id]);
  return order;
}

/** Locks an order until the end of the transaction. */
export async function lockOrder(tx: Tx, id: string): Promise<Order | undefined> {
  await sql(tx).selectFrom('signing_order').select('id').where('id', '=', id).forUpdate().execute();
  // Read after the lock: another signer may have signed while this one waited.
  return readOrder(tx, id);
}

/** The order of a signer. */
export async function findOrderOf(tx: ReadTx, signerId: string): Promise<string | undefined> {
  const row = await sql(tx)
    .selectFrom('signer')
    .select('order_id')
    .where('id', '=', signerId)
    .executeTakeFirst();
  return row?.order_id;
}

export async function markSigned(tx: Tx, signerId: string, at: Temporal.Instant): Promise<void> {
  await sql(tx)
    .updateTable('signer')
    .set({ signed_at: at.toString() })
    .where('id', '=', signerId)
    .execute();
}

/** Records that a signer's identity has another name than the document. An earlier confirmation ends. */
export async function saveOtherName(tx: Tx, signerId: string, otherName: string): Promise<void> {
  await sql(tx)
    .updateTable('signer')
    .set({
      other_name: otherName,
      other_name_confirmed_by: null,
      other_name_confirmed_at: null,
    })
    .where('id', '=', signerId)
    .execute();
}

/** Records who confirmed that the two names are one person's. */
export async function saveConfirmedName(
  tx: Tx,
  signerId: string,
  { by, at }: { by: string | null; at: Temporal.Instant },
): Promise<void> {
  await sql(tx)
    .updateTable('signer')
    .set({ other_name_confirmed_by: by, other_name_confirmed_at: at.toString() })
    .where('id', '=', signerId)
    .execute();
}

/** Records that the task at this path is done, for all signers that have it. */
export async function completeTask(tx: Tx, path: string): Promise<void> {
  await sql(tx)
    .updateTable('signer')
    .set({ errand_path: null })
    .where('errand_path', '=', path)
    .execute();
}

export async function markDeclined(
  tx: Tx,
  signerId: string,
  reason: string,
  at: Temporal.Instant,
): Promise<void> {
  await sql(tx)
    .updateTable('signer')
    .set({ declined_at: at.toString(), decline_reason: reason })
    .where('id', '=', signerId)
    .execute();
}

/** Ends an order. `sealedDocumentId` is set when it was completed. */
export async function endOrder(
  tx: Tx,
  id: string,
  end: {
    status: Exclude<OrderStatus, 'open'>;
    at: Temporal.Instant;
    reason?: string | null;
    sealedDocumentId?: string;
  },
): Promise<void> {
  await sql(tx)
    .updateTable('signing_order')
    .set({
      status: end.status,
      ended_at: end.at.toString(),
      end_reason: end.reason ?? null,
      sealed_document_id: end.sealedDocumentId ?? null,
    })
    .where('id', '=', id)
    .execute();
}
