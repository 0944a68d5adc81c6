import { columnName, REQUIRED_COLUMNS } from '@husvaer/domain/listings/feed';

import {
  FeedFileError,
  LOST_LETTER,
  RECORD_MAX,
  type BrokenReason,
  type FeedRecord,
  type RecordReader,
} from './records.ts';

const QUOTE = 0x22;
const NEWLINE = 0x0a;
const RETURN = 0x0d;

/**
 * Reads CSV records (RFC 4180; comma, semicolon or tab, detected from the header).
 *
 * A line that can't be read is refused alone: reading continues with the next line, even if a missing quote
 * seemed to join them. This takes linear time, because a lone quote is an error outside a quoted field: the
 * next line with an odd number of quotes always ends the search.
 */
export function csvReader(): RecordReader {
  let rest = '';
  let line = 1;
  let skipping = false;
  let delimiter: number | undefined;
  let columns: string[] | undefined;

  return function* read(block, ended) {
    const text = rest + block;
    const mayHaveLost = text.includes(LOST_LETTER);
    let start = 0;

    const skipLine = () => {
      const end = text.indexOf('\n', start);
      skipping = end === -1;
      start = skipping ? text.length : end + 1;
      if (!skipping) line += 1;
    };

    if (skipping) skipLine();
    while (start < text.length) {
      delimiter ??= delimiterOf(text, start, ended);
      const row = delimiter === undefined ? undefined : csvRow(text, start, delimiter, ended);
      const length = (typeof row === 'object' ? row.next : text.length) - start;
      if (row === undefined && length <= RECORD_MAX) break;
      if (typeof row !== 'object' || length > RECORD_MAX) {
        if (!columns) throw missing(REQUIRED_COLUMNS);
        yield { line, broken: typeof row === 'string' ? row : 'record_too_long' };
        skipLine();
        continue;
      }
      if (row.fields.some((field) => field !== '') && !isHint(row.fields)) {
        if (!columns) columns = header(row.fields);
        else if (mayHaveLost && text.slice(start, row.next).includes(LOST_LETTER)) {
          yield { line, broken: 'wrong_encoding' };
        } else yield record(line, columns, row.fields);
      } else if (!columns) delimiter = undefined;
      start = row.next;
      line += row.lines;
    }
    rest = text.slice(start);
    if (ended && !columns) throw missing(REQUIRED_COLUMNS);
  };
}

/** The most frequent delimiter of the first line; `undefined` until that line is complete. */
function delimiterOf(text: string, start: number, ended: boolean): number | undefined {
  const end = text.indexOf('\n', start);
  if (end === -1 && !ended) return undefined;
  const line = text.slice(start, end === -1 ? text.length : end).replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => line.split(delimiter).length;
  const [most] = [',', ';', '\t'].sort((one, other) => count(other) - count(one)) as [string];
  return most.charCodeAt(0);
}

/** The line `sep=;` that spreadsheets write above the header. */
const isHint = ([first]: string[]) => first === 'sep=';

function header(fields: string[]): string[] {
  const columns = fields.map(columnName);
  const repeated = columns.filter((name, at) => name && columns.indexOf(name) !== at);
  if (repeated.length > 0) throw new FeedFileError('repeated_column', { columns: repeated });
  const lacking = REQUIRED_COLUMNS.filter((column) => !columns.includes(column));
  if (lacking.length > 0) throw missing(lacking);
  return columns;
}

const missing = (columns: readonly string[]) =>
  new FeedFileError('missing_columns', { columns: [...columns] });

function record(line: number, columns: string[], fields: string[]): FeedRecord {
  if (fields.length !== columns.length) {
    const params = { expected: columns.length, found: fields.length };
    return { line, broken: 'wrong_columns', params };
  }
  const raw: Record<string, unknown> = {};
  for (let at = 0; at < columns.length; at += 1) {
    if (columns[at]) raw[columns[at]!] = fields[at];
  }
  return { line, raw };
}

interface CsvRow {
  fields: string[];
  /** Where the next row begins. */
  next: number;
  lines: number;
}

/** The row at `start`, or its error; `undefined` when its end is not in the text yet. */
function csvRow(
  text: string,
  start: number,
  delimiter: number,
  ended: boolean,
): CsvRow | BrokenReason | undefined {
  const fields: string[] = [];
  let lines = 1;
  let at = start;
  for (;;) {
    if (text.charCodeAt(at) === QUOTE) {
      const close = closingQuote(text, at + 1);
      if (close === -1 || (close + 1 === text.length && !ended)) {
        return ended ? 'unclosed_quote' : undefined;
      }
      const quoted = text.slice(at + 1, close);
      lines += newlines(quoted);
      fields.push(quoted.includes('"') ? quoted.replaceAll('""', '"') : quoted);
      at = close + 1;
      if (text.charCodeAt(at) === RETURN) {
        if (at + 1 === text.length && !ended) return undefined;
        if (at + 1 === text.length || text.charCodeAt(at + 1) === NEWLINE) at += 1;
      }
    } else {
      const from = at;
      let code = text.charCodeAt(at);
      while (at < text.length && code !== delimiter && code !== NEWLINE) {
        if (code === QUOTE) return 'broken_quote';
        code = text.charCodeAt(++at);
      }
      if (at === text.length && !ended) return undefined;
      const isLast = code !== delimiter;
      fields.push(text.slice(from, isLast && text.charCodeAt(at - 1) === RETURN ? at - 1 : at));
    }
    if (at >= text.length || text.charCodeAt(at) === NEWLINE)
      return { fields, next: at + 1, lines };
    if (text.charCodeAt(at) !== delimiter) return 'broken_quote';
    at += 1;
  }
}

/** The quote that ends a field: the first that is not doubled. */
function closingQuote(text: string, from: number): number {
  let close = text.indexOf('"', from);
  while (close !== -1 && text.charCodeAt(close + 1) === QUOTE) close = text.indexOf('"', close + 2);
  return close;
}

function newlines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
