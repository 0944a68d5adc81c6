import autocannon from 'autocannon';

import type { Call } from './searches.ts';

export interface Load {
  connections: number;
  seconds: number;
}

/** What a server did under load; times in milliseconds. */
export interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
  errors: number;
}

/** Sends the calls round and round by so many connections at once, each beginning at another one. */
export async function load(
  origin: string,
  calls: readonly Call[],
  { connections, seconds }: Load,
): Promise<Measured> {
  const requests = calls.map((call) => ({
    method: 'POST' as const,
    path: '/api/graphql',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(call),
  }));
  let clients = 0;
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    setupClient(client) {
      const first = Math.floor((requests.length / connections) * clients++);
      client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
    },
  });
  return {
    perSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.non2xx + result.errors + result.timeouts,
  };
}

/** One answer, as JSON. */
export async function ask(origin: string, call: Call): Promise<any> {
  const response = await fetch(`${origin}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(call),
  });
  return response.json();
}
