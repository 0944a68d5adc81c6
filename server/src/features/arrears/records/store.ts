import { jsonArrayFrom, jsonObjectFrom } from '../../../platform/db/json.ts';

import { USUAL_INVOICING } from '@husvaer/domain/invoices/settings';
import { addDays } from '@husvaer/domain/kernel/dates';

import { unnestRows } from '../../../platform/db/unnest-rows.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';
import type { RentLetter } from '../store.ts';
import { findMoney, type LeaseMoney } from '../../payments/public.ts';
import { asPlan, PLAN, type PaymentPlan } from '../plans/store.ts';

/** All invoices and payments of a lease, and the letters and plan about late rent. */
export interface LeaseInvoicing extends LeaseMoney {
  /** The letters about late rent, the earliest first. */
  letters: Pick<RentLetter, 'id' | 'kind' | 'sentOn' | 'payBy' | 'documentId'>[];
  /** The latest payment plan; null when there was none. */
  plan: PaymentPlan | null;
  /** The day the next rent is invoiced; null when none is to come. */
  nextInvoiceOn: string | null;
}

const sql = owns<Pick<Tables, 'rentLetter' | 'paymentPlan' | 'billing' | 'invoicingSettings'>>();

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
  const requested = leaseIds.map((leaseId) => ({ leaseId }));
  const rows = await sql(tx)
    .selectFrom(unnestRows('requested', { leaseId: 'uuid' }, requested))
    .select('requested.leaseId')
    .select((of) => [
      jsonArrayFrom(
        of
          .selectFrom('rentLetter')
          .select(['id', 'kind', 'sentOn', 'payBy', 'documentId'])
          .whereRef('leaseId', '=', 'requested.leaseId')
          .orderBy('sentOn')
          .orderBy('id'),
      ).as('letters'),
      jsonObjectFrom(
        of
          .selectFrom('paymentPlan')
          .select(PLAN)
          .whereRef('leaseId', '=', 'requested.leaseId')
          .orderBy('proposedAt', 'desc')
          .limit(1),
      ).as('plan'),
      jsonObjectFrom(
        of
          .selectFrom('billing')
          .leftJoin('invoicingSettings', 'invoicingSettings.bookId', 'billing.bookId')
          .select(['nextDueOn as dueOn', 'leadDays'])
          .whereRef('leaseId', '=', 'requested.leaseId'),
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
    .selectFrom('rentLetter')
    .select('leaseId')
    .distinct()
    .where('leaseId', 'in', leaseIds)
    .execute();
  return rows.map(({ leaseId }) => leaseId);
}
