import type { Expression } from 'kysely';

import type { Ore } from '@husvaer/domain/kernel/money';
import type { ReleaseFacts } from '@husvaer/domain/deposits/release';

import type { Tables } from '../../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../../platform/db/tx.ts';
import { sql as deposits } from '../../store.ts';

export type Side = 'tenant' | 'landlord';

const sql = owns<Pick<Tables, 'depositRelease' | 'depositReleaseDocument'>>();

/** A request for the money in a deposit account. */
export interface Release extends ReleaseFacts {
  id: string;
  depositId: string;
  claimedOn: string;
  /** The amount for the landlord, øre. */
  asked: Ore;
  /** What the bank was ordered to pay, øre. */
  toLandlord: Ore | null;
  toTenant: Ore | null;
}

const RELEASE = [
  'id',
  'depositId',
  'ground',
  'asked',
  'claimedOn',
  'notifiedOn',
  'agreedOn',
  'suitShownOn',
  'withdrawnOn',
  'orderedOn',
  'toLandlord',
  'toTenant',
] as const;

export async function addRelease(
  tx: Tx,
  release: Pick<Release, 'id' | 'depositId' | 'ground' | 'asked' | 'claimedOn' | 'notifiedOn'>,
): Promise<void> {
  await sql(tx)
    .insertInto('depositRelease')
    .values({
      id: release.id,
      depositId: release.depositId,
      ground: release.ground,
      asked: release.asked,
      claimedOn: release.claimedOn,
      notifiedOn: release.notifiedOn,
    })
    .execute();
}

/** A query of all requests of these deposits, oldest first. */
export const releasesOf = (tx: ReadTx, depositIds: readonly string[] | Expression<string>) =>
  sql(tx)
    .selectFrom('depositRelease')
    .select(RELEASE)
    .where('depositId', 'in', depositIds)
    .orderBy('claimedOn')
    .orderBy('id');

export const findReleases = async (tx: ReadTx, depositIds: readonly string[]): Promise<Release[]> =>
  depositIds.length === 0 ? [] : releasesOf(tx, depositIds).execute();

export async function findRelease(tx: ReadTx, id: string): Promise<Release | undefined> {
  return sql(tx)
    .selectFrom('depositRelease')
    .select(RELEASE)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Leases with an open request, in the order in which their deposits are locked. */
export async function findLeasesWithOpenRelease(tx: ReadTx): Promise<string[]> {
  const rows = await deposits(tx)
    .selectFrom('deposit')
    .select('leaseId')
    .where(
      'id',
      'in',
      sql(tx)
        .selectFrom('depositRelease')
        .select('depositId')
        .where('withdrawnOn', 'is', null)
        .where('orderedOn', 'is', null),
    )
    .orderBy('leaseId')
    .execute();
  return rows.map(({ leaseId }) => leaseId);
}

/** Changes a request. */
export async function changeRelease(
  tx: Tx,
  id: string,
  change: {
    notifiedOn?: string;
    agreedOn?: string;
    suitShownOn?: string;
    withdrawnOn?: string;
    ordered?: { batchId: string; on: string; toLandlord: Ore; toTenant: Ore };
  },
): Promise<void> {
  const { ordered } = change;
  await sql(tx)
    .updateTable('depositRelease')
    .set({
      notifiedOn: change.notifiedOn,
      agreedOn: change.agreedOn,
      suitShownOn: change.suitShownOn,
      withdrawnOn: change.withdrawnOn,
      ...(ordered && {
        batchId: ordered.batchId,
        orderedOn: ordered.on,
        toLandlord: ordered.toLandlord,
        toTenant: ordered.toTenant,
      }),
    })
    .where('id', '=', id)
    .execute();
}

/** Adds a side's documents as proof. */
export async function addProofs(
  tx: Tx,
  releaseId: string,
  side: Side,
  documentIds: readonly string[],
): Promise<void> {
  if (documentIds.length === 0) return;
  await sql(tx)
    .insertInto('depositReleaseDocument')
    .values(documentIds.map((id) => ({ releaseId, documentId: id, side })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A query of the proofs in requests of a deposit. */
export const proofsOf = (tx: ReadTx, depositId: string | Expression<string>) =>
  sql(tx)
    .selectFrom('depositReleaseDocument')
    .innerJoin('depositRelease', 'depositRelease.id', 'releaseId')
    .select(['releaseId', 'documentId', 'side'])
    .where('depositId', '=', depositId)
    .orderBy('documentId');

/** The deposit that a document is a proof for. */
export async function findDepositOfProof(
  tx: ReadTx,
  documentId: string,
): Promise<string | undefined> {
  const row = await sql(tx)
    .selectFrom('depositReleaseDocument')
    .innerJoin('depositRelease', 'depositRelease.id', 'releaseId')
    .select('depositId')
    .where('documentId', '=', documentId)
    .executeTakeFirst();
  return row?.depositId;
}
