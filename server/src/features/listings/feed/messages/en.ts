import type { Words } from './report-texts.ts';

export const en: Words = {
  locale: 'en-GB',
  counts: {
    rows: 'Rows read',
    added: 'New',
    changed: 'Changed',
    unchanged: 'Unchanged',
    refused: 'Refused',
  },
  unknownColumns: 'Unknown columns, not read',
  byReason: 'Refused, by reason',
  refusedRows: 'Refused rows',
  andMore: (count) => `and ${count} more`,
  line: 'Line',
  element: 'Element',
  row: 'row',
  reasons: {
    required: 'missing',
    wrong_type: 'of the wrong type',
    wrong_format: 'not written as expected',
    not_allowed: 'not allowed',
    too_small: 'too small',
    too_big: 'too big',
    too_short: 'too short',
    too_long: 'too long',
    not_integer: 'not a whole number',
    swapped: 'before the start',
    past: 'in the past',
    too_far: 'too far ahead',
    unknown_field: 'unknown',
    unknown_variable: 'unknown variable',
    malformed_variable: 'malformed variable',
    repeated: 'came before in the file',
    wrong_encoding: 'not UTF-8',
    broken_quote: 'a quotation mark in the wrong place',
    unclosed_quote: 'a quotation mark that is never closed',
    wrong_columns: 'wrong number of columns',
    record_too_long: 'longer than a million characters',
    broken_json: 'not valid JSON',
    not_object: 'not a JSON object',
  },
  detail: (reason, { maximum, minimum, length, value, expected, found }, path) => {
    if (reason === 'too_long') return `over ${maximum} characters (${length})`;
    if (reason === 'too_big') return `over ${maximum} (${value})`;
    if (reason === 'too_small') {
      return `${path === 'monthly_rent' ? 'not over' : 'under'} ${minimum} (${value})`;
    }
    if (reason === 'wrong_columns') return `${found} columns, the header has ${expected}`;
    if (reason === 'not_allowed' && path === 'lat') return `outside Norway (${value})`;
    return value === undefined ? undefined : `${en.reasons[reason]} (${value})`;
  },
  fileErrors: {
    unreadable: ({ code }) => `The file could not be read${code ? ` (${code})` : ''}.`,
    empty: () => 'The file is empty.',
    not_text: () => 'This is not a text file. Save spreadsheets as CSV (UTF-8).',
    utf16: () => 'The file is UTF-16. Save it as UTF-8.',
    broken_gzip: () => 'The packed file is damaged or breaks off. The rows before that are read.',
    missing_columns: ({ columns = [] }) => `The header lacks: ${columns.join(', ')}.`,
    repeated_column: ({ columns = [] }) => `The header has twice: ${columns.join(', ')}.`,
    broken_json: ({ line }) =>
      `The JSON breaks off or is mixed up${line ? ` (line ${line})` : ''}. The elements before that are read.`,
  },
};
