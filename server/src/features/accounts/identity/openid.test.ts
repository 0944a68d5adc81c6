import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { exportJWK, generateKeyPair, SignJWT, type GenerateKeyPairResult } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { secretKey } from '../../../../testing/secret-key.ts';
import { createTestContext } from '../../../../testing/test-context.ts';
import { readConfig } from '../../../config.ts';
import { createOpenId, hasTestIdentities, type PendingLogin, type OpenId } from './openid.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  ORIGIN: 'https://husvaer.example',
  SMTP_URL: 'smtp://mail.example',
  SECRET_KEY: secretKey(1),
  DATABASE_URL: 'postgres://husvaer@localhost/husvaer',
};
const BROKER = {
  OIDC_ISSUER: 'https://broker.example',
  OIDC_CLIENT_ID: 'husvaer',
  OIDC_CLIENT_SECRET: 'shh',
};

test.each([
  ['in development', {}, true],
  ['with a broker at this machine', { ...BROKER, OIDC_ISSUER: 'http://localhost:1' }, false],
  ['in production', PRODUCTION, false],
  ['in production with a broker', { ...PRODUCTION, ...BROKER }, false],
  ['switched off', { TEST_FEATURES: 'off' }, false],
])('test people %s: %s', (_, env, expected) => {
  expect(hasTestIdentities(readConfig(env))).toBe(expected);
});

describe('the broker’s answer', () => {
  const requested: PendingLogin = { state: 'state', nonce: 'nonce', verifier: 'v'.repeat(43) };
  let server: Server;
  let issuer: string;
  let openId: OpenId;
  let broker: GenerateKeyPairResult;
  let stranger: GenerateKeyPairResult;
  let idToken: string;
  /** The year 2100. */
  const FAR = 4_102_444_800;
  /** The issuer in its metadata. */
  let named: string;

  beforeAll(async () => {
    [broker, stranger] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
    const key = { ...(await exportJWK(broker.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
    const answers: Record<string, () => object> = {
      '/.well-known/openid-configuration': () => ({
        issuer: named,
        authorization_endpoint: `${issuer}/ask`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
      }),
      '/keys': () => ({ keys: [key] }),
      '/token': () => ({ access_token: 'a', token_type: 'bearer', id_token: idToken }),
    };
    server = createServer((request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answers[request.url ?? '']?.() ?? {}));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    named = issuer;
    openId = createOpenId(
      readConfig({ ...BROKER, OIDC_ISSUER: issuer }),
      createTestContext().ports,
    )!;
  });
  afterAll(() => void server.close());

  const token = (input: object = {}, { privateKey } = broker) =>
    new SignJWT({ iss: issuer, aud: 'husvaer', sub: 'kari', nonce: 'nonce', exp: FAR, ...input })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuedAt()
      .sign(privateKey);
  const finish = () => openId.finish('?code=c&state=state', requested);

  test('identifies the person when all of it is right', async () => {
    idToken = await token();
    expect(await finish()).toMatchObject({ issuer, subject: 'kari' });
  });

  test.each<[string, () => Promise<string>]>([
    ['signed by another key', () => token({}, stranger)],
    ['of another issuer', () => token({ iss: 'https://elsewhere.example' })],
    ['meant for another', () => token({ aud: 'another' })],
    ['an answer to another request', () => token({ nonce: 'other' })],
    ['over', () => token({ exp: 1 })],
    ['unsigned', async () => (await token()).replace(/^[^.]+/, 'eyJhbGciOiJub25lIn0')],
  ])('identifies no one when it is %s', async (_, made) => {
    idToken = await made();
    await expect(finish()).rejects.toThrow();
  });

  test.each<[string, object, object, boolean]>([
    ['by the way that was asked for', {}, { acr: 'urn:bankid' }, true],
    ['by another', {}, { acr: 'urn:password' }, false],
    ['by a way it does not name', {}, {}, false],
    ['by one of two', { OIDC_ACR_VALUES: 'urn:bankid urn:passkey' }, { acr: 'urn:passkey' }, true],
    ['by a claim of its own', { OIDC_ACR_CLAIM: 'scheme' }, { scheme: 'urn:bankid' }, true],
    ['by another claim', { OIDC_ACR_CLAIM: 'scheme' }, { acr: 'urn:bankid' }, false],
    ['just now', {}, { acr: 'urn:bankid', auth_time: Date.now() / 1000 - 60 }, true],
    ['long ago', {}, { acr: 'urn:bankid', auth_time: Date.now() / 1000 - 3600 }, false],
  ])('shows that the person identified %s', async (_, settings, input, isTaken) => {
    const env = { ...BROKER, OIDC_ISSUER: issuer, OIDC_ACR_VALUES: 'urn:bankid', ...settings };
    const strict = createOpenId(readConfig(env), createTestContext().ports)!;
    idToken = await token(input);
    const who = await strict.finish('?code=c&state=state', requested).catch(() => null);
    expect(who?.subject).toBe(isTaken ? 'kari' : undefined);
  });

  test('identifies no one when its metadata name another issuer', async () => {
    named = 'https://elsewhere.example';
    idToken = await token();
    const other = createOpenId(
      readConfig({ ...BROKER, OIDC_ISSUER: issuer }),
      createTestContext().ports,
    )!;
    await expect(other.finish('?code=c&state=state', requested)).rejects.toThrow();
    named = issuer;
  });
});
