import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

import type { FeedListing } from '@husvaer/domain/listings/feed';
import { describe, expect, it } from 'vitest';

import { importFeed, type ImportOptions } from './import-feed.ts';

const HEADER = 'external_id,title,listing_type,property_type,city,lat,lng,monthly_rent';
const row = (id: number | string, rent: number | string = 9000, title = 'Hus') =>
  `${id},${title},entire_place,house,Oslo,59.9,10.7,${rent}`;

async function imported(content: string, options?: ImportOptions) {
  const batches: FeedListing[][] = [];
  const sink = async (batch: FeedListing[]) => {
    batches.push(batch);
    return { added: batch.length - 1, changed: 1, unchanged: 0 };
  };
  const report = await importFeed(Readable.from([Buffer.from(content)]), sink, options);
  return { report, batches, landed: batches.flat() };
}

it('passes on the good rows in batches, and counts the outcomes', async () => {
  const rows = [1, 2, 3, 4, 5].map((id) => row(id));
  const { report, batches } = await imported([HEADER, ...rows].join('\n'), { batchSize: 2 });
  expect(batches.map((batch) => batch.map(({ externalId }) => externalId))).toEqual([
    ['1', '2'],
    ['3', '4'],
    ['5'],
  ]);
  expect(report).toEqual({
    format: 'csv',
    rows: 5,
    added: 2,
    changed: 3,
    unchanged: 0,
    refused: 0,
    reasons: {},
    unknownColumns: [],
    problems: [],
  });
});

it('waits for each batch before it reads on', async () => {
  let busy = 0;
  let most = 0;
  const sink = async (batch: FeedListing[]) => {
    most = Math.max(most, (busy += 1));
    await Promise.resolve();
    busy -= 1;
    return { added: batch.length, changed: 0, unchanged: 0 };
  };
  const rows = Array.from({ length: 50 }, (_, id) => row(id));
  await importFeed(Readable.from([[HEADER, ...rows].join('\n')]), sink, { batchSize: 5 });
  expect(most).toBe(1);
});

it('names the refused rows and why, while the others are imported', async () => {
  const { report, landed } = await imported(
    [HEADER, row(1), row(2, ''), row(3, 9000, '"Hus'), row(4, 0), row(1, 8000), row(5)].join('\n'),
  );
  expect(landed.map(({ externalId }) => externalId)).toEqual(['1', '5']);
  expect(report).toMatchObject({
    rows: 6,
    refused: 4,
    reasons: {
      'monthly_rent: required': 1,
      'monthly_rent: too_small': 1,
      'row: unclosed_quote': 1,
      'external_id: repeated': 1,
    },
  });
  expect(report.problems).toEqual([
    {
      line: 3,
      externalId: '2',
      title: 'Hus',
      problems: [{ path: 'monthly_rent', reason: 'required' }],
    },
    { line: 4, problems: [{ path: 'row', reason: 'unclosed_quote' }] },
    {
      line: 5,
      externalId: '4',
      title: 'Hus',
      problems: [{ path: 'monthly_rent', reason: 'too_small', params: { minimum: 0, value: '0' } }],
    },
    {
      line: 6,
      externalId: '1',
      title: 'Hus',
      problems: [{ path: 'external_id', reason: 'repeated', params: { line: 2 } }],
    },
  ]);
});

it('imports a later row of the same id when the first was refused', async () => {
  const { landed } = await imported([HEADER, row(1, ''), row(1, 9000)].join('\n'));
  expect(landed).toHaveLength(1);
});

it('keeps the first refusals and writes all of them to the stream', async () => {
  const refusals = new PassThrough({ highWaterMark: 100 });
  const written = text(refusals);
  const rows = Array.from({ length: 30 }, (_, id) => row(id, 0));
  const { report } = await imported([HEADER, ...rows].join('\n'), { problemsMax: 3, refusals });
  refusals.end();
  expect(report.problems.map(({ line }) => line)).toEqual([2, 3, 4]);
  expect(report.refused).toBe(30);
  const lines = (await written)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  expect(lines).toHaveLength(30);
  expect(lines[0]).toEqual(report.problems[0]);
});

