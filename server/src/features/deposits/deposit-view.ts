import {
  depositStatus,
  isDepositAwaited,
  isDepositPaid,
  securityStatus,
} from '@husvaer/domain/deposits/states';
import { depositSteps, type DepositStep } from '@husvaer/domain/deposits/steps';
import { accountErrors } from '@husvaer/domain/accounts/errors';
import type { DepositStatus, SecurityStatus } from '@husvaer/domain/deposits/states';
import { depositErrors } from '@husvaer/domain/deposits/errors';
import { kycPath } from '@husvaer/domain/leases/paths';

import { findDocuments, type Document } from '../files/public.ts';
import type { Invoice } from '../invoices/public.ts';
import {
  findContractAccount,
  findLeaseAccounts,
  getLease,
  type LeaseView,
} from '../leases/public.ts';
import type { ReadTx } from '../../platform/db/tx.ts';
import { dayInNorway } from '../../platform/norwegian-time.ts';
import type { ReadWork, Work } from '../../platform/work.ts';
import { depositPolicy } from './policy.ts';
import { findDepositWithRecord, type DepositRecord } from './records/store.ts';
import type { Side } from './records/releases/store.ts';
import { viewRelease, type ReleaseView } from './may-do.ts';
import { lockDepositOf, type Deposit } from './store.ts';
import type { DepositTenant } from './tenants/store.ts';
import { readDepositFacts, type KnownDeposit } from './deposit-facts.ts';

/** A lease's deposit, as one of its parties sees it. */
export interface DepositView extends Omit<KnownDeposit, 'proofs'> {
  status: DepositStatus;
  securityStatus: SecurityStatus;
  isPaid: boolean;
  isAwaited: boolean;
  /** The forms the viewer may see: a tenant their own, the letting side who has submitted theirs. */
  forms: (Pick<DepositTenant, 'name' | 'submittedAt'> & { path: string | null })[];
  /** Open accounts: a tenant sees their own, or the one for all. */
  accounts: DepositTenant[];
  release: ReleaseView;
  /** What happens with it, in order. */
  steps: DepositStep[];
  proofs: { file: Document; side: Side }[];
}

interface KnownLease {
  lease: LeaseView;
  invoices?: readonly Invoice[] | undefined;
}

/** The deposit of a lease that is loaded already, optionally with its invoices; null when there is none. */
export async function getDepositOf(work: ReadWork, known: KnownLease): Promise<DepositView | null> {
  const found = await findDepositWithRecord(work.tx, known.lease.id);
  return found ? viewDeposit(work, found.deposit, { ...known, record: found.record }) : null;
}

/** Loads and locks a lease's deposit. Throws `deposits.not_found` when there is none. */
export async function loadDepositForUpdate(
  work: Work,
  leaseId: string,
): Promise<{ lease: LeaseView; deposit: DepositView }> {
  if (!depositPolicy.see(work.viewer)) throw accountErrors.login_required();
  const lease = await getLease(work, leaseId);
  const deposit = await lockDepositOf(work.tx, leaseId);
  if (!deposit) throw depositErrors.not_found();
  return { lease, deposit: await viewDeposit(work, deposit, { lease }) };
}

async function viewDeposit(
  { tx }: ReadWork,
  deposit: Deposit,
  { lease, invoices, record }: KnownLease & { record?: DepositRecord },
): Promise<DepositView> {
  const known = await readDepositFacts(tx, deposit, {
    term: lease,
    invoices,
    record,
  });
  const { facts, tenants, invoice } = known;
  const { today, viewerId, startsOn, endsOn } = lease;
  const isTenant = lease.side === 'tenant';
  const release = viewRelease(known, lease, await rentAccounts(tx, deposit, lease));
  const isTheirs = ({ accountId }: DepositTenant) => accountId !== null && accountId === viewerId;
  return {
    ...known,
    status: depositStatus(facts, today),
    securityStatus: securityStatus(facts, today),
    isPaid: isDepositPaid(facts, today),
    isAwaited: isDepositAwaited(facts, today),
    forms: tenants
      .filter((tenant) => !isTenant || isTheirs(tenant))
      .map((tenant) => ({
        name: tenant.name,
        submittedAt: tenant.submittedAt,
        path: isTheirs(tenant) && !deposit.canceledAt ? kycPath(tenant.reference) : null,
      })),
    accounts: tenants.filter(
      (tenant) =>
        tenant.accountNumber !== null && (!isTenant || !deposit.hasAccountEach || isTheirs(tenant)),
    ),
    release,
    steps: depositSteps(facts, {
      today,
      startsOn,
      endsOn,
      signedOn: deposit.signedOn,
      answeredOn: lastDay(tenants.map((one) => one.submittedAt && dayInNorway(one.submittedAt))),
      openedOn: lastDay(tenants.map((one) => one.openedOn)),
      feeDueOn: invoice?.dueOn ?? null,
      release: release.open,
    }),
    proofs: release.open ? await viewProofs(tx, known, release.open.id) : [],
  };
}

/**
 * The account for rent in the contract, and the newest one; none without one in the contract. Only a claim on an
 * account after the lease depends on them.
 */
async function rentAccounts(tx: ReadTx, { type }: Deposit, lease: LeaseView): Promise<string[]> {
  const isOver = lease.endsOn !== null && lease.endsOn < lease.today;
  if (type !== 'deposit_account' || !isOver) return [];
  const agreed = await findContractAccount(tx, lease);
  const newest = (await findLeaseAccounts(tx, [lease.id])).get(lease.id)?.account;
  return agreed === null ? [] : [agreed, newest ?? agreed];
}

const lastDay = (days: readonly (string | null)[]): string | null =>
  days.reduce((last, day) => (day !== null && (last === null || day > last) ? day : last), null);

async function viewProofs(
  tx: ReadTx,
  known: KnownDeposit,
  openId: string,
): Promise<DepositView['proofs']> {
  const proofs = known.proofs.filter(({ releaseId }) => releaseId === openId);
  const documents = await findDocuments(
    tx,
    proofs.map(({ documentId }) => documentId),
  );
  const files = new Map(documents.map((file) => [file.id, file]));
  return proofs.flatMap(({ documentId, side }) => {
    const file = files.get(documentId);
    return file ? [{ file, side }] : [];
  });
}
