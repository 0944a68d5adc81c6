import autocannon from 'autocannon';

import type { Served } from './child.ts';
import type { Call } from './searches.ts';

export interface Load {
  connections: number;
  seconds: number;
  /** Requests a second of all connections together; without one as many as there can be. */
  rate?: number;
}

/** What a server did under load; times of what it served, in milliseconds. */
export interface Measured {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  /** Sent away with 503, a second. */
  refusedPerSecond: number;
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
    body: JSON.stringify(call),
  }));
  let clients = 0;
  const served: number[] = [];
  let [refused, others] = [0, 0];
  const before = await server.used();
  const result = await autocannon({
    url: server.origin,
    connections,
    duration: seconds,
    ...(rate && { overallRate: rate }),
    setupClient(client) {
      const number = clients++;
      const first = Math.floor((requests.length / connections) * number);
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': addressOf(number) };
      client.setRequests(
        [...requests.slice(first), ...requests.slice(0, first)].map((one) => ({ ...one, headers })),
      );
      client.on('response', (status, _bytes, milliseconds) => {
        if (status < 300) served.push(milliseconds);
        else if (status === 503) refused += 1;
        else others += 1;
      });
    },
  });
  const { cpu, memory } = await server.used();
  return {
    perSecond: served.length / result.duration,
    ...percentiles(served),
    refusedPerSecond: refused / result.duration,
    errors: others + result.errors + result.timeouts,
    cpu: (cpu - before.cpu) / served.length,
    memory,
  };
}

function percentiles(times: number[]): { p50: number; p95: number; p99: number } {
  const sorted = times.sort((a, b) => a - b);
  const at = (part: number) =>
    Math.round((sorted[Math.floor(part * sorted.length)] ?? NaN) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** Each connection is somebody else, as a proxy would say: the house counts by address. */
const addressOf = (number: number): string => `198.18.${number >> 8}.${number & 255}`;

/** One answer, as JSON. */
export async function ask({ origin }: Served, call: Call): Promise<any> {
  const response = await fetch(`${origin}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(call),
  });
  return response.json();
}
