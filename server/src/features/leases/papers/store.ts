import { sql as raw, type ColumnType, type Generated } from 'kysely';

import {
  OPEN_PAPER_STATES,
  type LetterKind,
  type PaperKind,
  type PaperState,
} from '@husvaer/domain/leases/papers';

import { moment, type MaybeMoment, type Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import { waitingBy } from '../../../platform/db/waiting.ts';
import type { QueueState } from '../../../platform/metrics/metrics.ts';
import type { DocumentText } from '../../../platform/pdf/document-text.ts';
import type { Fact } from '../../../platform/mail/layout.ts';

type Json<Value> = ColumnType<Value, string, never>;

export interface PaperTables {
  lease_paper: {
    id: string;
    kind: PaperKind | LetterKind;
    lease_id: string | null;
    assignment_id: string | null;
    language: 'en' | 'no';
    edition: string;
    own_contract_id: string | null;
    text: Json<DocumentText>;
    translation: ColumnType<DocumentText | null, string | null, never>;
    insurance_fee: bigint | null;
    titles: Json<Titles>;
    signers: ColumnType<PaperSigner[], string, string>;
    recipients: Json<Recipient[]>;
    return_to: string;
    mail: ColumnType<LetterMails | null, string | null, never>;
    partner_id: string | null;
    state: PaperState;
    sent_by: string | null;
    sent_at: Moment;
    due_at: Moment;
    attempts: Generated<number>;
    document_id: string | null;
    order_id: string | null;
    signed_document_id: string | null;
    ended_at: MaybeMoment;
    ended_by: string | null;
    reason: string | null;
  };
}

const sql = owns<PaperTables>();

/** The notification channel of the worker that makes documents. */
export const PAPER_CHANNEL = 'husvaer_papers';

interface Titles {
  en: string;
  no: string;
}

/** The text of a letter's mail, by language. */
/** The text of the mail that a letter is attached to. */
export interface LetterMail {
  subject: string;
  paragraphs: readonly string[];
  facts?: readonly Fact[];
}

export type LetterMails = Record<'en' | 'no', LetterMail>;

/** The recipient of a document, known only by e-mail until they have an account. */
export interface Recipient {
  accountId: string | null;
  email: string;
  name: string;
}

export interface PaperSigner extends Recipient {
  role: 'tenant' | 'landlord' | 'agent';
  turn: number;
  /**
   * The reference number at the bank, for a tenant with a deposit account. The tenant answers the bank's
   * questions before signing.
   */
  depositReference?: string;
  /** As the text states them; absent or null when it does not. */
  birthDate?: string | null;
  orgNumber?: string | null;
  /** Whether they become a tenant by signing this document. */
  isJoining?: boolean;
}

/** One document sent for signing, or a letter. A repeated attempt is a new one. */
export interface Paper {
  id: string;
  kind: PaperKind | LetterKind;
  leaseId: string | null;
  assignmentId: string | null;
  language: 'en' | 'no';
  edition: string;
  /** The document of the landlord's own contract, which is appended to the text. */
  ownContractId: string | null;
  titles: Titles;
  /** Empty for a letter. */
  signers: PaperSigner[];
  /** Empty for other documents than letters. */
  recipients: Recipient[];
  /** The text of a letter's mail; null uses the text of its kind. */
  mail: LetterMails | null;
  /** The page that signers return to. */
  returnTo: string;
  partnerId: string | null;
  /** Null for a partner's system or a deleted account. */
  sentBy: string | null;
  state: PaperState;
  sentAt: Temporal.Instant;
  documentId: string | null;
  orderId: string | null;
  signedDocumentId: string | null;
  endedAt: Temporal.Instant | null;
  endedBy: string | null;
  reason: string | null;
}

export const PAPER = [
  'id',
  'kind',
  'lease_id as leaseId',
  'assignment_id as assignmentId',
  'language',
  'edition',
  'own_contract_id as ownContractId',
  'titles',
  'mail',
  'signers',
  'recipients',
  'return_to as returnTo',
  'partner_id as partnerId',
  'sent_by as sentBy',
  'state',
  'sent_at as sentAt',
  'document_id as documentId',
  'order_id as orderId',
  'signed_document_id as signedDocumentId',
  'ended_at as endedAt',
  'ended_by as endedBy',
  'reason',
] as const;

type NewPaper = Pick<
  Paper,
  | 'id'
  | 'kind'
  | 'leaseId'
  | 'assignmentId'
  | 'language'
  | 'edition'
  | 'ownContractId'
  | 'titles'
  | 'signers'
  | 'recipients'
  | 'returnTo'
  | 'mail'
  | 'sentBy'
  | 'partnerId'
> & {
  text: DocumentText;
  /** The text in the other language, which people can read in addition to the signed one. */
  translation: DocumentText | null;
  /** The price of a deposit insurance stated in the lease, øre. */
  insuranceFee: bigint | null;
};

/** Queues a document for the worker. */
export async function addPaper(tx: Tx, paper: NewPaper, at: Temporal.Instant): Promise<void> {
  const now = at.toString();
  await sql(tx)
    .insertInto('lease_paper')
    .values({
      id: paper.id,
      kind: paper.kind,
      lease_id: paper.leaseId,
      assignment_id: paper.assignmentId,
      language: paper.language,
      edition: paper.edition,
      own_contract_id: paper.ownContractId,
      text: JSON.stringify(paper.text),
      translation: paper.translation && JSON.stringify(paper.translation),
      insurance_fee: paper.insuranceFee,
      titles: JSON.stringify(paper.titles),
      signers: JSON.stringify(paper.signers),
      recipients: JSON.stringify(paper.recipients),
      return_to: paper.returnTo,
      mail: paper.mail && JSON.stringify(paper.mail),
      partner_id: paper.partnerId,
      state: 'making',
      sent_by: paper.sentBy,
      sent_at: now,
      due_at: now,
    })
    .execute();
  await raw`select pg_notify(${PAPER_CHANNEL}, '')`.execute(sql(tx));
}

/** A document to be made, claimed by one node. */
export interface WaitingPaper {
  id: string;
  text: DocumentText;
  ownContractId: string | null;
  partnerId: string | null;
  sentAt: Temporal.Instant;
  /** Including this one. */
  attempts: number;
}

/** Claims the document that has waited longest, until `until`; other nodes skip it. */
export const claimWaitingPaper = (
  tx: Tx,
  now: Temporal.Instant,
  until: Temporal.Instant,
): Promise<WaitingPaper | undefined> =>
  sql(tx)
    .updateTable('lease_paper')
    .set({ due_at: until.toString(), attempts: raw<number>`attempts + 1` })
    .where('id', '=', (due) =>
      due
        .selectFrom('lease_paper')
        .select('id')
        .where('state', '=', 'making')
        .where('due_at', '<=', moment(now))
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      ...(['id', 'text', 'own_contract_id as ownContractId', 'partner_id as partnerId'] as const),
      ...(['sent_at as sentAt', 'attempts'] as const),
    ])
    .executeTakeFirst();

