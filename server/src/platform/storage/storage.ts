import type { Readable } from 'node:stream';

/** What a browser needs to upload one file: a URL, and the form fields that precede the file. */
export interface UploadPolicy {
  url: string;
  fields: Record<string, string>;
}

export interface Permit {
  /** The only key the file can be stored at. */
  key: string;
  contentType: string;
  bytesMax: number;
  /** How long the policy is valid. */
  seconds: number;
}

/** A file that is offered for download. */
export interface SignedFile {
  key: string;
  /** The name it is saved under. */
  filename: string;
  contentType: string;
  /** How long the URL is valid. */
  seconds: number;
}

/** The file store: a folder of ours, or an S3 bucket. Keys are paths, `photos/<id>/480.avif`. */
export interface Storage {
  /** Allows a client to upload a file directly, with an S3 POST policy. */
  permit(permit: Permit, now: Temporal.Instant): Promise<UploadPolicy>;
  /** The whole file; undefined when there is none. */
  read(key: string): Promise<Uint8Array | undefined>;
  /** The file as a stream, for one that may be too large for memory; undefined when there is none. */
  open(key: string): Promise<{ size: number; stream: Readable } | undefined>;
  /** The file's size in bytes, and its first `bytes` bytes; undefined when there is none. */
  readStart(
    key: string,
    bytes: number,
  ): Promise<{ size: number; beginning: Uint8Array } | undefined>;
  /**
   * A key at which an uploaded file can no longer be replaced. Our own folder accepts each upload once, so
   * the file stays; in a bucket a policy is valid until it expires, so the file is copied to `to`. Undefined
   * when there is none.
   */
  settle(key: string, to: string): Promise<string | undefined>;
  /** A URL at which anyone who has it can download the file; browsers save it and never show it. */
  signUrl(file: SignedFile, now: Temporal.Instant): Promise<string>;
  /** Readers get the whole old file or the whole new one. */
  write(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /**
   * Like `write`, for a file on this machine that may be too large for memory. A power failure loses nothing.
   */
  writeFrom(key: string, path: string, contentType: string): Promise<void>;
  /** Missing files are ignored. */
  remove(keys: readonly string[]): Promise<void>;

  /** The keys of all files, unordered. */
  keys(): AsyncIterable<string>;

  /** Our own folder, which receives its uploads itself; null for a bucket. */
  readonly disk: Disk | null;
}

export interface Disk {
  directory: string;
  /**
   * The key and maximum size that a form's fields allow, the policy among them; or the reason for a refusal.
   */
  check(fields: Record<string, string>, now: Temporal.Instant): Permitted | PolicyRefusal;
  /** The file of a URL of {@link Storage.signUrl}; undefined when it is not ours, was changed or has expired. */
  readSignedUrl(sealed: string, now: Temporal.Instant): Omit<SignedFile, 'seconds'> | undefined;
  /** Receives a file without a key. Leaves nothing when the stream breaks off. */
  receive(file: Readable): Promise<Received>;
  /** Deletes partial uploads of killed processes that are older than this. */
  removeLeftovers(before: Temporal.Instant): Promise<void>;
}

export type PolicyRefusal = 'tampered' | 'expired' | 'mismatch';

export interface Permitted {
  key: string;
  bytesMax: number;
}

export interface Received {
  bytes: number;
  /** Stores the file under this key. */
  keep(key: string): Promise<void>;
  drop(): Promise<void>;
}
