import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { A_PDF, requestDownload, uploadFile } from '../../../../testing/documents.ts';
import { addPerson, type TestPerson } from '../../../../testing/people.ts';
import { createTestApp, NOW, type TestApp } from '../../../../testing/test-app.ts';
import { cameraPhoto, fieldsOf, policyFor, upload } from '../../../../testing/uploads.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import { createAttachments, createDocumentFromUpload } from '../public.ts';

const UNKNOWN_ID = '019aa000-0000-7000-8000-000000000000';
let app: TestApp;
let kari: TestPerson;
let ola: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  kari = await addPerson(app, { email: 'kari@x.no' });
  ola = await addPerson(app, { email: 'ola@x.no' });
});
afterEach(() => app.clock.set(NOW));
afterAll(() => app.close());

const createDocument = (key: string, input: { who?: TestPerson; title?: string } = {}) =>
  app.runner.run(SYSTEM, createDocumentFromUpload, {
    key,
    ownerId: (input.who ?? kari).id,
    title: input.title,
  });
const lies = (key: string) => existsSync(join(app.config.VAR_DIR, 'files', key));

describe('a document', () => {
  test('is a user’s upload, and the same when it is requested again', async () => {
    const key = await uploadFile(app, kari, 'Kontrakt 2026.PDF');
    const document = await createDocument(key, { title: 'Leiekontrakt' });
    expect(document).toMatchObject({
      ownerId: kari.id,
      title: 'Leiekontrakt',
      name: key.split('/').at(-1),
      size: A_PDF.length,
      contentType: 'application/pdf',
    });
    expect(await createDocument(key, { title: 'Noe annet' })).toEqual(document);
    expect(await createDocument(await uploadFile(app, kari))).toMatchObject({
      title: 'kontrakt.pdf',
    });
  });

  test('that a former version accepted is also named after what it is stored under', async () => {
    const key = await uploadFile(app, kari, 'Kontrakt.pdf');
    const { id } = await createDocument(key);
    await app.database.session((session) =>
      session.query(`update document set name = 'Kontrakt.pdf' where id = $1`, [id]),
    );
    expect(await createDocument(key)).toMatchObject({
      title: 'Kontrakt.pdf',
      name: key.split('/').at(-1),
    });
  });

  test.each([
    ['a PDF that is a page', 'a.pdf', '<script>alert(1)</script>', 'files.unsupported_type'],
    ['a text that is a program', 'a.txt', 'MZ\u0000\u0001', 'files.unsupported_type'],
    ['a picture that is a PDF', 'a.jpg', '%PDF-1.7', 'files.unsupported_type'],
  ])('is not %s', async (_, name, content, code) => {
    await expect(
      createDocument(await uploadFile(app, kari, name, Buffer.from(content))),
    ).rejects.toThrow(code);
  });

  test('can not be another user’s, an unfinished, an unknown or a photo’s upload', async () => {
    const unfinished = fieldsOf(await policyFor(app, kari, { directive: 'Files' }))['key']!;
    const others = await uploadFile(app, ola);
    const photo = await upload(app, kari, await cameraPhoto(20, 20));
    for (const key of [unfinished, others, photo, 'uploads/Files/none.pdf', '../secret.key'])
      await expect(createDocument(key)).rejects.toThrow('files.not_found');
  });

  test('is attached by its key or its id, once, or the error says which can not be', async () => {
    const key = await uploadFile(app, kari);
    const { id } = await createDocument(await uploadFile(app, kari));
    const others = await createDocument(await uploadFile(app, ola), { who: ola });
    const with_ = (input: { key?: string; _id?: string }[]) =>
      app.runner.run(SYSTEM, createAttachments, {
        attachments: input,
        ownerId: kari.id,
        at: 'inputData.files',
      });
    const taken = await with_([{ _id: id }, { key }, { key }, { _id: id }]);
    expect(taken.map((document) => document.id)).toEqual([id, (await createDocument(key)).id]);
    for (const _id of [others.id, UNKNOWN_ID])
      await expect(with_([{ key }, { _id }])).rejects.toMatchObject({
        code: 'files.not_found',
        params: { path: 'inputData.files.1._id' },
      });
  });

  test('that is not attached is removed a day later, with its file', async () => {
    const key = await uploadFile(app, kari);
    const { id } = await createDocument(key);
    const removedAfter = async (hours: number) => {
      app.clock.set(NOW.add({ hours }));
      await app.jobs.perform('files.remove_orphans');
      app.clock.set(NOW);
    };
    await removedAfter(23);
    expect([lies(key), (await requestDownload(app, kari, id)).status]).toEqual([true, 200]);
    await removedAfter(25);
    expect([lies(key), (await requestDownload(app, kari, id)).status]).toEqual([false, 404]);
    await expect(createDocument(key)).rejects.toThrow('files.not_found');
  });

  test('is part of the data export, and has no owner after they leave', async () => {
    const leaver = await addPerson(app, { email: 'leaver@x.no' });
    const { id } = await createDocument(await uploadFile(app, leaver), { who: leaver });
    const { body } = await app.call({
      url: '/api/my-data',
      headers: { authorization: `Bearer ${leaver.tokens.accessToken}` },
    });
    expect(JSON.parse(body).files).toMatchObject({
      documents: [{ title: 'kontrakt.pdf' }],
      uploads: [],
    });
    await app.api(
      'mutation ($id: ID!) { deleteAccount(inputData: { _id: $id }) { _id } }',
      { id: leaver.id },
      leaver.tokens.accessToken,
    );
    await app.dispatcher.settle();
    const rows = await app.database.session((session) =>
      session.query(
        'select d.owner_id, u.owner_id as uploader from document d join upload u using (key) where d.id = $1',
        [id],
      ),
    );
    expect(rows).toEqual([{ owner_id: null, uploader: null }]);
  });
});

