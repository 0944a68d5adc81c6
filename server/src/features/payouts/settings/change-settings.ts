import { ledgerErrors } from '@husvaer/domain/ledger/errors';
import { isForApprovers } from '@husvaer/domain/payouts/approver-change';
import { payoutErrors } from '@husvaer/domain/payouts/errors';
import { payoutSettings } from '@husvaer/domain/payouts/settings';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { findPeople, requireFreshProof, type Person } from '../../accounts/public.ts';
import {
  expectBook,
  findBook,
  findBookkeepers,
  moneyPolicy,
  noteChange,
} from '../../ledger/public.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { findApproverChange } from './approvers/store.ts';
import { askForApprovers, mayAgree, mayStop } from './approvers/change-approvers.ts';
import { findWays, saveWays, type PayoutWays } from './store.ts';

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
  const { id } = await expectBook(work, partnerId, 'see');
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

/**
 * What an agency usually agrees on with landlords; null where it keeps no books yet. Throws
 * `ledger.not_found` for whoever may not see its money.
 */
export async function getUsualTerms(
  { tx, viewer }: ReadWork,
  partnerId: string | null,
): Promise<PayoutWays | null> {
  if (!moneyPolicy.see(viewer, partnerId)) throw ledgerErrors.not_found();
  const book = await findBook(tx, partnerId);
  return book ? findWays(tx, book.id) : null;
}

/**
 * Says how an agency pays out from now on, who approves it, or both: whose. Payouts that are made keep what
 * they were made by. Fewer approvals and other approvers take a fresh proof, and wait for one of those who
 * approve now. Throws `payouts.wrong_approver` for somebody who is none of them, `payouts.change_waits`
 * while others are asked for by somebody else, and `accounts.fresh_proof_needed`.
 */
export async function setPayoutSettings(work: Work, said: unknown): Promise<string | null> {
  const { partnerId, ...given } = parseInput(payoutSettings, said, 'inputData');
  const { id: bookId } = await expectBook(work, partnerId, 'run');
  const agents = new Set((await findBookkeepers(work.tx, partnerId)).map(({ id }) => id));
  for (const accountId of given.approverIds ?? [])
    if (!agents.has(accountId)) throw payoutErrors.wrong_approver({ accountId });
  const was = await findWays(work.tx, bookId);
  const ways = { ...was, ...given };
  const waits = isForApprovers(was, ways);
  const isFirst = was.approverIds.length === 0 && ways.approverIds.length > 0;
  if (waits || isFirst) await requireFreshProof(work);
  const { approvalsNeeded, approverIds } = waits ? was : ways;
  await saveWays(work.tx, bookId, { ...ways, approvalsNeeded, approverIds });
  if (waits) await askForApprovers(work, bookId, ways);
  const became = await findWays(work.tx, bookId);
  await noteChange(work, { bookId, what: 'payouts', was, became });
  return partnerId;
}
