import type { Json } from '../../platform/db/json.ts';
import type { Stated } from '../../platform/db/column.ts';
import type { Selectable } from 'kysely';

import type { Ore } from '@husvaer/domain/kernel/money';
import type { SecurityType } from '@husvaer/domain/leases/enums';

import type { Tables } from '../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../platform/db/tx.ts';

/** Answers to the bank's questions, each sealed separately. */
export type SealedAnswers = Record<string, string>;

type DepositTenantRow = Stated<Tables['depositTenant'], { answers: Json<SealedAnswers | null> }>;

/** Access to deposits and their tenants, for the feature's other stores as well. */
export const sql = owns<Pick<Tables, 'deposit'> & { depositTenant: DepositTenantRow }>();

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
export const asDeposit = (row: Selectable<Tables['deposit']>): Deposit => ({
  id: row.id,
  leaseId: row.leaseId,
  partnerId: row.partnerId,
  landlordId: row.landlordId,
  type: row.type,
  amount: row.amount,
  hasAccountEach: row.hasAccountEach,
  createdAt: row.createdAt,
  signedOn: row.signedOn,
  canceledAt: row.canceledAt,
  batchId: row.batchId,
  insuranceFee: row.insuranceFee,
  insuranceInvoiceId: row.insuranceInvoiceId,
  insuranceReference: row.insuranceReference,
  insuranceRegisteredOn: row.insuranceRegisteredOn,
  insuranceFailedOn: row.insuranceFailedOn,
  guarantor: row.guarantor,
  guaranteeReference: row.guaranteeReference,
  guaranteeGivenOn: row.guaranteeGivenOn,
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
    partnerId: deposit.partnerId,
    landlordId: deposit.landlordId,
    type: deposit.type,
    amount: deposit.amount,
    hasAccountEach: deposit.hasAccountEach,
    createdAt: at.toString(),
    canceledAt: null,
  };
  await sql(tx)
    .insertInto('deposit')
    .values({ ...row, id: deposit.id, leaseId: deposit.leaseId })
    .onConflict((conflict) => conflict.column('leaseId').doUpdateSet(row))
    .execute();
}

export async function findDepositOf(tx: ReadTx, leaseId: string): Promise<Deposit | undefined> {
  const row = await sql(tx)
    .selectFrom('deposit')
    .selectAll()
    .where('leaseId', '=', leaseId)
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
    .where('leaseId', '=', leaseId)
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
      signedOn: change.signedOn,
      canceledAt: change.canceledAt?.toString(),
      insuranceFee: change.insuranceFee,
      insuranceInvoiceId: change.insuranceInvoiceId,
      insuranceReference: change.insuranceReference,
      insuranceRegisteredOn: change.insuranceRegisteredOn,
      insuranceFailedOn: change.insuranceFailedOn,
      guarantor: change.guarantor,
      guaranteeReference: change.guaranteeReference,
      guaranteeGivenOn: change.guaranteeGivenOn,
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
        eb('landlordId', '=', accountId),
        exists(
          selectFrom('depositTenant')
            .select('position')
            .whereRef('depositTenant.depositId', '=', 'deposit.id')
            .where('accountId', '=', accountId),
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
    .select('leaseId')
    .where('insuranceFee', 'is not', null)
    .where('insuranceInvoiceId', 'is', null)
    .where('insuranceFailedOn', 'is', null)
    .orderBy('createdAt')
    .limit(limit)
    .execute();
  return rows.map(({ leaseId }) => leaseId);
}
