/** @module-tag openssl */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openssl } from '../../../testing/openssl.ts';
import {
  startTimeStampAuthority,
  type TimeStampAuthority,
  type Fault,
} from '../../../testing/time-stamp-authority.ts';
import { createPorts } from '../outside/ports.ts';
import { createTimeStamper } from './time-stamps.ts';

let authority: TimeStampAuthority;
beforeAll(async () => {
  authority = await startTimeStampAuthority();
});
afterAll(() => authority.close());

const SIGNATURE = randomBytes(256);
const requestTimeStamp = (fault: Fault | null) => {
  authority.fault = fault;
  const ports = createPorts({ log: pino({ level: 'silent' }) });
  return createTimeStamper(authority.url, ports)(SIGNATURE);
};

test('a time stamp is requested by RFC 3161 with its own nonce, and is valid', async () => {
  const tokens = [await requestTimeStamp(null), await requestTimeStamp(null)];
  for (const token of tokens)
    expect(authority.verify(token, SIGNATURE)).toContain('Verification: OK');
  expect(authority.requests.map(({ method, contentType }) => ({ method, contentType }))).toEqual(
    tokens.map(() => ({ method: 'POST', contentType: 'application/timestamp-query' })),
  );
  const folder = mkdtempSync(join(tmpdir(), 'husvaer-query-'));
  const nonces = authority.requests.map(({ query }) => {
    writeFileSync(join(folder, 'query'), query);
    const text = openssl('ts', '-query', '-in', join(folder, 'query'), '-text');
    expect(text).toContain('Hash Algorithm: sha256');
    expect(text).toContain('Certificate required: yes');
    return /Nonce: 0x([\dA-F]+)/.exec(text)?.[1];
  });
  rmSync(folder, { recursive: true });
  expect(new Set(nonces).size).toBe(2);
});

test.each<[Fault, string]>([
  ['away', 'The time stamp authority answers 503'],
  ['too large', 'The time stamp authority answers more than 17408 bytes'],
  ['no stamp', 'What the time stamp authority answers is not a time stamp'],
  ['refused', 'The time stamp authority refuses: status 2'],
  ['another request', 'The time stamp is the answer to another request'],
  ['another signature', 'The time stamp does not hold'],
  ['changed', 'The time stamp does not hold'],
  ['another use', 'The certificate of the time stamp is not for time stamps alone'],
  ['expired', 'The certificate of the time stamp was not valid at its time'],
])('an answer that is not a stamp of the signature is refused: %s', async (fault, reason) => {
  await expect(requestTimeStamp(fault)).rejects.toThrow(reason);
});
