import { useOutletContext } from 'react-router';

import type { LeasesQueryData } from '@husvaer/contract/schema-types';

import type { LeasesQuery } from './leases.graphql.ts';

export type ListedLease = LeasesQuery['getLeases']['data'][number];

/** The selected leases, on all pages, with their names. */
export type Chosen = ReadonlyMap<string, string>;

/** The selection in the list, for its actions, which are a child route of the list's page. */
export interface ListedChoice {
  /** The filters of the list, and the number of leases. */
  queryData: LeasesQueryData;
  total: number;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

export const useListedChoice = (): ListedChoice => useOutletContext<ListedChoice>();

/** The maximum size of a selection. */
export const CHOSEN_MAX = 1000;

/** The selection with these leases added, up to the maximum, or removed. */
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

/** Splits a list into parts of the size that the API accepts. */
export function inParts<One>(all: readonly One[], size: number): One[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, part) =>
    all.slice(part * size, (part + 1) * size),
  );
}