export const lockPaper = (tx: Tx, id: string): Promise<Paper | undefined> =>
  sql(tx)
    .selectFrom('lease_paper')
    .select(PAPER)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** A document that is not locked: what it is about never changes. */
export const findPaper = (tx: ReadTx, id: string): Promise<Paper | undefined> =>
  sql(tx).selectFrom('lease_paper').select(PAPER).where('id', '=', id).executeTakeFirst();

/** Documents of a lease or an assignment that are being made or out for signing; locks them. */
export const lockOpenPapers = (
  tx: Tx,
  of: { leaseId: string } | { assignmentId: string },
): Promise<Paper[]> => {
  const open = sql(tx)
    .selectFrom('lease_paper')
    .select(PAPER)
    .where('state', 'in', OPEN_PAPER_STATES)
    .forUpdate();
  return 'leaseId' in of
    ? open.where('lease_id', '=', of.leaseId).execute()
    : open.where('assignment_id', '=', of.assignmentId).execute();
};

/**
 * Changes the state of a document and the addresses of its signers. Nothing else of a document ever changes.
 */
export async function changePaper(
  tx: Tx,
  id: string,
  change: {
    state?: PaperState;
    signers?: readonly PaperSigner[];
    documentId?: string;
    orderId?: string;
    signedDocumentId?: string;
    endedAt?: Temporal.Instant;
    endedBy?: string | null;
    reason?: string | null;
    dueAt?: Temporal.Instant;
  },
): Promise<void> {
  await sql(tx)
    .updateTable('lease_paper')
    .set({
      state: change.state,
      signers: change.signers && JSON.stringify(change.signers),
      document_id: change.documentId,
      order_id: change.orderId,
      signed_document_id: change.signedDocumentId,
      ended_at: change.endedAt?.toString(),
      ended_by: change.endedBy,
      reason: change.reason,
      due_at: change.dueAt?.toString(),
    })
    .where('id', '=', id)
    .execute();
}

