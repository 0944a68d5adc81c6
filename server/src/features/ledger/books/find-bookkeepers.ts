import { countGranted, findPeopleOf, type Person } from '../../accounts/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';

const roleOf = (partnerId: string | null) => (partnerId === null ? 'bookkeeper' : 'agent');

/** The people who run an agency's books: its agents, or for null the operator's bookkeepers. */
export const findBookkeepers = (tx: ReadTx, partnerId: string | null): Promise<Person[]> =>
  findPeopleOf(tx, partnerId, roleOf(partnerId));

/**
 * The people who may approve an agency's payments: those who run its books, and the operator's bookkeepers,
 * who are the second person of an agency that names them.
 */
export async function findPossibleApprovers(
  tx: ReadTx,
  partnerId: string | null,
): Promise<(Person & { isOperators: boolean })[]> {
  const own = await findBookkeepers(tx, partnerId);
  const operators = partnerId === null ? [] : await findBookkeepers(tx, null);
  const isOwn = new Set(own.map(({ id }) => id));
  return [
    ...own.map((person) => ({ ...person, isOperators: false })),
    ...operators
      .filter(({ id }) => !isOwn.has(id))
      .map((person) => ({ ...person, isOperators: true })),
  ];
}

/** Whether only one person was granted the right to run an agency's books, active or not. */
export const hasOneBookkeeper = async (tx: ReadTx, partnerId: string | null): Promise<boolean> =>
  (await countGranted(tx, partnerId, roleOf(partnerId))) <= 1;
