import { bankingErrors } from '@husvaer/domain/banking/errors';

import { findPeople } from '../../accounts/public.ts';
import { expectBook, findBooks, moneyPolicy } from '../../ledger/public.ts';
import type { Page } from '../../../platform/graphql/page-types.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findRepeat, findRepeats, type Repeat } from '../lines/repeats/store.ts';

export type ShownRepeat = Repeat & { bookedByName: string | null };

/** Payments that were taken for repeated, the latest first. Throws `ledger.not_found`. */
export async function getRepeatedPayments(
  work: ReadWork,
  {
    partnerId,
    ...asked
  }: { partnerId: string | null; withExpected: boolean; limit: number; skip: number },
): Promise<Page<ShownRepeat>> {
  const { id: bookId } = await expectBook(work, partnerId, 'see');
  const { data, total } = await findRepeats(work.tx, { bookId, ...asked });
  return { data: await withNames(work, data), total };
}

export async function getRepeat(work: ReadWork, id: string): Promise<ShownRepeat> {
  const [shown] = await withNames(work, [await expectRepeat(work, id, 'see')]);
  return shown!;
}

/** One of them, for those who may do this with its books' money. Throws `banking.not_found`. */
export async function expectRepeat(
  { tx, viewer }: ReadWork,
  id: string,
  may: keyof typeof moneyPolicy,
): Promise<Repeat> {
  const repeat = await findRepeat(tx, id);
  const [book] = repeat ? await findBooks(tx, [repeat.bookId]) : [];
  if (!repeat || !book || !moneyPolicy[may](viewer, book.partnerId))
    throw bankingErrors.not_found();
  return repeat;
}

async function withNames({ tx }: ReadWork, found: readonly Repeat[]): Promise<ShownRepeat[]> {
  const ids = new Set(found.flatMap(({ bookedById }) => bookedById ?? []));
  const people = await findPeople(tx, [...ids]);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return found.map((one) => ({ ...one, bookedByName: names.get(one.bookedById ?? '') ?? null }));
}
