import type { IsoDate } from '@husvaer/domain/kernel/dates';

import type { FileProblems } from './problems.ts';

const LENGTH = 80;
/** A longer text without a line end is not an OCR line. */
const LONGEST = 4096;

export interface OcrLine {
  /** From 1. */
  number: number;
  text: string;
}

/**
 * The lines of an OCR file, each of 80 characters. Reading ends at a line of another length. Line ends may be
 * LF or CRLF, and empty lines may follow the last line.
 */
export async function* ocrLines(
  chunks: AsyncIterable<Uint8Array>,
  problems: FileProblems,
): AsyncGenerator<OcrLine> {
  let rest = '';
  let number = 0;
  let emptyAt: number | undefined;

  function* read(texts: string[]): Generator<OcrLine> {
    for (const raw of texts) {
      number += 1;
      const text = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
      if (text === '') {
        emptyAt ??= number;
        continue;
      }
      if (emptyAt !== undefined)
        problems.stop('wrong_length', { line: emptyAt, found: '0', expected: String(LENGTH) });
      if (text.includes('\0'))
        problems.stop('wrong_encoding', { line: number, found: 'NUL', expected: 'ISO-8859-1' });
      if (text.length === LENGTH) yield { number, text };
      else refuseLength(text, number, problems);
    }
  }

  for await (const chunk of chunks) {
    const texts = (rest + Buffer.from(chunk).toString('latin1')).split('\n');
    rest = texts.pop() ?? '';
    yield* read(texts);
    if (rest.length > LONGEST) refuseLength(rest, number + 1, problems);
  }
  if (rest !== '') yield* read([rest]);
}

function refuseLength(text: string, line: number, problems: FileProblems): never {
  const asUtf8 = Buffer.from(text, 'latin1').toString('utf8');
  if (asUtf8.length === LENGTH && !asUtf8.includes('\uFFFD'))
    problems.stop('wrong_encoding', { line, found: 'UTF-8', expected: 'ISO-8859-1' });
  return problems.stop('wrong_length', {
    line,
    found: String(text.length),
    expected: String(LENGTH),
  });
}

/** Positions as in the manual: from 1, both ends included. */
export const fieldAt = ({ text }: OcrLine, from: number, to: number): string =>
  text.slice(from - 1, to);

const WINDOWS = new TextDecoder('windows-1252');

/** A text field. Windows-1252 decodes ISO-8859-1, and has letters where that has control codes. */
export const wordsAt = (line: OcrLine, from: number, to: number): string =>
  WINDOWS.decode(Buffer.from(fieldAt(line, from, to), 'latin1'));

/** A field of digits. Anything else adds a problem and reads as zeros. */
export function digitsAt(line: OcrLine, from: number, to: number, problems: FileProblems): string {
  const field = fieldAt(line, from, to);
  if (/^\d+$/.test(field)) return field;
  problems.add('wrong_value', { line: line.number, found: field, expected: '0-9' });
  return '0'.repeat(field.length);
}

/** A DDMMYY date of six positions. Null for only zeros or blanks, with a problem when it is not a date. */
export function ocrDate(line: OcrLine, from: number, problems: FileProblems): IsoDate | null {
  const field = fieldAt(line, from, from + 5);
  if (/^(0{6}| {6})$/.test(field)) return null;
  const [, day, month, year] = /^(\d\d)(\d\d)(\d\d)$/.exec(field) ?? [];
  // The service began in the 1970s.
  const date = `${Number(year) < 70 ? '20' : '19'}${year}-${month}-${day}`;
  const moment = new Date(`${date}T00:00:00Z`);
  if (!Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date)) return date;
  problems.add('wrong_date', { line: line.number, found: field, expected: 'DDMMYY' });
  return null;
}
