import type { Selectable } from 'kysely';
import { jsonArrayFrom } from '../../platform/db/json.ts';

import type { OrderFacts, OrderStatus, SignerFacts } from '@husvaer/domain/signing/states';

import { momentOfJson } from '../../platform/db/moment.ts';
import type { Tables } from '../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../platform/db/tx.ts';

/** Where an order is signed: here, or at a broker. */
type Provider = 'house' | 'idura';

/** Access to the tables of orders and signers, for the feature's other stores as well. */
export const sql = owns<Pick<Tables, 'signingOrder' | 'signer'>>();

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
  'accountId',
  'email',
  'name',
  'signedAt',
  'declinedAt',
  'declineReason',
  'errandPath',
  'remoteUrl',
  'seenAt',
  'openedAt',
  'birthDate',
  'orgNumber',
  'otherName',
  'otherNameConfirmedAt',
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

const asOrder = (row: Selectable<Tables['signingOrder']>, signers: Signer[]): Order => ({
  id: row.id,
  subject: { kind: row.subjectKind, id: row.subjectId },
  title: { en: row.titleEn, no: row.titleNo },
  language: row.language,
  informationPath: row.informationPath,
  document: { id: row.documentId, key: row.documentKey },
  sha256: row.sha256,
  partnerId: row.partnerId,
  returnTo: row.returnTo,
  provider: row.provider,
  remoteId: row.remoteId,
  status: row.status,
  createdAt: row.createdAt,
  expiresAt: row.expiresAt,
  remindAfterDays: row.remindAfterDays,
  notifiedAt: row.toldAt,
  reminders: row.reminders,
  endReason: row.endReason,
  sealedDocumentId: row.sealedDocumentId,
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
    .insertInto('signingOrder')
    .values({
      id: order.id,
      subjectKind: order.subject.kind,
      subjectId: order.subject.id,
      titleEn: order.title.en,
      titleNo: order.title.no,
      language: order.language,
      informationPath: order.informationPath,
      documentId: order.document.id,
      documentKey: order.document.key,
      sha256: order.sha256,
      partnerId: order.partnerId,
      returnTo: order.returnTo,
      provider: order.provider,
      createdAt: at.toString(),
      expiresAt: order.expiresAt.toString(),
      remindAfterDays: order.remindAfterDays,
    })
    .execute();
  await sql(tx)
    .insertInto('signer')
    .values(
      order.signers.map(({ id, role, turn, accountId, email, name, ...signer }, position) => ({
        id,
        orderId: order.id,
        position,
        role,
        turn,
        accountId,
        email,
        name,
        errandPath: signer.errandPath ?? null,
        birthDate: signer.birthDate ?? null,
        orgNumber: signer.orgNumber ?? null,
        otherName: signer.confirmedName ?? null,
        otherNameConfirmedAt: signer.confirmedName ? at.toString() : null,
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
          .select('orderId')
          .where('accountId', '=', accountId)
          .where('signedAt', 'is', null),
      )
      .orderBy('expiresAt')
      .orderBy('id'),
  );

const orders = (tx: ReadTx) =>
  sql(tx)
    .selectFrom('signingOrder')
    .selectAll()
    .select((order) =>
      jsonArrayFrom(
        order
          .selectFrom('signer')
          .select(SIGNER)
          .whereRef('orderId', '=', 'signingOrder.id')
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
  await sql(tx).selectFrom('signingOrder').select('id').where('id', '=', id).forUpdate().execute();
  // Read after the lock: another signer may have signed while this one waited.
  return readOrder(tx, id);
}

/** The order of a signer. */
export async function findOrderOf(tx: ReadTx, signerId: string): Promise<string | undefined> {
  const row = await sql(tx)
    .selectFrom('signer')
    .select('orderId')
    .where('id', '=', signerId)
    .executeTakeFirst();
  return row?.orderId;
}

export async function markSigned(tx: Tx, signerId: string, at: Temporal.Instant): Promise<void> {
  await sql(tx)
    .updateTable('signer')
    .set({ signedAt: at.toString() })
    .where('id', '=', signerId)
    .execute();
}

/** Records that a signer's identity has another name than the document. An earlier confirmation ends. */
export async function saveOtherName(tx: Tx, signerId: string, otherName: string): Promise<void> {
  await sql(tx)
    .updateTable('signer')
    .set({
      otherName,
      otherNameConfirmedBy: null,
      otherNameConfirmedAt: null,
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
    .set({ otherNameConfirmedBy: by, otherNameConfirmedAt: at.toString() })
    .where('id', '=', signerId)
    .execute();
}

/** Records that the task at this path is done, for all signers that have it. */
export async function completeTask(tx: Tx, path: string): Promise<void> {
  await sql(tx)
    .updateTable('signer')
    .set({ errandPath: null })
    .where('errandPath', '=', path)
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
    .set({ declinedAt: at.toString(), declineReason: reason })
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
    .updateTable('signingOrder')
    .set({
      status: end.status,
      endedAt: end.at.toString(),
      endReason: end.reason ?? null,
      sealedDocumentId: end.sealedDocumentId ?? null,
    })
    .where('id', '=', id)
    .execute();
}
