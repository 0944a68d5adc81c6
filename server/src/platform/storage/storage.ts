import type { Readable } from 'node:stream';

/** What a browser needs to send one file: an address, and the fields that go before it in the form. */
export interface UploadPolicy {
  url: string;
  fields: Record<string, string>;
}

export interface Permit {
  /** Where the file will lie, and nowhere else. */
  key: string;
  contentType: string;
  bytesMax: number;
  /** How long the policy is good for. */
  seconds: number;
}

/** What a file is handed out as. */
export interface Loan {
  key: string;
  /** What it is saved as. */
  filename: string;
  contentType: string;
  /** How long the address is good for. */
  seconds: number;
}

/** Where files lie: a folder of ours, or a bucket that speaks S3. Keys are paths, `photos/<id>/480.avif`. */
export interface Storage {
  /** Lets somebody send a file past us, by S3's POST policies. */
  permit(permit: Permit, now: Temporal.Instant): Promise<UploadPolicy>;
  /** All of a file. Undefined when there is none. */
  read(key: string): Promise<Uint8Array | undefined>;
  /** How long a file is, in bytes, and what it begins with. Undefined when there is none. */
  look(key: string, bytes: number): Promise<{ size: number; beginning: Uint8Array } | undefined>;
  /**
   * Where a file lies that nobody can send anew. Our own folder takes each once, so it lies there; in
   * another's store a policy is good until it is over, so it is copied to `to`. Undefined when there
   * is none.
   */
  settle(key: string, to: string): Promise<string | undefined>;
  /** An address at which whoever has it fetches a file, saved and never shown. */
  lend(loan: Loan, now: Temporal.Instant): Promise<string>;
  /** Whoever reads the key meanwhile is given all of the old file or all of the new. */
  write(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The same of a file of this machine, which may be too large for its memory: a power cut loses nothing of it. */
  writeFrom(key: string, path: string, contentType: string): Promise<void>;
  /** What is not there may be removed as well. */
  remove(keys: readonly string[]): Promise<void>;

  /** All files there are, one after the other, in no order. */
  keys(): AsyncIterable<string>;

  /** Our own folder, which takes its uploads itself. */
  readonly disk: Disk | null;
}

export interface Disk {
  directory: string;
  /**
   * The key a form's fields allow a file at, by the policy among them, and how long the file may be;
   * or why they don't.
   */
  check(fields: Record<string, string>, now: Temporal.Instant): Permitted | PolicyRefusal;
  /** What an address of {@link Storage.lend} lets one fetch; undefined when it is not ours, was changed or is over. */
  readLoan(sealed: string, now: Temporal.Instant): Omit<Loan, 'seconds'> | undefined;
  /** A file bit by bit. Undefined when there is none. */
  open(key: string): Promise<{ size: number; stream: Readable } | undefined>;
  /** Takes a file in under no name yet. Leaves nothing when the stream breaks off. */
  receive(file: Readable): Promise<Received>;
  /** Removes what a killed process was receiving, if it is older than this. */
  removeLeftovers(before: Temporal.Instant): Promise<void>;
}

export type PolicyRefusal = 'tampered' | 'expired' | 'mismatch';

export interface Permitted {
  key: string;
  bytesMax: number;
}

export interface Received {
  bytes: number;
  /** From now on it is there, under this key. */
  keep(key: string): Promise<void>;
  drop(): Promise<void>;
}
