import fc from 'fast-check';
import { METHODS } from 'node:http';

import { rawCall, rawHead, type RawAnswer } from './raw-call.ts';

/** Headers that every answer must have. */
const SECURITY_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
];

/** Internal details that must not leak. */
const INSIDE = /node_modules|server\/src|\bat (async )?[\w.<>]+ \(|FST_ERR|statusCode":500/;

/** What is wrong with the answer to an anonymous call. */
export function faultsOf({ status, headers, body }: RawAnswer): string[] {
  return [
    ...(status >= 200 && status < 500 ? [] : [`status ${status}`]),
    ...SECURITY_HEADERS.filter((name) => !(name in headers)).map((name) => `without ${name}`),
    ...(status === 405 && !headers['allow'] ? ['405 without Allow'] : []),
    ...(INSIDE.test(body) ? [`told ${INSIDE.exec(body)![0]}`] : []),
  ];
}

/** Node answers these itself: a tunnel is not a request. */
const TUNNEL = 'CONNECT';

const part = fc.oneof(
  fc.constantFrom(
    '',
    '.',
    '..',
    '%2e%2e',
    '%2E.',
    '%00',
    'a%00b',
    '%ff',
    '%c0%af',
    '%',
    '%zz',
    '%2f',
    'x'.repeat(300),
    'x'.repeat(5000),
    '*',
    ':id',
    '{id}',
    '~',
    '\\',
    '%5c',
    '\xff',
    ';a=b',
    '__proto__',
    'constructor',
    '00000000-0000-4000-8000-000000000000',
    '480.webp',
    '.env',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }).map((text) => encodeURIComponent(wellFormed(text))),
  // Any bytes except those that end the target.
  fc
    .uint8Array({ maxLength: 12 })
    .map((bytes) =>
      [...bytes]
        .map((byte) => (byte > 32 && byte !== 127 ? String.fromCharCode(byte) : '-'))
        .join(''),
    ),
);
const wellFormed = (text: string) => text.toWellFormed();

/**
 * A call from an anonymous client: any method, and any target that can be written, below each kind of path.
 */
const strangersCall = fc.record({
  method: fc.constantFrom(...METHODS.filter((method) => method !== TUNNEL)),
  target: fc
    .tuple(
      fc.constantFrom(
        '',
        '/files',
        '/files/photos',
        '/files/documents',
        '/api',
        '/api/auth',
        '/api/graphql',
        '/api/calendars',
        '/api/unsubscribe',
        '/partner/v1',
        '/partner/v1/listings',
        '/dev',
        '/app',
        '/find-home',
        '/assets',
        '/healthz',
        'http://elsewhere.example',
        '/%61pi/auth',
      ),
      fc.array(part, { maxLength: 3 }),
      fc.option(part),
    )
    .map(([start, parts, query]) => {
      const path = [start, ...parts].join('/') || '/';
      return query === null ? path : `${path}?${query}`;
    }),
});

/** Makes calls until one gets a wrong answer. Returns that call, or null. */
export async function findFault(
  port: number,
  { seed, runs }: { seed: number; runs: number },
): Promise<string | null> {
  const property = fc.asyncProperty(strangersCall, async ({ method, target }) => {
    const faults = faultsOf(await rawCall(port, rawHead(method, target)));
    if (faults.length > 0) throw new Error(faults.join(', '));
  });
  const { failed, counterexample, errorInstance } = await fc.check(property, {
    seed,
    numRuns: runs,
  });
  return failed ? `${JSON.stringify(counterexample)}: ${String(errorInstance)}` : null;
}
