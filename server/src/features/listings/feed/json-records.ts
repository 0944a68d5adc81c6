import { columnName } from '@husvaer/domain/listings/feed';

import {
  FeedFileError,
  LOST_LETTER,
  RECORD_MAX,
  type FeedRecord,
  type RecordReader,
} from './records.ts';

/** JSON with an object on every line. */
export function ndjsonReader(): RecordReader {
  let rest = '';
  let line = 0;
  let skipping = false;

  return function* read(block, ended) {
    const text = rest + block;
    let start = 0;
    for (;;) {
      const newline = text.indexOf('\n', start);
      if (newline === -1 && !ended) break;
      const end = newline === -1 ? text.length : newline;
      if (!skipping) line += 1;
      if (!skipping && end > start) yield* jsonRecord(line, text.slice(start, end));
      skipping = false;
      start = end + 1;
      if (newline === -1) break;
    }
    rest = skipping ? '' : text.slice(start);
    if (rest.length <= RECORD_MAX) return;
    line += 1;
    yield { line, broken: 'record_too_long' };
    skipping = true;
    rest = '';
  };
}

/**
 * Reads one JSON array of objects. The text is only split at the commas between elements, so that an invalid
 * element is refused alone. When the array itself breaks off, the elements before are kept and `broken_json`
 * is thrown with the line.
 */
export function jsonArrayReader(): RecordReader {
  let rest = '';
  let element = 0;
  let line = 1;
  let depth = 0;
  let scanned = 0;
  let inString = false;
  let isClosed = false;

  return function* read(block, ended) {
    const text = rest + block;
    let start = 0;
    let at = scanned;
    const broken = () => new FeedFileError('broken_json', { line });

    function* readRecord(end: number) {
      const json = text.slice(start, end);
      start = end + 1;
      if (json.trim() !== '') yield* jsonRecord((element += 1), json);
    }

    for (; at < text.length; at += 1) {
      const char = text.charCodeAt(at);
      if (char === 0x0a) line += 1;
      if (inString) {
        if (char === 0x5c /* \ */) at += 1;
        else if (char === 0x22 /* " */) inString = false;
      } else if (isClosed) {
        if (char > 0x20) throw broken();
      } else if (char === 0x22) inString = true;
      else if (char === 0x5b /* [ */ || char === 0x7b /* { */) {
        depth += 1;
        if (depth === 1) start = at + 1;
      } else if (char === 0x5d /* ] */ || char === 0x7d /* } */) {
        depth -= 1;
        isClosed = depth === 0;
        if (isClosed) yield* readRecord(at);
      } else if (char === 0x2c /* , */ && depth === 1) yield* readRecord(at);
    }
    if (ended && !isClosed) {
      if (depth === 1 && !inString) yield* readRecord(text.length);
      throw broken();
    }
    rest = text.slice(start);
    scanned = at - start;
    if (rest.length > RECORD_MAX) throw broken();
  };
}

function* jsonRecord(line: number, json: string): Generator<FeedRecord> {
  if (json.trim() === '') return;
  if (json.includes(LOST_LETTER)) {
    yield { line, broken: 'wrong_encoding' };
    return;
  }
  if (json.length > RECORD_MAX) {
    yield { line, broken: 'record_too_long' };
    return;
  }
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    yield { line, broken: 'broken_json' };
    return;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    yield { line, broken: 'not_object' };
    return;
  }
  yield { line, raw: byColumnName(value as Record<string, unknown>) };
}

function byColumnName(value: Record<string, unknown>): Record<string, unknown> {
  const names = Object.keys(value);
  if (names.every((name) => name === columnName(name))) return value;
  return Object.fromEntries(names.map((name) => [columnName(name), value[name]]));
}
