/** Why a record never became a row: nothing in it could be read as columns and values. */
export const BROKEN_REASONS = [
  'wrong_encoding',
  'broken_quote',
  'unclosed_quote',
  'wrong_columns',
  'record_too_long',
  'broken_json',
  'not_object',
] as const;
export type BrokenReason = (typeof BROKEN_REASONS)[number];

export type FeedFormat = 'csv' | 'json' | 'ndjson';

/** One record of a feed. `line` counts from 1: the line it begins on, in a JSON array the element. */
export type FeedRecord =
  | { line: number; raw: Record<string, unknown> }
  | { line: number; broken: BrokenReason; params?: Record<string, unknown> };

/** Reads the next block of a feed's text, `ended` with the last one, and keeps what is not complete. */
export type RecordReader = (block: string, ended: boolean) => Iterable<FeedRecord>;

/** Longer records are a lost quote or the wrong file. In characters. */
export const RECORD_MAX = 1_000_000;

/** What decoding puts where bytes were not UTF-8. In the file itself it says that a letter was lost before. */
export const LOST_LETTER = '\uFFFD';

export const FILE_REASONS = [
  'unreadable',
  'empty',
  'not_text',
  'utf16',
  'broken_gzip',
  'missing_columns',
  'repeated_column',
  'broken_json',
] as const;
export type FileReason = (typeof FILE_REASONS)[number];

export interface FileErrorParams {
  line?: number;
  columns?: string[];
  code?: string;
}

/** The file as a whole can't be read, or not from here on. */
export class FeedFileError extends Error {
  readonly reason: FileReason;
  readonly params: FileErrorParams;

  constructor(reason: FileReason, params: FileErrorParams = {}) {
    super(reason);
    this.name = 'FeedFileError';
    this.reason = reason;
    this.params = params;
  }
}
