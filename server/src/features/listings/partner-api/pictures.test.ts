import { existsSync, readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { addPartnerKey } from '../../../../testing/partner-key.ts';
import { startPictureServer, type PictureServer } from '../../../../testing/picture-server.ts';
import { addPartner, createTestApp, NOW, type TestApp } from '../../../../testing/test-app.ts';
import { cameraPhoto } from '../../../../testing/uploads.ts';
import { EXAMPLE } from './example.ts';

let app: TestApp;
let server: PictureServer;
let key: string;
let isDown = false;

beforeAll(async () => {
  const photo = await cameraPhoto(60, 40);
  server = await startPictureServer({
    '/stue.jpg': (response) => response.end(photo),
    '/bad.jpg': (response) => response.end('<html>a page</html>'),
    '/moved.jpg': (response) =>
      response.writeHead(301, { location: 'https://169.254.169.254/latest/' }).end(),
    '/late.jpg': (response) => {
      if (isDown) response.writeHead(503).end();
      else response.end(photo);
    },
    ...Object.fromEntries(
      ['/1.jpg', '/2.jpg', '/3.jpg'].map((path) => [
        path,
        (response: ServerResponse) => response.end(photo),
      ]),
    ),
  });
  app = await createTestApp({ PICTURE_HOSTS_ALLOWED: server.host });
  key = await addPartnerKey(app, await addPartner(app, 'nordbolig', 'Nordbolig'));
});
afterEach(() => app.clock.set(NOW));
afterAll(async () => {
  await app.close();
  await server.close();
});

async function call(method: 'GET' | 'PUT' | 'DELETE', id: string, body?: object) {
  const response = await app.call({
    method,
    url: `/partner/v1/listings/${id}`,
    headers: { authorization: `Bearer ${key}` },
    ...(body && { payload: body }),
  });
  return response.json();
}
const put = (id: string, pictures: object[] | undefined) =>
  call('PUT', id, { ...EXAMPLE, pictures });
const named = (...paths: string[]) => paths.map((path) => ({ url: server.url(path) }));

/** Runs everything that is due: pictures are fetched, sizes made, and events delivered. */
async function settle() {
  for (let round = 0; round < 2; round += 1)
    for (const worker of app.workers) await worker.runDue();
  await app.dispatcher.settle();
}

const SHOWN = `query ($id: ID!) { getSingleListing(queryData: { listingId: $id }) {
  images { _id url width height description } } }`;
const shown = async (id: string) =>
  (await app.api(SHOWN, { id })).data.getSingleListing.images as {
    _id: string;
    url: string;
    description: string | null;
  }[];
const folder = (name: string) => join(app.config.VAR_DIR, 'files', name);

test('pictures are fetched once, shown when they are made, and report why they are not', async () => {
  const pictures = [
    { url: server.url('/stue.jpg'), description: 'Stue  <b>' },
    ...named('/bad.jpg', '/nothing.jpg', '/moved.jpg'),
    { url: 'https://localhost/a.jpg' },
  ];
  const { outcome, listing } = await put('p-1', pictures);
  expect(outcome).toBe('added');
  expect(listing.pictures.map(({ state }: { state: string }) => state)).toEqual(
    Array<string>(5).fill('waiting'),
  );
  expect(await shown(listing._id)).toEqual([]);

  app.clock.set(NOW.add({ minutes: 2 }));
  await settle();
  const after = await call('GET', 'p-1');
  // A system that asks for changes alone learns of them.
  const since = await app.call({
    url: `/partner/v1/listings?updatedSince=${NOW.add({ minutes: 1 }).toString()}`,
    headers: { authorization: `Bearer ${key}` },
  });
  expect(since.json().data).toEqual([after]);
  expect(after.version).toBeGreaterThan(listing.version);
  expect(after.pictures).toMatchObject([
    { url: server.url('/stue.jpg'), description: 'Stue <b>', state: 'ready' },
    { state: 'refused', reason: 'files.not_a_picture' },
    { state: 'refused', reason: 'files.fetch_failed' },
    { state: 'refused', reason: 'files.fetch_refused' },
    { state: 'refused', reason: 'files.fetch_refused' },
  ]);
  const images = await shown(listing._id);
  expect(images).toMatchObject([{ width: 40, height: 60, description: 'Stue <b>' }]);
  const { url } = images[0]!;
  expect((await app.call({ url })).headers['content-type']).toBe('image/webp');
  const preview = new URL(after.pictures[0].photoUrl);
  expect((await app.call({ url: preview.pathname })).headers['content-type']).toBe('image/jpeg');
  // The original is no longer needed.
  expect(existsSync(folder('fetched')) ? readdirSync(folder('fetched')) : []).toEqual([]);

  const request = server.requests.length;
  expect((await put('p-1', pictures)).outcome).toBe('unchanged');
  await settle();
  expect(server.requests.length).toBe(request);
  expect(await shown(listing._id)).toEqual(images);
});

test('an omitted list stays, another reorders, adds and drops', async () => {
  const { listing } = await put('p-2', named('/1.jpg', '/2.jpg'));
  await settle();
  const [one, two] = await shown(listing._id);
  expect((await put('p-2', undefined)).outcome).toBe('unchanged');
  expect(await shown(listing._id)).toEqual([one, two]);

  const request = server.requests.length;
  app.clock.set(NOW.add({ minutes: 1 }));
  const changed = await put('p-2', named('/2.jpg', '/3.jpg'));
  expect(changed).toMatchObject({
    outcome: 'changed',
    listing: { updatedAt: NOW.add({ minutes: 1 }).toString() },
  });
  await settle();
  expect(server.requests.slice(request)).toEqual(['/3.jpg']);
  const now = await shown(listing._id);
  expect(now.map(({ _id }) => _id === two?._id)).toEqual([true, false]);
  expect(now).toHaveLength(2);
  // No home shows the first photo any more: it is deleted from the disk as well.
  expect(readdirSync(folder('photos'))).not.toContain(one?._id);

  expect((await put('p-2', [])).outcome).toBe('changed');
  await settle();
  expect(await shown(listing._id)).toEqual([]);
});

test('a server that is down is called again; a failed picture is tried again a day later', async () => {
  isDown = true;
  await put('p-3', named('/late.jpg'));
  const tries = () => server.requests.filter((path) => path === '/late.jpg').length;
  let now = NOW;
  for (const seconds of [0, 30, 120, 480, 1920, 7680]) {
    now = now.add({ seconds });
    app.clock.set(now);
    await settle();
    await settle();
  }
  expect(tries()).toBe(6);
  const pictures = async () => (await call('GET', 'p-3')).pictures;
  expect(await pictures()).toMatchObject([{ state: 'refused', reason: 'files.fetch_failed' }]);

  isDown = false;
  expect((await put('p-3', named('/late.jpg'))).outcome).toBe('unchanged');
  app.clock.set(NOW.add({ hours: 25 }));
  expect((await put('p-3', named('/late.jpg'))).outcome).toBe('changed');
  await settle();
  expect(tries()).toBe(7);
  expect(await pictures()).toMatchObject([{ state: 'ready' }]);
});

test('a picture that was removed before it arrived is not kept', async () => {
  const { listing } = await put('p-4', named('/1.jpg'));
  await put('p-4', []);
  await settle();
  expect(await shown(listing._id)).toEqual([]);
  const left = await app.database.session((session) =>
    session.query('select photo_id from picture_wanted'),
  );
  expect(left).toEqual([]);
});

test('orphans are removed, pictures in use are not', async () => {
  const { listing } = await put('p-5', named('/1.jpg'));
  await settle();
  app.clock.set(NOW.add({ hours: 48 }));
  await app.jobs.perform('files.remove_orphans');
  await app.dispatcher.settle();
  const [image] = await shown(listing._id);
  expect(readdirSync(folder('photos'))).toContain(image?._id);
});
