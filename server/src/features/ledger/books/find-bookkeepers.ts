import { countGranted, findPeopleOf, type Person } from '../../accounts/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';

const roleOf = (partnerId: string | null) => (partnerId === null ? 'bookkeeper' : 'agent');

/** The people who run an agency's books: its agents, or for null the operator's bookkeepers. */
export const findBookkeepers = (tx: ReadTx, partnerId: string | null): Promise<Person[]> =>
  findPeopleOf(tx, partnerId, roleOf(partnerId));

/** Whether only one person was granted the right to run an agency's books, active or not. */
export const hasOneBookkeeper = async (tx: ReadTx, partnerId: string | null): Promise<boolean> =>
  (await countGranted(tx, partnerId, roleOf(partnerId))) <= 1;