describe('the address of a document', () => {
  test('saves it under its title, and shows nothing', async () => {
    const key = await uploadFile(app, kari, 'a.pdf');
    const { id } = await createDocument(key, { title: 'Leie "kontrakt"/Grünerløkka' });
    const { url } = await requestDownload(app, kari, id);
    expect(url).not.toContain('kontrakt');
    const { statusCode, headers, rawPayload } = await app.call({ url });
    expect([statusCode, rawPayload]).toEqual([200, A_PDF]);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(A_PDF.length),
      'content-disposition':
        `attachment; filename="Leie -kontrakt--Gr_nerl_kka.pdf"; ` +
        `filename*=UTF-8''Leie%20-kontrakt--Gr%C3%BCnerl%C3%B8kka.pdf`,
      'content-security-policy': expect.stringMatching(/^default-src 'none';.*;sandbox$/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  test('returns all of it, also compressed', async () => {
    const text = 'Leiekontrakt\n'.repeat(1000);
    const { id } = await createDocument(await uploadFile(app, kari, 'a.txt', Buffer.from(text)));
    const { url } = await requestDownload(app, kari, id);
    const { headers, rawPayload } = await app.call({ url, headers: { 'accept-encoding': 'gzip' } });
    expect([headers['content-encoding'], headers['content-length']]).toEqual(['gzip', undefined]);
    expect(gunzipSync(rawPayload).toString()).toBe(text);
  });

  test('is valid for five minutes, and cannot be changed', async () => {
    const { id } = await createDocument(await uploadFile(app, kari));
    const { url } = await requestDownload(app, kari, id);
    const last = url.at(-3) === 'A' ? 'B' : 'A';
    const changed = url.slice(0, -3) + last + url.slice(-2);
    for (const other of [changed, '/files/documents', '/files/documents?signed=a.b.c.d'])
      expect((await app.call({ url: other })).statusCode).toBe(404);
    app.clock.set(NOW.add({ minutes: 4 }));
    expect((await app.call({ url })).statusCode).toBe(200);
    app.clock.set(NOW.add({ minutes: 5 }));
    expect((await app.call({ url })).statusCode).toBe(404);
  });

  test.each([[{}], [{ id: null }], [{ id: ' ' }]])(
    'without an id (%o) is a bad request',
    async (input) => {
      const query = 'query ($id: ID!) { getFileDownloadUrl(queryData: { fileId: $id }) }';
      const answer = await app.api(query, input, kari.tokens.accessToken);
      expect([answer.status, answer.errors?.[0]?.extensions.code]).toEqual([
        400,
        'request.invalid',
      ]);
    },
  );

  test('works for its owner alone while it is not attached', async () => {
    const { id } = await createDocument(await uploadFile(app, kari));
    expect((await requestDownload(app, ola, id)).errors?.[0]?.extensions.code).toBe(
      'files.not_found',
    );
    expect((await requestDownload(app, kari, 'nonsense')).status).toBe(404);
    expect((await requestDownload(app, undefined, id)).status).toBe(401);
  });
});
