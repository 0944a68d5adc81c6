import { sql as raw, type Expression } from 'kysely';
import { jsonArrayFrom } from '../../../platform/db/json.ts';

import { momentOfJson } from '../../../platform/db/moment.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import { moneyIn, type AccountMoney } from './answers/store.ts';
import { proofsOf, releasesOf, type Release, type Side } from './releases/store.ts';
import { asDeposit, sql, type Deposit } from '../store.ts';
import { tenantsOf, type DepositTenant } from '../tenants/store.ts';

/** The data of a deposit besides what was agreed. */
export interface DepositRecord {
  /** The main tenant first. */
  tenants: DepositTenant[];
  money: AccountMoney[];
  /** Oldest first. */
  releases: Release[];
  proofs: { releaseId: string; documentId: string; side: Side }[];
}

/** The record of a deposit, by one statement. */
export const findDepositRecord = async (tx: ReadTx, id: string): Promise<DepositRecord> =>
  asRecord(await findRow(tx, id));

const findRow = (tx: ReadTx, id: string) =>
  sql(tx)
    .selectNoFrom(recordOf(tx, raw<string>`(${id}::uuid)`))
    .executeTakeFirstOrThrow();

/** The deposit of a lease with its record, by one statement. */
export async function findDepositWithRecord(
  tx: ReadTx,
  leaseId: string,
): Promise<{ deposit: Deposit; record: DepositRecord } | undefined> {
  const row = await sql(tx)
    .selectFrom('deposit')
    .selectAll()
    .select(recordOf(tx, raw<string>`(deposit.id)`))
    .where('leaseId', '=', leaseId)
    .executeTakeFirst();
  return row && { deposit: asDeposit(row), record: asRecord(row) };
}

const recordOf = (tx: ReadTx, depositId: Expression<string>) =>
  [
    jsonArrayFrom(tenantsOf(tx, depositId)).as('tenants'),
    jsonArrayFrom(moneyIn(tx, depositId)).as('money'),
    jsonArrayFrom(releasesOf(tx, depositId)).as('releases'),
    jsonArrayFrom(proofsOf(tx, depositId)).as('proofs'),
  ] as const;

type RecordRow = Awaited<ReturnType<typeof findRow>>;

function asRecord({ tenants, money, releases, proofs }: RecordRow): DepositRecord {
  return {
    tenants: tenants.map((tenant) => ({
      ...tenant,
      submittedAt: momentOfJson(tenant.submittedAt),
    })),
    money: money.map((one) => ({
      ...one,
      paid: BigInt(one.paid),
      released: BigInt(one.released),
    })),
    releases: releases.map((release) => ({
      ...release,
      asked: BigInt(release.asked),
      toLandlord: release.toLandlord === null ? null : BigInt(release.toLandlord),
      toTenant: release.toTenant === null ? null : BigInt(release.toTenant),
    })),
    proofs,
  };
}
