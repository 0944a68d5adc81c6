import type { LeasesQuery } from './leases.graphql.ts';

export type ListedLease = LeasesQuery['getLeases']['data'][number];

/** Leases that are chosen, on whichever page, and what each is called. */
export type Chosen = ReadonlyMap<string, string>;

/** As many as may be chosen at a time. */
export const CHOSEN_MAX = 1000;

/** With these added, as far as there is room, or without them. */
export function choose(
  chosen: Chosen,
  leases: readonly Pick<ListedLease, '_id' | 'property'>[],
  isChosen: boolean,
): Chosen {
  const all = new Map(chosen);
  for (const { _id, property } of leases)
    if (!isChosen) all.delete(_id);
    else if (all.has(_id) || all.size < CHOSEN_MAX) all.set(_id, property.name);
  return all;
}

/** So many at a time, as the API takes them. */
export function inParts<One>(all: readonly One[], size: number): One[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, part) =>
    all.slice(part * size, (part + 1) * size),
  );
}
