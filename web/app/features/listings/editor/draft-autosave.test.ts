import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { ApiFailure } from '../../../platform/api.ts';
import { DraftAutosave, type DraftCalls } from './draft-autosave.ts';
import { contentWith, EMPTY, photosWith, type Changes, type MyListing } from './draft.ts';
import type { StoredDraft, DraftStorage } from './draft-storage.ts';

const home = (more: Partial<MyListing> = {}): MyListing => ({
  _id: 'home',
  version: 1,
  state: 'draft',
  hasChanges: false,
  partnerId: null,
  publishedAt: null,
  letFrom: null,
  updatedAt: '2026-11-20T08:00:00Z',
  views: 0,
  favourites: 0,
  interestCount: 0,
  owner: null,
  contactPerson: null,
  content: EMPTY,
  images: [],
  ...more,
});

const photo = (photoId: string): MyListing['images'][number] => ({
  photoId,
  state: 'ready',
  reason: null,
  url: null,
  width: 10,
  height: 10,
  color: '#fff',
  description: null,
});

/** A fake of the API's calls: one listing with versions. */
class Api implements DraftCalls {
  listing: MyListing | null;
  sent: Changes[] = [];
  isDown = false;
  /** While this is set, calls are answered only when it is called. */
  hold: (() => void) | null = null;

  constructor(listing: MyListing | null = home()) {
    this.listing = listing;
  }

  load = async () => this.listing!;

  add = async (changes: Changes) => {
    if (this.isDown) throw new TypeError('Failed to fetch');
    this.sent.push(changes);
    this.listing = home({ content: contentWith(EMPTY, changes) });
    return this.listing;
  };

  update = async ({ version, changes }: Parameters<DraftCalls['update']>[0]) => {
    if (this.isDown) throw new TypeError('Failed to fetch');
    if (version !== this.listing!.version) throw conflict();
    this.sent.push(changes);
    this.somebodyWrites(changes);
    const answer = this.listing!;
    if (this.hold) await new Promise<void>((resolve) => (this.hold = resolve));
    return answer;
  };

  somebodyWrites(changes: Changes) {
    const before = this.listing!;
    this.listing = {
      ...before,
      version: before.version + 1,
      content: contentWith(before.content, changes),
      images: photosWith(before.images, changes.images),
    };
  }

  addPhoto = async (photoId: string) => {
    const before = this.listing!;
    const images = [...before.images, photo(photoId)];
    this.listing = { ...before, version: before.version + 1, images };
    return this.listing;
  };
}

const conflict = () =>
  new ApiFailure(409, [
    {
      message: 'listings.changed_elsewhere',
      extensions: { code: 'listings.changed_elsewhere', statusCode: 409, params: {} },
    },
  ]);

/** Browser storage that outlives the page. */
function createMemoryStorage(): DraftStorage & { stored: Map<string, StoredDraft> } {
  const stored = new Map<string, StoredDraft>();
  return {
    stored,
    of: (listingId) => {
      const name = listingId ?? 'new';
      return {
        read: () => stored.get(name) ?? null,
        keep: (one) => {
          if (Object.keys(one.changes).length + Object.keys(one.aside).length === 0)
            stored.delete(name);
          else stored.set(name, one);
        },
        clear: () => void stored.delete(name),
      };
    },
  };
}

let api: Api;
let storage: ReturnType<typeof createMemoryStorage>;

beforeEach(() => {
  vi.useFakeTimers();
  api = new Api();
  storage = createMemoryStorage();
});
afterEach(() => vi.useRealTimers());

const opened = () => new DraftAutosave(api.listing, api, storage);
const settle = () => vi.advanceTimersByTimeAsync(1000);

describe('typed text', () => {
  test('is shown and kept immediately, and saved in one call after a pause', async () => {
    const autosave = opened();
    autosave.change({ title: 'L' });
    autosave.change({ title: 'Lys', floor: '2' });
    expect(autosave.state).toMatchObject({ content: { title: 'Lys' }, saveState: 'waiting' });
    expect(storage.stored.get('home')?.changes).toEqual({ title: 'Lys', floor: '2' });
    await settle();
    expect(api.sent).toEqual([{ title: 'Lys', floor: '2' }]);
    expect(autosave.state).toMatchObject({ listing: { version: 2 }, saveState: 'saved' });
    expect(storage.stored.size).toBe(0);
  });

  test('during a call is saved by the next, with the version of the first', async () => {
    const autosave = opened();
    api.hold = () => undefined;
    autosave.change({ title: 'En' });
    await settle();
    autosave.change({ title: 'En to' });
    await settle();
    expect(api.sent).toEqual([{ title: 'En' }]);
    const answer = api.hold;
    api.hold = null;
    answer();
    await settle();
    expect(api.sent).toEqual([{ title: 'En' }, { title: 'En to' }]);
    expect(autosave.state).toMatchObject({ saveState: 'saved', conflict: null });
  });

  test('in a new home creates the home, once', async () => {
    api = new Api(null);
    const autosave = opened();
    autosave.change({ listingType: 'entire_place' });
    expect(storage.stored.get('new')?.changes).toEqual({ listingType: 'entire_place' });
    await settle();
    autosave.change({ floor: '2' });
    await settle();
    expect(api.sent).toEqual([{ listingType: 'entire_place' }, { floor: '2' }]);
    expect(autosave.state.listing?._id).toBe('home');
    expect(storage.stored.size).toBe(0);
  });

  test('is sent when the user leaves the page, in the same tick', () => {
    const autosave = opened();
    autosave.change({ title: 'Sist' });
    void autosave.flush({ keepalive: true });
    expect(api.sent).toEqual([{ title: 'Sist' }]);
  });
});

