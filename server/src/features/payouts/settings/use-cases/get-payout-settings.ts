import { findPeople, type Person } from '../../../accounts/public.ts';
import { requireBook, findBookkeepers } from '../../../ledger/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { findApproverChange } from '../approvers/store.ts';
import { mayAgree } from '../approvers/use-cases/agree-to-approvers.ts';
import { mayStop } from '../approvers/change-approvers.ts';
import { findWays, type PayoutWays } from '../store.ts';

export interface ShownWays extends PayoutWays {
  approvers: Person[];
  /** Fewer approvals or other approvers, that do not count yet. */
  asked: ShownChange | null;
  /** Those who may be named: the agency's agents, or the operator's bookkeepers. */
  agents: Person[];
}

/** What was asked for, as those see it who may agree to it or stop it. */
export interface ShownChange {
  approvalsNeeded: number;
  approvers: Person[];
  /** Null when they are gone. */
  askedBy: Person | null;
  countsFrom: Temporal.Instant;
  mayAgree: boolean;
  mayStop: boolean;
}

/** How an agency pays out, and who approves it. Throws `ledger.not_found` for whoever may not see. */
export async function getPayoutSettings(
  work: ReadWork,
  partnerId: string | null,
): Promise<ShownWays> {
  const { id } = await requireBook(work, partnerId, 'see');
  const ways = await findWays(work.tx, id);
  return {
    ...ways,
    approvers: await findPeople(work.tx, ways.approverIds),
    asked: await showChange(work, id, ways.approverIds),
    agents: await findBookkeepers(work.tx, partnerId),
  };
}

async function showChange(
  { tx, viewer }: ReadWork,
  bookId: string,
  approverIds: readonly string[],
): Promise<ShownChange | null> {
  const change = await findApproverChange(tx, bookId);
  if (!change) return null;
  const { approvalsNeeded, askedById, countsFrom } = change;
  const [askedBy = null] = askedById === null ? [] : await findPeople(tx, [askedById]);
  return {
    ...{ approvalsNeeded, askedBy, countsFrom },
    approvers: await findPeople(tx, change.approverIds),
    mayAgree: mayAgree(viewer, { change, approverIds }),
    mayStop: mayStop(viewer, { change, approverIds }),
  };
}
