import type { Readable } from 'node:stream';

import { csvReader } from './csv-records.ts';
import { feedText } from './feed-text.ts';
import { jsonArrayReader, ndjsonReader } from './json-records.ts';
import { FeedFileError, type FeedFormat, type FeedRecord, type RecordReader } from './records.ts';

interface ReadOptions {
  /** Called once, before the first record. */
  onFormat?: (format: FeedFormat) => void;
}

const READERS: Record<FeedFormat, () => RecordReader> = {
  csv: csvReader,
  json: jsonArrayReader,
  ndjson: ndjsonReader,
};

/**
 * The records of a listing feed, one by one, with only a block of text and the longest record in memory.
 * Throws `FeedFileError` when the file can't be read, or not to its end.
 */
export async function* readFeed(
  source: string | Readable,
  { onFormat }: ReadOptions = {},
): AsyncGenerator<FeedRecord> {
  let reader: RecordReader | undefined;
  let unread = '';
  for await (const block of feedText(source)) {
    unread += block;
    if (!reader) {
      const format = formatOf(unread);
      if (!format) continue;
      onFormat?.(format);
      reader = READERS[format]();
    }
    for (const record of reader(unread, false)) yield record;
    unread = '';
  }
  if (!reader) throw new FeedFileError('empty');
  for (const record of reader('', true)) yield record;
}

function formatOf(text: string): FeedFormat | undefined {
  const first = /\S/.exec(text)?.[0];
  if (first === undefined) return undefined;
  return first === '[' ? 'json' : first === '{' ? 'ndjson' : 'csv';
}
