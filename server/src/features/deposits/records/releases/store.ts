import type { Expression } from 'kysely';

import type { Ore } from '@husvaer/domain/kernel/money';
import type { ReleaseFacts, ReleaseGround } from '@husvaer/domain/deposits/release';

import { owns, type ReadTx, type Tx } from '../../../../platform/db/tx.ts';
import { sql as deposits } from '../../store.ts';

export type Side = 'tenant' | 'landlord';

interface ReleaseTables {
  deposit_release: {
    id: string;
    deposit_id: string;
    ground: ReleaseGround;
    asked: bigint;
    notified_on: string;
    agreed_on: string | null;
    suit_shown_on: string | null;
    withdrawn_on: string | null;
    batch_id: string | null;
    ordered_on: string | null;
    to_landlord: bigint | null;
    to_tenant: bigint | null;
  };
  deposit_release_document: { release_id: string; document_id: string; side: Side };
}

const sql = owns<ReleaseTables>();

/** A request for the money in a deposit account. */
export interface Release extends ReleaseFacts {
  id: string;
  depositId: string;
  /** The amount for the landlord, øre. */
  asked: Ore;
  /** What the bank was ordered to pay, øre. */
  toLandlord: Ore | null;
  toTenant: Ore | null;
}

const RELEASE = [
  'id',
  'deposit_id as depositId',
  'ground',
  'asked',
  'notified_on as notifiedOn',
  'agreed_on as agreedOn',
  'suit_shown_on as suitShownOn',
  'withdrawn_on as withdrawnOn',
  'ordered_on as orderedOn',
  'to_landlord as toLandlord',
  'to_tenant as toTenant',
] as const;

export async function addRelease(
  tx: Tx,
  release: Pick<Release, 'id' | 'depositId' | 'ground' | 'asked' | 'notifiedOn'>,
): Promise<void> {
  await sql(tx)
    .insertInto('deposit_release')
    .values({
      id: release.id,
      deposit_id: release.depositId,
      ground: release.ground,
      asked: release.asked,
      notified_on: release.notifiedOn,
    })
    .execute();
}

/** A query of all requests of these deposits, oldest first. */
export const releasesOf = (tx: ReadTx, depositIds: readonly string[] | Expression<string>) =>
  sql(tx)
    .selectFrom('deposit_release')
    .select(RELEASE)
    .where('deposit_id', 'in', depositIds)
    .orderBy('notified_on')
    .orderBy('id');

export const findReleases = async (tx: ReadTx, depositIds: readonly string[]): Promise<Release[]> =>
  depositIds.length === 0 ? [] : releasesOf(tx, depositIds).execute();

/** Leases with an open request, in the order in which their deposits are locked. */
export async function findLeasesWithOpenRelease(tx: ReadTx): Promise<string[]> {
  const rows = await deposits(tx)
    .selectFrom('deposit')
    .select('lease_id as leaseId')
    .where(
      'id',
      'in',
      sql(tx)
        .selectFrom('deposit_release')
        .select('deposit_id')
        .where('withdrawn_on', 'is', null)
        .where('ordered_on', 'is', null),
    )
    .orderBy('lease_id')
    .execute();
  return rows.map(({ leaseId }) => leaseId);
}

/** Changes a request. */
export async function changeRelease(
  tx: Tx,
  id: string,
  change: {
    agreedOn?: string;
    suitShownOn?: string;
    withdrawnOn?: string;
    ordered?: { batchId: string; on: string; toLandlord: Ore; toTenant: Ore };
  },
): Promise<void> {
  const { ordered } = change;
  await sql(tx)
    .updateTable('deposit_release')
    .set({
      agreed_on: change.agreedOn,
      suit_shown_on: change.suitShownOn,
      withdrawn_on: change.withdrawnOn,
      ...(ordered && {
        batch_id: ordered.batchId,
        ordered_on: ordered.on,
        to_landlord: ordered.toLandlord,
        to_tenant: ordered.toTenant,
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
    .insertInto('deposit_release_document')
    .values(documentIds.map((id) => ({ release_id: releaseId, document_id: id, side })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A query of the proofs in requests of a deposit. */
export const proofsOf = (tx: ReadTx, depositId: string | Expression<string>) =>
  sql(tx)
    .selectFrom('deposit_release_document')
    .innerJoin('deposit_release', 'deposit_release.id', 'release_id')
    .select(['release_id as releaseId', 'document_id as documentId', 'side'])
    .where('deposit_id', '=', depositId)
    .orderBy('document_id');

/** The deposit that a document is a proof for. */
export async function findDepositOfProof(
  tx: ReadTx,
  documentId: string,
): Promise<string | undefined> {
  const row = await sql(tx)
    .selectFrom('deposit_release_document')
    .innerJoin('deposit_release', 'deposit_release.id', 'release_id')
    .select('deposit_id')
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  return row?.deposit_id;
}
