import { depositErrors } from '@husvaer/domain/deposits/errors';
import { rentClaim, suit } from '@husvaer/domain/deposits/claim';
import { answerUntil } from '@husvaer/domain/deposits/release';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { takeAttachments } from '../../files/public.ts';
import type { Work } from '../../../platform/work.ts';
import { tellBoth, tellSide } from '../tell-people.ts';
import { takeDeposit, type DepositView } from './view-deposit.ts';
import { addProofs, addRelease, changeRelease, type Side } from '../records/releases/store.ts';

const other = (side: Side): Side => (side === 'tenant' ? 'landlord' : 'tenant');

/**
 * A landlord asks for rent that is owed, with documents; or a tenant for all that is there. The other
 * side is told and has five weeks. Throws `deposits.lease_runs`, `deposits.claimed_already`,
 * `deposits.wrong_state` where there is no money, and `request.invalid` with its fields.
 */
export async function claimDeposit(work: Work, said: { contractId: string }): Promise<void> {
  const { tx, clock, newId } = work;
  const { lease, deposit } = await takeDeposit(work, said.contractId);
  const { side, balance } = deposit.release;
  refuseClaim(deposit, lease.endsOn !== null && lease.endsOn < lease.today);
  const isLandlord = side === 'landlord';
  const asked = isLandlord ? parseInput(rentClaim({ balance }), said, 'inputData') : null;
  const release = {
    id: newId(),
    depositId: deposit.deposit.id,
    ground: isLandlord ? ('rent_claim' as const) : ('tenant_claim' as const),
    asked: asked?.amount ?? 0n,
    notifiedOn: clock.today().toString(),
  };
  await addRelease(tx, release);
  if (asked) await keepProofs(work, release.id, side, asked.attachments);
  const until = answerUntil(release.notifiedOn);
  const leaseId = lease.id;
  await tellSide(work, { leaseId, side: other(side) }, (mails, { title, kroner, day }) =>
    mails[release.ground]({ title, amount: kroner(asked?.amount ?? balance), until: day(until) }),
  );
  await tellSide(work, { leaseId, side }, (mails, { title, day }) =>
    mails.claim_noted({ title, until: day(until) }),
  );
  await work.emit({ name: 'deposit.changed', payload: { leaseId } });
}

function refuseClaim({ release, status }: DepositView, isOver: boolean): void {
  if (release.mayClaim) return;
  if (!isOver) throw depositErrors.lease_runs();
  if (release.open || status === 'releasing') throw depositErrors.claimed_already();
  throw depositErrors.wrong_state({ status });
}

/** The side that was asked agrees: the bank may pay. Throws `deposits.no_claim` where it is not theirs to say. */
export async function acceptDepositClaim(work: Work, contractId: string): Promise<void> {
  const { deposit } = await takeDeposit(work, contractId);
  const { open, mayAccept } = deposit.release;
  if (!open || !mayAccept) throw depositErrors.no_claim();
  await changeRelease(work.tx, open.id, { agreedOn: work.clock.today().toString() });
  await work.emit({ name: 'deposit.changed', payload: { leaseId: contractId } });
}

/**
 * The side that was asked shows that it has sued: the money stays. Throws `deposits.no_claim`,
 * `deposits.too_late` after five weeks, and `request.invalid` with its fields.
 */
export async function showDepositSuit(work: Work, said: { contractId: string }): Promise<void> {
  const { contractId } = said;
  const { deposit } = await takeDeposit(work, contractId);
  const { open, side, mayShowSuit } = deposit.release;
  if (!open || open.by === null || open.by === side) throw depositErrors.no_claim();
  if (!mayShowSuit)
    throw open.state === 'due'
      ? depositErrors.too_late({ until: open.until })
      : depositErrors.no_claim();
  const { attachments } = parseInput(suit, said, 'inputData');
  await keepProofs(work, open.id, side, attachments);
  await changeRelease(work.tx, open.id, { suitShownOn: work.clock.today().toString() });
  const claimers = { leaseId: contractId, side: open.by };
  await tellSide(work, claimers, (mails, { title }) => mails.suit_shown({ title }));
  await work.emit({ name: 'deposit.changed', payload: { leaseId: contractId } });
}

/** Whoever asked does not ask any more. Throws `deposits.no_claim`. */
export async function withdrawDepositClaim(work: Work, contractId: string): Promise<void> {
  const { deposit } = await takeDeposit(work, contractId);
  const { open, mayWithdraw } = deposit.release;
  if (!open || !mayWithdraw) throw depositErrors.no_claim();
  await changeRelease(work.tx, open.id, { withdrawnOn: work.clock.today().toString() });
  await tellBoth(work, contractId, (mails, { title }) => mails.withdrawn({ title }));
  await work.emit({ name: 'deposit.changed', payload: { leaseId: contractId } });
}

async function keepProofs(
  work: Work,
  releaseId: string,
  side: Side,
  asked: Parameters<typeof takeAttachments>[1]['asked'],
): Promise<void> {
  const { viewer } = work;
  const ownerId = viewer.kind === 'account' ? viewer.id : '';
  const documents = await takeAttachments(work, { asked, ownerId, at: 'inputData.attachments' });
  await addProofs(
    work.tx,
    releaseId,
    side,
    documents.map(({ id }) => id),
  );
}
