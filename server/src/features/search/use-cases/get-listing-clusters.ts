import { mergeNearbyClusters, type Cluster } from '@husvaer/domain/search/cluster';
import type { SearchQuery } from '@husvaer/domain/search/query';

import type { ReadWork } from '../../../platform/work.ts';
import { findColumns } from '../columns/follow.ts';
import { findClusters } from '../store.ts';

export async function getListingClusters(
  work: ReadWork,
  { query, zoom }: { query: SearchQuery; zoom: number },
): Promise<Cluster[]> {
  const inMemory = await findColumns(work, query);
  const clusters = inMemory
    ? inMemory.columns.search(inMemory.query, { zoom }).clusters
    : await findClusters(work.tx, query, zoom);
  return mergeNearbyClusters(clusters, zoom);
}
