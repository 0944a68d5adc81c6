import autocannon from 'autocannon';

import type { Served } from './child.ts';
import type { Call } from './searches.ts';

export interface Load {
  connections: number;
  seconds: number;
  /** Requests a second of all connections together; without one as many as there can be. */
  rate?: number;
}

/** What a server did under load; times in milliseconds. */
export interface Measured {
  perSecond: number;
  p50: number;
  p97_5: number;
  p99: number;
  errors: number;
  /** Milliseconds of the server's processor for one answer: what a busy machine disturbs least. */
  cpu: number;
  /** Resident memory of the server afterwards, bytes. */
  memory: number;
}

/** Sends the calls round and round by so many connections at once, each beginning at another one. */
export async function load(
  server: Served,
  calls: readonly Call[],
  { connections, seconds, rate }: Load,
): Promise<Measured> {
  const requests = calls.map((call) => ({
    method: 'POST' as const,
    path: '/api/graphql',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(call),
  }));
  let clients = 0;
  const before = await server.used();
  const result = await autocannon({
    url: server.origin,
    connections,
    duration: seconds,
    ...(rate && { overallRate: rate }),
    setupClient(client) {
      const first = Math.floor((requests.length / connections) * clients++);
      client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
    },
  });
  const { cpu, memory } = await server.used();
  return {
    perSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p97_5: result.latency.p97_5,
    p99: result.latency.p99,
    errors: result.non2xx + result.errors + result.timeouts,
    cpu: (cpu - before.cpu) / result['2xx'],
    memory,
  };
}

/** One answer, as JSON. */
export async function ask({ origin }: Served, call: Call): Promise<any> {
  const response = await fetch(`${origin}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(call),
  });
  return response.json();
}
