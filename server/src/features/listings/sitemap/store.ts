import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'listing'>>();

export interface SitemapRow {
  id: string;
  updatedAt: Temporal.Instant;
}

/** A page of published homes by id: after one, or after the first `skip`. */
export interface PublishedPage {
  /** Null: of all. */
  partnerId: string | null;
  after: string | null;
  skip: number;
  limit: number;
}

export async function findPublishedPage(
  tx: ReadTx,
  { partnerId, after, skip, limit }: PublishedPage,
): Promise<SitemapRow[]> {
  return published(tx, partnerId)
    .select(['id', 'updatedAt'])
    .$if(after !== null, (homes) => homes.where('id', '>', after))
    .orderBy('id')
    .offset(skip)
    .limit(limit)
    .execute();
}

export async function countPublished(tx: ReadTx, partnerId: string | null): Promise<number> {
  const row = await published(tx, partnerId)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

const published = (tx: ReadTx, partnerId: string | null) =>
  sql(tx)
    .selectFrom('listing')
    .where('state', '=', 'published')
    .$if(partnerId !== null, (homes) => homes.where('partnerId', '=', partnerId));
