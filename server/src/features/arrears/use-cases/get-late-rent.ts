import { getLease } from '../../leases/public.ts';
import { findPostalLetters } from '../../postal/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findCases, type EvictionCase } from '../case-records/store.ts';
import { findLetters, type RentLetter } from '../store.ts';
import { isNavRefused } from '../../invoices/public.ts';
import { findPetition, type Petition } from './state-petition-facts.ts';
import { lettersSent } from '../claims/late-facts.ts';

/** A letter, and the state of its postal copies. */
export interface ShownLetter extends RentLetter {
  waitsForPost: boolean;
  /** When the last of them was posted; null when none goes by post, or one is not posted yet. */
  postedOn: string | null;
}

export interface LateRent {
  letters: ShownLetter[];
  cases: EvictionCase[];
  /** A tenant refuses that Nav is notified of a notice. */
  isNavRefused: boolean;
  /** For those who write the lease's documents, while there is a case. */
  petition: Petition | null;
}

/**
 * The letters about a lease's late rent, and its cases, for its parties. Petitions are for the letting side
 * only.
 */
export async function getLateRent(work: ReadWork, contractId: string): Promise<LateRent> {
  const lease = await getLease(work, contractId);
  const { side } = lease;
  const letters = await findLetters(work.tx, { leaseIds: [contractId] });
  const postal = await findPostalLetters(work.tx, { ofIds: letters.map(({ id }) => id) });
  const sent = lettersSent(letters, postal);
  const cases = await findCases(work.tx, [contractId]);
  const open = cases.find(isOpen);
  const ofCase = letters.filter(({ sentOn }) => open !== undefined && sentOn >= open.openedOn);
  return {
    letters: letters
      .map((letter, index) => {
        const { waitsForPost = false, sentOn } = sent[index]!;
        const isPosted = postal.some(({ ofId, postedOn }) => ofId === letter.id && postedOn);
        return { ...letter, waitsForPost, postedOn: isPosted && !waitsForPost ? sentOn : null };
      })
      .filter(({ kind }) => side !== 'tenant' || kind !== 'petition'),
    cases,
    petition: lease.mayWrite && open ? await findPetition(work.tx, lease, ofCase) : null,
    isNavRefused: await isNavRefused(work.tx, contractId),
  };
}

const isOpen = ({ closedOn }: EvictionCase): boolean => closedOn === null;
