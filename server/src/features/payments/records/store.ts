import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from '../../../platform/db/json.ts';

import { unnestRows } from '../../../platform/db/unnest-rows.ts';
import { momentOfJson } from '../../../platform/db/moment.ts';
import { COLUMNS, type Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';
import { LANDLORD_PAYMENT, type StoredLandlordPayment } from '../landlord-payments/store.ts';
import {
  asInvoice,
  asLine,
  type Invoice,
  type InvoiceLine,
  type InvoiceRow,
} from '../../invoices/public.ts';
import { PART, PAYMENT, type LeasePayment, type PaymentPart } from '../store.ts';

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

type MoneyTables = Pick<Tables, 'invoiceLine' | 'payment' | 'paymentPart' | 'landlordPayment'> & {
  invoice: InvoiceRow;
};
type Requested = { requested: { leaseId: string } };

const sql = owns<MoneyTables>();

/** All invoices and payments of these leases, by one statement. */
export async function findMoney(
  tx: ReadTx,
  leaseIds: readonly string[],
): Promise<Map<string, LeaseMoney>> {
  if (leaseIds.length === 0) return new Map();
  const requested = leaseIds.map((leaseId) => ({ leaseId }));
  const rows = await sql(tx)
    .selectFrom(unnestRows('requested', { leaseId: 'uuid' }, requested))
    .select('requested.leaseId')
    .select(selectMoney)
    .execute();
  return new Map(rows.map(({ leaseId, ...found }) => [leaseId, asMoney(found)]));
}

/** The money of each lease in `requested`. */
const selectMoney = (of: ExpressionBuilder<MoneyTables & Requested, 'requested'>) => [
  jsonArrayFrom(
    of
      .selectFrom('invoice')
      .select(COLUMNS.invoice)
      .select((invoice) =>
        jsonArrayFrom(
          invoice
            .selectFrom('invoiceLine')
            .select(COLUMNS.invoiceLine)
            .whereRef('invoiceId', '=', 'invoice.id')
            .orderBy('position'),
        ).as('lines'),
      )
      .whereRef('invoice.leaseId', '=', 'requested.leaseId')
      .orderBy('month', (order) => order.desc().nullsLast())
      .orderBy('serial', 'desc'),
  ).as('invoices'),
  jsonArrayFrom(
    of
      .selectFrom('payment')
      .select(PAYMENT)
      .whereRef('leaseId', '=', 'requested.leaseId')
      .orderBy('paidOn', 'desc')
      .orderBy('id', 'desc'),
  ).as('payments'),
  jsonArrayFrom(
    of.selectFrom('paymentPart').select(PART).whereRef('leaseId', '=', 'requested.leaseId'),
  ).as('parts'),
  jsonArrayFrom(
    of
      .selectFrom('landlordPayment')
      .select(LANDLORD_PAYMENT)
      .whereRef('leaseId', '=', 'requested.leaseId'),
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
      madeAt: momentOfJson(invoice.madeAt),
      sentAt: momentOfJson(invoice.sentAt),
      saidPaidAt: momentOfJson(invoice.saidPaidAt),
      objectedAt: momentOfJson(invoice.objectedAt),
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
