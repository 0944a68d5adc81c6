import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';

import { USUAL_INVOICING } from '@husvaer/domain/invoices/settings';
import { addDays } from '@husvaer/domain/kernel/dates';

import { unnestRows } from '../../../platform/db/unnest-rows.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';
import type { AccountTables } from '../../invoices/public.ts';
import type { LateTables, RentLetter } from '../store.ts';
import { findMoney, type LeaseMoney } from '../../payments/public.ts';
import { asPlan, PLAN, type PaymentPlan, type PlanTables } from '../plans/store.ts';

/** All invoices and payments of a lease, and the letters and plan about late rent. */
export interface LeaseInvoicing extends LeaseMoney {
  /** The letters about late rent, the earliest first. */
  letters: Pick<RentLetter, 'id' | 'kind' | 'sentOn' | 'payBy' | 'documentId'>[];
  /** The latest payment plan; null when there was none. */
  plan: PaymentPlan | null;
  /** The day the next rent is invoiced; null when none is to come. */
  nextInvoiceOn: string | null;
}

const sql = owns<
  Pick<LateTables, 'rent_letter'> &
    PlanTables &
    Pick<AccountTables, 'billing'> & { invoicing_settings: { book_id: string; lead_days: number } }
>();

/** The invoices, payments and letters of a lease. */
export async function findInvoicing(tx: ReadTx, leaseId: string): Promise<LeaseInvoicing> {
  return (await findInvoicings(tx, [leaseId])).get(leaseId)!;
}

/** The invoices, payments and letters of these leases, by two statements. */
export async function findInvoicings(
  tx: ReadTx,
  leaseIds: readonly string[],
): Promise<Map<string, LeaseInvoicing>> {
  if (leaseIds.length === 0) return new Map();
  const moneyOf = await findMoney(tx, leaseIds);
  const requested = leaseIds.map((lease_id) => ({ lease_id }));
  const rows = await sql(tx)
    .selectFrom(unnestRows('requested', { lease_id: 'uuid' }, requested))
    .select('requested.lease_id as leaseId')
    .select((of) => [
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
          .whereRef('lease_id', '=', 'requested.lease_id')
          .orderBy('sent_on')
          .orderBy('id'),
      ).as('letters'),
      jsonObjectFrom(
        of
          .selectFrom('payment_plan')
          .select(PLAN)
          .whereRef('lease_id', '=', 'requested.lease_id')
          .orderBy('proposed_at', 'desc')
          .limit(1),
      ).as('plan'),
      jsonObjectFrom(
        of
          .selectFrom('billing')
          .leftJoin('invoicing_settings', 'invoicing_settings.book_id', 'billing.book_id')
          .select(['next_due_on as dueOn', 'lead_days as leadDays'])
          .whereRef('lease_id', '=', 'requested.lease_id'),
      ).as('billing'),
    ])
    .execute();
  return new Map(
    rows.map(({ leaseId, billing, letters, plan }) => [
      leaseId,
      {
        ...moneyOf.get(leaseId)!,
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

/** Those of these leases with a letter. */
export async function findRemindedLeases(
  tx: ReadTx,
  leaseIds: readonly string[],
): Promise<string[]> {
  if (leaseIds.length === 0) return [];
  const rows = await sql(tx)
    .selectFrom('rent_letter')
    .select('lease_id')
    .distinct()
    .where('lease_id', 'in', leaseIds)
    .execute();
  return rows.map(({ lease_id }) => lease_id);
}
