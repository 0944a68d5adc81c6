import { ApiFailure } from '../../../platform/api.ts';
import {
  contentWith,
  differing,
  EMPTY,
  isEmpty,
  photosWith,
  photoOrderOf,
  type Changes,
  type Content,
  type MyListing,
  type Photo,
  type Written,
} from './draft.ts';
import type { DraftStorage } from './draft-storage.ts';

/** The API calls for a draft. */
export interface DraftCalls {
  load: (listingId: string) => Promise<MyListing>;
  /** Creates a draft with these fields. */
  add: (changes: Changes) => Promise<MyListing>;
  update: (
    of: { listingId: string; version: number; changes: Changes },
    options: { keepalive: boolean },
  ) => Promise<Written>;
}

type SaveState =
  | 'saved'
  | 'waiting'
  | 'saving'
  /** No answer; the call is repeated. */
  | 'unreachable'
  /** The API refused the change: only another change can succeed. */
  | 'refused';

/** What the editor shows. Immutable: a change replaces it. */
export interface DraftState {
  /** The listing of the last answer; null while it has never been saved. */
  listing: MyListing | null;
  /** The content with all unsaved changes. */
  content: Content;
  photos: Photo[];
  saveState: SaveState;
  /** The version that another user has saved meanwhile, and our changes that are not in it. */
  conflict: { newest: MyListing; mine: Changes } | null;
  /** The user's changes that were given up for another user's version: they can be restored. */
  aside: Changes;
}

/** Milliseconds without input before the draft is saved. */
const SETTLED = 700;
/** The first and the longest wait between attempts, in milliseconds. */
const RETRY = { first: 2000, most: 30_000 };

/**
 * Stores the changes of a draft immediately in this browser, and soon with the API, one call after the other.
 * Changes by another user are never overwritten without asking.
 */
export class DraftAutosave {
  readonly #calls: DraftCalls;
  readonly #storage: DraftStorage;
  readonly #listeners = new Set<() => void>();
  #listing: MyListing | null;
  #pending: Changes = {};
  /** Changes in the current call. */
  #sending: Changes = {};
  #aside: Changes = {};
  #saveState: SaveState = 'saved';
  #conflict: DraftState['conflict'] = null;
  #state: DraftState;
  readonly #tasks: (() => Promise<void>)[] = [];
  #isBusy = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = RETRY.first;

  constructor(listing: MyListing | null, calls: DraftCalls, storage: DraftStorage) {
    this.#calls = calls;
    this.#storage = storage;
    this.#listing = listing;
    this.#restore();
    this.#state = this.#stateNow();
    if (!isEmpty(this.#pending) && !this.#conflict) this.#schedule(0);
  }

  get state(): DraftState {
    return this.#state;
  }

  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Changes some fields. */
  change(changes: Changes): void {
    this.#pending = { ...this.#pending, ...changes };
    if (!this.#conflict) this.#schedule(SETTLED);
    this.#notifyListeners('waiting');
  }

  /** Saves the pending changes. Resolves to whether everything is saved now. */
  async flush({ keepalive = false } = {}): Promise<boolean> {
    clearTimeout(this.#timer);
    await this.#inTurn(() => this.#save(keepalive));
    return this.isSaved;
  }

  get isSaved(): boolean {
    return isEmpty(this.#pending) && isEmpty(this.#sending);
  }

  /**
   * Makes a call that writes the listing, after all pending changes are saved. If the API does not check the
   * version for this call, the version in the answer shows whether another user has changed the listing.
   */
  async write(call: (listing: MyListing) => Promise<Written>): Promise<void> {
    await this.flush();
    await this.#inTurn(async () => {
      if (!this.#listing) await this.#create({});
      const listing = this.#listing!;
      try {
        const written = await call(listing);
        this.#acceptWritten(written);
        if (written.version !== listing.version + 1) await this.#meet(listing);
      } catch (error) {
        if (isChangedElsewhere(error)) await this.#meet();
        throw error;
      }
    });
  }

  /** Loads the listing from the API and drops pending changes. */
  async reload(): Promise<void> {
    await this.#inTurn(async () => {
      const { _id } = this.#listing!;
      this.#listing = await this.#calls.load(_id);
      this.#pending = {};
      this.#notifyListeners('saved');
    });
  }

  /** Updates the state of photos; it is not part of the listing's version. */
  photosAre(photos: readonly Pick<Photo, 'photoId' | 'state'>[]): void {
    if (!this.#listing) return;
    const images = this.#listing.images.map((photo) => ({
      ...photo,
      ...photos.find(({ photoId }) => photoId === photo.photoId),
    }));
    this.#listing = { ...this.#listing, images };
    this.#notifyListeners();
  }

