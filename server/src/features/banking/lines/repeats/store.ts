import type { BankFileFormat, FileLine } from '@husvaer/domain/banking/bank-file';
import type { LineState } from '@husvaer/domain/banking/lines';
import { sql as raw } from 'kysely';

import { unnestRows } from '../../../../platform/db/unnest-rows.ts';
import type { Tables } from '../../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../../platform/db/tx.ts';
import type { BroughtBy } from '../../../payments/public.ts';
import { moneyOf, type NewLine } from '../store.ts';

const sql = owns<Pick<Tables, 'bankFile' | 'bankLine' | 'bankRepeat'>>();

/** Rows written by one statement. */
const AT_ONCE = 5000;

/** A payment of a file that is taken as a repeat of a stored one. */
export interface NewRepeat {
  line: NewLine;
  /** The stored payment. */
  lineId: string;
  /** Whether the repeat is expected: in another kind of file, or in a copy. */
  isExpected: boolean;
  /** Whether it is a part of the stored payment, with an amount and references of its own. */
  isPart?: true;
}

const COLUMNS = {
  id: 'uuid',
  fileId: 'uuid',
  position: 'integer',
  lineId: 'uuid',
  bookId: 'uuid',
  bookedOn: 'date',
  text: 'text',
  counterpartyName: 'text',
  isReversal: 'boolean',
  originalAmount: 'numeric',
  originalCurrency: 'text',
  chargesAmount: 'numeric',
  chargesCurrency: 'text',
  entryReference: 'text',
  statementId: 'text',
  isExpected: 'boolean',
  fingerprint: 'text',
  amount: 'bigint',
  paidOn: 'date',
  kid: 'text',
  counterpartyAccount: 'text',
  reference: 'text',
  endToEndId: 'text',
} as const;

const NO_PART = {
  fingerprint: null,
  amount: null,
  paidOn: null,
  kid: null,
  counterpartyAccount: null,
  reference: null,
  endToEndId: null,
};

/** What a part has itself. */
const partOf = (line: NewLine) => ({
  fingerprint: line.fingerprint,
  amount: line.amount,
  paidOn: line.paidOn,
  kid: line.kid,
  counterpartyAccount: line.counterparty.account,
  reference: line.reference,
  endToEndId: line.endToEndId,
});

export async function addRepeats(tx: Tx, repeats: readonly NewRepeat[]): Promise<void> {
  const names = raw.join(Object.keys(COLUMNS).map((name) => raw.id(name)));
  for (let start = 0; start < repeats.length; start += AT_ONCE) {
    const rows = repeats
      .slice(start, start + AT_ONCE)
      .map(({ line, lineId, isExpected, isPart }) => ({
        id: line.id,
        fileId: line.fileId,
        position: line.position,
        lineId,
        bookId: line.bookId,
        bookedOn: line.bookedOn,
        text: line.text,
        counterpartyName: line.counterparty.name,
        isReversal: line.isReversal,
        originalAmount: line.original?.amount ?? null,
        originalCurrency: line.original?.currency ?? null,
        chargesAmount: line.charges?.amount ?? null,
        chargesCurrency: line.charges?.currency ?? null,
        entryReference: line.entryReference,
        statementId: line.statementId,
        isExpected,
        ...(isPart ? partOf(line) : NO_PART),
      }));
    await raw`insert into bank_repeat (${names})
      select ${names} from ${unnestRows('input', COLUMNS, rows)}`.execute(sql(tx));
  }
}

/** A payment's place in a file. */
export interface Place {
  fileName: string;
  format: BankFileFormat;
  receivedAt: Temporal.Instant;
  /** From 1. */
  position: number;
}

/** A payment that was taken as a repeat, and of which payment. */
export interface Repeat extends FileLine {
  id: string;
  bookId: string;
  fileId: string;
  position: number;
  entryReference: string | null;
  statementId: string | null;
  isExpected: boolean;
  told: Place;
  repeats: Place & { lineId: string; state: LineState };
  /** The payment that a person booked from it. */
  bookedLineId: string | null;
  bookedById: string | null;
  bookedAt: Temporal.Instant | null;
  note: string | null;
  fingerprint: string;
}

/** A column of a part, or of the payment that is repeated. */
const ownOr = (column: 'kid' | 'counterpartyAccount' | 'reference' | 'endToEndId') =>
  raw<string | null>`case when again.fingerprint is null then ${raw.ref(`line.${column}`)}
    else ${raw.ref(`again.${column}`)} end`;

