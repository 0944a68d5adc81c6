import { collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client';

import type { Database } from '../db/database.ts';
import type { Realtime } from '../realtime/realtime.ts';

/** The kind of a statement, as far as it is counted. */
const VERB = /^\s*(select|insert|update|delete|begin|commit|rollback|with)\b/;
const SECONDS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10];

/** Metrics of this process: memory, event loop, statements, connections and sockets. */
export function watchProcess(
  metrics: Registry,
  { database, realtime }: { database: Database; realtime: Realtime },
): void {
  const registers = [metrics];
  collectDefaultMetrics({ register: metrics });
  const statements = new Histogram({
    name: 'husvaer_sql_statement_duration_seconds',
    help: 'Duration of SQL statements, by kind and result.',
    labelNames: ['verb', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  database.watch(({ sql, milliseconds, failed }) => {
    const verb = VERB.exec(sql)?.[1] ?? 'other';
    statements.observe({ verb, outcome: failed ? 'failed' : 'done' }, milliseconds / 1000);
  });
  new Gauge({
    name: 'husvaer_sql_connections_used',
    help: 'Database connections in use.',
    registers,
    collect() {
      this.set(database.load().used);
    },
  });
  new Gauge({
    name: 'husvaer_sql_connections_waiting',
    help: 'Statements that wait for a connection.',
    registers,
    collect() {
      this.set(database.load().waiting);
    },
  });
  new Gauge({
    name: 'husvaer_sockets',
    help: 'Open WebSocket connections of browsers.',
    registers,
    collect() {
      this.set(realtime.lines());
    },
  });
}
