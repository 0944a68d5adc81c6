import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { fastify } from 'fastify';
import pg from 'pg';

import { readConfig, type Config } from '../server/src/config.ts';
import { ready } from './child.ts';
import type { Call } from './searches.ts';

// A minimal search server for comparison: one route, one statement, no GraphQL, no checks, no log.
type Row = Record<string, any>;

const statement = process.env['BARE_SQL']!;
const queryRows = await openStatement(readConfig(process.env));
const http = fastify();
http.post<{ Body: Call }>('/api/graphql', async ({ body: { variables } }) => {
  const { bounds, minRent, maxRent, minBedrooms } = variables.queryData;
  const { limit, skip } = variables.optionData!;
  const { south, north, west, east } = bounds!;
  const rows = await queryRows([
    south,
    north,
    west,
    east,
    minRent! * 100,
    maxRent! * 100,
    minBedrooms,
    limit,
    skip,
  ]);
  return { data: { getListings: { data: rows.map(toCard) } } };
});
ready(await http.listen({ host: '127.0.0.1', port: 0 }));

async function openStatement(config: Config): Promise<(params: unknown[]) => Promise<Row[]>> {
  if (config.DATABASE_URL) {
    const pool = new pg.Pool({
      connectionString: config.DATABASE_URL,
      max: config.DATABASE_CONNECTIONS,
    });
    return async (params) => (await pool.query(statement, params)).rows;
  }
  const pglite = await PGlite.create({ dataDir: join(config.VAR_DIR, 'db') });
  return async (params) => (await pglite.query<Row>(statement, params)).rows;
}

const toCard = (row: Row) => ({
  _id: row._id,
  title: row.title,
  listingType: row.listingType,
  propertyType: row.propertyType,
  address: {
    street: row.street,
    streetNumber: row.streetNumber,
    postalCode: row.postalCode,
    neighbourhood: row.neighbourhood,
    city: row.city,
  },
  totalBedrooms: row.totalBedrooms,
  totalSize: row.totalSize,
  availableFrom: row.availableFrom,
  monthlyRent: Number(row.monthlyRent) / 100,
  depositAmount: row.depositAmount && Number(row.depositAmount) / 100,
  furnished: row.furnished,
  includedInRent: row.includedInRent,
  publishedAt: row.publishedAt,
  images: row.images.map(({ _id, width, height, color, description }: Row) => ({
    _id,
    width,
    height,
    color,
    description,
  })),
});
