/** @module-tag openssl */
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { openssl } from '../../../testing/openssl.ts';
import { NOW } from '../../../testing/test-app.ts';
import {
  makeSealingKey,
  readSealingKey,
  type Pkcs12Error,
  type SealingKey,
} from './sealing-key.ts';

const folder = mkdtempSync(join(tmpdir(), 'husvaer-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string) => join(folder, name);

const shown = ({ certificates }: SealingKey) =>
  certificates.map((one) => new X509Certificate(Buffer.from(one.toSchema().toBER())));

test('a sealing key is as strong as 128 bits, and its certificate signed by SHA-256', async () => {
  const p12 = await makeSealingKey({ name: 'Husvaer', serial: 'fa' }, NOW);
  const key = await readSealingKey(p12, '');
  expect(key.privateKey.asymmetricKeyDetails).toMatchObject({ modulusLength: 3072 });
  const [certificate] = shown(key);
  expect(certificate).toMatchObject({
    subject: 'CN=Husvaer',
    issuer: 'CN=Husvaer',
    serialNumber: 'FA',
    ca: false,
    validFrom: 'Nov 19 08:00:00 2026 GMT',
    validTo: 'Nov 20 08:00:00 2036 GMT',
  });
  expect(certificate!.verify(certificate!.publicKey)).toBe(true);
  expect(certificate!.signatureAlgorithm).toBe('sha256WithRSAEncryption');
});

test('a key that was made before OpenSSL sealed is readable', async () => {
  const p12 = readFileSync(
    new URL('../../../testing/sealing/key-of-node-forge.p12', import.meta.url),
  );
  const [certificate] = shown(await readSealingKey(p12, ''));
  expect(certificate!.subject).toBe('CN=Husvaer test');
});

/** A PKCS #12 with a key whose certificate is signed by another one. */
function p12Of(algorithm: readonly string[], password: string, ...options: string[]): Buffer {
  openssl(
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-noenc',
    '-keyout',
    at('ca.key'),
    '-out',
    at('ca.pem'),
    '-subj',
    '/CN=Above',
  );
  openssl(
    'req',
    '-x509',
    '-newkey',
    ...algorithm,
    '-noenc',
    '-keyout',
    at('own.key'),
    '-out',
    at('own.pem'),
    '-subj',
    '/CN=Nordbolig',
    '-CA',
    at('ca.pem'),
    '-CAkey',
    at('ca.key'),
  );
  openssl(
    'pkcs12',
    '-export',
    '-inkey',
    at('own.key'),
    '-in',
    at('own.pem'),
    '-out',
    at('own.p12'),
    '-certfile',
    at('ca.pem'),
    '-passout',
    `pass:${password}`,
    ...options,
  );
  return readFileSync(at('own.p12'));
}
const RSA = ['rsa:2048'];
const EC = ['ec', '-pkeyopt', 'ec_paramgen_curve:P-384'];

test.each([
  ['RSA', RSA, 'hemmelig', []],
  ['EC', EC, 'blåbær og 🫐', []],
  ['without a word', RSA, '', ['-keypbe', 'NONE', '-certpbe', 'NONE']],
])(
  'an operator’s own key is read with its issuers: %s',
  async (_, algorithm, password, options) => {
    const key = await readSealingKey(p12Of(algorithm, password, ...options), password);
    expect(shown(key).map(({ subject }) => subject)).toEqual(['CN=Nordbolig', 'CN=Above']);
  },
);

const reasonOf = (p12: Uint8Array, password: string) =>
  readSealingKey(p12, password).then(
    () => null,
    ({ fault, message }: Pkcs12Error) => `${fault} ${message}`,
  );

test('an error about a file without a key has the reason, and no content of it', async () => {
  const good = p12Of(RSA, 'hemmelig');
  expect(await reasonOf(good, 'feil')).toBe('password has another password');
  expect(await reasonOf(good.subarray(0, 900), 'hemmelig')).toBe('file is not PKCS #12');
  expect(await reasonOf(Buffer.from('-----BEGIN'), 'hemmelig')).toBe('file is not PKCS #12');
  const old = p12Of(RSA, 'hemmelig', '-legacy');
  expect(await reasonOf(old, 'hemmelig')).toBe('file is not encrypted by AES (PBES2)');
  expect(await reasonOf(p12Of(['ed25519'], 'hemmelig'), 'hemmelig')).toBe(
    'file has a key that is neither RSA nor EC',
  );
  const bare = p12Of(RSA, 'hemmelig', '-nomac');
  expect(await reasonOf(bare, 'hemmelig')).toBe('file has no MAC');
  const noKey = p12Of(RSA, 'hemmelig', '-nokeys');
  expect(await reasonOf(noKey, 'hemmelig')).toBe('file holds no key with its certificate');
});
