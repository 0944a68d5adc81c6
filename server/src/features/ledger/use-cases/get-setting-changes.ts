import { findPeople } from '../../accounts/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findSettingChanges, type SettingChange } from '../audit/store.ts';
import { requireBook } from '../books/require-book.ts';

/** The changes of how an agency's money is handled, the latest first, with the people who made them. */
export async function getSettingChanges(
  work: ReadWork,
  { partnerId, ...page }: { partnerId: string | null; limit: number; skip: number },
): Promise<(SettingChange & { byName: string | null })[]> {
  const { id } = await requireBook(work, partnerId, 'audit');
  const changes = await findSettingChanges(work.tx, id, page);
  const people = await findPeople(work.tx, [...new Set(changes.flatMap(({ byId }) => byId ?? []))]);
  const names = new Map(people.map((person) => [person.id, person.name]));
  return changes.map((change) => ({ ...change, byName: names.get(change.byId ?? '') ?? null }));
}
