import type { ColumnType, Selectable } from 'kysely';

import type { Ore } from '@husvaer/domain/kernel/money';
import type { SecurityType } from '@husvaer/domain/leases/enums';

import type { MaybeMoment, Moment } from '../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../platform/db/tx.ts';

/** Answers to the bank's questions, each sealed separately. */
export type SealedAnswers = Record<string, string>;

interface DepositTables {
  deposit: {
    id: string;
    lease_id: string;
    partner_id: string | null;
    landlord_id: string;
    type: SecurityType;
    amount: bigint;
    has_account_each: boolean;
    created_at: Moment;
    signed_on: string | null;
    canceled_at: MaybeMoment;
    batch_id: string | null;
    insurance_fee: bigint | null;
    insurance_invoice_id: string | null;
    insurance_reference: string | null;
    insurance_registered_on: string | null;
    insurance_failed_on: string | null;
    guarantor: string | null;
    guarantee_reference: string | null;
    guarantee_given_on: string | null;
  };
  deposit_tenant: {
    deposit_id: string;
    position: number;
    account_id: string | null;
    email: string;
    name: string;
    reference: string;
    submitted_at: MaybeMoment;
    answers: ColumnType<SealedAnswers | null, string | null | undefined, string | null>;
    identification_hint: string | null;
    account_number: string | null;
    bank_name: string | null;
    opened_on: string | null;
    refusal: string | null;
  };
}

/** Access to deposits and their tenants, for the feature's other stores as well. */
export const sql = owns<DepositTables>();

/** A lease's deposit as it was agreed, with its current state. */
export interface Deposit {
  id: string;
  leaseId: string;
  partnerId: string | null;
  landlordId: string;
  type: SecurityType;
  /** Øre; 0 when there is none. */
  amount: Ore;
  /** Whether joint tenants have an account each. */
  hasAccountEach: boolean;
  createdAt: Temporal.Instant;
  signedOn: string | null;
  canceledAt: Temporal.Instant | null;
  /** The file in which it was handed over to the bank. */
  batchId: string | null;
  /** Øre. */
  insuranceFee: Ore | null;
  insuranceInvoiceId: string | null;
  insuranceReference: string | null;
  insuranceRegisteredOn: string | null;
  insuranceFailedOn: string | null;
  guarantor: string | null;
  guaranteeReference: string | null;
  guaranteeGivenOn: string | null;
}

/** A deposit from its row. */
export const asDeposit = (row: Selectable<DepositTables['deposit']>): Deposit => ({
  id: row.id,
  leaseId: row.lease_id,
  partnerId: row.partner_id,
  landlordId: row.landlord_id,
  type: row.type,
  amount: row.amount,
  hasAccountEach: row.has_account_each,
  createdAt: row.created_at,
  signedOn: row.signed_on,
  canceledAt: row.canceled_at,
  batchId: row.batch_id,
  insuranceFee: row.insurance_fee,
  insuranceInvoiceId: row.insurance_invoice_id,
  insuranceReference: row.insurance_reference,
  insuranceRegisteredOn: row.insurance_registered_on,
  insuranceFailedOn: row.insurance_failed_on,
  guarantor: row.guarantor,
  guaranteeReference: row.guarantee_reference,
  guaranteeGivenOn: row.guarantee_given_on,
});

type NewDeposit = Pick<
  Deposit,
  'id' | 'leaseId' | 'partnerId' | 'landlordId' | 'type' | 'amount' | 'hasAccountEach'
>;

/** Saves a lease's deposit, and replaces a cancelled one. */
export async function saveDeposit(
  tx: Tx,
  deposit: NewDeposit,
  at: Temporal.Instant,
): Promise<void> {
  const row = {
    partner_id: deposit.partnerId,
    landlord_id: deposit.landlordId,
    type: deposit.type,
    amount: deposit.amount,
    has_account_each: deposit.hasAccountEach,
    created_at: at.toString(),
    canceled_at: null,
  };
  await sql(tx)
    .insertInto('deposit')
    .values({ ...row, id: deposit.id, lease_id: deposit.leaseId })
    .onConflict((conflict) => conflict.column('lease_id').doUpdateSet(row))
    .execute();
}

export async function findDepositOf(tx: ReadTx, leaseId: string): Promise<Deposit | undefined> {
  const row = await sql(tx)
    .selectFrom('deposit')
    .selectAll()
    .where('lease_id', '=', leaseId)
    .executeTakeFirst();
  return row && asDeposit(row);
}

export async function findDeposit(tx: ReadTx, id: string): Promise<Deposit | undefined> {
  const row = await sql(tx)
    .selectFrom('deposit')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && asDeposit(row);
}

/** A lease's deposit, locked until the end of the transaction. */
export async function lockDepositOf(tx: Tx, leaseId: string): Promise<Deposit | undefined> {
  const row = await sql(tx)
    .selectFrom('deposit')
    .selectAll()
    .where('lease_id', '=', leaseId)
    .forUpdate()
    .executeTakeFirst();
  return row && asDeposit(row);
}

/** Changes a deposit. */
export async function changeDeposit(
  tx: Tx,
  id: string,
  change: {
    signedOn?: string;
    canceledAt?: Temporal.Instant;
    insuranceFee?: Ore;
    insuranceInvoiceId?: string;
    insuranceReference?: string | null;
    insuranceRegisteredOn?: string | null;
    insuranceFailedOn?: string | null;
    guarantor?: string;
    guaranteeReference?: string | null;
    guaranteeGivenOn?: string;
  },
): Promise<void> {
  await sql(tx)
    .updateTable('deposit')
    .set({
      signed_on: change.signedOn,
      canceled_at: change.canceledAt?.toString(),
      insurance_fee: change.insuranceFee,
      insurance_invoice_id: change.insuranceInvoiceId,
      insurance_reference: change.insuranceReference,
      insurance_registered_on: change.insuranceRegisteredOn,
      insurance_failed_on: change.insuranceFailedOn,
      guarantor: change.guarantor,
      guarantee_reference: change.guaranteeReference,
      guarantee_given_on: change.guaranteeGivenOn,
    })
    .where('id', '=', id)
    .execute();
}

/** Deposits of a person, as tenant or as landlord. */
export async function findDepositsOf(tx: ReadTx, accountId: string): Promise<Deposit[]> {
  const rows = await sql(tx)
    .selectFrom('deposit')
    .selectAll()
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('landlord_id', '=', accountId),
        exists(
          selectFrom('deposit_tenant')
            .select('position')
            .whereRef('deposit_tenant.deposit_id', '=', 'deposit.id')
            .where('account_id', '=', accountId),
        ),
      ]),
    )
    .execute();
  return rows.map(asDeposit);
}

/** Leases whose insurance fee was never invoiced, oldest first. */
export async function findUninvoiced(tx: ReadTx, limit: number): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('deposit')
    .select('lease_id')
    .where('insurance_fee', 'is not', null)
    .where('insurance_invoice_id', 'is', null)
    .where('insurance_failed_on', 'is', null)
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map(({ lease_id: leaseId }) => leaseId);
}