/** Documents of these leases and assignments. */
interface PapersOf {
  leaseIds: readonly string[];
  assignmentIds: readonly string[];
}

/** All documents of these, oldest first. */
export async function findPapers(
  tx: ReadTx,
  { leaseIds, assignmentIds }: PapersOf,
): Promise<Paper[]> {
  if (leaseIds.length + assignmentIds.length === 0) return [];
  return sql(tx)
    .selectFrom('lease_paper')
    .select(PAPER)
    .where(({ or, eb }) =>
      or([
        ...(leaseIds.length ? [eb('lease_id', 'in', leaseIds)] : []),
        ...(assignmentIds.length ? [eb('assignment_id', 'in', assignmentIds)] : []),
      ]),
    )
    .orderBy('sent_at')
    .orderBy('id')
    .execute();
}

/** The sent text of a document in this language; undefined when it was not stored in it. */
export async function findTextOf(
  tx: ReadTx,
  { id, language }: { id: string; language: 'en' | 'no' },
): Promise<DocumentText | undefined> {
  const paper = await sql(tx)
    .selectFrom('lease_paper')
    .select(['language', 'text', 'translation'])
    .where('id', '=', id)
    .executeTakeFirst();
  return (paper?.language === language ? paper.text : paper?.translation) ?? undefined;
}

/** The price of an insurance stated in a lease's document, øre; null when none is stated. */
export async function findInsuranceFee(tx: ReadTx, id: string): Promise<bigint | null> {
  const paper = await sql(tx)
    .selectFrom('lease_paper')
    .select('insurance_fee as fee')
    .where('id', '=', id)
    .executeTakeFirst();
  return paper?.fee ?? null;
}

/** The lease document with this stored file, unsigned or signed. */
export const findPaperOf = (tx: ReadTx, documentId: string): Promise<Paper | undefined> =>
  sql(tx)
    .selectFrom('lease_paper')
    .select(PAPER)
    .where(({ or, eb }) =>
      or([eb('document_id', '=', documentId), eb('signed_document_id', '=', documentId)]),
    )
    .executeTakeFirst();

/** Removes a deleted account as the sender of documents. */
export async function forgetSender(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('lease_paper')
    .set({ sent_by: null })
    .where('sent_by', '=', accountId)
    .execute();
}

/** The queue of documents to draw, for operators. */
export const getPaperQueueState = (tx: ReadTx): Promise<QueueState> =>
  sql(tx)
    .selectFrom('lease_paper')
    .where('state', '=', 'making')
    .select(waitingBy('due_at'))
    .executeTakeFirstOrThrow();
