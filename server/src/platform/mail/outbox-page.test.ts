import { afterAll, beforeAll, expect, test } from 'vitest';

import { secretKey } from '../../../testing/secret-key.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { SYSTEM } from '../viewer.ts';
import { renderMail } from './layout.ts';
import { queueMail } from './mail.ts';

let app: TestApp;
const mail = {
  to: 'kari@example.com',
  ...renderMail({
    language: 'no',
    subject: 'Velkommen <hjem>',
    title: 'Velkommen',
    preheader: '',
    paragraphs: [],
    button: { label: 'Gå', url: 'http://localhost:3000/login' },
    footer: 'Hilsen oss',
  }),
};

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('the empty outbox says so', async () => {
  const list = await app.call({ url: '/dev/outbox' });
  expect(list.body).toContain('No mail has been sent yet.');
});

test('a mail is listed, shown in its frame and as text', async () => {
  await app.runner.run(SYSTEM, queueMail, mail);
  await app.mailer.settle();
  const list = await app.call({ url: '/dev/outbox' });
  expect(list.body).toContain('Velkommen &lt;hjem&gt;');
  const [, id] = /\/dev\/outbox\/([0-9a-f-]{36})/.exec(list.body) ?? [];

  const one = await app.call({ url: `/dev/outbox/${id}` });
  expect(one.headers['content-security-policy']).toContain("frame-src 'self'");
  expect(one.body).toContain('<a href="http://localhost:3000/login">');

  const html = await app.call({ url: `/dev/outbox/${id}/html` });
  expect(html.headers['content-security-policy']).toMatch(/^sandbox allow-popups/);
  expect(html.headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(html.body).toContain('<base target="_top">');
});

test.each(['nothing', '..%2f..%2fsecret', '019aa000-0000-7000-8000-000000000001'])(
  '%s is not a mail',
  async (id) => {
    expect((await app.call({ url: `/dev/outbox/${id}` })).statusCode).toBe(404);
  },
);

test('with a mail server there is no outbox page', async () => {
  const real = await createTestApp({ SMTP_URL: 'smtp://127.0.0.1:9' });
  expect((await real.call({ url: '/dev/outbox' })).statusCode).toBe(404);
  await real.close();
});

test('without test features there is none, and mails stay where they were', async () => {
  const real = await createTestApp({ TEST_FEATURES: 'off' });
  for (const url of [
    '/dev/outbox',
    '/dev/identity',
    '/dev/identity/.well-known/openid-configuration',
  ])
    expect((await real.call({ url })).statusCode).toBe(404);
  await real.close();
});

test('production has none: it needs a mail server to start, and with one there is none', async () => {
  const production = await createTestApp({
    NODE_ENV: 'production',
    ORIGIN: 'http://localhost:3000',
    SMTP_URL: 'smtp://127.0.0.1:9',
    SECRET_KEY: secretKey(1),
  });
  expect((await production.call({ url: '/dev/outbox' })).statusCode).toBe(404);
  await production.close();
});
