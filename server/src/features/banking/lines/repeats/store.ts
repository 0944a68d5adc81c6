import type { BankFileFormat, FileLine } from '@husvaer/domain/banking/bank-file';
import type { LineState } from '@husvaer/domain/banking/lines';
import { sql as raw } from 'kysely';

import { unnestRows } from '../../../../platform/db/unnest-rows.ts';
import type { MaybeMoment, Moment } from '../../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../../platform/db/tx.ts';
import type { BroughtBy } from '../../../payments/public.ts';
import { moneyOf, type NewLine } from '../store.ts';

interface RepeatTables {
  bank_file: { id: string; name: string; format: BankFileFormat; received_at: Moment };
  bank_line: {
    id: string;
    file_id: string;
    position: number;
    account: string;
    amount: bigint;
    booked_on: string;
    paid_on: string;
    kid: string | null;
    counterparty_account: string | null;
    reference: string | null;
    end_to_end_id: string | null;
    fingerprint: string;
    ordinal: number;
    state: LineState;
  };
  bank_repeat: {
    id: string;
    file_id: string;
    position: number;
    line_id: string;
    book_id: string;
    booked_on: string;
    text: string | null;
    counterparty_name: string | null;
    is_reversal: boolean;
    original_amount: string | null;
    original_currency: string | null;
    charges_amount: string | null;
    charges_currency: string | null;
    entry_reference: string | null;
    statement_id: string | null;
    fingerprint: string | null;
    amount: bigint | null;
    paid_on: string | null;
    kid: string | null;
    counterparty_account: string | null;
    reference: string | null;
    end_to_end_id: string | null;
    is_expected: boolean;
    booked_line_id: string | null;
    booked_by_id: string | null;
    booked_at: MaybeMoment;
    note: string | null;
  };
}

const sql = owns<RepeatTables>();

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
  file_id: 'uuid',
  position: 'integer',
  line_id: 'uuid',
  book_id: 'uuid',
  booked_on: 'date',
  text: 'text',
  counterparty_name: 'text',
  is_reversal: 'boolean',
  original_amount: 'numeric',
  original_currency: 'text',
  charges_amount: 'numeric',
  charges_currency: 'text',
  entry_reference: 'text',
  statement_id: 'text',
  is_expected: 'boolean',
  fingerprint: 'text',
  amount: 'bigint',
  paid_on: 'date',
  kid: 'text',
  counterparty_account: 'text',
  reference: 'text',
  end_to_end_id: 'text',
} as const;

const NO_PART = {
  fingerprint: null,
  amount: null,
  paid_on: null,
  kid: null,
  counterparty_account: null,
  reference: null,
  end_to_end_id: null,
};

/** What a part has itself. */
const partOf = (line: NewLine) => ({
  fingerprint: line.fingerprint,
  amount: line.amount,
  paid_on: line.paidOn,
  kid: line.kid,
  counterparty_account: line.counterparty.account,
  reference: line.reference,
  end_to_end_id: line.endToEndId,
});

export async function addRepeats(tx: Tx, repeats: readonly NewRepeat[]): Promise<void> {
  const names = raw.join(Object.keys(COLUMNS).map((name) => raw.id(name)));
  for (let start = 0; start < repeats.length; start += AT_ONCE) {
    const rows = repeats
      .slice(start, start + AT_ONCE)
      .map(({ line, lineId, isExpected, isPart }) => ({
        id: line.id,
        file_id: line.fileId,
        position: line.position,
        line_id: lineId,
        book_id: line.bookId,
        booked_on: line.bookedOn,
        text: line.text,
        counterparty_name: line.counterparty.name,
        is_reversal: line.isReversal,
        original_amount: line.original?.amount ?? null,
        original_currency: line.original?.currency ?? null,
        charges_amount: line.charges?.amount ?? null,
        charges_currency: line.charges?.currency ?? null,
        entry_reference: line.entryReference,
        statement_id: line.statementId,
        is_expected: isExpected,
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
const ownOr = (column: 'kid' | 'counterparty_account' | 'reference' | 'end_to_end_id') =>
  raw<string | null>`case when again.fingerprint is null then ${raw.ref(`line.${column}`)}
    else ${raw.ref(`again.${column}`)} end`;

const repeats = (tx: ReadTx) =>
  sql(tx)
    .selectFrom('bank_repeat as again')
    .innerJoin('bank_line as line', 'line.id', 'line_id')
    .innerJoin('bank_file as file', 'file.id', 'again.file_id')
    .innerJoin('bank_file as first', 'first.id', 'line.file_id')
    .select([
      'again.id',
      'again.book_id as bookId',
      'again.file_id as fileId',
      'again.position',
      'again.booked_on as bookedOn',
      'again.text',
      'again.counterparty_name as counterpartyName',
      'again.is_reversal as isReversal',
      'again.original_amount as originalAmount',
      'again.original_currency as originalCurrency',
      'again.charges_amount as chargesAmount',
      'again.charges_currency as chargesCurrency',
      'again.entry_reference as entryReference',
      'again.statement_id as statementId',
      'is_expected as isExpected',
      'booked_line_id as bookedLineId',
      'booked_by_id as bookedById',
      'booked_at as bookedAt',
      'note',
      'account',
      raw<bigint>`coalesce(again.amount, line.amount)`.as('amount'),
      raw<string>`coalesce(again.paid_on, line.paid_on)`.as('paidOn'),
      ownOr('kid').as('kid'),
      ownOr('counterparty_account').as('counterpartyAccount'),
      ownOr('reference').as('reference'),
      ownOr('end_to_end_id').as('endToEndId'),
      raw<string>`coalesce(again.fingerprint, line.fingerprint)`.as('fingerprint'),
      'file.name as fileName',
      'file.format as fileFormat',
      'file.received_at as fileReceivedAt',
      'line.id as lineId',
      'line.state as lineState',
      'line.position as linePosition',
      'first.name as firstName',
      'first.format as firstFormat',
      'first.received_at as firstReceivedAt',
    ]);

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
    .where('again.book_id', '=', bookId)
    .$if(!withExpected, (all) => all.where('is_expected', '=', false));
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
    .where('again.book_id', '=', bookId)
    .$if(after !== null, (all) => all.where('again.id', '>', after!))
    .orderBy('again.id')
    .limit(limit)
    .execute();
  return rows.map(repeatOf);
}

/** The number of stored payments with this fingerprint. */
export async function countAlike(tx: ReadTx, fingerprint: string): Promise<number> {
  const { last } = await sql(tx)
    .selectFrom('bank_line')
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
    .updateTable('bank_repeat')
    .set({ booked_line_id: lineId, booked_by_id: byId, booked_at: at.toString(), note })
    .where('id', '=', id)
    .execute();
}

/** The person who booked this payment after it was taken as a repeat. */
export async function findBooker(tx: ReadTx, lineId: string): Promise<BroughtBy | undefined> {
  const row = await sql(tx)
    .selectFrom('bank_repeat')
    .select('booked_by_id as broughtById')
    .where('booked_line_id', '=', lineId)
    .executeTakeFirst();
  return row && { isBrought: true, ...row };
}

/** Removes a deleted account from repeats. */
export async function forgetBooker(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('bank_repeat')
    .set({ booked_by_id: null })
    .where('booked_by_id', '=', accountId)
    .execute();
}