describe('without a network', () => {
  test('saving is retried, and nothing is lost', async () => {
    api.isDown = true;
    const autosave = opened();
    autosave.change({ title: 'Uten nett' });
    await settle();
    expect(autosave.state.saveState).toBe('unreachable');
    autosave.change({ floor: '3' });
    api.isDown = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(api.listing).toMatchObject({ content: { title: 'Uten nett', floor: '3' } });
    expect(autosave.state.saveState).toBe('saved');
  });

  test('the text is there after a reload, and saved then', async () => {
    api.isDown = true;
    opened().change({ title: 'Uten nett' });
    await settle();
    api.isDown = false;
    const autosave = opened();
    expect(autosave.state.content.title).toBe('Uten nett');
    await settle();
    expect(api.listing?.content.title).toBe('Uten nett');
  });

  test('what the previous page’s last call saved is not a conflict', async () => {
    const autosave = opened();
    autosave.change({ title: 'Lys leilighet ' });
    autosave.close();
    api.somebodyWrites({ title: 'Lys leilighet' });
    expect(opened().state).toMatchObject({ conflict: null, saveState: 'saved' });
  });

  test('a save that arrives while the next page begins to save is not a conflict either', async () => {
    const autosave = opened();
    autosave.change({ title: 'Lys leilighet ' });
    autosave.close();
    const next = opened();
    api.somebodyWrites({ title: 'Lys leilighet' });
    await settle();
    expect(next.state).toMatchObject({ conflict: null, saveState: 'saved' });
    next.change({ floor: '3' });
    await settle();
    expect(api.listing?.content).toMatchObject({ title: 'Lys leilighet', floor: '3' });
  });
});

describe('two writers', () => {
  test('the later one is notified, and nothing is overwritten', async () => {
    const autosave = opened();
    api.somebodyWrites({ title: 'Hennes', floor: '2' });
    autosave.change({ title: 'Min' });
    await settle();
    expect(autosave.state.conflict?.mine).toEqual({ title: 'Min' });
    expect(api.listing?.content.title).toBe('Hennes');
    // Nothing is saved during the conflict.
    autosave.change({ monthlyRent: 9000 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(api.sent).toEqual([]);
  });

  test('the newest version is loaded, and our text can be restored', async () => {
    const autosave = opened();
    api.somebodyWrites({ title: 'Hennes' });
    autosave.change({ title: 'Min', floor: '4' });
    await settle();
    autosave.acceptNewest();
    expect(autosave.state).toMatchObject({
      content: { title: 'Hennes', floor: null },
      aside: { title: 'Min', floor: '4' },
      saveState: 'saved',
    });
    autosave.restore('floor');
    await settle();
    expect(api.listing?.content).toMatchObject({ title: 'Hennes', floor: '4' });
    expect(autosave.state.aside).toEqual({ title: 'Min' });
  });

  test('only the fields we changed are kept from ours', async () => {
    const autosave = opened();
    api.somebodyWrites({ title: 'Hennes', floor: '2' });
    autosave.change({ title: 'Min' });
    await settle();
    autosave.keepMine();
    await settle();
    expect(api.listing?.content).toMatchObject({ title: 'Min', floor: '2' });
    expect(autosave.state).toMatchObject({ conflict: null, saveState: 'saved' });
  });
});

describe('photos', () => {
  test('a reorder during an upload keeps both changes', async () => {
    api = new Api(home({ images: [photo('a'), photo('b')] }));
    const autosave = opened();
    const adding = autosave.write(() => api.addPhoto('c'));
    const order = ['b', 'a'].map((photoId) => ({ photoId, description: null }));
    autosave.change({ images: order });
    await adding;
    await settle();
    expect(api.listing?.images.map(({ photoId }) => photoId)).toEqual(['b', 'a', 'c']);
    expect(autosave.state.saveState).toBe('saved');
  });

  test('an answer two versions ahead means that another writer has saved', async () => {
    const autosave = opened();
    api.somebodyWrites({ title: 'Hennes' });
    await autosave.write(() => api.addPhoto('c'));
    expect(autosave.state.conflict).not.toBeNull();
    autosave.acceptNewest();
    expect(autosave.state.content.title).toBe('Hennes');
  });
});
