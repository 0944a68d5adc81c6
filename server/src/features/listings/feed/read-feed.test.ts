import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';

import { describe, expect, it, test } from 'vitest';

import { readFeed } from './read-feed.ts';
import { FeedFileError, type FeedFormat, type FeedRecord } from './records.ts';

const HEADER = 'external_id,title,listing_type,property_type,city,lat,lng,monthly_rent';
const row = (id: number | string, title = 'Hus') =>
  `${id},${title},entire_place,house,Oslo,59.9,10.7,9000`;
const csv = (...lines: string[]) => [HEADER, ...lines, ''].join('\n');

/** The records of a feed, read in pieces of `size` bytes, so that pieces break at every position. */
async function read(content: string | Buffer, size = 64 * 1024) {
  const bytes = Buffer.from(content);
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.subarray(at, at + size));
  const records: FeedRecord[] = [];
  let format: FeedFormat | undefined;
  let fileError: { reason: string; params: object } | undefined;
  try {
    const source = Readable.from(pieces);
    for await (const record of readFeed(source, { onFormat: (is) => (format = is) })) {
      records.push(record);
    }
  } catch (error) {
    if (!(error instanceof FeedFileError)) throw error;
    fileError = { reason: error.reason, params: error.params };
  }
  const summary = records.map((record) =>
    'broken' in record
      ? `${record.line} ${record.broken}`
      : `${record.line} ${String(record.raw.external_id)} ${String(record.raw.title)}`,
  );
  return { records, summary, format, fileError };
}

