import { readFileSync } from 'node:fs';

import { fastify } from 'fastify';
import pg from 'pg';

import { readConfig } from '../server/src/config.ts';
import type { Statement } from '../server/testing/recorded-sql.ts';
import { ready } from './child.ts';

// A minimal API server for comparison: one route that runs the same statements as Husvær for a call, and
// returns their rows as JSON.
const calls = JSON.parse(readFileSync(process.env['BARE_STATEMENTS']!, 'utf8')) as Statement[][];
const config = readConfig(process.env);
const pool = new pg.Pool({
  connectionString: config.DATABASE_URL,
  max: config.DATABASE_CONNECTIONS,
});
const http = fastify();
http.post<{ Body: { call: number } }>('/api/graphql', async ({ body: { call } }) => {
  const answers = [];
  for (const { sql, parameters } of calls[call]!)
    answers.push((await pool.query(sql, parameters)).rows);
  return { data: answers };
});
ready(await http.listen({ host: '127.0.0.1', port: 0 }));
