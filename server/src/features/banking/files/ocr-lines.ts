import type { IsoDate } from '@husvaer/domain/kernel/dates';

import type { FileProblems } from './problems.ts';

const LENGTH = 80;
/** So much without an end of line is no line of anything. */
const LONGEST = 4096;

export interface OcrLine {
  /** From 1. */
  number: number;
  text: string;
}

/**
 * The lines of an OCR file, each of 80 characters: one of another length ends the reading. They may end
 * as on either kind of computer, and empty lines may follow the last.
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

/** Positions as the manual counts them: from 1, both ends among them. */
export const fieldAt = ({ text }: OcrLine, from: number, to: number): string =>
  text.slice(from - 1, to);

const WINDOWS = new TextDecoder('windows-1252');

/** A field of words. ISO-8859-1 has no letters where Windows-1252 has some more. */
export const wordsAt = (line: OcrLine, from: number, to: number): string =>
  WINDOWS.decode(Buffer.from(fieldAt(line, from, to), 'latin1'));

/** A field of digits; a problem, and zeros, when it holds anything else. */
export function digitsAt(line: OcrLine, from: number, to: number, problems: FileProblems): string {
  const field = fieldAt(line, from, to);
  if (/^\d+$/.test(field)) return field;
  problems.add('wrong_value', { line: line.number, found: field, expected: '0-9' });
  return '0'.repeat(field.length);
}

/** Six positions of DDMMYY; null where there are only zeros, or blanks, and a problem when it is no day. */
export function ocrDate(line: OcrLine, from: number, problems: FileProblems): IsoDate | null {
  const field = fieldAt(line, from, from + 5);
  if (/^(0{6}| {6})$/.test(field)) return null;
  const [, day, month, year] = /^(\d\d)(\d\d)(\d\d)$/.exec(field) ?? [];
  // The service began in the seventies.
  const date = `${Number(year) < 70 ? '20' : '19'}${year}-${month}-${day}`;
  const moment = new Date(`${date}T00:00:00Z`);
  if (!Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date)) return date;
  problems.add('wrong_date', { line: line.number, found: field, expected: 'DDMMYY' });
  return null;
}
