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

/** The worker that makes papers is told of them here. */
export const PAPER_CHANNEL = 'husvaer_papers';

interface Titles {
  en: string;
  no: string;
}

/** What the mail of a letter says, by language. */
/** What the mail that a letter goes with says. */
export interface LetterMail {
  subject: string;
  paragraphs: readonly string[];
  facts?: readonly Fact[];
}

export type LetterMails = Record<'en' | 'no', LetterMail>;

/** Whom a paper goes to: by an e-mail alone until they have an account. */
export interface Recipient {
  accountId: string | null;
  email: string;
  name: string;
}

export interface PaperSigner extends Recipient {
  role: 'tenant' | 'landlord' | 'agent';
  turn: number;
  /** What the bank is to know them by, of a tenant with a deposit account. They answer its questions before they sign. */
  depositReference?: string;
  /** Whether they are no tenant yet, and become one by this paper. */
  isJoining?: boolean;
}

/** One try to have something signed. */
export interface Paper {
  id: string;
  kind: PaperKind | LetterKind;
  leaseId: string | null;
  assignmentId: string | null;
  language: 'en' | 'no';
  edition: string;
  /** The document of the landlord's own contract: it stands behind the text. */
  ownContractId: string | null;
  titles: Titles;
  /** None of a letter. */
  signers: PaperSigner[];
  /** Of a letter. */
  recipients: Recipient[];
  /** What the mail of a letter says; null takes the words of its kind. */
  mail: LetterMails | null;
  /** The page people come back to. */
  returnTo: string;
  partnerId: string | null;
  /** Null of a partner's own system, or when they are gone. */
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
  /** The same in the language that it is not signed in, where people read it beside. */
  translation: DocumentText | null;
  /** What a lease says that an insurance in place of a deposit costs, øre. */
  insuranceFee: bigint | null;
};

/** Writes a paper down for the worker to make. */
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

/** A paper that is to be made, in the hands of one node. */
export interface WaitingPaper {
  id: string;
  text: DocumentText;
  ownContractId: string | null;
  partnerId: string | null;
  sentAt: Temporal.Instant;
  /** This time included. */
  attempts: number;
}

/** Takes the paper that has waited longest and keeps it from the other nodes until then. */
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

/** What of a lease, or of an assignment, is being made or out for signing. */
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

/** What becomes of a paper, and where its signers are reached: nothing else of it ever changes. */
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

/** Whose papers: some leases', and their assignments'. */
export interface PapersOf {
  leaseIds: readonly string[];
  assignmentIds: readonly string[];
}

/** All papers of these, oldest first. */
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

/** A paper's text as it was sent, in this language; undefined of one that was not kept in it. */
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

/** What a lease's paper says that an insurance costs, øre; null of one that says nothing. */
export async function findInsuranceFee(tx: ReadTx, id: string): Promise<bigint | null> {
  const paper = await sql(tx)
    .selectFrom('lease_paper')
    .select('insurance_fee as fee')
    .where('id', '=', id)
    .executeTakeFirst();
  return paper?.fee ?? null;
}

/** The paper a document is of, as it was sent or as it was signed. */
export const findPaperOf = (tx: ReadTx, documentId: string): Promise<Paper | undefined> =>
  sql(tx)
    .selectFrom('lease_paper')
    .select(PAPER)
    .where(({ or, eb }) =>
      or([eb('document_id', '=', documentId), eb('signed_document_id', '=', documentId)]),
    )
    .executeTakeFirst();

/** Forgets who sent papers, when they are gone for good. */
export async function forgetSender(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('lease_paper')
    .set({ sent_by: null })
    .where('sent_by', '=', accountId)
    .execute();
}

/** What waits to be drawn, for operators. */
export const getPaperQueueState = (tx: ReadTx): Promise<QueueState> =>
  sql(tx)
    .selectFrom('lease_paper')
    .where('state', '=', 'making')
    .select(waitingBy('due_at'))
    .executeTakeFirstOrThrow();
