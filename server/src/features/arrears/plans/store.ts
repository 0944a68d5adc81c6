import { sql as raw } from 'kysely';

import type { Instalment, PlanOutcome } from '@husvaer/domain/arrears/payment-plan';

import { moment } from '../../../platform/db/moment.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

/** The side of a lease that proposed a plan. */
export type PlanSide = 'tenant' | 'letting';

const sql =
  owns<
    Pick<
      Tables,
      | 'paymentPlan'
      | 'paymentPlanInstalment'
      | 'paymentPlanInvoice'
      | 'lease'
      | 'leaseTenant'
      | 'property'
    >
  >();

/** A proposed or accepted plan to pay late rent. */
export interface PaymentPlan {
  id: string;
  leaseId: string;
  side: PlanSide;
  isAccepted: boolean;
  outcome: PlanOutcome | null;
  /** The earliest first. */
  instalments: Instalment[];
  /** The invoices it covers. */
  invoiceIds: string[];
}

/** The columns of a plan with its parts, in one row. */
export const PLAN = [
  'paymentPlan.id',
  'paymentPlan.leaseId',
  'paymentPlan.side',
  'paymentPlan.outcome',
  raw<boolean>`payment_plan.accepted_at is not null`.as('isAccepted'),
  raw<PlanRow['instalments']>`(
    select json_agg(json_build_object('dueOn', due_on, 'amount', amount::text) order by position)
    from payment_plan_instalment where plan_id = payment_plan.id
  )`.as('instalments'),
  raw<string[]>`(
    select json_agg(invoice_id) from payment_plan_invoice where plan_id = payment_plan.id
  )`.as('invoiceIds'),
] as const;

type PlanRow = Omit<PaymentPlan, 'instalments'> & {
  instalments: { dueOn: string; amount: string }[];
};

export const asPlan = ({ instalments, ...plan }: PlanRow): PaymentPlan => ({
  ...plan,
  instalments: instalments.map(({ dueOn, amount }) => ({ dueOn, amount: BigInt(amount) })),
});

export async function findPlan(tx: ReadTx, id: string): Promise<PaymentPlan | undefined> {
  const row = await sql(tx)
    .selectFrom('paymentPlan')
    .select(PLAN)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && asPlan(row);
}

/** The proposed and running plans of these leases. */
export async function findOpenPlans(
  tx: ReadTx,
  leaseIds: readonly string[],
): Promise<PaymentPlan[]> {
  if (leaseIds.length === 0) return [];
  const rows = await sql(tx)
    .selectFrom('paymentPlan')
    .select(PLAN)
    .where('leaseId', 'in', leaseIds)
    .where('endedAt', 'is', null)
    .execute();
  return rows.map(asPlan);
}

/** The latest plan of each of these leases, if it was kept. */
export async function findPaidPlans(
  tx: ReadTx,
  leaseIds: readonly string[],
): Promise<PaymentPlan[]> {
  if (leaseIds.length === 0) return [];
  const rows = await sql(tx)
    .selectFrom('paymentPlan')
    .select(PLAN)
    .where('leaseId', 'in', leaseIds)
    .distinctOn('leaseId')
    .orderBy('leaseId')
    .orderBy('proposedAt', 'desc')
    .execute();
  return rows.filter(({ outcome }) => outcome === 'kept').map(asPlan);
}

/**
 * The invoices for which no letter is sent: those in these leases' running plans, and in plans that were broken
 * after a moment.
 */
export async function findPlannedInvoices(
  tx: ReadTx,
  { leaseIds, brokenAfter }: { leaseIds: readonly string[]; brokenAfter: Temporal.Instant },
): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('paymentPlan')
    .innerJoin('paymentPlanInvoice', 'planId', 'paymentPlan.id')
    .select('invoiceId')
    .where('leaseId', 'in', leaseIds)
    .where((is) =>
      is.or([
        is.and([is('acceptedAt', 'is not', null), is('endedAt', 'is', null)]),
        is.and([is('outcome', '=', 'broken'), is('endedAt', '>', moment(brokenAfter))]),
      ]),
    )
    .execute();
  return rows.map(({ invoiceId }) => invoiceId);
}

/**
 * Records that tenants are reminded of the instalment of a day. Returns false when that was recorded before.
 */
export async function recordReminder(
  tx: Tx,
  { planId, dueOn }: { planId: string; dueOn: string },
  at: Temporal.Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await sql(tx)
    .updateTable('paymentPlanInstalment')
    .set({ remindedAt: at.toString() })
    .where('planId', '=', planId)
    .where('dueOn', '=', dueOn)
    .where('remindedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function addPlan(
  tx: Tx,
  plan: Pick<PaymentPlan, 'id' | 'leaseId' | 'side' | 'instalments' | 'invoiceIds'>,
  at: Temporal.Instant,
): Promise<void> {
  await sql(tx)
    .insertInto('paymentPlan')
    .values({
      id: plan.id,
      leaseId: plan.leaseId,
      side: plan.side,
      proposedAt: at.toString(),
      acceptedAt: null,
      endedAt: null,
      outcome: null,
    })
    .execute();
  await sql(tx)
    .insertInto('paymentPlanInstalment')
    .values(
      plan.instalments.map(({ dueOn, amount }, position) => ({
        planId: plan.id,
        position,
        dueOn,
        amount,
        remindedAt: null,
      })),
    )
    .execute();
  await sql(tx)
    .insertInto('paymentPlanInvoice')
    .values(plan.invoiceIds.map((invoiceId) => ({ planId: plan.id, invoiceId })))
    .execute();
}

export async function acceptPlan(tx: Tx, id: string, at: Temporal.Instant): Promise<void> {
  await sql(tx)
    .updateTable('paymentPlan')
    .set({ acceptedAt: at.toString() })
    .where('id', '=', id)
    .execute();
}

export async function reopenPlan(tx: Tx, id: string): Promise<void> {
  await sql(tx)
    .updateTable('paymentPlan')
    .set({ endedAt: null, outcome: null })
    .where('id', '=', id)
    .execute();
}

export async function endPlan(
  tx: Tx,
  { id, outcome }: { id: string; outcome: PlanOutcome },
  at: Temporal.Instant,
): Promise<void> {
  await sql(tx)
    .updateTable('paymentPlan')
    .set({ endedAt: at.toString(), outcome })
    .where('id', '=', id)
    .execute();
}

/** A plan that tenants of an agency have proposed and nobody has answered. */
export interface ProposedPlan {
  id: string;
  leaseId: string;
  home: string;
  tenant: string | null;
  proposedAt: Temporal.Instant;
}

/** The plans that wait for an answer of an agency, the earliest first. */
export const findProposedPlans = (tx: ReadTx, partnerId: string): Promise<ProposedPlan[]> =>
  sql(tx)
    .selectFrom('paymentPlan')
    .innerJoin('lease', 'lease.id', 'paymentPlan.leaseId')
    .innerJoin('property', 'property.id', 'lease.propertyId')
    .select(['paymentPlan.id', 'paymentPlan.leaseId', 'property.name as home'])
    .select('proposedAt')
    .select((of) =>
      of
        .selectFrom('leaseTenant')
        .select('leaseTenant.name')
        .whereRef('leaseTenant.leaseId', '=', 'lease.id')
        .orderBy('position')
        .limit(1)
        .as('tenant'),
    )
    .where('partnerId', '=', partnerId)
    .where('side', '=', 'tenant')
    .where('acceptedAt', 'is', null)
    .where('endedAt', 'is', null)
    .orderBy('proposedAt')
    .orderBy('paymentPlan.id')
    .execute();
