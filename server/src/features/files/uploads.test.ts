import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { addPerson, type TestPerson } from '../../../testing/people.ts';
import { createTestApp, NOW, type TestApp } from '../../../testing/test-app.ts';
import { requestPolicy, fieldsOf, formOf, policyFor, sendForm } from '../../../testing/uploads.ts';

let app: TestApp;
let kari: TestPerson;
const HELLO = Buffer.from('hello');

beforeAll(async () => {
  app = await createTestApp();
  kari = await addPerson(app, { email: 'kari@x.no' });
});
afterAll(() => app.close());

const files = (...path: string[]) => join(app.config.VAR_DIR, 'files', ...path);
/** No file was kept, and nothing is left of an upload in progress. */
function expectNothingUnder(key: string) {
  expect(existsSync(files(key))).toBe(false);
  expect(existsSync(files('incoming')) ? readdirSync(files('incoming')) : []).toEqual([]);
}
const codeOf = (body: string) =>
  (JSON.parse(body) as { errors: { extensions: { code: string } }[] }).errors[0]?.extensions.code;
const freshFields = async () => fieldsOf(await policyFor(app, kari));

describe('a policy for an upload', () => {
  test('gives the file a new name, and keeps the original one', async () => {
    const { url, policyData } = await policyFor(app, kari, {
      filename: 'Kontrakt 2026.PDF',
      directive: 'Files',
      subFolderName: 'p1/contract',
    });
    expect(url).toBe('/api/uploads');
    expect(fieldsOf({ url, policyData })['key']).toMatch(
      /^uploads\/Files\/p1\/contract\/[A-Za-z\d]{11}\.pdf$/,
    );
    const [row] = await app.database.session((session) =>
      session.query<{ title: string }>('select title from upload'),
    );
    expect(row?.title).toBe('Kontrakt 2026.PDF');
  });

  test.each([
    [{ filename: 'a.exe' }, 415, 'files.not_a_picture'],
    [{ filename: 'IMG_1.heic' }, 415, 'files.heic'],
    [{ filename: ' ' }, 400, 'request.invalid'],
    [{ filename: 'x'.repeat(256) }, 400, 'request.invalid'],
    [{ directive: 'Elsewhere' }, 400, 'request.invalid'],
    [{ subFolderName: '../x' }, 400, 'request.invalid'],
  ])('%o is refused', async (input, status, code) => {
    const answer = await requestPolicy(app, kari, input);
    expect([answer.status, answer.errors?.[0]?.extensions.code]).toEqual([status, code]);
  });

  test('needs a login', async () => {
    expect((await requestPolicy(app, undefined)).errors?.[0]?.extensions.code).toBe(
      'accounts.login_required',
    );
  });
});

