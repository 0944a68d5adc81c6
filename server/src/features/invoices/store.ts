import { sql as raw, type ColumnType, type Generated, type Selectable } from 'kysely';

import type { InvoiceFacts } from '@husvaer/domain/invoices/states';
import type { InvoiceKind } from '@husvaer/domain/invoices/enums';
import type { UseCost } from '@husvaer/domain/leases/enums';

import type { OrFromJson } from '../../platform/db/json.ts';
import { unnestRows } from '../../platform/db/unnest-rows.ts';
import type { MaybeMoment } from '../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../platform/db/tx.ts';
import { dayInNorway } from '../../platform/norwegian-time.ts';

export interface InvoiceTables {
  invoice: {
    id: string;
    book_id: string;
    lease_id: string;
    kind: InvoiceKind;
    is_final_settlement: Generated<boolean>;
    serial: number;
    month: string | null;
    starts_on: string | null;
    issued_on: string;
    due_on: string;
    account: string;
    kid: string | null;
    total: bigint;
    credits_id: string | null;
    reason: string | null;
    language: 'en' | 'no';
    parties: ColumnType<Parties, string, never>;
    account_change: ColumnType<AccountChange | null, string | null, never>;
    fees: Generated<bigint>;
    interest: Generated<bigint>;
    paid: Generated<bigint>;
    surplus: Generated<bigint>;
    credited: Generated<bigint>;
    credited_on: string | null;
    lost: Generated<bigint>;
    lost_on: string | null;
    lost_by_agency: Generated<bigint>;
    set_off: Generated<bigint>;
    settled_on: string | null;
    said_paid_at: MaybeMoment;
    objected_at: MaybeMoment;
    objection: string | null;
    petition_from: string | null;
    made_at: MaybeMoment;
    sent_at: MaybeMoment;
    sending_failed: Generated<boolean>;
    document_id: string | null;
  };
  invoice_line: {
    invoice_id: string;
    position: number;
    kind: LineKind;
    cost: UseCost | null;
    name: string | null;
    from_on: string | null;
    to_on: string | null;
    monthly: bigint | null;
    amount: bigint;
    vat: bigint;
  };
  invoice_kid: { account: string; kid: string; lease_id: string; invoice_id: string | null };
}

const sql = owns<InvoiceTables>();

/** What a line of an invoice is for. */
export const LINE_KINDS = [
  'rent',
  'use_cost',
  'extra',
  'discount',
  'insurance_premium',
  'expense',
  'final_settlement',
] as const;

export type LineKind = (typeof LINE_KINDS)[number];

export interface InvoiceLine {
  kind: LineKind;
  cost: UseCost | null;
  name: string | null;
  from: string | null;
  to: string | null;
  /** The cost of the whole month. */
  monthly: bigint | null;
  amount: bigint;
  /** Value added tax in it; only on the agency's own services. */
  vat: bigint;
}

/** The parties of an invoice as of its day: the seller, the landlord they act for, and the tenants. */
export interface Parties {
  seller: { name: string; orgNumber: string; address: string; email: string };
  /** The registers that the seller is in. */
  registers: { isInVat: boolean; isInBusiness: boolean };
  landlord: { name: string };
  tenants: { accountId: string | null; name: string; email: string }[];
  /** The home's name and address, a line each. */
  home: { name: string; address: string };
  /** The lease's number. */
  lease: string;
}

/** Why the first invoices to an account name another than before. */
export interface AccountChange {
  /** 11 digits. */
  former: string;
  /** The day on which the tenants had notice of the new account. */
  noticedOn: string;
}

/** An invoice, as it was issued. */
export interface Issued {
  id: string;
  bookId: string;
  leaseId: string;
  kind: InvoiceKind;
  /** What the landlord has to pay at the end, or a credit note of that. */
  isFinalSettlement: boolean;
  serial: number;
  /** The month of the rent by its first day, and the first day it is for. */
  month: string | null;
  startsOn: string | null;
  issuedOn: string;
  dueOn: string;
  account: string;
  kid: string | null;
  total: bigint;
  creditsId: string | null;
  reason: string | null;
  language: 'en' | 'no';
  parties: Parties;
  /** Only on the first invoices to a tenant after a notice of another account. */
  accountChange: AccountChange | null;
}

