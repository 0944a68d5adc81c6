import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';

import { USUAL_INVOICING } from '@husvaer/domain/invoicing/settings';
import { addDays } from '@husvaer/domain/kernel/dates';

import { jsonRows } from '../../../platform/db/json-rows.ts';
import { momentOfJson } from '../../../platform/db/moment.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';
import type { BillingTables } from '../billing/store.ts';
import {
  LANDLORD_PAYMENT,
  type LandlordPaymentTables,
  type StoredLandlordPayment,
} from '../final-settlements/store.ts';
import {
  asInvoice,
  asLine,
  type Invoice,
  type InvoiceLine,
  type InvoiceTables,
} from '../invoices/store.ts';
import type { LateTables, RentLetter } from '../late/store.ts';
import { asPlan, PLAN, type PaymentPlan, type PlanTables } from '../plans/store.ts';
import {
  PART,
  PAYMENT,
  type LeasePayment,
  type PaymentPart,
  type PaymentTables,
} from '../payments/store.ts';

/** All that a lease was asked for and paid. */
export interface LeaseInvoicing {
  /** The latest month first. */
  invoices: Invoice[];
  /** By invoice. */
  lines: Map<string, InvoiceLine[]>;
  /** The latest first. */
  payments: LeasePayment[];
  parts: PaymentPart[];
  /** What the landlord paid of final settlements. */
  landlordPayments: StoredLandlordPayment[];
  /** What was written about late rent, the first first. */
  letters: Pick<RentLetter, 'id' | 'kind' | 'sentOn' | 'payBy' | 'documentId'>[];
  /** The latest plan to pay what is late; null before there was one. */
  plan: PaymentPlan | null;
  /** The day the next rent is invoiced; null when none is to come. */
  nextInvoiceOn: string | null;
}

const sql = owns<
  Omit<InvoiceTables, 'lease_money'> &
    PaymentTables &
    LandlordPaymentTables &
    Pick<LateTables, 'rent_letter'> &
    PlanTables &
    Pick<BillingTables, 'billing' | 'invoicing_settings'> & {
      lease_money: { lease_id: string; notice_sent_on: string | null };
    }
>();

/** All that a lease was asked for and paid, by one statement. */
export async function findInvoicing(tx: ReadTx, leaseId: string): Promise<LeaseInvoicing> {
  return (await findInvoicings(tx, [leaseId])).get(leaseId)!;
}

/** All that these leases were asked for and paid, by one statement. */
export async function findInvoicings(
  tx: ReadTx,
  leaseIds: readonly string[],
): Promise<Map<string, LeaseInvoicing>> {
  if (leaseIds.length === 0) return new Map();
  const asked = leaseIds.map((lease_id) => ({ lease_id }));
  const rows = await sql(tx)
    .selectFrom(jsonRows('asked', { lease_id: 'uuid' }, asked))
    .select('asked.lease_id as leaseId')
    .select((of) => [
      jsonArrayFrom(
        of
          .selectFrom('invoice')
          .leftJoin('lease_money', 'lease_money.lease_id', 'invoice.lease_id')
          .selectAll('invoice')
          .select('notice_sent_on')
          .select((invoice) =>
            jsonArrayFrom(
              invoice
                .selectFrom('invoice_line')
                .selectAll('invoice_line')
                .whereRef('invoice_id', '=', 'invoice.id')
                .orderBy('position'),
            ).as('lines'),
          )
          .whereRef('invoice.lease_id', '=', 'asked.lease_id')
          .orderBy('month', (order) => order.desc().nullsLast())
          .orderBy('serial', 'desc'),
      ).as('invoices'),
      jsonArrayFrom(
        of
          .selectFrom('payment')
          .select(PAYMENT)
          .whereRef('lease_id', '=', 'asked.lease_id')
          .orderBy('paid_on', 'desc')
          .orderBy('id', 'desc'),
      ).as('payments'),
      jsonArrayFrom(
        of.selectFrom('payment_part').select(PART).whereRef('lease_id', '=', 'asked.lease_id'),
      ).as('parts'),
      jsonArrayFrom(
        of
          .selectFrom('landlord_payment')
          .select(LANDLORD_PAYMENT)
          .whereRef('lease_id', '=', 'asked.lease_id'),
      ).as('landlordPayments'),
      jsonArrayFrom(
        of
          .selectFrom('rent_letter')
          .select([
            'id',
            'kind',
            'sent_on as sentOn',
            'pay_by as payBy',
            'document_id as documentId',
          ])
          .whereRef('lease_id', '=', 'asked.lease_id')
          .orderBy('sent_on')
          .orderBy('id'),
      ).as('letters'),
      jsonObjectFrom(
        of
          .selectFrom('payment_plan')
          .select(PLAN)
          .whereRef('lease_id', '=', 'asked.lease_id')
          .orderBy('proposed_at', 'desc')
          .limit(1),
      ).as('plan'),
      jsonObjectFrom(
        of
          .selectFrom('billing')
          .leftJoin('invoicing_settings', 'invoicing_settings.book_id', 'billing.book_id')
          .select(['next_due_on as dueOn', 'lead_days as leadDays'])
          .whereRef('lease_id', '=', 'asked.lease_id'),
      ).as('billing'),
    ])
    .execute();
  return new Map(
    rows.map(({ leaseId, billing, letters, plan, ...found }) => [
      leaseId,
      {
        invoices: found.invoices.map(({ lines: _, ...row }) =>
          asInvoice({
            ...row,
            made_at: momentOfJson(row.made_at),
            sent_at: momentOfJson(row.sent_at),
            said_paid_at: momentOfJson(row.said_paid_at),
            objected_at: momentOfJson(row.objected_at),
          }),
        ),
        lines: new Map(found.invoices.map(({ id, lines }) => [id, lines.map(asLine)])),
        payments: found.payments.map((payment) => ({
          ...payment,
          amount: BigInt(payment.amount),
          createdAt: momentOfJson(payment.createdAt)!,
        })),
        parts: found.parts.map((part) => ({ ...part, amount: BigInt(part.amount) })),
        landlordPayments: found.landlordPayments.map((payment) => ({
          ...payment,
          amount: BigInt(payment.amount),
        })),
        letters,
        plan: plan && asPlan(plan),
        nextInvoiceOn:
          billing?.dueOn == null
            ? null
            : addDays(billing.dueOn, -(billing.leadDays ?? USUAL_INVOICING.leadDays)),
      },
    ]),
  );
}
