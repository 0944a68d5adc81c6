import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { fastify } from 'fastify';
import pg from 'pg';
import { WebSocketServer, type WebSocket } from 'ws';

import { readConfig, type Config } from '../server/src/config.ts';
import { ready } from './child.ts';

// A minimal message server for comparison: writes one row, then sends it to the two participants. It has no
// authentication and no checks, and sends nothing again if this process ends.
const write = await opened(readConfig(process.env));
const lines = new Map<string, Set<WebSocket>>();

const http = fastify();
http.post<{ Body: { to: string[]; clientId: string; text: string } }>(
  '/message',
  async ({ body: { to, clientId, text } }) => {
    await write([clientId, text]);
    const values = JSON.stringify({ message: { clientId, text } });
    for (const id of to) for (const socket of lines.get(id) ?? []) socket.send(values);
    return {};
  },
);
new WebSocketServer({ server: http.server }).on(
  'connection',
  (socket, { url }: IncomingMessage) => {
    const id = url!.slice(1);
    lines.set(id, (lines.get(id) ?? new Set()).add(socket));
  },
);
ready(await http.listen({ host: '127.0.0.1', port: 0 }));

async function opened(config: Config): Promise<(params: unknown[]) => Promise<unknown>> {
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