describe('CSV', () => {
  test.each([
    ['comma', ','],
    ['semicolon', ';'],
    ['tab', '\t'],
  ])('with %s between the values', async (_name, delimiter) => {
    const title = '"Hus; stort, fint\tog ""nytt"""';
    const values = ['2', title, 'entire_place', 'house', 'Oslo', '59.9', '10.7', '9000'];
    const lines = [HEADER.split(','), row(1).split(','), values];
    const content = lines.map((line) => line.join(delimiter)).join('\n');
    const { summary, format } = await read(content);
    expect(format).toBe('csv');
    expect(summary).toEqual(['2 1 Hus', '3 2 Hus; stort, fint\tog "nytt"']);
  });

  test.each([1, 2, 3, 7, 64])('read %i bytes at a time', async (size) => {
    const content = `\ufeff${csv(row(1, '"Rad\r\nto ""æøå"""'), '', row(2, '🏠'), row(3, ''))}`;
    const { summary, fileError } = await read(content.replaceAll('\n', '\r\n'), size);
    expect(fileError).toBeUndefined();
    expect(summary).toEqual(['2 1 Rad\r\r\nto "æøå"', '5 2 🏠', '6 3 ']);
  });

  it('matches columns without case and space, below blank lines and a sep line', async () => {
    const { records } = await read(`sep=,\n\n${csv(row(1)).replace('title', ' Title ')}`);
    expect(records).toMatchObject([{ line: 4, raw: { title: 'Hus' } }]);
  });

  it('reads a last line without an end, and skips rows without any value', async () => {
    const { summary } = await read(`${csv(row(1), ',,,,,,,')}${row(2)}`);
    expect(summary).toEqual(['2 1 Hus', '4 2 Hus']);
  });

  test.each<[string, string[], string[]]>([
    [
      'a quote never closed',
      [row(1), row(2, '"Hus'), row(3)],
      ['2 1 Hus', '3 unclosed_quote', '4 3 Hus'],
    ],
    [
      'a quote closed by the next row',
      [row(1, '"Hus'), row(2, '"Fint"'), row(3)],
      ['2 broken_quote', '3 2 Fint', '4 3 Hus'],
    ],
    ['a quote inside a value', [row(1, 'Hus 5" stort'), row(2)], ['2 broken_quote', '3 2 Hus']],
    ['text after a quote', [row(1, '"Hus" stort'), row(2)], ['2 broken_quote', '3 2 Hus']],
    ['too many columns', [`${row(1)},9`, row(2)], ['2 wrong_columns', '3 2 Hus']],
    ['too few columns', ['1,Hus', row(2)], ['2 wrong_columns', '3 2 Hus']],
  ])('refuses only the line with %s', async (_name, lines, expected) => {
    for (const size of [1, 10, 65_536]) {
      expect((await read(csv(...lines), size)).summary).toEqual(expected);
    }
  });

  it('refuses a record over a million characters and finds the next line', async () => {
    const long = 'x'.repeat(1_100_000);
    const { summary } = await read(csv(row(1), row(2, long), row(3), row(4, `"${long}`), row(5)));
    expect(summary).toEqual([
      '2 1 Hus',
      '3 record_too_long',
      '4 3 Hus',
      '5 record_too_long',
      '6 5 Hus',
    ]);
  });

  it('refuses every line of a file in which each has a lost quote', async () => {
    const lines = Array.from({ length: 20_000 }, (_, id) => row(id, '"Hus'));
    const { summary } = await read(csv(...lines, row('last')));
    expect(summary.filter((line) => line.endsWith('_quote'))).toHaveLength(20_000);
    expect(summary.at(-1)).toBe('20002 last Hus');
  });

  it('refuses the row that is not UTF-8, and no other', async () => {
    const latin = Buffer.from(csv(row(2, '"Blåbærhøyden"')).split('\n')[1]!, 'latin1');
    const content = Buffer.concat([
      Buffer.from(csv(row(1, 'Blå'))),
      latin,
      Buffer.from(`\n${row(3, 'Bær')}`),
    ]);
    for (const size of [1, 65_536]) {
      expect((await read(content, size)).summary).toEqual([
        '2 1 Blå',
        '3 wrong_encoding',
        '4 3 Bær',
      ]);
    }
  });

  test.each([
    ['an empty file', '', { reason: 'empty', params: {} }],
    ['blank lines', '\n \n', { reason: 'empty', params: {} }],
    ['another file', 'name,age\nOla,3\n', { reason: 'missing_columns' }],
    ['a missing column', csv(row(1)).replace('lat', 'latt'), { params: { columns: ['lat'] } }],
    [
      'a column twice',
      `${HEADER}, Title\n`,
      { reason: 'repeated_column', params: { columns: ['title'] } },
    ],
    ['a header without end', `"${'x'.repeat(1_100_000)}`, { reason: 'missing_columns' }],
  ])('reports what is wrong with %s', async (_name, content, expected) => {
    const { records, fileError } = await read(content);
    expect(records).toEqual([]);
    expect(fileError).toMatchObject(expected);
  });

  it('reports nothing for a header alone', async () => {
    expect(await read(HEADER)).toMatchObject({ records: [], fileError: undefined });
  });
});

describe('bytes', () => {
  it('unpacks gzip, in one part or several', async () => {
    const parts = [gzipSync(csv(row(1))), gzipSync(row(2))];
    for (const size of [1, 65_536]) {
      expect((await read(Buffer.concat(parts), size)).summary).toEqual(['2 1 Hus', '3 2 Hus']);
    }
  });

  it('keeps the rows before the end of a gzip that breaks off', async () => {
    const lines = Array.from({ length: 5000 }, (_, id) => row(id, `Hus ${(id * 7919) % 5000}`));
    const packed = gzipSync(csv(...lines));
    const { records, fileError } = await read(packed.subarray(0, packed.length - 2000), 1000);
    expect(fileError?.reason).toBe('broken_gzip');
    expect(records.length).toBeGreaterThan(3000);
    expect(records.every((record) => 'raw' in record)).toBe(true);
  });

  it('keeps the rows before a damaged place in a gzip', async () => {
    const lines = Array.from({ length: 20_000 }, (_, id) => row(id, `Hus ${(id * 7919) % 20_000}`));
    const packed = gzipSync(csv(...lines));
    packed.fill(0xff, packed.length - 5000, packed.length - 4000);
    const { records, fileError } = await read(packed, 1000);
    expect(fileError?.reason).toBe('broken_gzip');
    expect(records.length).toBeGreaterThan(5000);
  });

  it('ignores what follows a gzip', async () => {
    const content = Buffer.concat([gzipSync(csv(row(1))), Buffer.alloc(3000)]);
    for (const size of [500, 65_536])
      expect((await read(content, size)).summary).toEqual(['2 1 Hus']);
  });

  test.each([
    ['UTF-16', Buffer.from(`\ufeff${csv(row(1))}`, 'utf16le'), 'utf16'],
    ['UTF-16 without mark', Buffer.from(csv(row(1)), 'utf16le'), 'not_text'],
    ['a spreadsheet', Buffer.from('504b0304140000000800', 'hex'), 'not_text'],
    ['packed UTF-16', gzipSync(Buffer.from(`\ufeff${HEADER}`, 'utf16le')), 'utf16'],
  ])('distinguishes %s from text', async (_name, content, reason) => {
    expect(await read(content)).toMatchObject({ records: [], fileError: { reason } });
  });

  it('reports that a missing file can not be read', async () => {
    const error = await readFeed('/nowhere/feed.csv')
      .next()
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ reason: 'unreadable', params: { code: 'ENOENT' } });
  });
});

