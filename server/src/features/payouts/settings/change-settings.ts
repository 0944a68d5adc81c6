import { ledgerErrors } from '@husvaer/domain/ledger/errors';
import { payoutErrors } from '@husvaer/domain/payouts/errors';
import { payoutSettings } from '@husvaer/domain/payouts/settings';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { findPeople, findPeopleOf, type Person } from '../../accounts/public.ts';
import { expectBook, findBook, moneyPolicy, noteChange } from '../../ledger/public.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { findWays, saveWays, type PayoutWays } from './store.ts';

export interface ShownWays extends PayoutWays {
  approvers: Person[];
  /** Those who may be named: the agency's agents. */
  agents: Person[];
}

/** How an agency pays out, and who approves it. Throws `ledger.not_found` for whoever may not see. */
export async function getWays(work: ReadWork, partnerId: string): Promise<ShownWays> {
  const { id } = await expectBook(work, partnerId, 'see');
  const ways = await findWays(work.tx, id);
  return {
    ...ways,
    approvers: await findPeople(work.tx, ways.approverIds),
    agents: await findPeopleOf(work.tx, partnerId, 'agent'),
  };
}

/**
 * What an agency usually agrees on with landlords; null where it keeps no books yet. Throws
 * `ledger.not_found` for whoever may not see its money.
 */
export async function getUsualTerms(
  { tx, viewer }: ReadWork,
  partnerId: string,
): Promise<PayoutWays | null> {
  if (!moneyPolicy.see(viewer, partnerId)) throw ledgerErrors.not_found();
  const book = await findBook(tx, partnerId);
  return book ? findWays(tx, book.id) : null;
}

/**
 * Says how an agency pays out from now on: whose. Payouts that are made keep what they were made by.
 * Throws `payouts.wrong_approver` for somebody who is no agent of it.
 */
export async function changeWays(work: Work, said: unknown): Promise<string> {
  const { partnerId, ...ways } = parseInput(payoutSettings, said, 'inputData');
  const { id: bookId } = await expectBook(work, partnerId, 'run');
  const agents = new Set((await findPeopleOf(work.tx, partnerId, 'agent')).map(({ id }) => id));
  for (const accountId of ways.approverIds)
    if (!agents.has(accountId)) throw payoutErrors.wrong_approver({ accountId });
  const was = await findWays(work.tx, bookId);
  await saveWays(work.tx, bookId, ways);
  const became = await findWays(work.tx, bookId);
  await noteChange(work, { bookId, what: 'payouts', was, became });
  return partnerId;
}
