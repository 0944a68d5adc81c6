import { splitOf } from '@husvaer/domain/deposits/release';

import type { Work } from '../../../platform/work.ts';
import { lockDepositOf } from '../store.ts';
import { notifyBothSides } from '../notify-people.ts';
import { readDepositFacts, openRelease, sum } from '../deposit-facts.ts';
import { addRelease, changeRelease } from '../records/releases/store.ts';

/**
 * Records that both sides have signed how an account's money is split, `toLandlord` in øre. A claim by one of
 * them is dropped.
 */
export async function agree(work: Work, leaseId: string, toLandlord: bigint): Promise<void> {
  const { tx, clock, newId } = work;
  const deposit = await lockDepositOf(tx, leaseId);
  if (deposit?.type !== 'deposit_account' || deposit.canceledAt) return;
  const today = clock.today().toString();
  const { releases, money } = await readDepositFacts(tx, deposit);
  const open = openRelease(releases);
  if (open) await changeRelease(tx, open.id, { withdrawnOn: today });
  const ground = 'agreement';
  const depositId = deposit.id;
  await addRelease(tx, {
    id: newId(),
    depositId,
    ground,
    asked: toLandlord,
    claimedOn: today,
    notifiedOn: today,
  });
  const split = splitOf(ground, toLandlord, sum(money, 'paid') - sum(money, 'released'));
  await notifyBothSides(work, leaseId, (mails, { kroner, title }) =>
    mails.agreed({
      title,
      toLandlord: kroner(split.toLandlord),
      toTenant: kroner(split.toTenant),
    }),
  );
  await work.emit({ name: 'deposits.changed', payload: { leaseId } });
}
