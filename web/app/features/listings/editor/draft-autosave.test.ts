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
  asked: Changes[] = [];
  isDown = false;
  /** While this is set, calls are answered only when it is called. */
  hold: (() => void) | null = null;

  constructor(listing: MyListing | null = home()) {
    this.listing = listing;
  }

  load = async () => this.listing!;

  add = async (changes: Changes) => {
    if (this.isDown) throw new TypeError('Failed to fetch');
    this.asked.push(changes);
    this.listing = home({ content: contentWith(EMPTY, changes) });
    return this.listing;
  };

  update = async ({ version, changes }: Parameters<DraftCalls['update']>[0]) => {
    if (this.isDown) throw new TypeError('Failed to fetch');
    if (version !== this.listing!.version) throw conflict();
    this.asked.push(changes);
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
function memoryShelf(): DraftStorage & { kept: Map<string, StoredDraft> } {
  const kept = new Map<string, StoredDraft>();
  return {
    kept,
    of: (listingId) => {
      const name = listingId ?? 'new';
      return {
        read: () => kept.get(name) ?? null,
        keep: (one) => {
          if (Object.keys(one.changes).length + Object.keys(one.aside).length === 0)
            kept.delete(name);
          else kept.set(name, one);
        },
        clear: () => void kept.delete(name),
      };
    },
  };
}

let api: Api;
let shelf: ReturnType<typeof memoryShelf>;

beforeEach(() => {
  vi.useFakeTimers();
  api = new Api();
  shelf = memoryShelf();
});
afterEach(() => vi.useRealTimers());

const opened = () => new DraftAutosave(api.listing, api, shelf);
const settle = () => vi.advanceTimersByTimeAsync(1000);

describe('typed text', () => {
  test('is shown and kept immediately, and saved in one call after a pause', async () => {
    const keeper = opened();
    keeper.change({ title: 'L' });
    keeper.change({ title: 'Lys', floor: '2' });
    expect(keeper.state).toMatchObject({ content: { title: 'Lys' }, saveState: 'waiting' });
    expect(shelf.kept.get('home')?.changes).toEqual({ title: 'Lys', floor: '2' });
    await settle();
    expect(api.asked).toEqual([{ title: 'Lys', floor: '2' }]);
    expect(keeper.state).toMatchObject({ listing: { version: 2 }, saveState: 'saved' });
    expect(shelf.kept.size).toBe(0);
  });

  test('during a call is saved by the next, with the version of the first', async () => {
    const keeper = opened();
    api.hold = () => undefined;
    keeper.change({ title: 'En' });
    await settle();
    keeper.change({ title: 'En to' });
    await settle();
    expect(api.asked).toEqual([{ title: 'En' }]);
    const answer = api.hold;
    api.hold = null;
    answer();
    await settle();
    expect(api.asked).toEqual([{ title: 'En' }, { title: 'En to' }]);
    expect(keeper.state).toMatchObject({ saveState: 'saved', conflict: null });
  });

  test('in a new home creates the home, once', async () => {
    api = new Api(null);
    const keeper = opened();
    keeper.change({ listingType: 'entire_place' });
    expect(shelf.kept.get('new')?.changes).toEqual({ listingType: 'entire_place' });
    await settle();
    keeper.change({ floor: '2' });
    await settle();
    expect(api.asked).toEqual([{ listingType: 'entire_place' }, { floor: '2' }]);
    expect(keeper.state.listing?._id).toBe('home');
    expect(shelf.kept.size).toBe(0);
  });

  test('is sent when the user leaves the page, in the same tick', () => {
    const keeper = opened();
    keeper.change({ title: 'Sist' });
    void keeper.flush({ keepalive: true });
    expect(api.asked).toEqual([{ title: 'Sist' }]);
  });
});

describe('without a network', () => {
  test('saving is retried, and nothing is lost', async () => {
    api.isDown = true;
    const keeper = opened();
    keeper.change({ title: 'Uten nett' });
    await settle();
    expect(keeper.state.saveState).toBe('unreachable');
    keeper.change({ floor: '3' });
    api.isDown = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(api.listing).toMatchObject({ content: { title: 'Uten nett', floor: '3' } });
    expect(keeper.state.saveState).toBe('saved');
  });

  test('the text is there after a reload, and saved then', async () => {
    api.isDown = true;
    opened().change({ title: 'Uten nett' });
    await settle();
    api.isDown = false;
    const keeper = opened();
    expect(keeper.state.content.title).toBe('Uten nett');
    await settle();
    expect(api.listing?.content.title).toBe('Uten nett');
  });

  test('what the previous page’s last call saved is no conflict', async () => {
    const keeper = opened();
    keeper.change({ title: 'Lys leilighet ' });
    keeper.close();
    api.somebodyWrites({ title: 'Lys leilighet' });
    expect(opened().state).toMatchObject({ conflict: null, saveState: 'saved' });
  });

  test('a save that arrives while the next page begins to save is no conflict either', async () => {
    const keeper = opened();
    keeper.change({ title: 'Lys leilighet ' });
    keeper.close();
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
    const keeper = opened();
    api.somebodyWrites({ title: 'Hennes', floor: '2' });
    keeper.change({ title: 'Min' });
    await settle();
    expect(keeper.state.conflict?.mine).toEqual({ title: 'Min' });
    expect(api.listing?.content.title).toBe('Hennes');
    // Nothing is saved during the conflict.
    keeper.change({ monthlyRent: 9000 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(api.asked).toEqual([]);
  });

  test('the newest version is loaded, and our text can be restored', async () => {
    const keeper = opened();
    api.somebodyWrites({ title: 'Hennes' });
    keeper.change({ title: 'Min', floor: '4' });
    await settle();
    keeper.takeNewest();
    expect(keeper.state).toMatchObject({
      content: { title: 'Hennes', floor: null },
      aside: { title: 'Min', floor: '4' },
      saveState: 'saved',
    });
    keeper.putIn('floor');
    await settle();
    expect(api.listing?.content).toMatchObject({ title: 'Hennes', floor: '4' });
    expect(keeper.state.aside).toEqual({ title: 'Min' });
  });

  test('only the fields we changed are kept from ours', async () => {
    const keeper = opened();
    api.somebodyWrites({ title: 'Hennes', floor: '2' });
    keeper.change({ title: 'Min' });
    await settle();
    keeper.keepMine();
    await settle();
    expect(api.listing?.content).toMatchObject({ title: 'Min', floor: '2' });
    expect(keeper.state).toMatchObject({ conflict: null, saveState: 'saved' });
  });
});

describe('photos', () => {
  test('a reorder during an upload keeps both changes', async () => {
    api = new Api(home({ images: [photo('a'), photo('b')] }));
    const keeper = opened();
    const adding = keeper.write(() => api.addPhoto('c'));
    const order = ['b', 'a'].map((photoId) => ({ photoId, description: null }));
    keeper.change({ images: order });
    await adding;
    await settle();
    expect(api.listing?.images.map(({ photoId }) => photoId)).toEqual(['b', 'a', 'c']);
    expect(keeper.state.saveState).toBe('saved');
  });

  test('an answer two versions ahead means that another writer has saved', async () => {
    const keeper = opened();
    api.somebodyWrites({ title: 'Hennes' });
    await keeper.write(() => api.addPhoto('c'));
    expect(keeper.state.conflict).not.toBeNull();
    keeper.takeNewest();
    expect(keeper.state.content.title).toBe('Hennes');
  });
});
