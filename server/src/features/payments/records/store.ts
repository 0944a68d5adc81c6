import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import { unnestRows } from '../../../platform/db/unnest-rows.ts';
import { momentOfJson } from '../../../platform/db/moment.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';
import {
  LANDLORD_PAYMENT,
  type LandlordPaymentTables,
  type StoredLandlordPayment,
} from '../landlord-payments/store.ts';
import {
  asInvoice,
  asLine,
  type Invoice,
  type InvoiceLine,
  type InvoiceTables,
} from '../../invoices/public.ts';
import {
  PART,
  PAYMENT,
  type LeasePayment,
  type PaymentPart,
  type PaymentTables,
} from '../store.ts';

/** All invoices and payments of a lease. */
export interface LeaseMoney {
  /** The latest month first. */
  invoices: Invoice[];
  /** By invoice. */
  lines: Map<string, InvoiceLine[]>;
  /** The latest first. */
  payments: LeasePayment[];
  parts: PaymentPart[];
  /** The landlord's payments of final settlements. */
  landlordPayments: StoredLandlordPayment[];
}

type MoneyTables = InvoiceTables & PaymentTables & LandlordPaymentTables;
type Requested = { requested: { lease_id: string } };

const sql = owns<MoneyTables>();

/** All invoices and payments of these leases, by one statement. */
export async function findMoney(
  tx: ReadTx,
  leaseIds: readonly string[],
): Promise<Map<string, LeaseMoney>> {
  if (leaseIds.length === 0) return new Map();
  const requested = leaseIds.map((lease_id) => ({ lease_id }));
  const rows = await sql(tx)
    .selectFrom(unnestRows('requested', { lease_id: 'uuid' }, requested))
    .select('requested.lease_id as leaseId')
    .select(selectMoney)
    .execute();
  return new Map(rows.map(({ leaseId, ...found }) => [leaseId, asMoney(found)]));
}

/** The money of each lease in `requested`. */
const selectMoney = (of: ExpressionBuilder<MoneyTables & Requested, 'requested'>) => [
  jsonArrayFrom(
    of
      .selectFrom('invoice')
      .selectAll('invoice')
      .select((invoice) =>
        jsonArrayFrom(
          invoice
            .selectFrom('invoice_line')
            .selectAll('invoice_line')
            .whereRef('invoice_id', '=', 'invoice.id')
            .orderBy('position'),
        ).as('lines'),
      )
      .whereRef('invoice.lease_id', '=', 'requested.lease_id')
      .orderBy('month', (order) => order.desc().nullsLast())
      .orderBy('serial', 'desc'),
  ).as('invoices'),
  jsonArrayFrom(
    of
      .selectFrom('payment')
      .select(PAYMENT)
      .whereRef('lease_id', '=', 'requested.lease_id')
      .orderBy('paid_on', 'desc')
      .orderBy('id', 'desc'),
  ).as('payments'),
  jsonArrayFrom(
    of.selectFrom('payment_part').select(PART).whereRef('lease_id', '=', 'requested.lease_id'),
  ).as('parts'),
  jsonArrayFrom(
    of
      .selectFrom('landlord_payment')
      .select(LANDLORD_PAYMENT)
      .whereRef('lease_id', '=', 'requested.lease_id'),
  ).as('landlordPayments'),
];

type Selected = ReturnType<typeof selectMoney>[number];
/** A row of {@link selectMoney}. */
type MoneyRow = {
  [One in Selected as One['alias'] & string]: One extends {
    expression: { expressionType?: infer Rows };
  }
    ? NonNullable<Rows>
    : never;
};

const asMoney = (row: MoneyRow): LeaseMoney => ({
  invoices: row.invoices.map(({ lines: _, ...invoice }) =>
    asInvoice({
      ...invoice,
      made_at: momentOfJson(invoice.made_at),
      sent_at: momentOfJson(invoice.sent_at),
      said_paid_at: momentOfJson(invoice.said_paid_at),
      objected_at: momentOfJson(invoice.objected_at),
    }),
  ),
  lines: new Map(row.invoices.map(({ id, lines }) => [id, lines.map(asLine)])),
  payments: row.payments.map((payment) => ({
    ...payment,
    amount: BigInt(payment.amount),
    createdAt: momentOfJson(payment.createdAt)!,
  })),
  parts: row.parts.map((part) => ({ ...part, amount: BigInt(part.amount) })),
  landlordPayments: row.landlordPayments.map((payment) => ({
    ...payment,
    amount: BigInt(payment.amount),
  })),
});