/** An invoice, with its current state. */
export interface Invoice extends Issued, InvoiceFacts {
  /** The part of its fees that is late interest for the landlord. */
  interest: bigint;
  /** The day of the last write-off that stands. */
  lostOn: string | null;
  /** The part of what was written off of which the agency bears the rent. */
  lostByAgency: bigint;
  /** The day on which the last of it was paid. */
  settledOn: string | null;
  /** The tenant's objection. */
  objection: string | null;
  documentId: string | null;
}

const ISSUED_COLUMNS = {
  id: 'uuid',
  book_id: 'uuid',
  lease_id: 'uuid',
  kind: 'text',
  is_final_settlement: 'boolean',
  serial: 'integer',
  month: 'date',
  starts_on: 'date',
  issued_on: 'date',
  due_on: 'date',
  account: 'text',
  kid: 'text',
  total: 'bigint',
  credits_id: 'uuid',
  reason: 'text',
  language: 'text',
  parties: 'jsonb',
  account_change: 'jsonb',
} as const;

const LINE_COLUMNS = {
  invoice_id: 'uuid',
  position: 'smallint',
  kind: 'text',
  cost: 'text',
  name: 'text',
  from_on: 'date',
  to_on: 'date',
  monthly: 'bigint',
  amount: 'bigint',
  vat: 'bigint',
} as const;

/** Adds invoices with their lines. */
export async function addInvoices(
  tx: Tx,
  invoices: readonly (Issued & { lines: readonly InvoiceLine[] })[],
): Promise<void> {
  if (invoices.length === 0) return;
  const rows = invoices.map((one) => ({
    id: one.id,
    book_id: one.bookId,
    lease_id: one.leaseId,
    kind: one.kind,
    is_final_settlement: one.isFinalSettlement,
    serial: one.serial,
    month: one.month,
    starts_on: one.startsOn,
    issued_on: one.issuedOn,
    due_on: one.dueOn,
    account: one.account,
    kid: one.kid,
    total: one.total,
    credits_id: one.creditsId,
    reason: one.reason,
    language: one.language,
    parties: one.parties,
    account_change: one.accountChange,
  }));
  const names = raw.join(Object.keys(ISSUED_COLUMNS).map((name) => raw.id(name)));
  await raw`insert into invoice (${names}) select ${names}
    from ${unnestRows('input', ISSUED_COLUMNS, rows)}`.execute(sql(tx));
  const lines = invoices.flatMap(({ id, lines: own }) =>
    own.map((line, position) => ({
      invoice_id: id,
      position,
      kind: line.kind,
      cost: line.cost,
      name: line.name,
      from_on: line.from,
      to_on: line.to,
      monthly: line.monthly,
      amount: line.amount,
      vat: line.vat,
    })),
  );
  const lineNames = raw.join(Object.keys(LINE_COLUMNS).map((name) => raw.id(name)));
  await raw`insert into invoice_line (${lineNames}) select ${lineNames}
    from ${unnestRows('input', LINE_COLUMNS, lines)}`.execute(sql(tx));
}

type Row = Selectable<InvoiceTables['invoice']>;

/** An invoice from its row, or from the row's JSON without its timestamps. */
export const asInvoice = (row: OrFromJson<Row>): Invoice => ({
  id: row.id,
  bookId: row.book_id,
  leaseId: row.lease_id,
  kind: row.kind,
  isFinalSettlement: row.is_final_settlement,
  serial: row.serial,
  month: row.month,
  startsOn: row.starts_on,
  issuedOn: row.issued_on,
  dueOn: row.due_on,
  account: row.account,
  kid: row.kid,
  total: BigInt(row.total),
  creditsId: row.credits_id,
  reason: row.reason,
  language: row.language,
  parties: row.parties,
  accountChange: row.account_change,
  fees: BigInt(row.fees),
  interest: BigInt(row.interest),
  paid: BigInt(row.paid),
  surplus: BigInt(row.surplus),
  credited: BigInt(row.credited),
  creditedOn: row.credited_on,
  lost: BigInt(row.lost),
  lostOn: row.lost_on,
  lostByAgency: BigInt(row.lost_by_agency),
  setOff: BigInt(row.set_off),
  settledOn: row.settled_on,
  madeOn: dayOf(row.made_at),
  sentOn: dayOf(row.sent_at),
  sendingFailed: row.sending_failed,
  isSaidPaid: row.said_paid_at !== null,
  hasObjection: row.objected_at !== null,
  petitionFrom: row.petition_from,
  objection: row.objection,
  documentId: row.document_id,
});