describe('JSON', () => {
  const a = { external_id: 'a', title: 'Hus } ] , "æ" \\' };
  const b = { External_ID: 'b', title: 'Hus\n{[', facilities: ['gym'], __proto__: null };

  test.each([1, 2, 5, 65_536])('an array read %i bytes at a time', async (size) => {
    const { records, format, fileError } = await read(JSON.stringify([a, b], null, 1), size);
    expect(fileError).toBeUndefined();
    expect(format).toBe('json');
    expect(records).toEqual([
      { line: 1, raw: a },
      { line: 2, raw: { external_id: 'b', title: 'Hus\n{[', facilities: ['gym'] } },
    ]);
  });

  test.each([1, 65_536])('objects on lines, read %i bytes at a time', async (size) => {
    const lines = [JSON.stringify(a), '', '{"external_id": "x",}', '7', JSON.stringify(b)];
    const { summary, format } = await read(`\ufeff${lines.join('\r\n')}`, size);
    expect(format).toBe('ndjson');
    expect(summary).toEqual([`1 a ${a.title}`, '3 broken_json', '4 not_object', '5 b Hus\n{[']);
  });

  it('refuses only the wrong elements', async () => {
    const { summary, fileError } = await read(
      '[{"external_id":1},{"x":tru},null,[1,2],{"external_id":5}]',
    );
    expect(summary).toEqual([
      '1 1 undefined',
      '2 broken_json',
      '3 not_object',
      '4 not_object',
      '5 5 undefined',
    ]);
    expect(fileError).toBeUndefined();
  });

  test.each([
    ['breaks off in an element', '[{"external_id":1},\n{"external_id":2},\n{"exter', 2, 3],
    ['breaks off between elements', '[{"external_id":1},\n{"external_id":2}', 2, 2],
    ['continues after its end', '[{"external_id":1}]\n{"external_id":2}', 1, 2],
    ['has a string without end', `[{"external_id":1},\n{"a":"${'x,'.repeat(600_000)}}]`, 1, 2],
  ])('keeps what comes before an array that %s', async (_name, content, expected, line) => {
    const { records, fileError } = await read(content);
    expect(records).toHaveLength(expected);
    expect(fileError).toEqual({ reason: 'broken_json', params: { line } });
  });

  it('reports nothing for an empty array', async () => {
    expect(await read(' [ ] ')).toMatchObject({ records: [], fileError: undefined });
  });

  it('refuses the object that is not UTF-8, and the line that is too long', async () => {
    const lines = [
      '{"external_id":"å"}',
      `{"title":"${'x'.repeat(1_100_000)}"}`,
      '{"external_id":3}',
    ];
    const { summary } = await read(Buffer.from(lines.join('\n'), 'latin1'));
    expect(summary).toEqual(['1 wrong_encoding', '2 record_too_long', '3 3 undefined']);
  });
});
