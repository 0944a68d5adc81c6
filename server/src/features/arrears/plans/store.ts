import { sql as raw } from 'kysely';

import type { Instalment, PlanOutcome } from '@husvaer/domain/arrears/payment-plan';

import { moment, type MaybeMoment, type Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

/** The side of a lease that proposed a plan. */
export type PlanSide = 'tenant' | 'letting';

export interface PlanTables {
  payment_plan: {
    id: string;
    lease_id: string;
    side: PlanSide;
    proposed_at: Moment;
    accepted_at: MaybeMoment;
    ended_at: MaybeMoment;
    outcome: PlanOutcome | null;
  };
  payment_plan_instalment: {
    plan_id: string;
    position: number;
    due_on: string;
    amount: bigint;
    reminded_at: MaybeMoment;
  };
  payment_plan_invoice: { plan_id: string; invoice_id: string };
}

const sql = owns<
  PlanTables & {
    lease: { id: string; property_id: string };
    lease_tenant: { lease_id: string; position: number; name: string };
    property: { id: string; partner_id: string | null; name: string };
  }
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
  'payment_plan.id as id',
  'payment_plan.lease_id as leaseId',
  'payment_plan.side as side',
  'payment_plan.outcome as outcome',
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
    .selectFrom('payment_plan')
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
    .selectFrom('payment_plan')
    .select(PLAN)
    .where('lease_id', 'in', leaseIds)
    .where('ended_at', 'is', null)
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
    .selectFrom('payment_plan')
    .select(PLAN)
    .where('lease_id', 'in', leaseIds)
    .distinctOn('lease_id')
    .orderBy('lease_id')
    .orderBy('proposed_at', 'desc')
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
    .selectFrom('payment_plan')
    .innerJoin('payment_plan_invoice', 'plan_id', 'payment_plan.id')
    .select('invoice_id')
    .where('lease_id', 'in', leaseIds)
    .where((is) =>
      is.or([
        is.and([is('accepted_at', 'is not', null), is('ended_at', 'is', null)]),
        is.and([is('outcome', '=', 'broken'), is('ended_at', '>', moment(brokenAfter))]),
      ]),
    )
    .execute();
  return rows.map(({ invoice_id }) => invoice_id);
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
    .updateTable('payment_plan_instalment')
    .set({ reminded_at: at.toString() })
    .where('plan_id', '=', planId)
    .where('due_on', '=', dueOn)
    .where('reminded_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function addPlan(
  tx: Tx,
  plan: Pick<PaymentPlan, 'id' | 'leaseId' | 'side' | 'instalments' | 'invoiceIds'>,
  at: Temporal.Instant,
): Promise<void> {
  await sql(tx)
    .insertInto('payment_plan')
    .values({
      id: plan.id,
      lease_id: plan.leaseId,
      side: plan.side,
      proposed_at: at.toString(),
      accepted_at: null,
      ended_at: null,
      outcome: null,
    })
    .execute();
  await sql(tx)
    .insertInto('payment_plan_instalment')
    .values(
      plan.instalments.map(({ dueOn, amount }, position) => ({
        plan_id: plan.id,
        position,
        due_on: dueOn,
        amount,
        reminded_at: null,
      })),
    )
    .execute();
  await sql(tx)
    .insertInto('payment_plan_invoice')
    .values(plan.invoiceIds.map((invoice_id) => ({ plan_id: plan.id, invoice_id })))
    .execute();
}

export async function acceptPlan(tx: Tx, id: string, at: Temporal.Instant): Promise<void> {
  await sql(tx)
    .updateTable('payment_plan')
    .set({ accepted_at: at.toString() })
    .where('id', '=', id)
    .execute();
}

export async function reopenPlan(tx: Tx, id: string): Promise<void> {
  await sql(tx)
    .updateTable('payment_plan')
    .set({ ended_at: null, outcome: null })
    .where('id', '=', id)
    .execute();
}

export async function endPlan(
  tx: Tx,
  { id, outcome }: { id: string; outcome: PlanOutcome },
  at: Temporal.Instant,
): Promise<void> {
  await sql(tx)
    .updateTable('payment_plan')
    .set({ ended_at: at.toString(), outcome })
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
    .selectFrom('payment_plan')
    .innerJoin('lease', 'lease.id', 'payment_plan.lease_id')
    .innerJoin('property', 'property.id', 'lease.property_id')
    .select(['payment_plan.id as id', 'payment_plan.lease_id as leaseId', 'property.name as home'])
    .select('proposed_at as proposedAt')
    .select((of) =>
      of
        .selectFrom('lease_tenant')
        .select('lease_tenant.name')
        .whereRef('lease_tenant.lease_id', '=', 'lease.id')
        .orderBy('position')
        .limit(1)
        .as('tenant'),
    )
    .where('partner_id', '=', partnerId)
    .where('side', '=', 'tenant')
    .where('accepted_at', 'is', null)
    .where('ended_at', 'is', null)
    .orderBy('proposed_at')
    .orderBy('payment_plan.id')
    .execute();