describe('an upload', () => {
  test('is kept under its key', async () => {
    const fields = await freshFields();
    const { statusCode, body } = await sendForm(app, fields, HELLO);
    expect([statusCode, body]).toEqual([204, '']);
    expect(readFileSync(files(fields['key']!))).toEqual(HELLO);
  });

  test('that comes within the policy’s hour, as over a slow line, is kept', async () => {
    const fields = await freshFields();
    app.clock.set(NOW.add({ minutes: 59 }));
    const { statusCode } = await sendForm(app, fields, HELLO);
    app.clock.set(NOW);
    expect(statusCode).toBe(204);
    expect(readFileSync(files(fields['key']!))).toEqual(HELLO);
  });

  test('twice by one policy: the first is kept', async () => {
    const fields = await freshFields();
    await sendForm(app, fields, HELLO);
    const again = await sendForm(app, fields, Buffer.from('other'));
    expect([again.statusCode, codeOf(again.body)]).toEqual([403, 'files.policy_used']);
    expect(readFileSync(files(fields['key']!))).toEqual(HELLO);
  });

  test('twice at the same moment: one is kept', async () => {
    const fields = await freshFields();
    const sent = await Promise.all([1, 2, 3].map(() => sendForm(app, fields, HELLO)));
    expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([204, 403, 403]);
    expect(readdirSync(files('incoming'))).toEqual([]);
  });

  test('repeated with one policy is limited after a while', async () => {
    const fields = await freshFields();
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1)
      statuses.push((await sendForm(app, fields, HELLO)).statusCode);
    expect([statuses[0], statuses[9], statuses[10]]).toEqual([204, 403, 429]);
  });

  test('after the policy’s hour is refused', async () => {
    const fields = await freshFields();
    app.clock.set(NOW.add({ hours: 1 }));
    const late = await sendForm(app, fields, HELLO);
    app.clock.set(NOW);
    expect([late.statusCode, codeOf(late.body)]).toEqual([403, 'files.policy_expired']);
    expectNothingUnder(fields['key']!);
  });

  test.each<[string, (fields: Record<string, string>) => Record<string, string>, string]>([
    [
      'for another folder',
      (fields) => ({ ...fields, key: 'uploads/Files/x.jpg' }),
      'files.policy_mismatch',
    ],
    [
      'outside all folders',
      (fields) => ({ ...fields, key: '../../secret.key' }),
      'files.policy_mismatch',
    ],
    [
      'of another type',
      (fields) => ({ ...fields, 'Content-Type': 'text/html' }),
      'files.policy_mismatch',
    ],
    ['with more fields', (fields) => ({ ...fields, acl: 'public' }), 'files.policy_mismatch'],
    [
      'with a policy that was changed',
      (fields) => ({ ...fields, Policy: changed(fields['Policy']!) }),
      'files.policy_tampered',
    ],
    [
      'with another signature',
      (fields) => ({ ...fields, 'X-Amz-Signature': '0'.repeat(64) }),
      'files.policy_tampered',
    ],
    ['without a policy', () => ({}), 'files.policy_tampered'],
  ])('%s is refused', async (_, change, code) => {
    const fields = await freshFields();
    const answer = await sendForm(app, change(fields), HELLO);
    expect([answer.statusCode, codeOf(answer.body)]).toEqual([403, code]);
    expectNothingUnder(fields['key']!);
    // The policy itself is still valid.
    expect((await sendForm(app, fields, HELLO)).statusCode).toBe(204);
  });

  test('accepts names of fields in any case', async () => {
    const fields = Object.entries(await freshFields());
    const lower = Object.fromEntries(fields.map(([name, value]) => [name.toLowerCase(), value]));
    expect((await sendForm(app, lower, HELLO)).statusCode).toBe(204);
  });

  test.each([
    ['nothing', Buffer.alloc(0), 400, 'files.missing'],
    ['no file', undefined, 400, 'files.missing'],
    ['25,000,001 bytes', Buffer.alloc(25_000_001), 413, 'files.too_large'],
    ['25,000,000 bytes', Buffer.alloc(25_000_000), 204, undefined],
  ])('%s', async (_, file, status, code) => {
    const fields = await freshFields();
    const { statusCode, body } = await sendForm(app, fields, file);
    expect([statusCode, body === '' ? undefined : codeOf(body)]).toEqual([status, code]);
    if (code !== undefined) expectNothingUnder(fields['key']!);
  });

  test.each(['application/json', 'multipart/form-data', 'multipart/form-data; boundary=x'])(
    'that is not a form: %s',
    async (type) => {
      const headers = { 'content-type': type };
      const payload = '{}';
      const answer = await app.call({ method: 'POST', url: '/api/uploads', headers, payload });
      expect([answer.statusCode, codeOf(answer.body)]).toEqual([400, 'files.missing']);
    },
  );

  test('that is cut off leaves nothing, and may be sent again', async () => {
    await app.http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.http.server.address() as AddressInfo;
    const fields = await freshFields();
    const { headers, payload } = await formOf(fields, Buffer.alloc(5_000_000, 1));
    const isReceiving = async () =>
      existsSync(files('incoming')) && readdirSync(files('incoming')).length > 0;

    const sending = request({
      port,
      method: 'POST',
      path: '/api/uploads',
      headers: { ...headers, host: 'localhost:3000', 'content-length': payload.length },
    });
    sending.on('error', () => undefined);
    sending.write(payload.subarray(0, 2_000_000));
    await expect.poll(isReceiving).toBe(true);
    sending.destroy();
    await expect.poll(isReceiving).toBe(false);

    expectNothingUnder(fields['key']!);
    expect((await sendForm(app, fields, HELLO)).statusCode).toBe(204);
  });
});

/** The same policy, with a later expiry. */
function changed(policy: string): string {
  const text = Buffer.from(policy, 'base64').toString();
  return Buffer.from(text.replace(/"expiration":"\d{4}/, '"expiration":"2999')).toString('base64');
}
