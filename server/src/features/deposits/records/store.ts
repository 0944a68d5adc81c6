import { jsonArrayFrom } from 'kysely/helpers/postgres';

import { momentOfJson } from '../../../platform/db/moment.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import { moneyIn, type AccountMoney } from '../bank/in/store.ts';
import { proofsOf, releasesOf, type Release, type Side } from '../releases/store.ts';
import { sql } from '../store.ts';
import { tenantsOf, type DepositTenant } from '../tenants/store.ts';

/** What there is to a deposit beside what was agreed. */
export interface DepositRecord {
  /** The main tenant first. */
  tenants: DepositTenant[];
  money: AccountMoney[];
  /** Oldest first. */
  releases: Release[];
  proofs: { releaseId: string; documentId: string; side: Side }[];
}

/** What there is to a deposit beside what was agreed, by one statement. */
export async function findDepositRecord(tx: ReadTx, id: string): Promise<DepositRecord> {
  const { tenants, money, releases, proofs } = await sql(tx)
    .selectNoFrom([
      jsonArrayFrom(tenantsOf(tx, [id])).as('tenants'),
      jsonArrayFrom(moneyIn(tx, [id])).as('money'),
      jsonArrayFrom(releasesOf(tx, [id])).as('releases'),
      jsonArrayFrom(proofsOf(tx, id)).as('proofs'),
    ])
    .executeTakeFirstOrThrow();
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
