import { depositErrors } from '@husvaer/domain/deposits/errors';
import { rentClaim } from '@husvaer/domain/deposits/claim';
import { answerUntil } from '@husvaer/domain/deposits/release';

import type { Work } from '../../../platform/work.ts';
import { queueDeliveries } from '../../invoices/public.ts';
import { notifySide } from '../notify-people.ts';
import { loadDepositForUpdate } from '../deposit-view.ts';
import type { DepositView } from '../deposit-view.ts';
import { addRelease, changeRelease } from '../records/releases/store.ts';
import { saveProofs } from '../save-proofs.ts';
import type { Unread } from '../../../platform/unread.ts';

/**
 * A landlord claims rent that is owed, with documents, also in place of a tenant's claim that waits; or a
 * tenant claims the whole balance. The other side is notified and has five weeks: from today, or from the posting
 * of the letter that a landlord's claim needs (husleieloven § 3-5 fifth paragraph). Throws
 * `deposits.lease_runs`, `deposits.claimed_already`, `deposits.rent_elsewhere`, `deposits.wrong_state` when
 * there is no money, and `request.invalid` with its fields.
 */
export async function claimDeposit(
  work: Work,
  { contractId, rest }: { contractId: string; rest: Unread<ReturnType<typeof rentClaim>> },
): Promise<void> {
  const { tx, clock, newId } = work;
  const { lease, deposit } = await loadDepositForUpdate(work, contractId);
  const { side, balance } = deposit.release;
  refuseClaim(deposit, lease.endsOn !== null && lease.endsOn < lease.today);
  const isLandlord = side === 'landlord';
  const request = isLandlord ? rest.read(rentClaim({ balance })) : null;
  const today = clock.today().toString();
  if (deposit.release.open)
    await changeRelease(tx, deposit.release.open.id, { withdrawnOn: today });
  const release = {
    id: newId(),
    depositId: deposit.deposit.id,
    ground: isLandlord ? ('rent_claim' as const) : ('tenant_claim' as const),
    asked: request?.amount ?? 0n,
    claimedOn: today,
    notifiedOn: isLandlord ? null : today,
  };
  await addRelease(tx, release);
  if (isLandlord) await queueDeliveries(work, 'deposit_claim', [release.id]);
  if (request) await saveProofs(work, release.id, side, request.attachments);
  const leaseId = lease.id;
  const mayClaimRent = !deposit.release.rentNeedsConsent;
  const amount = request?.amount ?? balance;
  if (isLandlord) {
    await notifySide(work, { leaseId, side: 'tenant' }, (mails, { title, kroner }) =>
      mails.rent_claim({ title, amount: kroner(amount) }),
    );
    await notifySide(work, { leaseId, side: 'landlord' }, (mails, { title }) =>
      mails.claim_noted.rent_claim({ title }),
    );
  } else {
    const until = answerUntil(today);
    await notifySide(work, { leaseId, side: 'landlord' }, (mails, { title, kroner, day }) =>
      mails.tenant_claim({ title, amount: kroner(amount), until: day(until), mayClaimRent }),
    );
    await notifySide(work, { leaseId, side: 'tenant' }, (mails, { title, day }) =>
      mails.claim_noted.tenant_claim({ title, until: day(until), mayClaimRent }),
    );
  }
  await work.emit({ name: 'deposits.changed', payload: { leaseId } });
}

function refuseClaim({ release, status }: DepositView, isOver: boolean): void {
  if (release.mayClaim) return;
  if (!isOver) throw depositErrors.lease_runs();
  const { open, side, rentNeedsConsent, balance } = release;
  if (side === 'landlord' && rentNeedsConsent && balance > 0n) throw depositErrors.rent_elsewhere();
  if (open || status === 'releasing') throw depositErrors.claimed_already();
  throw depositErrors.wrong_state({ status });
}
