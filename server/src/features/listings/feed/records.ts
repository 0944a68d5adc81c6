/** Why a record could not be read as a row. */
const BROKEN_REASONS = [
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

/** One record of a feed. `line` counts from 1: the line it begins on, or in a JSON array the element. */
export type FeedRecord =
  | { line: number; raw: Record<string, unknown> }
  | { line: number; broken: BrokenReason; params?: Record<string, unknown> };

/** Reads the next block of a feed's text, `ended` with the last one, and keeps the incomplete rest. */
export type RecordReader = (block: string, ended: boolean) => Iterable<FeedRecord>;

/** In characters. A longer record means a missing quote or the wrong file. */
export const RECORD_MAX = 1_000_000;

/** The replacement of invalid UTF-8. In the file itself it means that a letter was lost earlier. */
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

/** The file can't be read, or not from here on. */
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
