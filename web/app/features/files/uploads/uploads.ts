import { fileErrors } from '@husvaer/domain/files/errors';
import { UPLOAD_BYTES_MAX } from '@husvaer/domain/files/limits';
import { nameUpload, type UploadDirective } from '@husvaer/domain/files/uploads';
import { AppError } from '@husvaer/domain/kernel/errors';

import { ApiFailure } from '../../../platform/api.ts';

/** An upload. Immutable: a change replaces it. */
export interface Upload {
  id: number;
  file: File;
  state: 'queued' | 'sending' | 'adding' | 'failed';
  /** From 0 to 1. */
  progress: number;
  /** Why it failed: an error code, or `unreachable`. */
  reason: string | null;
  /** The key of the finished upload. */
  key: string | null;
}

interface Given {
  directive: UploadDirective;
  /** The error code for a file that its purpose does not accept, beyond what the directive refuses. */
  refuse?: ((file: File) => string | null) | undefined;
  /** The error code for a file beyond the maximum. */
  full: string;
  send: (
    file: File,
    options: { onProgress: (share: number) => void; signal: AbortSignal },
  ) => Promise<string>;
  /** Called with each finished upload, to store the file for its purpose. */
  add: (key: string, file: File) => Promise<void>;
}

/** Parallel uploads: more would share the bandwidth and finish later. */
const AT_ONCE = 3;

/** Uploads files, some at the same time, and hands them on in the order in which they were chosen. */
export class Uploads {
  readonly #given: Given;
  readonly #listeners = new Set<() => void>();
  readonly #aborts = new Map<number, AbortController>();
  #uploads: readonly Upload[] = [];
  #count = 0;
  /** Resolves when all uploads started before have been handed on, or have failed. */
  #before: Promise<void> = Promise.resolve();

  constructor(given: Given) {
    this.#given = given;
  }

  get uploads(): readonly Upload[] {
    return this.#uploads;
  }

  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Adds files; those that the API would refuse fail unsent. `room` is how many may be added. */
  choose(files: readonly File[], room: number): void {
    const left = room - this.#uploads.filter(({ state }) => state !== 'failed').length;
    let taken = 0;
    const chosen = files.map((file): Upload => {
      const { directive, full, refuse } = this.#given;
      const reason = refusalOf(file, directive) ?? refuse?.(file) ?? (taken >= left ? full : null);
      if (!reason) taken += 1;
      const state = reason ? 'failed' : 'queued';
      return { id: (this.#count += 1), file, state, progress: 0, reason, key: null };
    });
    this.#set([...this.#uploads, ...chosen]);
    this.#begin();
  }

  /** Cancels an upload and removes it from the list. */
  drop(id: number): void {
    this.#aborts.get(id)?.abort();
    this.#set(this.#uploads.filter((upload) => upload.id !== id));
    this.#begin();
  }

  retry(id: number): void {
    this.#change(id, { state: 'queued', reason: null, progress: 0 });
    this.#begin();
  }

  /** Cancels all uploads. Returns how many files were not sent. */
  close(): number {
    const unsent = this.#uploads.filter(({ state }) => state !== 'failed').length;
    for (const abort of this.#aborts.values()) abort.abort();
    this.#set([]);
    return unsent;
  }

  #begin(): void {
    const free = AT_ONCE - this.#uploads.filter(({ state }) => state === 'sending').length;
    const next = this.#uploads
      .filter(({ state }) => state === 'queued')
      .slice(0, Math.max(0, free));
    for (const upload of next) {
      const before = this.#before;
      this.#before = this.#run(upload, before);
    }
  }

  async #run({ id, file, key: known }: Upload, before: Promise<void>): Promise<void> {
    const abort = new AbortController();
    this.#aborts.set(id, abort);
    this.#change(id, { state: 'sending' });
    try {
      const key =
        known ??
        (await this.#given.send(file, {
          onProgress: (progress) => this.#change(id, { progress }),
          signal: abort.signal,
        }));
      this.#change(id, { state: 'adding', progress: 1, key });
      this.#begin();
      await before;
      if (abort.signal.aborted) return;
      await this.#given.add(key, file);
      this.#set(this.#uploads.filter((upload) => upload.id !== id));
    } catch (error) {
      if (!abort.signal.aborted) this.#change(id, { state: 'failed', reason: reasonOf(error) });
    } finally {
      this.#aborts.delete(id);
      this.#begin();
    }
  }

  #change(id: number, changes: Partial<Upload>): void {
    this.#set(this.#uploads.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  }

  #set(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }
}

/** The error code for a file that the API would refuse by name or size. Only the API reads its content. */
function refusalOf({ name, size }: File, directive: UploadDirective): string | null {
  if (size > UPLOAD_BYTES_MAX) return fileErrors.too_large().code;
  if (size === 0) return fileErrors.missing().code;
  try {
    nameUpload({ filename: name, directive }, '');
    return null;
  } catch (error) {
    if (error instanceof AppError) return String(error.code);
    throw error;
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof ApiFailure || error instanceof AppError ? String(error.code) : 'unreachable';
