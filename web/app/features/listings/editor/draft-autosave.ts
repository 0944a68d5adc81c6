import { ApiFailure } from '../../../platform/api.ts';
import {
  contentWith,
  differing,
  EMPTY,
  isEmpty,
  photosWith,
  placed,
  type Changes,
  type Content,
  type MyListing,
  type Photo,
  type Written,
} from './draft.ts';
import type { DraftStorage } from './draft-storage.ts';

/** The calls a draft is kept by. */
export interface DraftCalls {
  load: (listingId: string) => Promise<MyListing>;
  /** Makes a draft that says so much. */
  add: (changes: Changes) => Promise<MyListing>;
  update: (
    of: { listingId: string; version: number; changes: Changes },
    options: { keepalive: boolean },
  ) => Promise<Written>;
}

export type SaveState =
  | 'saved'
  | 'waiting'
  | 'saving'
  /** Nobody answers; it is tried again. */
  | 'unreachable'
  /** Told no, and not because of the network: only another change is worth a try. */
  | 'refused';

/** What the editor shows. Never changed: another one takes its place. */
export interface DraftState {
  /** As the API last told it; null while it has never been saved. */
  listing: MyListing | null;
  /** With everything that was typed since. */
  content: Content;
  photos: Photo[];
  saveState: SaveState;
  /** What somebody else has written meanwhile, and what of ours is not in it. */
  conflict: { newest: MyListing; mine: Changes } | null;
  /** What was typed here and given up for somebody else's: it can be put in again. */
  aside: Changes;
}

/** Milliseconds without a key before it is saved. */
const SETTLED = 700;
/** Milliseconds before the first and the longest wait between tries. */
const RETRY = { first: 2000, most: 30_000 };

/**
 * Keeps what somebody writes of a home: at once in this browser, soon with the API, one call after
 * the other. What another has written meanwhile is never written over without being asked.
 */
export class DraftAutosave {
  readonly #calls: DraftCalls;
  readonly #shelf: DraftStorage;
  readonly #listeners = new Set<() => void>();
  #listing: MyListing | null;
  #pending: Changes = {};
  /** On its way to the API. */
  #sending: Changes = {};
  #aside: Changes = {};
  #saveState: SaveState = 'saved';
  #conflict: DraftState['conflict'] = null;
  #state: DraftState;
  readonly #tasks: (() => Promise<void>)[] = [];
  #isBusy = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = RETRY.first;

