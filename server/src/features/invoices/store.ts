import type { Stated } from '../../platform/db/column.ts';
import { sql as raw, type Selectable } from 'kysely';

import type { InvoiceFacts } from '@husvaer/domain/invoices/states';
import type { InvoiceKind, LineKind } from '@husvaer/domain/invoices/enums';
import type { UseCost } from '@husvaer/domain/leases/enums';

import type { Json, OrFromJson } from '../../platform/db/json.ts';
import { unnestRows } from '../../platform/db/unnest-rows.ts';
import type { Tables } from '../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../platform/db/tx.ts';
import { dayInNorway } from '../../platform/norwegian-time.ts';

export type InvoiceRow = Stated<
  Tables['invoice'],
  { parties: Json<Parties>; accountChange: Json<AccountChange | null> }
>;

const sql = owns<Pick<Tables, 'invoiceLine'> & { invoice: InvoiceRow }>();

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
  bookId: 'uuid',
  leaseId: 'uuid',
  kind: 'text',
  isFinalSettlement: 'boolean',
  serial: 'integer',
  month: 'date',
  startsOn: 'date',
  issuedOn: 'date',
  dueOn: 'date',
  account: 'text',
  kid: 'text',
  total: 'bigint',
  creditsId: 'uuid',
  reason: 'text',
  language: 'text',
  parties: 'jsonb',
  accountChange: 'jsonb',
} as const;

const LINE_COLUMNS = {
  invoiceId: 'uuid',
  position: 'smallint',
  kind: 'text',
  cost: 'text',
  name: 'text',
  fromOn: 'date',
  toOn: 'date',
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
  const names = raw.join(Object.keys(ISSUED_COLUMNS).map((name) => raw.id(name)));
  await raw`insert into invoice (${names}) select ${names}
    from ${unnestRows('input', ISSUED_COLUMNS, invoices)}`.execute(sql(tx));
  const lines = invoices.flatMap(({ id, lines: own }) =>
    own.map((line, position) => ({
      invoiceId: id,
      position,
      kind: line.kind,
      cost: line.cost,
      name: line.name,
      fromOn: line.from,
      toOn: line.to,
      monthly: line.monthly,
      amount: line.amount,
      vat: line.vat,
    })),
  );
  const lineNames = raw.join(Object.keys(LINE_COLUMNS).map((name) => raw.id(name)));
  await raw`insert into invoice_line (${lineNames}) select ${lineNames}
    from ${unnestRows('input', LINE_COLUMNS, lines)}`.execute(sql(tx));
}

type Row = Selectable<InvoiceRow>;

/** An invoice from its row, or from the row's JSON without its timestamps. */
export const asInvoice = (row: OrFromJson<Row>): Invoice => ({
  id: row.id,
  bookId: row.bookId,
  leaseId: row.leaseId,
  kind: row.kind,
  isFinalSettlement: row.isFinalSettlement,
  serial: row.serial,
  month: row.month,
  startsOn: row.startsOn,
  issuedOn: row.issuedOn,
  dueOn: row.dueOn,
  account: row.account,
  kid: row.kid,
  total: BigInt(row.total),
  creditsId: row.creditsId,
  reason: row.reason,
  language: row.language,
  parties: row.parties,
  accountChange: row.accountChange,
  fees: BigInt(row.fees),
  interest: BigInt(row.interest),
  paid: BigInt(row.paid),
  surplus: BigInt(row.surplus),
  credited: BigInt(row.credited),
  creditedOn: row.creditedOn,
  lost: BigInt(row.lost),
  lostOn: row.lostOn,
  lostByAgency: BigInt(row.lostByAgency),
  setOff: BigInt(row.setOff),
  settledOn: row.settledOn,
  madeOn: dayOf(row.madeAt),
  sentOn: dayOf(row.sentAt),
  sendingFailed: row.sendingFailed,
  isSaidPaid: row.saidPaidAt !== null,
  hasObjection: row.objectedAt !== null,
  petitionFrom: row.petitionFrom,
  objection: row.objection,
  documentId: row.documentId,
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
    .where('documentId', '=', documentId)
    .executeTakeFirst();
  return row?.id;
}

/** All invoices of these leases, the latest month first. */
export async function findInvoicesOf(tx: ReadTx, leaseIds: readonly string[]): Promise<Invoice[]> {
  if (leaseIds.length === 0) return [];
  const rows = await sql(tx)
    .selectFrom('invoice')
    .selectAll()
    .where('leaseId', 'in', leaseIds)
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
    .selectFrom('invoiceLine')
    .selectAll()
    .where('invoiceId', 'in', invoiceIds)
    .orderBy('invoiceId')
    .orderBy('position')
    .execute();
  const byInvoice = Map.groupBy(rows, ({ invoiceId }) => invoiceId);
  return new Map([...byInvoice].map(([id, own]) => [id, own.map(asLine)]));
}

/** A line from its row, or from the row's JSON. */
export const asLine = (row: OrFromJson<Selectable<Tables['invoiceLine']>>): InvoiceLine => ({
  kind: row.kind,
  cost: row.cost,
  name: row.name,
  from: row.fromOn,
  to: row.toOn,
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
      ...(values.lostOn !== undefined && { lostOn: values.lostOn }),
      ...(values.lostByAgency !== undefined && { lostByAgency: values.lostByAgency }),
      ...(values.reportedPaidAt !== undefined && {
        saidPaidAt: values.reportedPaidAt?.toString() ?? null,
      }),
      ...(values.objection !== undefined && {
        objectedAt: values.objection?.at.toString() ?? null,
        objection: values.objection?.text ?? null,
      }),
      ...(values.madeAt && { madeAt: values.madeAt.toString() }),
      ...(values.sentAt && { sentAt: values.sentAt.toString() }),
      ...(values.sendingFailed !== undefined && { sendingFailed: values.sendingFailed }),
      ...(values.documentId && { documentId: values.documentId }),
    })
    .where('id', '=', id)
    .execute();
}
