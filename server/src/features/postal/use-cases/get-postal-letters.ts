import type { PostalLetterState } from '@husvaer/domain/postal/letters';

import { findPeople } from '../../accounts/public.ts';
import { requireBook } from '../../ledger/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { stateOf } from '../state-of.ts';
import { findLettersOfPartner, type PostalLetter } from '../store.ts';

/** A letter, and the names of the people who posted or cancelled it. */
export interface ShownPostalLetter extends PostalLetter {
  state: PostalLetterState;
  postedByName: string | null;
  cancelledByName: string | null;
}

/** An agency's letters in some states. Throws `ledger.not_found` when the viewer may not see its money. */
export async function getPostalLetters(
  work: ReadWork,
  {
    partnerId,
    ...request
  }: {
    partnerId: string | null;
    states: readonly PostalLetterState[];
    limit: number;
    skip: number;
  },
): Promise<{ data: ShownPostalLetter[]; total: number }> {
  await requireBook(work, partnerId, 'see');
  const { data, total } = await findLettersOfPartner(work.tx, { partnerId, ...request });
  return { data: await showLetters(work, data), total };
}

export async function showLetters(
  { tx }: ReadWork,
  letters: readonly PostalLetter[],
): Promise<ShownPostalLetter[]> {
  const people = await findPeople(
    tx,
    letters.flatMap(({ postedById, cancelledById }) => postedById ?? cancelledById ?? []),
  );
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return letters.map((letter) => ({
    ...letter,
    state: stateOf(letter),
    postedByName: names.get(letter.postedById ?? '') ?? null,
    cancelledByName: names.get(letter.cancelledById ?? '') ?? null,
  }));
}
