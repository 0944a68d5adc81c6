import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';

import {
  FEED_COLUMNS,
  feedRow,
  type FeedColumn,
  type FeedListing,
} from '@husvaer/domain/listings/feed';
import type { FieldReason } from '@husvaer/domain/kernel/errors';

import { plainLine, plainText } from './plain-text.ts';
import { readFeed } from './read-feed.ts';
import {
  FeedFileError,
  type BrokenReason,
  type FeedFormat,
  type FeedRecord,
  type FileErrorParams,
  type FileReason,
} from './records.ts';

/** The result of a batch. */
interface BatchCounts {
  added: number;
  changed: number;
  unchanged: number;
}
type FeedSink = (batch: FeedListing[]) => Promise<BatchCounts>;

export interface ImportOptions {
  /** Listings in a batch. */
  batchSize?: number;
  /** Refusals kept in the report; all are counted, and written to `refusals`. */
  problemsMax?: number;
  /** Receives every refusal as a line of JSON. It is not closed. */
  refusals?: Writable;
}

export type FeedReason = FieldReason | BrokenReason | 'repeated';

export interface FeedProblem {
  /** The column, or `row` for a record that could not be read. */
  path: FeedColumn | 'row';
  reason: FeedReason;
  params?: Record<string, unknown>;
}

/** A row that was refused, and why. */
export interface Refusal {
  line: number;
  externalId?: string;
  title?: string;
  problems: FeedProblem[];
}

export interface FeedReport extends BatchCounts {
  format?: FeedFormat;
  /** Rows read, including refused ones. */
  rows: number;
  refused: number;
  /** The number of refusals for each `column: reason`. */
  reasons: Record<string, number>;
  unknownColumns: string[];
  /** The first refusals, by line. */
  problems: Refusal[];
  /** The file could not be read, or not to its end. The rows before the error were imported. */
  fileError?: FileErrorParams & { reason: FileReason };
}

const NAME_MAX = 60;
const UNKNOWN_COLUMNS_MAX = 100;
const KNOWN_COLUMNS = new Set<string>(FEED_COLUMNS);

/**
 * Reads a feed, passes its valid rows to `sink` in sequential batches, and reports the others. Errors of the
 * sink end the import; a damaged file does not throw but is reported.
 */
export async function importFeed(
  source: string | Readable,
  sink: FeedSink,
  { batchSize = 500, problemsMax = 1000, refusals }: ImportOptions = {},
): Promise<FeedReport> {
  const report: FeedReport = {
    rows: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    refused: 0,
    reasons: {},
    unknownColumns: [],
    problems: [],
  };
  const unknownColumns = new Set<string>();
  // This grows with the file, about 40 bytes a row; a duplicate refers to its first line.
  const firstLines = new Map<string, number>();
  let batch: FeedListing[] = [];

  const land = async () => {
    const landed = await sink(batch);
    batch = [];
    report.added += landed.added;
    report.changed += landed.changed;
    report.unchanged += landed.unchanged;
  };

  const refuse = async (refusal: Refusal) => {
    report.refused += 1;
    for (const { path, reason } of refusal.problems) {
      const key = `${path}: ${reason}`;
      report.reasons[key] = (report.reasons[key] ?? 0) + 1;
    }
    // A copy: substrings of the file would keep their whole block in memory.
    if (report.problems.length < problemsMax) report.problems.push(structuredClone(refusal));
    if (refusals && !refusals.write(`${JSON.stringify(refusal)}\n`)) await once(refusals, 'drain');
  };

  const importRecord = async (record: FeedRecord) => {
    report.rows += 1;
    const { line } = record;
    if ('broken' in record) {
      const { broken: reason, params } = record;
      return refuse({ line, problems: [{ path: 'row', reason, ...(params && { params }) }] });
    }
    const raw = withPlainText(record.raw);
    noteUnknown(raw, unknownColumns);
    const read = feedRow(raw);
    if (!read.ok) {
      return refuse({ line, ...nameOf(raw), problems: read.problems as FeedProblem[] });
    }
    const { externalId } = read.row;
    const firstLine = firstLines.get(externalId);
    if (firstLine !== undefined) {
      const params = { line: firstLine };
      const problems: FeedProblem[] = [{ path: 'external_id', reason: 'repeated', params }];
      return refuse({ line, ...nameOf(raw), problems });
    }
    firstLines.set(Buffer.from(externalId).toString(), line);
    batch.push(read.row);
    if (batch.length >= batchSize) return land();
  };

  try {
    const onFormat = (format: FeedFormat) => (report.format = format);
    for await (const record of readFeed(source, { onFormat })) await importRecord(record);
  } catch (error) {
    if (!(error instanceof FeedFileError)) throw error;
    report.fileError = { reason: error.reason, ...error.params };
  }
  if (batch.length > 0) await land();
  return { ...report, unknownColumns: [...unknownColumns] };
}

function withPlainText(raw: Record<string, unknown>): Record<string, unknown> {
  if (typeof raw.title === 'string') raw.title = plainLine(raw.title);
  if (typeof raw.description === 'string') raw.description = plainText(raw.description);
  return raw;
}

function noteUnknown(raw: Record<string, unknown>, unknownColumns: Set<string>) {
  for (const name in raw) {
    if (KNOWN_COLUMNS.has(name) || unknownColumns.size >= UNKNOWN_COLUMNS_MAX) continue;
    unknownColumns.add(shortName(name));
  }
}

/** Fields by which a person finds the row. */
function nameOf({ external_id: id, title }: Record<string, unknown>) {
  return {
    ...(isName(id) && { externalId: shortName(id) }),
    ...(isName(title) && { title: shortName(title) }),
  };
}

const shortName = (value: unknown): string =>
  String(value)
    .slice(0, NAME_MAX)
    .replace(/\p{Cc}/gu, ' ')
    .toWellFormed();

const isName = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