  /** Ends a conflict: the other version is used, and our changes are put aside. */
  acceptNewest(): void {
    if (!this.#conflict) return;
    this.#listing = this.#conflict.newest;
    this.#aside = { ...this.#aside, ...differing(this.#pending, this.#conflict.newest) };
    this.#pending = {};
    this.#conflict = null;
    this.#notifyListeners('saved');
  }

  /** Ends a conflict: our changed fields overwrite the other version. */
  keepMine(): void {
    if (!this.#conflict) return;
    this.#listing = this.#conflict.newest;
    this.#conflict = null;
    this.#schedule(0);
    this.#notifyListeners('waiting');
  }

  /** Restores fields that were put aside. */
  restore(...names: (keyof Changes)[]): void {
    const chosen = Object.entries(this.#aside).filter(([name]) => names.includes(name as never));
    this.discardAside(...names);
    this.change(Object.fromEntries(chosen));
  }

  discardAside(...names: (keyof Changes)[]): void {
    const left = Object.entries(this.#aside).filter(([name]) => !names.includes(name as never));
    this.#aside = Object.fromEntries(left);
    this.#notifyListeners();
  }

  /** Ends the attempts to save. Unsaved changes stay in the browser's storage. */
  close(): void {
    clearTimeout(this.#timer);
  }

  async #save(keepalive: boolean): Promise<void> {
    if (this.#conflict || isEmpty(this.#pending)) return;
    this.#sending = this.#pending;
    this.#pending = {};
    this.#notifyListeners('saving');
    try {
      const changes = this.#sending;
      if (!this.#listing) await this.#create(changes);
      else {
        const { _id: listingId, version, content } = this.#listing;
        const written = await this.#calls.update({ listingId, version, changes }, { keepalive });
        // The content as typed, not as the API trimmed it: that would change text while it is being written.
        this.#listing = { ...this.#listing, content: contentWith(content, changes) };
        this.#acceptWritten(written);
      }
      this.#sending = {};
      this.#wait = RETRY.first;
      this.#notifyListeners(isEmpty(this.#pending) ? 'saved' : 'waiting');
    } catch (error) {
      this.#pending = { ...this.#sending, ...this.#pending };
      this.#sending = {};
      await this.#fail(error);
    }
  }

  async #fail(error: unknown): Promise<void> {
    try {
      if (isChangedElsewhere(error)) return await this.#meet();
    } catch {
      // The other version can't be loaded now; the next attempt to save meets the same conflict.
      return this.#tryAgain();
    }
    if (isRefusal(error)) return this.#notifyListeners('refused');
    this.#tryAgain();
  }

  #tryAgain(): void {
    this.#schedule(this.#wait);
    this.#wait = Math.min(this.#wait * 2, RETRY.most);
    this.#notifyListeners('unreachable');
  }

  /** Another user has saved meanwhile: loads the new version and checks whether our changes are in it. */
  async #meet({ _id, content, images } = this.#listing!): Promise<void> {
    const newest = await this.#calls.load(_id);
    const mine = differing(this.#pending, newest);
    const ours = {
      content: contentWith(content, this.#pending),
      images: photosWith(images, this.#pending.images),
    };
    const theirs = differing({ ...newest.content, images: photoOrderOf(newest.images) }, ours);
    if (isEmpty(mine)) {
      this.#listing = newest;
      this.#pending = {};
    }
    // The other version may be our own: the page was left before the answer came. Then it has nothing new.
    this.#conflict = isEmpty(theirs) ? null : { newest, mine };
    this.#notifyListeners(isEmpty(mine) ? 'saved' : 'waiting');
  }

  async #create(changes: Changes): Promise<void> {
    this.#listing = await this.#calls.add(changes);
    this.#storage.of(null).clear();
    this.#notifyListeners();
  }

  #acceptWritten(written: Written): void {
    const before = this.#listing!.images;
    const fresh = written.images.filter(
      ({ photoId }) => !before.some((photo) => photo.photoId === photoId),
    );
    // A new order of photos that was made meanwhile lacks the new ones, so they are added.
    const { images } = this.#pending;
    if (images) this.#pending = { ...this.#pending, images: [...images, ...photoOrderOf(fresh)] };
    this.#listing = { ...this.#listing!, ...written };
    this.#notifyListeners();
  }

  /** Restores the unsaved changes of an earlier visit. */
  #restore(): void {
    const stored = this.#storage.of(this.#listing?._id ?? null).read();
    if (!stored) return;
    this.#aside = stored.aside;
    const mine = this.#listing ? differing(stored.changes, this.#listing) : stored.changes;
    if (isEmpty(mine)) return;
    this.#pending = mine;
    this.#saveState = 'waiting';
    if (this.#listing && stored.version !== this.#listing.version)
      this.#conflict = { newest: this.#listing, mine };
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), delay);
  }

  /** Runs tasks one after the other. The first one starts synchronously. */
  #inTurn(task: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#tasks.push(() => task().then(resolve, reject));
      void this.#work();
    });
  }

  async #work(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    for (let task = this.#tasks.shift(); task; task = this.#tasks.shift()) await task();
    this.#isBusy = false;
  }

  #notifyListeners(saveState: SaveState = this.#saveState): void {
    this.#saveState = saveState;
    this.#state = this.#stateNow();
    const changes = { ...this.#sending, ...this.#pending };
    const version = this.#listing?.version ?? 0;
    this.#storage.of(this.#listing?._id ?? null).keep({ version, changes, aside: this.#aside });
    for (const listener of this.#listeners) listener();
  }

  #stateNow(): DraftState {
    const typed = { ...this.#sending, ...this.#pending };
    const listing = this.#listing;
    return {
      listing,
      content: contentWith(listing?.content ?? EMPTY, typed),
      photos: photosWith(listing?.images ?? [], typed.images),
      saveState: this.#saveState,
      conflict: this.#conflict,
      aside: this.#aside,
    };
  }
}

const isChangedElsewhere = (error: unknown): boolean =>
  error instanceof ApiFailure && error.code === 'listings.changed_elsewhere';

/** An error that a repeated call would get too. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiFailure && error.status < 500 && error.status !== 429;
