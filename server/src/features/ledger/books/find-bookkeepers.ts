import { findPeopleOf, type Person } from '../../accounts/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';

/** The people who run an agency's books: its agents, or for null the operator's bookkeepers. */
export const findBookkeepers = (tx: ReadTx, partnerId: string | null): Promise<Person[]> =>
  findPeopleOf(tx, partnerId, partnerId === null ? 'bookkeeper' : 'agent');
