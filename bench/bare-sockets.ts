import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { fastify } from 'fastify';
import pg from 'pg';
import { WebSocketServer, type WebSocket } from 'ws';

import { readConfig, type Config } from '../server/src/config.ts';
import { ready } from './child.ts';

// A minimal message server for comparison. It writes one row, then sends it to the two participants. It has no
// authentication and no checks. Messages that were not sent when the process ends are lost.
const write = await openTable(readConfig(process.env));
const socketsOf = new Map<string, Set<WebSocket>>();

const http = fastify();
http.post<{ Body: { to: string[]; clientId: string; text: string } }>(
  '/message',
  async ({ body: { to, clientId, text } }) => {
    await write([clientId, text]);
    const values = JSON.stringify({ message: { clientId, text } });
    for (const id of to) for (const socket of socketsOf.get(id) ?? []) socket.send(values);
    return {};
  },
);
new WebSocketServer({ server: http.server }).on(
  'connection',
  (socket, { url }: IncomingMessage) => {
    const id = url!.slice(1);
    socketsOf.set(id, (socketsOf.get(id) ?? new Set()).add(socket));
  },
);
ready(await http.listen({ host: '127.0.0.1', port: 0 }));

async function openTable(config: Config): Promise<(params: unknown[]) => Promise<unknown>> {
  const table = 'create table if not exists bare_message (client_id uuid, text text)';
  const statement = 'insert into bare_message values ($1, $2)';
  if (config.DATABASE_URL) {
    const pool = new pg.Pool({
      connectionString: config.DATABASE_URL,
      max: config.DATABASE_CONNECTIONS,
    });
    await pool.query(table);
    return (params) => pool.query(statement, params);
  }
  const pglite = await PGlite.create({ dataDir: join(config.VAR_DIR, 'db') });
  await pglite.query(table);
  return (params) => pglite.query(statement, params);
}