it('makes text of HTML, and counts the plain length of a title', async () => {
  const title = `<b>${'x'.repeat(79)}</b>&amp;`;
  const content = `${HEADER},description\n${row(1, 9000, title)},"<p>En</p><p>To\u0000</p>"`;
  const { landed } = await imported(content);
  expect(landed[0]?.content).toMatchObject({
    title: `${'x'.repeat(79)}&`,
    description: 'En\n\nTo',
  });
});

it('lets no NUL through in any column', async () => {
  const raw = {
    external_id: 'a',
    title: 'H\u0000us',
    description: 'x\u0000',
    listing_type: 'entire_place',
    property_type: 'house',
    street: 'Vei\u0000en',
    city: 'Oslo',
    lat: 59.9,
    lng: 10.7,
    monthly_rent: 9000,
  };
  const { landed, report } = await imported(JSON.stringify([raw, { ...raw, street: 'Veien' }]));
  expect(report.reasons).toEqual({ 'street: wrong_format': 1 });
  expect(landed[0]?.content).toMatchObject({ title: 'Hus', description: 'x' });
});

it('accepts values as deep as a record may be', async () => {
  const deep = `${'['.repeat(400_000)}${']'.repeat(400_000)}`;
  const { report } = await imported(`[{"external_id": 1, "title": ${deep}}]`);
  expect(report.reasons).toMatchObject({ 'title: wrong_type': 1 });
});

it('names unknown columns', async () => {
  const { report } = await imported(`${HEADER},Colour,\n${row(1)},red,`);
  expect(report.unknownColumns).toEqual(['colour']);
  expect(report.added + report.changed).toBe(1);
});

it('imports what came before a break, and reports the break', async () => {
  const element = JSON.stringify({
    external_id: 1,
    title: 'Hus',
    listing_type: 'entire_place',
    property_type: 'house',
    city: 'Oslo',
    lat: 59.9,
    lng: 10.7,
    monthly_rent: 9000,
  });
  const { report, landed } = await imported(`[${element},\n{"exter`);
  expect(landed).toHaveLength(1);
  expect(report).toMatchObject({ rows: 1, fileError: { reason: 'broken_json', line: 2 } });
});

it('fails with the sink’s error', async () => {
  const broken = async () => {
    throw new Error('no database');
  };
  await expect(importFeed(Readable.from([`${HEADER}\n${row(1)}`]), broken)).rejects.toThrow(
    'no database',
  );
});

const REAL_FILE = new URL('../../../../../../shared/data/oslo-listings.csv.gz', import.meta.url)
  .pathname;

describe('the real file', { tags: ['real-files'] }, () => {
  it('is imported except two rows without rent and two with too long titles', async () => {
    const landed: FeedListing[] = [];
    const report = await importFeed(REAL_FILE, async (batch) => {
      landed.push(...batch);
      return { added: batch.length, changed: 0, unchanged: 0 };
    });
    expect(report).toMatchObject({
      rows: 1662,
      added: 1658,
      refused: 4,
      reasons: { 'monthly_rent: required': 2, 'title: too_long': 2 },
      unknownColumns: ['available_days_next_year', 'last_seen', 'source_type'],
    });
    expect(report.problems.map(({ line }) => line)).toEqual([1245, 1253, 1510, 1511]);
    const read = landed.map(({ content }) => `${content.title}\n${content.description ?? ''}`);
    expect(
      read.filter((words) => /<\/?(?:b|br|p|div|li)\b|&(?:amp|nbsp|#\d+);/i.test(words)),
    ).toEqual([]);
    expect(read.filter((words) => /[^\P{Cc}\n]|\n{3}|\ufffd/u.test(words))).toEqual([]);
  });
});
