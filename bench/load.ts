import autocannon from 'autocannon';

import type { Served } from './child.ts';
import type { Call } from './searches.ts';

export interface Load {
  connections: number;
  seconds: number;
}

/** A server's performance under load; times of successful answers, in milliseconds. */
export interface Measured {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  /** Requests refused with 503, per second. */
  refusedPerSecond: number;
  errors: number;
  /** CPU milliseconds of the server per answer: the figure that other load on the machine affects least. */
  cpu: number;
  /** Resident memory of the server afterwards, bytes. */
  memory: number;
}

/** Sends the calls repeatedly over several connections, each starting at another call. */
export async function load(
  server: Served,
  calls: readonly Call[],
  { connections, seconds }: Load,
): Promise<Measured> {
  const requests = calls.map((call) => ({
    method: 'POST' as const,
    path: CALLS_PATH,
    body: JSON.stringify(call),
  }));
  let clients = 0;
  return measuring(server, async (answered) => {
    const { errors, timeouts } = await autocannon({
      url: server.origin,
      connections,
      duration: seconds,
      sampleInt: SAMPLE,
      setupClient(client) {
        const number = clients++;
        const first = Math.floor((requests.length / connections) * number);
        const headers = {
          'content-type': 'application/json',
          'x-forwarded-for': addressOf(number),
        };
        client.setRequests(
          [...requests.slice(first), ...requests.slice(0, first)].map((one) => ({
            ...one,
            headers,
          })),
        );
        client.on('response', (status, _bytes, milliseconds) => answered(status, milliseconds));
      },
    });
    for (let lost = 0; lost < errors + timeouts; lost++) answered(0, 0);
  });
}

/** Milliseconds between two samples of autocannon, which ends a run with a sample. */
const SAMPLE = 100;

export const CALLS_PATH = '/api/graphql';

/** Measures a server during a run that reports each answer: status (0 for none) and milliseconds. */
export async function measuring(
  server: Served,
  run: (answered: (status: number, milliseconds: number) => void) => Promise<void>,
): Promise<Measured> {
  const served: number[] = [];
  let [refused, errors] = [0, 0];
  const before = await server.used();
  const begun = performance.now();
  await run((status, milliseconds) => {
    if (status >= 200 && status < 300) served.push(milliseconds);
    else if (status === 503) refused += 1;
    else errors += 1;
  });
  const seconds = (performance.now() - begun) / 1000;
  const { cpu, memory } = await server.used();
  return {
    perSecond: served.length / seconds,
    ...percentiles(served),
    refusedPerSecond: refused / seconds,
    errors,
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

/** Each connection has its own address in the proxy's header, as the server limits requests by address. */
const addressOf = (number: number): string => `198.18.${number >> 8}.${number & 255}`;

/** The JSON of one answer. */
export async function fetchAnswer({ origin }: Served, call: Call): Promise<any> {
  const response = await fetch(`${origin}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(call),
  });
  return response.json();
}
