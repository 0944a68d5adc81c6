import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { PHOTOS_MAX } from '@husvaer/domain/listings/draft';

import { addPerson, type TestPerson } from '../../../../testing/people.ts';
import { addListings, createTestApp, NOW, type TestApp } from '../../../../testing/test-app.ts';
import { upload } from '../../../../testing/uploads.ts';

let app: TestApp;
let kari: TestPerson;
let ola: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  kari = await addPerson(app, { email: 'kari@x.no', name: 'Kari Nordmann' });
  ola = await addPerson(app, { email: 'ola@x.no', name: 'Ola Nordmann' });
});
afterEach(() => app.clock.set(NOW));
afterAll(() => app.close());

const FIELDS = `_id version state hasChanges views favourites publishedAt
  content { title description monthlyRent depositAmount monthlyExtras availableFrom availableTo facilities showsExactAddress
    address { street city } position { lat lng } }
  images { photoId state reason url description } owner { name } contactPerson { name }`;

/** Calls a mutation of the editor. */
const call = async (name: string, inputData: object, who: TestPerson | undefined = kari) => {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}InputData!`;
  const answer = await app.api(
    `mutation ($inputData: ${type}) { ${name}(inputData: $inputData) { ${FIELDS} } }`,
    { inputData },
    who?.tokens.accessToken,
  );
  return { ...answer, home: answer.data?.[name] };
};
const remove = (listingId: string, who = kari) =>
  app.api(
    'mutation ($listingId: ID!) { deleteListing(inputData: { listingId: $listingId }) { _id } }',
    { listingId },
    who.tokens.accessToken,
  );
const mine = async (listingId: string, who: TestPerson | undefined = kari) =>
  app.api(
    `query ($listingId: ID!) { getMyListing(queryData: { listingId: $listingId }) { ${FIELDS} } }`,
    { listingId },
    who?.tokens.accessToken,
  );
const page = async (listingId: string) =>
  app.api(
    `query ($listingId: ID!) { getSingleListing(queryData: { listingId: $listingId }) {
      title monthlyRent availableFrom images { url description order } contactPerson { name } } }`,
    { listingId },
  );
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) =>
  errors?.[0]?.extensions.code;
const fieldsOf = ({ errors }: { errors?: { extensions: { params: any } }[] }) =>
  Object.fromEntries(
    (errors?.[0]?.extensions.params.fields ?? []).map(({ path, reason }: any) => [path, reason]),
  );
const isFound = async (listingId: string) => {
  const { data } = await app.api('{ getListings(optionData: { limit: 150 }) { data { _id } } }');
  return data.getListings.data.some(({ _id }: { _id: string }) => _id === listingId);
};
const offers = () =>
  app.database.session((session) =>
    session.query<{ payload: any }>(
      `select payload from outbox where name = 'listings.offered' order by position`,
    ),
  );

const HOME = {
  title: 'Lys toroms ved parken',
  description: 'Stille bakgård og kort vei til alt.',
  listingType: 'entire_place',
  propertyType: 'apartment',
  address: { street: 'Parkveien', streetNumber: '7', postalCode: '5007', city: 'Bergen' },
  position: { lat: 60.3845, lng: 5.3284 },
  monthlyRent: 14_500,
  depositAmount: 43_500,
  availableFrom: '2027-01-01',
  facilities: ['balcony'],
};
const begin = async (data: object = HOME, who = kari) =>
  (await call('addListing', { data }, who)).home;
const publish = async (data: object = HOME, who = kari) => {
  const { _id: listingId, version } = await begin(data, who);
  return (await call('publishListing', { listingId, version }, who)).home;
};
const jpeg = async (background = '#a33') =>
  Buffer.from(
    await sharp({ create: { width: 640, height: 480, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  );
const withPhoto = async (listingId: string, file?: Buffer<ArrayBuffer>, who = kari) => {
  const key = await upload(app, who, file ?? (await jpeg()));
  return (await call('addListingPhoto', { listingId, key }, who)).home;
};
const makePhotos = async () => {
  for (const worker of app.workers) await worker.runDue();
  await app.dispatcher.settle();
};

describe('a draft', () => {
  test('is kept as entered, valid or not yet, and seen by its writer alone', async () => {
    const home = await begin({ title: 'x'.repeat(90), monthlyRent: -5 });
    expect(home).toMatchObject({
      version: 1,
      state: 'draft',
      hasChanges: false,
      publishedAt: null,
    });
    expect(home.content.title).toHaveLength(90);

    const { home: later } = await call('updateListing', {
      listingId: home._id,
      version: 1,
      data: { title: '  Lys\u0000 <b>toroms</b>\n', monthlyRent: null },
    });
    expect(later).toMatchObject({ version: 2, owner: { name: 'Kari Nordmann' } });
    expect(later.content).toMatchObject({ title: 'Lys <b>toroms</b>', monthlyRent: null });
    expect(codeOf(await mine(home._id, ola))).toBe('listings.not_found');
    expect(codeOf(await page(home._id))).toBe('listings.not_found');
    expect(await isFound(home._id)).toBe(false);
  });

  test('changes only the given fields; an address is one field', async () => {
    const { _id: listingId } = await begin();
    const { home } = await call('updateListing', {
      listingId,
      version: 1,
      data: { address: { city: 'Oslo' }, depositAmount: null },
    });
    expect(home.content).toMatchObject({
      title: HOME.title,
      address: { street: null, city: 'Oslo' },
      depositAmount: null,
      facilities: ['balcony'],
    });
  });

  test('is refused to a user with an older version, who loses nothing', async () => {
    const { _id: listingId } = await begin();
    const [one, two] = await Promise.all(
      ['en', 'to'].map((title) =>
        call('updateListing', { listingId, version: 1, data: { title } }),
      ),
    );
    expect([codeOf(one!), codeOf(two!)].sort()).toEqual(['listings.changed_elsewhere', undefined]);
    const refused = codeOf(one!) ? one! : two!;
    expect(refused.errors![0]!.extensions).toMatchObject({
      statusCode: 409,
      params: { version: 2 },
    });
  });

  test('is copied with its photos, without a date that is over', async () => {
    const { _id: copyOf } = await begin({ ...HOME, availableFrom: '2026-01-01' });
    await withPhoto(copyOf);
    const { home } = await call('addListing', { copyOf, data: { title: 'En til' } });
    expect(home.images).toHaveLength(1);
    expect(home.content).toMatchObject({
      title: 'En til',
      monthlyRent: 14_500,
      availableFrom: null,
    });
    expect(codeOf(await call('addListing', { copyOf }, ola))).toBe('listings.not_found');
  });

  test.each([
    ['a very long title', { title: 'x'.repeat(301) }, 'title', 'too_long'],
    ['an invalid day', { availableFrom: '2026-02-30' }, 'availableFrom', 'wrong_format'],
    ['a place off the earth', { position: { lat: 91, lng: 0 } }, 'position.lat', 'too_big'],
    ['too much money', { monthlyRent: 1e12 }, 'monthlyRent', 'too_big'],
  ])('is refused where no form could have sent it: %s', async (_, data, path, reason) => {
    const { _id: listingId } = await begin();
    const answer = await call('updateListing', { listingId, version: 1, data });
    expect(fieldsOf(answer)).toEqual({ [`inputData.data.${path}`]: reason });
  });

  test('can be changed, published, copied or removed by no other user', async () => {
    const { _id: listingId } = await begin();
    const key = await upload(app, ola, await jpeg());
    const tries = [
      call('updateListing', { listingId, version: 1, data: {} }, ola),
      call('publishListing', { listingId, version: 1 }, ola),
      call('discardListingChanges', { listingId, version: 1 }, ola),
      call('setListingActive', { listingId, isActive: false }, ola),
      call('addListingPhoto', { listingId, key }, ola),
      call('assignListing', { listingId, ownerId: ola.id }, ola),
      remove(listingId, ola),
    ];
    for (const answer of await Promise.all(tries))
      expect(codeOf(answer)).toBe('listings.not_found');
    expect((await mine(listingId)).data.getMyListing.version).toBe(1);
    expect(codeOf(await app.api('mutation { addListing(inputData: {}) { _id } }'))).toBe(
      'accounts.login_required',
    );
  });

  test('has limits beyond what people own, and below what a machine could create', async () => {
    const writer = await addPerson(app, { email: 'mange@x.no' });
    await app.database.session((session) =>
      session.exec(
        `insert into listing_draft (listing_id, owner_id, content, version, created_at, updated_at)
         select gen_random_uuid(), '${writer.id}', '{}', 1, now(), now() from generate_series(1, 50)`,
      ),
    );
    const answer = await call('addListing', { data: HOME }, writer);
    expect(codeOf(answer)).toBe('listings.too_many_drafts');
    const { data } = await app.api(
      '{ getMyListings { metaData { totalDocuments } counts { draft } } }',
      {},
      writer.tokens.accessToken,
    );
    expect(data.getMyListings).toEqual({ metaData: { totalDocuments: 50 }, counts: { draft: 50 } });
  });
});

describe('publishing', () => {
  test('lists every field that prevents it', async () => {
    const { _id: listingId, version } = await begin({
      title: 'x'.repeat(81),
      description: 'x'.repeat(1001),
      monthlyRent: 10_000,
      depositAmount: 60_001,
      availableFrom: '2026-10-01',
      availableTo: '2026-09-01',
      address: { city: ' ', apartmentNumber: '101', postalCode: '123' },
      totalBedrooms: 1.5,
      videoUrl: 'javascript:alert(1)',
    });
    const answer = await call('publishListing', { listingId, version });
    expect(answer.status).toBe(400);
    expect(fieldsOf(answer)).toEqual({
      'data.title': 'too_long',
      'data.description': 'too_long',
      'data.listingType': 'required',
      'data.propertyType': 'required',
      'data.address.city': 'required',
      'data.address.apartmentNumber': 'wrong_format',
      'data.address.postalCode': 'wrong_format',
      'data.position': 'required',
      'data.totalBedrooms': 'not_integer',
      'data.videoUrl': 'wrong_format',
      'data.availableFrom': 'past',
    });
    expect(await isFound(listingId)).toBe(false);
  });

  test.each([
    [
      'a deposit of more than six rents (§ 3-5)',
      { depositAmount: 87_001 },
      'depositAmount',
      'too_big',
    ],
    ['an end before the start', { availableTo: '2026-12-31' }, 'availableTo', 'swapped'],
    ['too much on top of the rent', { monthlyExtras: 20_001 }, 'monthlyExtras', 'too_big'],
    ['a date seven years ahead', { availableFrom: '2033-01-01' }, 'availableFrom', 'too_far'],
    ['a home outside Norway', { position: { lat: 48.85, lng: 2.35 } }, 'position', 'not_allowed'],
  ])('refuses %s', async (_, input, path, reason) => {
    const { _id: listingId, version } = await begin({ ...HOME, ...input });
    const answer = await call('publishListing', { listingId, version });
    expect(fieldsOf(answer)).toEqual({ [`data.${path}`]: reason });
  });

  test('puts the home into search immediately, emits it once, and leaves no work behind', async () => {
    const before = (await offers()).length;
    const home = await publish();
    expect(home).toMatchObject({ state: 'published', hasChanges: false, version: 2 });
    expect(await isFound(home._id)).toBe(true);
    const { data } = await page(home._id);
    expect(data.getSingleListing).toMatchObject({
      title: HOME.title,
      contactPerson: { name: 'Kari Nordmann' },
    });
    const notified = await offers();
    expect(notified.slice(before).map(({ payload }) => payload)).toEqual([
      { published: [home._id], cheaper: [] },
    ]);
  });

  test.each([1450.5, 0, null])(
    'shows the extra costs as the landlord estimates them: %s',
    async (monthlyExtras) => {
      const home = await publish({ ...HOME, monthlyExtras });
      expect(home.content.monthlyExtras).toBe(monthlyExtras);
      const { data } = await app.api(
        `query ($id: ID!) { getSingleListing(queryData: { listingId: $id }) { monthlyExtras } }`,
        { id: home._id },
      );
      expect(data.getSingleListing).toEqual({ monthlyExtras });
    },
  );

  test('again shows the changes, announces a lower rent, and keeps its first day', async () => {
    const home = await publish();
    const listingId = home._id;
    app.clock.set(NOW.add({ minutes: 15 }));
    const { home: changed } = await call('updateListing', {
      listingId,
      version: home.version,
      data: { title: 'Ny tittel', monthlyRent: 13_000, depositAmount: 39_000 },
    });
    expect(changed).toMatchObject({ hasChanges: true, state: 'published' });
    expect((await page(listingId)).data.getSingleListing.title).toBe(HOME.title);

    const before = (await offers()).length;
    const { home: again } = await call('publishListing', { listingId, version: changed.version });
    expect(again).toMatchObject({ hasChanges: false, publishedAt: home.publishedAt });
    expect((await page(listingId)).data.getSingleListing).toMatchObject({
      title: 'Ny tittel',
      monthlyRent: 13_000,
    });
    expect((await offers()).slice(before).map(({ payload }) => payload)).toEqual([
      { published: [], cheaper: [{ listingId, rentBefore: '1450000' }] },
    ]);
    // A client with an older page gets an error, also when nothing is unpublished.
    const stale = await call('updateListing', { listingId, version: changed.version, data: {} });
    expect(codeOf(stale)).toBe('listings.changed_elsewhere');
  });

  test('in a small place is found in the town of its municipality', async () => {
    const address = { city: 'Trengereid', municipality: 'Bergen' };
    const { _id } = await publish({ ...HOME, address });
    const { data } = await app.api(
      '{ getListings(queryData: { cityPlaceIds: ["3161732"] }, optionData: { limit: 150 }) { data { _id } } }',
    );
    expect(data.getListings.data.map((home: { _id: string }) => home._id)).toContain(_id);
  });

  test('can be limited to people with the link', async () => {
    const { _id: listingId, version } = await begin();
    const { home } = await call('publishListing', { listingId, version, isInSearch: false });
    expect(home.state).toBe('active');
    expect(await isFound(listingId)).toBe(false);
    expect((await page(listingId)).data.getSingleListing.title).toBe(HOME.title);
  });

  test('changes can be discarded', async () => {
    const home = await publish();
    const { home: changed } = await call('updateListing', {
      listingId: home._id,
      version: home.version,
      data: { title: 'Angret' },
    });
    const { home: back } = await call('discardListingChanges', {
      listingId: home._id,
      version: changed.version,
    });
    expect(back).toMatchObject({ hasChanges: false, content: { title: HOME.title } });
    expect(back.version).toBeGreaterThan(changed.version);
  });
});

describe('photos', () => {
  test('are ordered, named, removed, and shown once they are made', async () => {
    const { _id: listingId } = await begin();
    await withPhoto(listingId, await jpeg('#111'));
    await withPhoto(listingId, await jpeg('#222'));
    const { images, version } = await withPhoto(listingId, await jpeg('#333'));
    expect(images.map(({ state }: any) => state)).toEqual(['waiting', 'waiting', 'waiting']);
    const [one, two, three] = images.map(({ photoId }: any) => photoId as string);

    const { home } = await call('updateListing', {
      listingId,
      version,
      images: [{ photoId: three, description: ' Stue ' }, { photoId: one }],
    });
    expect(home.images).toMatchObject([
      { photoId: three, description: 'Stue' },
      { photoId: one, description: null },
    ]);
    await call('publishListing', { listingId, version: home.version });
    expect((await page(listingId)).data.getSingleListing.images).toEqual([]);

    await makePhotos();
    expect((await page(listingId)).data.getSingleListing.images).toMatchObject([
      { url: expect.stringContaining(three), description: 'Stue', order: 0 },
      { url: expect.stringContaining(one), order: 1 },
    ]);
    expect((await mine(listingId)).data.getMyListing.images).toMatchObject([
      { state: 'ready' },
      { state: 'ready' },
    ]);
    expect(two).toBeDefined();
  });

  test('that fail are named with the reason and never shown', async () => {
    const { _id: listingId } = await begin();
    const { version } = await withPhoto(listingId, Buffer.from('this is text, not a picture'));
    await call('publishListing', { listingId, version });
    await makePhotos();
    const home = (await mine(listingId)).data.getMyListing;
    expect(home.images).toEqual([]);
    expect((await page(listingId)).data.getSingleListing.images).toEqual([]);

    const { _id: draft } = await begin();
    await withPhoto(draft, Buffer.from('this is text, not a picture'));
    await makePhotos();
    expect((await mine(draft)).data.getMyListing.images).toMatchObject([
      { state: 'refused', reason: 'files.not_a_picture', url: null },
    ]);
  });

  test('of one upload are one; other users’ and unknown ones are refused', async () => {
    const { _id: listingId } = await begin();
    const key = await upload(app, kari, await jpeg());
    const first = await call('addListingPhoto', { listingId, key });
    const again = await call('addListingPhoto', { listingId, key });
    expect(again.home).toEqual(first.home);

    const theirs = await upload(app, ola, await jpeg());
    expect(codeOf(await call('addListingPhoto', { listingId, key: theirs }))).toBe(
      'files.not_found',
    );
    const { _id: other } = await begin(HOME, ola);
    const { images } = await withPhoto(other, undefined, ola);
    const answer = await call('updateListing', {
      listingId,
      version: first.home.version,
      images: [{ photoId: images[0].photoId }],
    });
    expect(fieldsOf(answer)).toEqual({ 'inputData.images.0.photoId': 'not_allowed' });
  });

  test(`are ${PHOTOS_MAX} at most`, async () => {
    const { _id: listingId } = await begin();
    const { version } = await withPhoto(listingId);
    await app.database.session((session) =>
      session.exec(
        `with more as (
           insert into photo (id, created_at, owner_id)
           select gen_random_uuid(), now(), '${kari.id}' from generate_series(2, ${PHOTOS_MAX}) returning id
         )
         insert into listing_draft_image (listing_id, photo_id, position)
         select '${listingId}', id, 1 from more`,
      ),
    );
    const key = await upload(app, kari, await jpeg());
    const answer = await call('addListingPhoto', { listingId, key });
    expect(codeOf(answer)).toBe('listings.too_many_photos');
    expect((await mine(listingId)).data.getMyListing.version).toBe(version);
  });

  test('of a draft are not removed as orphans', async () => {
    const { _id: listingId } = await begin();
    const { images } = await withPhoto(listingId);
    await makePhotos();
    app.clock.set(NOW.add({ hours: 24 * 40 }));
    await app.jobs.perform('files.remove_orphans');
    await app.dispatcher.settle();
    app.clock.set(NOW);
    const stored = (await mine(listingId)).data.getMyListing.images;
    expect(stored).toMatchObject([{ photoId: images[0].photoId, state: 'ready' }]);
  });
});

describe('on and off the market', () => {
  const turn = (listingId: string, input: object) =>
    call('setListingActive', { listingId, ...input });

  test('a home leaves the search and returns', async () => {
    const { _id: listingId } = await publish();
    expect((await turn(listingId, { isActive: false })).home.state).toBe('inactive');
    expect(await isFound(listingId)).toBe(false);
    expect(codeOf(await page(listingId))).toBe('listings.withdrawn');
    expect((await turn(listingId, { isActive: true, isInSearch: false })).home.state).toBe(
      'active',
    );
    expect(await isFound(listingId)).toBe(false);
    const before = (await offers()).length;
    expect((await turn(listingId, { isActive: true })).home.state).toBe('published');
    expect(await isFound(listingId)).toBe(true);
    expect(await offers()).toHaveLength(before + 1);
  });

  test('a home with a past date needs a new one first', async () => {
    const { _id: listingId } = await publish();
    await turn(listingId, { isActive: false });
    await app.database.session((session) =>
      session.exec(
        `update listing set available_from = '2026-09-01', available_to = '2026-10-15' where id = '${listingId}'`,
      ),
    );
    const refused = await turn(listingId, { isActive: true });
    expect(codeOf(refused)).toBe('listings.date_past');
    expect(refused.errors![0]!.extensions.params).toEqual({ availableFrom: '2026-09-01' });
    const past = await turn(listingId, { isActive: true, availableFrom: '2026-10-01' });
    expect(fieldsOf(past)).toEqual({ 'inputData.availableFrom': 'past' });

    const { home } = await turn(listingId, { isActive: true, availableFrom: '2026-11-01' });
    expect(home).toMatchObject({
      state: 'published',
      content: { availableFrom: '2026-11-01', availableTo: null },
    });
  });

  test('a draft can only be published, not turned on', async () => {
    const { _id: listingId } = await begin();
    expect(codeOf(await turn(listingId, { isActive: true }))).toBe('listings.wrong_state');
  });

  test('archived, a draft is deleted and a home stays withdrawn', async () => {
    const { _id: draft } = await begin();
    expect((await remove(draft)).data.deleteListing._id).toBe(draft);
    expect(codeOf(await mine(draft))).toBe('listings.not_found');

    const { _id: home } = await publish();
    await remove(home);
    expect(codeOf(await page(home))).toBe('listings.withdrawn');
    expect(codeOf(await mine(home))).toBe('listings.not_found');
    expect(codeOf(await turn(home, { isActive: true }))).toBe('listings.not_found');
  });

  test('drafts are deleted with their writer', async () => {
    const writer = await addPerson(app, { email: 'borte@x.no' });
    const { _id: listingId } = await begin(HOME, writer);
    const deleted = await app.api(
      'mutation ($id: ID!) { deleteAccount(inputData: { _id: $id }) { _id } }',
      { id: writer.id },
      writer.tokens.accessToken,
    );
    expect(deleted.errors).toBeUndefined();
    await app.dispatcher.settle();
    const rows = await app.database.session((session) =>
      session.query('select from listing_draft where listing_id = $1', [listingId]),
    );
    expect(rows).toEqual([]);
  });
});

describe('a view of a home', () => {
  const openListing = (listingId: string, who?: TestPerson) =>
    app.api(
      'mutation ($listingId: ID!) { addListingView(inputData: { listingId: $listingId }) { _id } }',
      { listingId },
      who?.tokens.accessToken,
    );

  test('counts once an hour and network, however the home and the address are written', async () => {
    const { _id: listingId } = await publish();
    const spellings = [listingId, listingId.toUpperCase()];
    for (const [index, spelling] of [...spellings, ...spellings].entries())
      await app.call({
        method: 'POST',
        url: '/api/graphql',
        remoteAddress: `2001:db8:1:2::${index}`,
        payload: {
          query: `mutation { addListingView(inputData: { listingId: "${spelling}" }) { _id } }`,
        },
      });
    expect((await mine(listingId)).data.getMyListing.views).toBe(1);
  });

  test('fails when the limit can not be counted', async () => {
    const { _id: listingId } = await publish();
    const { consume } = app.limits;
    app.limits.consume = async (rule, key) => {
      if (rule.name === 'listing view') throw new Error('the store is away');
      return consume(rule, key);
    };
    const { status } = await openListing(listingId);
    app.limits.consume = consume;
    expect(status).toBe(500);
    expect((await mine(listingId)).data.getMyListing.views).toBe(0);
  });

  test('counts once an hour and address, and never for its owner', async () => {
    const { _id: listingId } = await publish();
    await openListing(listingId, kari);
    const other = await publish();
    await openListing(other._id);
    await openListing(other._id);
    expect((await mine(listingId)).data.getMyListing.views).toBe(0);
    expect((await mine(other._id)).data.getMyListing.views).toBe(1);
    const { _id: draft } = await begin();
    expect(codeOf(await openListing(draft))).toBe('listings.not_found');
  });
});

test('a home from a feed is edited like any other, and comes back with the feed', async () => {
  const owner = { feed: 'f', partnerId: null, ownerId: ola.id, contactId: ola.id };
  await addListings(app, [{ externalId: '1' }], owner);
  const { data } = await app.api(
    '{ getMyListings(queryData: { state: published }) { data { _id version content { title } } } }',
    {},
    ola.tokens.accessToken,
  );
  const [home] = data.getMyListings.data;
  expect(home).toMatchObject({ version: 0, content: { title: 'Lys toroms på Grünerløkka' } });
  const { home: changed } = await call(
    'updateListing',
    { listingId: home._id, version: 0, data: { title: 'Vår tittel' } },
    ola,
  );
  expect(changed).toMatchObject({ version: 1, hasChanges: true });
  // Editors get an error when the feed changes the home meanwhile.
  await addListings(app, [{ externalId: '1', monthlyRent: 14_000 }], owner);
  const late = { listingId: home._id, version: 1 };
  expect(codeOf(await call('publishListing', late, ola))).toBe('listings.changed_elsewhere');

  await remove(home._id, ola);
  expect(await isFound(home._id)).toBe(false);
  await addListings(app, [{ externalId: '1' }], owner);
  expect(await isFound(home._id)).toBe(true);
});
