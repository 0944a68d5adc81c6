import { isAsRead, type OrderRead } from '@husvaer/domain/payouts/approval';
import { payoutErrors } from '@husvaer/domain/payouts/errors';

import type { Work } from '../../../platform/work.ts';
import { findChains } from './find-chains.ts';
import { findStandings, lastActOn, type ToOrder } from './find-standings.ts';
import { requireApprover } from '../settings/approvers/require-approver.ts';
import { addApprovals, setApproved } from './store.ts';

/**
 * Approves locked orders of one kind as one of their approvers: all of them, or none, with the amounts,
 * accounts and acts that the person has read. Those with enough approvals may be ordered from the bank, where they are
 * judged once more. Throws `payouts.not_found`, `payouts.not_approver`, `payouts.no_account`,
 * `payouts.changed` and `payouts.already_approved`.
 */
export async function approve(
  work: Work,
  orders: readonly ToOrder[],
  read: ReadonlyMap<string, OrderRead>,
): Promise<void> {
  const { tx, clock } = work;
  const at = clock.now();
  const today = clock.today().toString();
  const accountId = await requireApprover(work, orders);
  const unnamed = orders.find(({ account }) => account === null);
  if (unnamed) throw payoutErrors.no_account({ payoutId: unnamed.id });
  const chains = await findChains(tx, orders);
  const changed = orders.find(({ id, amount, account }) => {
    const lastActNumber = lastActOn(chains.get(id)!);
    return !isAsRead(read.get(id)!, { amount, account, lastActNumber });
  });
  if (changed) throw payoutErrors.changed({ [`${changed.kind}Id`]: changed.id });
  const before = await findStandings(tx, orders, today, { chains });
  // One that has enough approvals that count waits only to be judged again.
  const waiting = orders.filter(({ id }) => !before.get(id)!.isApproved);
  const twice = waiting.find(({ id }) =>
    before.get(id)!.approvals.some((approval) => approval.accountId === accountId),
  );
  if (twice) throw payoutErrors.already_approved({ [`${twice.kind}Id`]: twice.id });
  await addApprovals(
    tx,
    waiting.map(({ kind, id, amount, account }) => ({
      kind,
      ofId: id,
      accountId,
      amount,
      account,
      at,
      lastActNumber: read.get(id)!.lastActNumber,
    })),
  );
  const after = await findStandings(tx, orders, today, { chains });
  const approved = orders.filter(({ id }) => after.get(id)!.isApproved);
  for (const [kind, some] of Map.groupBy(approved, (order) => order.kind))
    await setApproved(
      tx,
      kind,
      some.map(({ id }) => id),
      at,
    );
}
