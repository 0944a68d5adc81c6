import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';

import { photoUrl } from '@husvaer/domain/files/photo';

import { addPerson } from '../../../testing/people.ts';
import { startS3 } from '../../../testing/s3-server.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { cameraPhoto, fieldsOf, policyFor, sendForm } from '../../../testing/uploads.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { takePhoto } from './public.ts';

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

const take = (key: string) => app.runner.run(SYSTEM, takePhoto, { key, ownerId: kari.id });
const makeAll = async () => {
  for (const worker of app.workers) await worker.poke();
};
const stateOf = async (id: string) => {
  const { data } = await app.api(
    'query ($id: ID!) { getPhotos(queryData: { photoIds: [$id] }) { state reason } }',
    { id },
    kari.tokens.accessToken,
  );
  return data.getPhotos[0];
};

test('files lie in a bucket when there is one', async () => {
  const policy = await policyFor(app, kari);
  const form = new FormData();
  for (const { name, value } of policy.policyData) form.append(name, value);
  form.append('file', new Blob([await cameraPhoto()]), 'stue.jpg');
  expect((await fetch(policy.url, { method: 'POST', body: form })).status).toBe(204);

  const key = fieldsOf(policy)['key']!;
  const id = await take(key);
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

test('what was never sent there is refused when it is looked for', async () => {
  const id = await take(fieldsOf(await policyFor(app, kari))['key']!);
  await makeAll();
  expect(await stateOf(id)).toEqual({ state: 'refused', reason: 'files.missing' });
});

test('pages may send there, and nothing is taken here', async () => {
  const page = await app.call({ url: '/robots.txt' });
  expect(page.headers['content-security-policy']).toContain(`connect-src 'self'`);
  expect(page.headers['content-security-policy']).toContain(bucket.endpoint);
  expect((await sendForm(app, {}, Buffer.from('x'))).statusCode).toBe(404);
});
