import { useOutletContext } from 'react-router';

import type { LeasesQueryData } from '@husvaer/contract/schema-types';

import type { LeasesQuery } from './leases.graphql.ts';

export type ListedLease = LeasesQuery['getLeases']['data'][number];

/** Leases that are chosen, on whichever page, and what each is called. */
export type Chosen = ReadonlyMap<string, string>;

/** What is chosen in the list, for what is done to all of it: a child of the list's page. */
export interface ListedChoice {
  /** What the list is filtered by, and how many that are. */
  queryData: LeasesQueryData;
  total: number;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

export const useListedChoice = (): ListedChoice => useOutletContext<ListedChoice>();

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
