import { expect, test } from 'vitest';

import { readConfig } from '../../../config.ts';
import { hasTestIdentities } from './openid.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  ORIGIN: 'https://husvaer.example',
  SMTP_URL: 'smtp://mail.example',
  SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
};
const BROKER = {
  OIDC_ISSUER: 'https://broker.example',
  OIDC_CLIENT_ID: 'husvaer',
  OIDC_CLIENT_SECRET: 'shh',
};

test.each([
  ['in development', {}, true],
  ['beside a broker', BROKER, false],
  ['in production', PRODUCTION, false],
  ['in production with a broker', { ...PRODUCTION, ...BROKER }, false],
])('test people %s: %s', (_, env, expected) => {
  expect(hasTestIdentities(readConfig(env))).toBe(expected);
});
