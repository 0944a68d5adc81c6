import {
  answerUntil,
  isAnswerable,
  mayClaimRent,
  releaseState,
  type ReleaseState,
} from '@husvaer/domain/deposits/release';

import type { LeaseView } from '../leases/public.ts';
import { isBeingPaid, openRelease, sum, type KnownDeposit } from './deposit-facts.ts';
import type { Release, Side } from './records/releases/store.ts';

/** A request as one party sees it, and what they may do about the deposit. */
export interface ReleaseView {
  side: Side;
  open: (Release & { state: ReleaseState; until: string | null; by: Side | null }) | null;
  /** The balance of the accounts, øre. */
  balance: bigint;
  mayClaim: boolean;
  /** Whether unpaid rent is paid out with the tenant's consent or by a judgment only. */
  rentNeedsConsent: boolean;
  mayAccept: boolean;
  mayShowSuit: boolean;
  mayWithdraw: boolean;
}

/**
 * The state of a deposit's release on a day, for one party of the lease. A landlord may answer a tenant's claim
 * with a claim for rent, which replaces it. `rentAccounts` are the one in the contract and the newest.
 */
export function viewRelease(
  { deposit, tenants, money, releases }: KnownDeposit,
  { side: viewerSide, endsOn, today }: Pick<LeaseView, 'side' | 'endsOn' | 'today'>,
  rentAccounts: readonly string[],
): ReleaseView {
  const side = viewerSide === 'tenant' ? 'tenant' : 'landlord';
  const balance = sum(money, 'paid') - sum(money, 'released');
  const found = openRelease(releases);
  const open = found
    ? {
        ...found,
        state: releaseState(found, today),
        until: found.notifiedOn && answerUntil(found.notifiedOn),
        by: byOf(found),
      }
    : null;
  const isOver = endsOn !== null && endsOn < today;
  const isAnswering = open !== null && open.by !== null && open.by !== side;
  // One of several joint owners cannot release the money alone: they sign a protocol.
  const mayBind = side === 'landlord' || tenants.length === 1;
  const isContested = open?.state === 'contested';
  const isOpenToAnswer = open !== null && isAnswerable(open.state);
  const accounts = tenants.flatMap(({ accountNumber }) => accountNumber ?? []);
  const rentNeedsConsent =
    deposit.type === 'deposit_account' && !mayClaimRent(rentAccounts, accounts);
  const mayAnswerWithClaim = isAnswering && side === 'landlord' && isOpenToAnswer;
  return {
    side,
    open,
    balance,
    mayClaim:
      deposit.type === 'deposit_account' &&
      isOver &&
      balance > 0n &&
      (open === null || mayAnswerWithClaim) &&
      !(side === 'landlord' && rentNeedsConsent) &&
      !isBeingPaid(releases, sum(money, 'released')),
    rentNeedsConsent,
    mayAccept: isAnswering && mayBind && (isOpenToAnswer || isContested),
    mayShowSuit: isAnswering && isOpenToAnswer,
    mayWithdraw: open !== null && open.by === side && (isOpenToAnswer || isContested),
  };
}

const byOf = ({ ground }: Release): Side | null =>
  ground === 'agreement' ? null : ground === 'rent_claim' ? 'landlord' : 'tenant';
