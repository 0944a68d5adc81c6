import { findPeople } from '../accounts/public.ts';
import type { ReadWork } from '../../platform/work.ts';

/** The names of accounts by their ids. A deleted account has none. */
export async function namesOf(
  { tx }: ReadWork,
  ids: readonly (string | null)[],
): Promise<Map<string | null, string>> {
  const people = await findPeople(tx, [...new Set(ids.flatMap((id) => id ?? []))]);
  return new Map(people.map(({ id, name }) => [id, name]));
}
