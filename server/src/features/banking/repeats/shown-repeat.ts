import { findPeople } from '../../accounts/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import type { Repeat } from '../lines/repeats/store.ts';

export type ShownRepeat = Repeat & { bookedByName: string | null };

export async function withNames(
  { tx }: ReadWork,
  found: readonly Repeat[],
): Promise<ShownRepeat[]> {
  const ids = new Set(found.flatMap(({ bookedById }) => bookedById ?? []));
  const people = await findPeople(tx, [...ids]);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return found.map((one) => ({ ...one, bookedByName: names.get(one.bookedById ?? '') ?? null }));
}