const dayOf = (at: Temporal.Instant | null): string | null => at && dayInNorway(at);

export async function findInvoices(tx: ReadTx, ids: readonly string[]): Promise<Invoice[]> {
  if (ids.length === 0) return [];
  const rows = await sql(tx).selectFrom('invoice').selectAll().where('id', 'in', ids).execute();
  return rows.map(asInvoice);
}

/** The invoice whose document this is. */
export async function findInvoiceOfDocument(
  tx: ReadTx,
  documentId: string,
): Promise<string | undefined> {
  const row = await sql(tx)
    .selectFrom('invoice')
    .select('id')
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  return row?.id;
}

/** All invoices of these leases, the latest month first. */
export async function findInvoicesOf(tx: ReadTx, leaseIds: readonly string[]): Promise<Invoice[]> {
  if (leaseIds.length === 0) return [];
  const rows = await sql(tx)
    .selectFrom('invoice')
    .selectAll()
    .where('lease_id', 'in', leaseIds)
    .orderBy('month', (order) => order.desc().nullsLast())
    .orderBy('serial', 'desc')
    .execute();
  return rows.map(asInvoice);
}

export async function findLines(
  tx: ReadTx,
  invoiceIds: readonly string[],
): Promise<Map<string, InvoiceLine[]>> {
  if (invoiceIds.length === 0) return new Map();
  const rows = await sql(tx)
    .selectFrom('invoice_line')
    .selectAll()
    .where('invoice_id', 'in', invoiceIds)
    .orderBy('invoice_id')
    .orderBy('position')
    .execute();
  const byInvoice = Map.groupBy(rows, ({ invoice_id }) => invoice_id);
  return new Map([...byInvoice].map(([id, own]) => [id, own.map(asLine)]));
}

/** A line from its row, or from the row's JSON. */
export const asLine = (
  row: OrFromJson<Selectable<InvoiceTables['invoice_line']>>,
): InvoiceLine => ({
  kind: row.kind,
  cost: row.cost,
  name: row.name,
  from: row.from_on,
  to: row.to_on,
  monthly: row.monthly === null ? null : BigInt(row.monthly),
  amount: BigInt(row.amount),
  vat: BigInt(row.vat),
});

/** Saves a change of an invoice by a person's decision or a worker's result. */
export async function saveInvoice(
  tx: Tx,
  id: string,
  values: {
    lost?: bigint;
    lostOn?: string | null;
    lostByAgency?: bigint;
    reportedPaidAt?: Temporal.Instant | null;
    objection?: { at: Temporal.Instant; text: string } | null;
    madeAt?: Temporal.Instant;
    sentAt?: Temporal.Instant;
    sendingFailed?: boolean;
    documentId?: string;
  },
): Promise<void> {
  await sql(tx)
    .updateTable('invoice')
    .set({
      ...(values.lost !== undefined && { lost: values.lost }),
      ...(values.lostOn !== undefined && { lost_on: values.lostOn }),
      ...(values.lostByAgency !== undefined && { lost_by_agency: values.lostByAgency }),
      ...(values.reportedPaidAt !== undefined && {
        said_paid_at: values.reportedPaidAt?.toString() ?? null,
      }),
      ...(values.objection !== undefined && {
        objected_at: values.objection?.at.toString() ?? null,
        objection: values.objection?.text ?? null,
      }),
      ...(values.madeAt && { made_at: values.madeAt.toString() }),
      ...(values.sentAt && { sent_at: values.sentAt.toString() }),
      ...(values.sendingFailed !== undefined && { sending_failed: values.sendingFailed }),
      ...(values.documentId && { document_id: values.documentId }),
    })
    .where('id', '=', id)
    .execute();
}
