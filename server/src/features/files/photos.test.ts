import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import sharp, { type Sharp } from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { photoUrl, previewUrl } from '@husvaer/domain/files/photo';

import { addPerson, type TestPerson } from '../../../testing/people.ts';
import { addListings, createTestApp, NOW, type TestApp } from '../../../testing/test-app.ts';
import { cameraPhoto, fieldsOf, hugePng, policyFor, upload } from '../../../testing/uploads.ts';
import { createLogger } from '../../platform/log.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { createPhotoWorker } from './photo-worker.ts';
import { createPhotoFromUpload } from './public.ts';

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

const PHOTOS = `query ($ids: [ID!]!) { getPhotos(queryData: { photoIds: $ids }) {
  _id state reason url width height color } }`;
const findPhotos = async (ids: string[], who: TestPerson | undefined = kari) =>
  (await app.api(PHOTOS, { ids }, who.tokens.accessToken)).data.getPhotos;
const createPhoto = (key: string, who = kari) =>
  app.runner.run(SYSTEM, createPhotoFromUpload, { key, ownerId: who.id });
const newWorker = (storage: Storage = app.storage) =>
  createPhotoWorker({ ...app, storage, log: createLogger(app.config) });
const makeAll = () => newWorker().runDue();
const uploaded = async (file: Buffer<ArrayBuffer>) => createPhoto(await upload(app, kari, file));
const files = (...path: string[]) => join(app.config.VAR_DIR, 'files', ...path);
const eventsOf = (photoId: string) =>
  app.database.session((session) =>
    session.query<{ name: string }>(
      `select name from outbox where payload->>'photoId' = $1 order by position`,
      [photoId],
    ),
  );