const repeats = (tx: ReadTx) =>
  sql(tx)
    .selectFrom('bankRepeat as again')
    .innerJoin('bankLine as line', 'line.id', 'lineId')
    .innerJoin('bankFile as file', 'file.id', 'again.fileId')
    .innerJoin('bankFile as first', 'first.id', 'line.fileId')
    .select([
      'again.id',
      'again.bookId',
      'again.fileId',
      'again.position',
      'again.bookedOn',
      'again.text',
      'again.counterpartyName',
      'again.isReversal',
      'again.originalAmount',
      'again.originalCurrency',
      'again.chargesAmount',
      'again.chargesCurrency',
      'again.entryReference',
      'again.statementId',
      'isExpected',
      'bookedLineId',
      'bookedById',
      'bookedAt',
      'note',
      'account',
      raw<bigint>`coalesce(again.amount, line.amount)`.as('amount'),
      raw<string>`coalesce(again.paid_on, line.paid_on)`.as('paidOn'),
      ownOr('kid').as('kid'),
      ownOr('counterpartyAccount').as('counterpartyAccount'),
      ownOr('reference').as('reference'),
      ownOr('endToEndId').as('endToEndId'),
      raw<string>`coalesce(again.fingerprint, line.fingerprint)`.as('fingerprint'),
      'file.name as fileName',
      'file.format as fileFormat',
      'file.receivedAt as fileReceivedAt',
      'line.id as lineId',
      'line.state as lineState',
      'line.position as linePosition',
      'first.name as firstName',
      'first.format as firstFormat',
      'first.receivedAt as firstReceivedAt',
    ])
    // A file with lines has a format that is read.
    .$narrowType<{ fileFormat: BankFileFormat; firstFormat: BankFileFormat }>();

type Row = Awaited<ReturnType<ReturnType<typeof repeats>['executeTakeFirstOrThrow']>>;

const repeatOf = ({
  counterpartyAccount,
  counterpartyName,
  originalAmount,
  originalCurrency,
  chargesAmount,
  chargesCurrency,
  fileName,
  fileFormat,
  fileReceivedAt,
  lineId,
  lineState,
  linePosition,
  firstName,
  firstFormat,
  firstReceivedAt,
  ...row
}: Row): Repeat => ({
  ...row,
  counterparty: { account: counterpartyAccount, name: counterpartyName },
  original: moneyOf(originalAmount, originalCurrency),
  charges: moneyOf(chargesAmount, chargesCurrency),
  told: {
    fileName,
    format: fileFormat,
    receivedAt: fileReceivedAt,
    position: row.position,
  },
  repeats: {
    lineId,
    state: lineState,
    fileName: firstName,
    format: firstFormat,
    receivedAt: firstReceivedAt,
    position: linePosition,
  },
});

export async function findRepeat(tx: ReadTx, id: string): Promise<Repeat | undefined> {
  const row = await repeats(tx).where('again.id', '=', id).executeTakeFirst();
  return row && repeatOf(row);
}

/** Like {@link findRepeat}, but locks the row until the end of the transaction. */
export async function lockRepeat(tx: Tx, id: string): Promise<Repeat | undefined> {
  const row = await repeats(tx).where('again.id', '=', id).forUpdate('again').executeTakeFirst();
  return row && repeatOf(row);
}

/** Repeated payments of a book, the latest first, with or without the expected ones. */
export async function findRepeats(
  tx: ReadTx,
  {
    bookId,
    withExpected,
    limit,
    skip,
  }: { bookId: string; withExpected: boolean; limit: number; skip: number },
): Promise<{ data: Repeat[]; total: number }> {
  const theirs = repeats(tx)
    .where('again.bookId', '=', bookId)
    .$if(!withExpected, (all) => all.where('isExpected', '=', false));
  const rows = await theirs.orderBy('again.id', 'desc').limit(limit).offset(skip).execute();
  const { total } = await theirs
    .clearSelect()
    .select(raw<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return { data: rows.map(repeatOf), total };
}

/** A page of a book's repeated payments, in the order in which they were read. */
export async function findRepeatsAfter(
  tx: ReadTx,
  bookId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<Repeat[]> {
  const rows = await repeats(tx)
    .where('again.bookId', '=', bookId)
    .$if(after !== null, (all) => all.where('again.id', '>', after!))
    .orderBy('again.id')
    .limit(limit)
    .execute();
  return rows.map(repeatOf);
}

/** The number of stored payments with this fingerprint. */
export async function countAlike(tx: ReadTx, fingerprint: string): Promise<number> {
  const { last } = await sql(tx)
    .selectFrom('bankLine')
    .select(raw<number>`coalesce(max(ordinal), 0)`.as('last'))
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirstOrThrow();
  return last;
}

/** Records that a person booked a repeated payment. */
export async function markBooked(
  tx: Tx,
  {
    id,
    lineId,
    byId,
    at,
    note,
  }: { id: string; lineId: string; byId: string | null; at: Temporal.Instant; note: string },
): Promise<void> {
  await sql(tx)
    .updateTable('bankRepeat')
    .set({ bookedLineId: lineId, bookedById: byId, bookedAt: at.toString(), note })
    .where('id', '=', id)
    .execute();
}

/** The person who booked this payment after it was taken as a repeat. */
export async function findBooker(tx: ReadTx, lineId: string): Promise<BroughtBy | undefined> {
  const row = await sql(tx)
    .selectFrom('bankRepeat')
    .select('bookedById as broughtById')
    .where('bookedLineId', '=', lineId)
    .executeTakeFirst();
  return row && { isBrought: true, ...row };
}

/** Removes a deleted account from repeats. */
export async function forgetBooker(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('bankRepeat')
    .set({ bookedById: null })
    .where('bookedById', '=', accountId)
    .execute();
}