  constructor(listing: MyListing | null, calls: DraftCalls, shelf: DraftStorage) {
    this.#calls = calls;
    this.#shelf = shelf;
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

  /** Says some fields anew. */
  change(changes: Changes): void {
    this.#pending = { ...this.#pending, ...changes };
    if (!this.#conflict) this.#schedule(SETTLED);
    this.#tell('waiting');
  }

  /** Saves what waits. Whether everything is saved now. */
  async flush({ keepalive = false } = {}): Promise<boolean> {
    clearTimeout(this.#timer);
    await this.#inTurn(() => this.#save(keepalive));
    return this.isSaved;
  }

  get isSaved(): boolean {
    return isEmpty(this.#pending) && isEmpty(this.#sending);
  }

  /**
   * Makes a call that writes the listing, after everything that was typed. One that is not asked for
   * a version shows by the answer's whether somebody else has written.
   */
  async write(call: (listing: MyListing) => Promise<Written>): Promise<void> {
    await this.flush();
    await this.#inTurn(async () => {
      if (!this.#listing) await this.#create({});
      const listing = this.#listing!;
      try {
        const written = await call(listing);
        this.#take(written);
        if (written.version !== listing.version + 1) await this.#meet(listing);
      } catch (error) {
        if (isChangedElsewhere(error)) await this.#meet();
        throw error;
      }
    });
  }

  /** Takes the listing as the API has it now, with nothing of ours over it. */
  async reload(): Promise<void> {
    await this.#inTurn(async () => {
      const { _id } = this.#listing!;
      this.#listing = await this.#calls.load(_id);
      this.#pending = {};
      this.#tell('saved');
    });
  }

  /** What has become of photos meanwhile; no version tells of it. */
  photosAre(photos: readonly Pick<Photo, 'photoId' | 'state'>[]): void {
    if (!this.#listing) return;
    const images = this.#listing.images.map((photo) => ({
      ...photo,
      ...photos.find(({ photoId }) => photoId === photo.photoId),
    }));
    this.#listing = { ...this.#listing, images };
    this.#tell();
  }

  /** Ends a conflict: somebody else's stands, ours is put aside. */
  takeNewest(): void {
    if (!this.#conflict) return;
    this.#listing = this.#conflict.newest;
    this.#aside = { ...this.#aside, ...differing(this.#pending, this.#conflict.newest) };
    this.#pending = {};
    this.#conflict = null;
    this.#tell('saved');
  }

  /** Ends a conflict: the fields that were changed here are written over somebody else's. */
  keepMine(): void {
    if (!this.#conflict) return;
    this.#listing = this.#conflict.newest;
    this.#conflict = null;
    this.#schedule(0);
    this.#tell('waiting');
  }

  /** Puts fields in again that were put aside. */
  putIn(...names: (keyof Changes)[]): void {
    const chosen = Object.entries(this.#aside).filter(([name]) => names.includes(name as never));
    this.forget(...names);
    this.change(Object.fromEntries(chosen));
  }

  forget(...names: (keyof Changes)[]): void {
    const left = Object.entries(this.#aside).filter(([name]) => !names.includes(name as never));
    this.#aside = Object.fromEntries(left);
    this.#tell();
  }

  /** Nothing is tried again after this. What is not saved lies on the shelf. */
  close(): void {
    clearTimeout(this.#timer);
  }

  async #save(keepalive: boolean): Promise<void> {
    if (this.#conflict || isEmpty(this.#pending)) return;
    this.#sending = this.#pending;
    this.#pending = {};
    this.#tell('saving');
    try {
      const changes = this.#sending;
      if (!this.#listing) await this.#create(changes);
      else {
        const { _id: listingId, version, content } = this.#listing;
        const written = await this.#calls.update({ listingId, version, changes }, { keepalive });
        // Not as it was tidied: that would move the words somebody is in the middle of.
        this.#listing = { ...this.#listing, content: contentWith(content, changes) };
        this.#take(written);
      }
      this.#sending = {};
      this.#wait = RETRY.first;
      this.#tell(isEmpty(this.#pending) ? 'saved' : 'waiting');
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
      // Whoever wrote meanwhile can't be asked after now; the next try meets them again.
      return this.#tryAgain();
    }
    if (isRefusal(error)) return this.#tell('refused');
    this.#tryAgain();
  }

  #tryAgain(): void {
    this.#schedule(this.#wait);
    this.#wait = Math.min(this.#wait * 2, RETRY.most);
    this.#tell('unreachable');
  }

  /** Somebody else has written since what we knew: asks what, and whether anything of ours is not in it. */
  async #meet({ _id, content, images } = this.#listing!): Promise<void> {
    const newest = await this.#calls.load(_id);
    const mine = differing(this.#pending, newest);
    const ours = {
      content: contentWith(content, this.#pending),
      images: photosWith(images, this.#pending.images),
    };
    const theirs = differing({ ...newest.content, images: placed(newest.images) }, ours);
    if (isEmpty(mine)) {
      this.#listing = newest;
      this.#pending = {};
    }
    // It was ourselves, where nothing is new to us: a page was left before its answer came.
    this.#conflict = isEmpty(theirs) ? null : { newest, mine };
    this.#tell(isEmpty(mine) ? 'saved' : 'waiting');
  }

  async #create(changes: Changes): Promise<void> {
    this.#listing = await this.#calls.add(changes);
    this.#shelf.of(null).clear();
    this.#tell();
  }

  #take(written: Written): void {
    const before = this.#listing!.images;
    const fresh = written.images.filter(
      ({ photoId }) => !before.some((photo) => photo.photoId === photoId),
    );
    // An order that was said meanwhile did not know of them, and would leave them out.
    const { images } = this.#pending;
    if (images) this.#pending = { ...this.#pending, images: [...images, ...placed(fresh)] };
    this.#listing = { ...this.#listing!, ...written };
    this.#tell();
  }

  /** What an earlier visit did not get saved. */
  #restore(): void {
    const kept = this.#shelf.of(this.#listing?._id ?? null).read();
    if (!kept) return;
    this.#aside = kept.aside;
    const mine = this.#listing ? differing(kept.changes, this.#listing) : kept.changes;
    if (isEmpty(mine)) return;
    this.#pending = mine;
    this.#saveState = 'waiting';
    if (this.#listing && kept.version !== this.#listing.version)
      this.#conflict = { newest: this.#listing, mine };
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), delay);
  }

  /** One call after the other. The first one begins at once, before whoever asked goes on. */
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

  #tell(saveState: SaveState = this.#saveState): void {
    this.#saveState = saveState;
    this.#state = this.#stateNow();
    const changes = { ...this.#sending, ...this.#pending };
    const version = this.#listing?.version ?? 0;
    this.#shelf.of(this.#listing?._id ?? null).keep({ version, changes, aside: this.#aside });
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

/** What another try would be told, too. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiFailure && error.status < 500 && error.status !== 429;
