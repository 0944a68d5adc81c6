import { postalErrors } from '@husvaer/domain/postal/errors';
import type { PostalLetterState } from '@husvaer/domain/postal/letters';

import { findPeople } from '../../accounts/public.ts';
import { expectBook, moneyPolicy } from '../../ledger/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import {
  findLettersOfDocument,
  findLettersOfPartner,
  findPostalLetters,
  type PostalLetter,
} from '../store.ts';

/** A letter, and the names of who posted or cancelled it. */
export interface ShownPostalLetter extends PostalLetter {
  state: PostalLetterState;
  postedByName: string | null;
  cancelledByName: string | null;
}

/** An agency's letters in some states. Throws `ledger.not_found` to those who do not see its money. */
export async function getPostalLetters(
  work: ReadWork,
  {
    partnerId,
    ...asked
  }: {
    partnerId: string | null;
    states: readonly PostalLetterState[];
    limit: number;
    skip: number;
  },
): Promise<{ data: ShownPostalLetter[]; total: number }> {
  await expectBook(work, partnerId, 'see');
  const { data, total } = await findLettersOfPartner(work.tx, { partnerId, ...asked });
  return { data: await shown(work, data), total };
}

/** These letters, in the order they were queued. Throws `postal.not_found`. */
export async function readPostalLetters(
  work: ReadWork,
  ids: readonly string[],
): Promise<ShownPostalLetter[]> {
  const letters = await findPostalLetters(work.tx, { ids });
  expectAll(work, letters, ids, 'see');
  return shown(work, letters);
}

/** Throws `postal.not_found` unless all of these were found, and the viewer may do this with each. */
export function expectAll(
  { viewer }: ReadWork,
  letters: readonly PostalLetter[],
  ids: readonly string[],
  may: keyof typeof moneyPolicy,
): void {
  const isWhole = letters.length === new Set(ids).size;
  if (!isWhole || !letters.every(({ partnerId }) => moneyPolicy[may](viewer, partnerId)))
    throw postalErrors.not_found();
}

/** Whether the viewer may fetch a document as a letter or its receipt: all who see the money of the agency. */
export async function mayReadPostalDocument(
  { tx, viewer }: ReadWork,
  documentId: string,
): Promise<boolean> {
  const letters = await findLettersOfDocument(tx, documentId);
  return letters.some(({ partnerId }) => moneyPolicy.see(viewer, partnerId));
}

export const stateOf = ({
  postedOn,
  cancelledAt,
  handedOverAt,
}: Pick<PostalLetter, 'postedOn' | 'cancelledAt' | 'handedOverAt'>): PostalLetterState => {
  if (postedOn !== null) return 'posted';
  if (cancelledAt !== null) return 'cancelled';
  return handedOverAt === null ? 'waiting' : 'handed_over';
};

async function shown(
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
