import type { Json } from '../../../platform/db/json.ts';
import type { Stated } from '../../../platform/db/column.ts';
import { sql as raw } from 'kysely';

import {
  OPEN_PAPER_STATES,
  type LetterKind,
  type PaperKind,
  type PaperState,
} from '@husvaer/domain/leases/papers';

import { moment } from '../../../platform/db/moment.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import { waitingBy } from '../../../platform/db/waiting.ts';
import type { QueueState } from '../../../platform/metrics/metrics.ts';
import type { DocumentText } from '../../../platform/pdf/document-text.ts';
import type { Fact } from '../../../platform/mail/layout.ts';

export type PaperRow = Stated<
  Tables['leasePaper'],
  {
    text: Json<DocumentText>;
    translation: Json<DocumentText | null>;
    titles: Json<Titles>;
    signers: Json<PaperSigner[]>;
    recipients: Json<Recipient[]>;
    mail: Json<LetterMails | null>;
  }
>;

const sql = owns<{ leasePaper: PaperRow }>();

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
  'leaseId',
  'assignmentId',
  'language',
  'edition',
  'ownContractId',
  'titles',
  'mail',
  'signers',
  'recipients',
  'returnTo',
  'partnerId',
  'sentBy',
  'state',
  'sentAt',
  'documentId',
  'orderId',
  'signedDocumentId',
  'endedAt',
  'endedBy',
  'reason',
] as const;

export type NewPaper = Pick<
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
    .insertInto('leasePaper')
    .values({
      id: paper.id,
      kind: paper.kind,
      leaseId: paper.leaseId,
      assignmentId: paper.assignmentId,
      language: paper.language,
      edition: paper.edition,
      ownContractId: paper.ownContractId,
      text: JSON.stringify(paper.text),
      translation: paper.translation && JSON.stringify(paper.translation),
      insuranceFee: paper.insuranceFee,
      titles: JSON.stringify(paper.titles),
      signers: JSON.stringify(paper.signers),
      recipients: JSON.stringify(paper.recipients),
      returnTo: paper.returnTo,
      mail: paper.mail && JSON.stringify(paper.mail),
      partnerId: paper.partnerId,
      state: 'making',
      sentBy: paper.sentBy,
      sentAt: now,
      dueAt: now,
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
    .updateTable('leasePaper')
    .set({ dueAt: until.toString(), attempts: raw<number>`attempts + 1` })
    .where('id', '=', (due) =>
      due
        .selectFrom('leasePaper')
        .select('id')
        .where('state', '=', 'making')
        .where('dueAt', '<=', moment(now))
        .orderBy('dueAt')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      ...(['id', 'text', 'ownContractId', 'partnerId'] as const),
      ...(['sentAt', 'attempts'] as const),
    ])
    .executeTakeFirst();

export const lockPaper = (tx: Tx, id: string): Promise<Paper | undefined> =>
  sql(tx)
    .selectFrom('leasePaper')
    .select(PAPER)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** A document that is not locked: what it is about never changes. */
export const findPaper = (tx: ReadTx, id: string): Promise<Paper | undefined> =>
  sql(tx).selectFrom('leasePaper').select(PAPER).where('id', '=', id).executeTakeFirst();

/** Documents of a lease or an assignment that are being made or out for signing; locks them. */
export const lockOpenPapers = (
  tx: Tx,
  of: { leaseId: string } | { assignmentId: string },
): Promise<Paper[]> => {
  const open = sql(tx)
    .selectFrom('leasePaper')
    .select(PAPER)
    .where('state', 'in', OPEN_PAPER_STATES)
    .forUpdate();
  return 'leaseId' in of
    ? open.where('leaseId', '=', of.leaseId).execute()
    : open.where('assignmentId', '=', of.assignmentId).execute();
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
    .updateTable('leasePaper')
    .set({
      state: change.state,
      signers: change.signers && JSON.stringify(change.signers),
      documentId: change.documentId,
      orderId: change.orderId,
      signedDocumentId: change.signedDocumentId,
      endedAt: change.endedAt?.toString(),
      endedBy: change.endedBy,
      reason: change.reason,
      dueAt: change.dueAt?.toString(),
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
    .selectFrom('leasePaper')
    .select(PAPER)
    .where(({ or, eb }) =>
      or([
        ...(leaseIds.length ? [eb('leaseId', 'in', leaseIds)] : []),
        ...(assignmentIds.length ? [eb('assignmentId', 'in', assignmentIds)] : []),
      ]),
    )
    .orderBy('sentAt')
    .orderBy('id')
    .execute();
}

/** The sent text of a document in this language; undefined when it was not stored in it. */
export async function findTextOf(
  tx: ReadTx,
  { id, language }: { id: string; language: 'en' | 'no' },
): Promise<DocumentText | undefined> {
  const paper = await sql(tx)
    .selectFrom('leasePaper')
    .select(['language', 'text', 'translation'])
    .where('id', '=', id)
    .executeTakeFirst();
  return (paper?.language === language ? paper.text : paper?.translation) ?? undefined;
}

/** The price of an insurance stated in a lease's document, øre; null when none is stated. */
export async function findInsuranceFee(tx: ReadTx, id: string): Promise<bigint | null> {
  const paper = await sql(tx)
    .selectFrom('leasePaper')
    .select('insuranceFee as fee')
    .where('id', '=', id)
    .executeTakeFirst();
  return paper?.fee ?? null;
}

/** The lease document with this stored file, unsigned or signed. */
export const findPaperOf = (tx: ReadTx, documentId: string): Promise<Paper | undefined> =>
  sql(tx)
    .selectFrom('leasePaper')
    .select(PAPER)
    .where(({ or, eb }) =>
      or([eb('documentId', '=', documentId), eb('signedDocumentId', '=', documentId)]),
    )
    .executeTakeFirst();

/** Removes a deleted account as the sender of documents. */
export async function forgetSender(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('leasePaper')
    .set({ sentBy: null })
    .where('sentBy', '=', accountId)
    .execute();
}

/** The queue of documents to draw, for operators. */
export const getPaperQueueState = (tx: ReadTx): Promise<QueueState> =>
  sql(tx)
    .selectFrom('leasePaper')
    .where('state', '=', 'making')
    .select(waitingBy('dueAt'))
    .executeTakeFirstOrThrow();
