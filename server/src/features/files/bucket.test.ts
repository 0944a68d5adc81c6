import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';

import { photoUrl } from '@husvaer/domain/files/photo';

import { A_PDF, requestDownload } from '../../../testing/documents.ts';
import { addPerson } from '../../../testing/people.ts';
import { startS3 } from '../../../testing/s3-server.ts';
import { createTestApp, NOW } from '../../../testing/test-app.ts';
import {
  cameraPhoto,
  fieldsOf,
  policyFor,
  sendForm,
  type TestPolicy,
} from '../../../testing/uploads.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { createDocumentFromUpload, createPhotoFromUpload } from './public.ts';

const { bucket, stop } = await startS3();
const app = await createTestApp({
  S3_BUCKET: bucket.name,
  S3_ENDPOINT: bucket.endpoint,
  S3_REGION: bucket.region,
  S3_ACCESS_KEY_ID: bucket.accessKeyId,
  S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
});
const kari = await addPerson(app, { email: 'kari@x.no' });
afterAll(async () => {
  await app.close();
  stop();
});

const createPhoto = (key: string) =>
  app.runner.run(SYSTEM, createPhotoFromUpload, { key, ownerId: kari.id });
const makeAll = async () => {
  for (const worker of app.workers) await worker.runDue();
};
const stateOf = async (id: string) => {
  const { data } = await app.api(
    'query ($id: ID!) { getPhotos(queryData: { photoIds: [$id] }) { state reason } }',
    { id },
    kari.tokens.accessToken,
  );
  return data.getPhotos[0];
};

const send = async (policy: TestPolicy, file: Buffer<ArrayBuffer>) => {
  const form = new FormData();
  for (const { name, value } of policy.policyData) form.append(name, value);
  form.append('file', new Blob([file]), 'file');
  expect((await fetch(policy.url, { method: 'POST', body: form })).status).toBe(204);
};

test('files are in a bucket when there is one', async () => {
  const policy = await policyFor(app, kari);
  await send(policy, await cameraPhoto());

  const key = fieldsOf(policy)['key']!;
  const id = await createPhoto(key);
  await makeAll();
  expect(await stateOf(id)).toEqual({ state: 'ready', reason: null });
  expect(await app.storage.read(key)).toBeUndefined();

  const served = await app.call({ url: photoUrl(id, 480, 'avif') });
  expect(served.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await sharp(served.rawPayload).metadata()).width).toBe(480);
  expect((await app.call({ url: `/files/photos/${id}/9.avif` })).statusCode).toBe(404);
});

test('an upload that never arrived there is refused', async () => {
  const id = await createPhoto(fieldsOf(await policyFor(app, kari))['key']!);
  await makeAll();
  expect(await stateOf(id)).toEqual({ state: 'refused', reason: 'files.missing' });
});

test('documents are checked there, and fetched from there by users with permission', async () => {
  const input = { filename: 'kontrakt.pdf', directive: 'Files' };
  const asDocument = async (file?: Buffer<ArrayBuffer>, policy?: TestPolicy) => {
    const used = policy ?? (await policyFor(app, kari, input));
    if (file) await send(used, file);
    const given = { key: fieldsOf(used)['key']!, ownerId: kari.id, title: 'Kåre’s' };
    return app.runner.run(SYSTEM, createDocumentFromUpload, given);
  };
  await expect(asDocument()).rejects.toThrow('files.not_found');
  await expect(asDocument(Buffer.from('<html>'))).rejects.toThrow('files.unsupported_type');
  const large = Buffer.concat([A_PDF, Buffer.alloc(10_000)]);
  const policy = await policyFor(app, kari, input);
  const { id, size } = await asDocument(large, policy);
  expect(size).toBe(large.length);
  // The policy is valid for another hour, but the document does not change.
  expect(await asDocument(Buffer.from('<html>'), policy)).toMatchObject({ id, size });

  const { url } = await requestDownload(app, kari, id);
  expect(url.startsWith(`${bucket.endpoint}/husvaer/documents/${id}?`)).toBe(true);
  const fetched = await fetch(url);
  expect(Buffer.from(await fetched.arrayBuffer())).toEqual(large);
  expect(fetched.headers.get('content-disposition')).toContain("UTF-8''K%C3%A5re%E2%80%99s.pdf");
  expect(fetched.headers.get('content-type')).toBe('application/pdf');
  app.clock.set(NOW.add({ hours: 25 }));
  await app.jobs.perform('files.remove_orphans');
  app.clock.set(NOW);
  expect((await fetch(url)).status).toBe(404);
});

test('pages may send there, and this server accepts nothing', async () => {
  const page = await app.call({ url: '/robots.txt' });
  expect(page.headers['content-security-policy']).toContain(`connect-src 'self'`);
  expect(page.headers['content-security-policy']).toContain(bucket.endpoint);
  expect((await sendForm(app, {}, Buffer.from('x'))).statusCode).toBe(404);
});