describe('a photo', () => {
  test('waits, is made upright and in all sizes, and loses its location', async () => {
    const sent = await cameraPhoto(900, 600);
    expect((await sharp(sent).metadata()).exif?.includes('Kamera')).toBe(true);
    const key = await upload(app, kari, sent);
    const id = await createPhoto(key);
    expect(await findPhotos([id])).toEqual([
      {
        _id: id,
        state: 'waiting',
        reason: null,
        url: null,
        width: null,
        height: null,
        color: null,
      },
    ]);

    await makeAll();
    const [photo] = await findPhotos([id]);
    expect(photo).toMatchObject({ state: 'ready', width: 600, height: 900 });
    expect(photo.color).toMatch(/^#a.3.3.$/);
    for (const url of [photo.url, photoUrl(id, 1600, 'avif'), previewUrl(id)]) {
      const served = await app.call({ url });
      const { width, height, exif, xmp, orientation } = await sharp(served.rawPayload).metadata();
      expect({ tall: height > width, exif, xmp, orientation }).toEqual({ tall: true });
    }
    expect(readdirSync(files('photos', id)).length).toBe(7);
    // The original is no longer needed.
    expect(existsSync(files(key))).toBe(false);
    expect(await eventsOf(id)).toEqual([{ name: 'files.photo_made' }]);
  });

  test.each<[string, Sharp]>([
    [
      'grey',
      sharp({ create: { width: 40, height: 20, channels: 3, background: '#888' } })
        .grayscale()
        .png(),
    ],
    [
      'see-through',
      sharp({ create: { width: 40, height: 20, channels: 4, background: '#0000' } }).webp(),
    ],
    [
      'in inks',
      sharp({ create: { width: 40, height: 20, channels: 3, background: '#a33' } })
        .toColourspace('cmyk')
        .jpeg(),
    ],
    ['AVIF', sharp({ create: { width: 40, height: 20, channels: 3, background: '#a33' } }).avif()],
  ])('that is %s', async (kind, picture) => {
    const id = await uploaded(Buffer.from(await picture.toBuffer()));
    await makeAll();
    expect(await findPhotos([id])).toMatchObject([{ state: 'ready', width: 40, height: 20 }]);
    const [{ color }] = await findPhotos([id]);
    expect(color).toMatch(/^#[\da-f]{6}$/);
    if (kind === 'see-through') expect(color).toBe('#ffffff');
  });

  test.each<[string, () => Promise<Buffer<ArrayBuffer>> | Buffer<ArrayBuffer>, string]>([
    ['text called .jpg', () => Buffer.from('not a picture'), 'files.not_a_picture'],
    [
      'a drawing that runs scripts',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="5" height="5"/>'),
      'files.not_a_picture',
    ],
    ['30,000 × 30,000 pixels', () => hugePng(30_000), 'files.too_many_pixels'],
    [
      'HEIC called .jpg',
      () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      'files.heic',
    ],
    ['half a picture', async () => (await cameraPhoto()).subarray(0, 1500), 'files.unreadable'],
  ])('%s is refused, and says why', async (_, file, reason) => {
    const key = await upload(app, kari, await file());
    const id = await createPhoto(key);
    await makeAll();
    expect(await findPhotos([id])).toMatchObject([{ state: 'refused', reason, url: null }]);
    expect(existsSync(files(key)) || existsSync(files('photos', id))).toBe(false);
    expect(await eventsOf(id)).toEqual([{ name: 'files.photo_refused' }]);
  });

  test('requested again is the same photo', async () => {
    const key = await upload(app, kari, await cameraPhoto(40, 30));
    expect(await createPhoto(key)).toBe(await createPhoto(key));
  });

  test('is visible to its owner alone', async () => {
    const key = await upload(app, kari, await cameraPhoto(40, 30));
    await expect(createPhoto(key, ola)).rejects.toMatchObject({ code: 'files.not_found' });
    const id = await createPhoto(key);
    expect(await findPhotos([id], ola)).toEqual([]);
    expect((await app.api(PHOTOS, { ids: [id] })).status).toBe(401);
    expect((await app.api(PHOTOS, { ids: ['x'] }, kari.tokens.accessToken)).status).toBe(400);
  });

  test('is not made of a missing upload, nor of a document', async () => {
    const neverSent = fieldsOf(await policyFor(app, kari))['key']!;
    const document = await upload(app, kari, Buffer.from('x'), {
      filename: 'a.pdf',
      directive: 'Files',
    });
    for (const key of [neverSent, document, 'uploads/ListingImages/nobody.jpg'])
      await expect(createPhoto(key)).rejects.toMatchObject({ code: 'files.not_found' });
  });
});

describe('workers', () => {
  test('together make each photo once', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 4; count += 1) ids.push(await uploaded(await cameraPhoto(90, 60)));
    const written: string[] = [];
    const counting: Storage = {
      ...app.storage,
      write: (key, ...rest) => (written.push(key), app.storage.write(key, ...rest)),
    };
    await Promise.all([newWorker(counting).runDue(), newWorker(counting).runDue()]);
    expect((await findPhotos(ids)).map(({ state }: { state: string }) => state)).toEqual(
      ids.map(() => 'ready'),
    );
    const theirs = written.filter((key) => ids.some((id) => key.includes(id)));
    expect(theirs.length).toBe(ids.length * 7);
    expect(new Set(theirs).size).toBe(theirs.length);
  });

  test('that are killed over a photo leave it to the next', async () => {
    const id = await uploaded(await cameraPhoto(90, 60));
    const begun = Promise.withResolvers<void>();
    const killed = newWorker({
      ...app.storage,
      read: () => (begun.resolve(), new Promise(() => undefined)),
    });
    void killed.runDue();
    await begun.promise;
    await makeAll();
    expect(await findPhotos([id])).toMatchObject([{ state: 'waiting' }]);
    app.clock.set(NOW.add({ minutes: 3 }));
    await makeAll();
    expect(await findPhotos([id])).toMatchObject([{ state: 'ready' }]);
  });

  test('try again when the store does not answer, and not for ever', async () => {
    const id = await uploaded(await cameraPhoto(90, 60));
    const broken = newWorker({ ...app.storage, write: () => Promise.reject(new Error('full')) });
    await broken.runDue();
    expect(await findPhotos([id])).toMatchObject([{ state: 'waiting' }]);
    for (let hour = 1; hour < 8; hour += 1) {
      app.clock.set(NOW.add({ hours: hour }));
      await broken.runDue();
    }
    app.clock.set(NOW);
    expect(await findPhotos([id])).toMatchObject([
      { state: 'refused', reason: 'files.unreadable' },
    ]);
  });

  test('leave nothing of a photo that was removed meanwhile', async () => {
    const id = await uploaded(await cameraPhoto(90, 60));
    await newWorker({
      ...app.storage,
      async write(...input) {
        await app.runner.run(
          SYSTEM,
          ({ emit }) => emit({ name: 'files.photo_dropped', payload: { photoId: id } }),
          undefined,
        );
        await app.dispatcher.settle();
        return app.storage.write(...input);
      },
    }).runDue();
    expect(existsSync(files('photos', id))).toBe(false);
    expect(await findPhotos([id])).toEqual([]);
  });
});

describe('unused files', () => {
  test('are deleted a day later; photos in use stay', async () => {
    await app.jobs.perform('files.remove_orphans');
    const untaken = await upload(app, kari, await cameraPhoto(40, 30));
    const unshown = await uploaded(await cameraPhoto(40, 30));
    const shown = await uploaded(await cameraPhoto(40, 30));
    await makeAll();
    await addListings(app, [{}]);
    await app.database.session((session) =>
      session.query(
        `insert into listing_image select listing.id, photo.id, 1, null, width, height, color
         from listing, photo where photo.id = $1`,
        [shown],
      ),
    );
    const halfSent = files('incoming', 'killed');
    writeFileSync(halfSent, 'x');
    utimesSync(halfSent, 0, 0);

    await app.jobs.perform('files.remove_orphans');
    await app.dispatcher.settle();
    expect([untaken, `photos/${unshown}`].filter((path) => !existsSync(files(path)))).toEqual([]);

    app.clock.set(NOW.add({ hours: 25 }));
    await app.jobs.perform('files.remove_orphans');
    await app.dispatcher.settle();
    const paths = [untaken, `photos/${unshown}`, `photos/${shown}`, 'incoming/killed'];
    expect(paths.filter((path) => existsSync(files(path)))).toEqual([`photos/${shown}`]);
    const rows = await app.database.session((session) =>
      session.query<{ id: string }>('select id::text from photo union all select key from upload'),
    );
    expect(rows).toEqual([{ id: shown }]);
  });
});
