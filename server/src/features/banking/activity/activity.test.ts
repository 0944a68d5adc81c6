import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { fillActs } from '../../../../testing/many-acts.ts';
import { fillLeases } from '../../../../testing/many-leases.ts';
import { addPerson, newToken, type TestPerson } from '../../../../testing/people.ts';
import { recording } from '../../../../testing/recorded-sql.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { findActivities } from './store.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';

/* What a year left in a book. Five entries of a source are of one moment, and sources share moments. */

const ENTRIES = 2000;
const ACTIVITY = `query ($id: ID!, $limit: Int, $after: String) {
  getMoneyActivity(queryData: { partnerId: $id }, optionData: { limit: $limit, after: $after }) {
    data { _id at kind byName isBank text } next } }`;

let app: TestApp;
let silje: TestPerson;
let partnerId: string;
let bookId: string;

const query = <Row extends object>(text: string, values: unknown[] = []) =>
  app.database.session((session) => session.query<Row>(text, values));

beforeAll(async () => {
  app = await createTestApp();
  await fillLeases(app.database, 1);
  await fillActs(app.database, ENTRIES);
  partnerId = (await query<{ id: string }>('select id from partner'))[0]!.id;
  bookId = (await query<{ id: string }>('select id from ledger_book'))[0]!.id;
  const grants = [{ role: 'agent' as const, partnerId }];
  silje = await addPerson(app, { email: 'silje@x.no', name: 'Silje Bakken', grants });
});
afterAll(() => app.close());

interface Entry {
  _id: string;
  at: string;
  kind: string;
  byName: string | null;
  isBank: boolean;
  text: string | null;
}

async function read(
  after: string | null,
  limit = 100,
): Promise<{ data: Entry[]; next: string | null }> {
  const { data, errors } = await app.api(
    ACTIVITY,
    { id: partnerId, limit, after },
    await newToken(app, silje),
  );
  expect(errors).toBeUndefined();
  return data.getMoneyActivity;
}

/** All pages, one after the other. */
async function readAll(limit: number, between = async () => {}): Promise<Entry[]> {
  const entries: Entry[] = [];
  let after: string | null = null;
  do {
    const page = await read(after, limit);
    entries.push(...page.data);
    after = page.next;
    await between();
  } while (after !== null);
  return entries;
}

const idsOf = (entries: readonly Entry[]) => entries.map(({ _id }) => _id);

describe('the feed of an agency’s money, page by page', () => {
  test('has each entry once, the latest first, whatever the size of its pages', async () => {
    const entries = await readAll(100);
    // The settings of the book were entered when it was opened.
    const opened = 1;
    expect(entries).toHaveLength(ENTRIES + opened);
    expect(new Set(idsOf(entries)).size).toBe(entries.length);
    const moments = entries.map(({ at }) => Temporal.Instant.from(at).epochMilliseconds);
    expect(moments).toEqual(moments.toSorted((one, other) => other - one));
    // Pages that end among entries of one moment.
    expect(idsOf(await readAll(31))).toEqual(idsOf(entries));
  });

  test('neither repeats nor leaves out an entry when others are added between pages', async () => {
    const before = idsOf(await readAll(100));
    let added = 0;
    const seen = await readAll(97, async () => {
      added += 1;
      await query(
        `insert into money_act (kind, about, about_id, book_id, at, is_bank)
         select 'wrote_off', 'lease', id, $1, '2027-01-01'::date + $2::integer, false from lease`,
        [bookId, added],
      );
    });
    expect(idsOf(seen)).toEqual(before);
    expect(added).toBeGreaterThan(5);
    expect((await read(null)).data[0]).toMatchObject({ kind: 'wrote_off' });
  });

  test('shows contradictions of the bank’s files, and who closed them', async () => {
    const [conflict] = await query<{ id: string }>(
      `update bank_conflict set closed_at = '2028-01-02T10:00:00Z', closed_by_id = $1, reason = 'Feil fil'
       where id = (select id from bank_conflict order by id limit 1) returning id`,
      [silje.id],
    );
    const [agreed] = await query<{ id: string }>(
      `update bank_conflict set closed_at = '2028-01-01T10:00:00Z'
       where id = (select id from bank_conflict where closed_at is null order by id limit 1) returning id`,
    );
    const { data } = await read(null, 2);
    expect(data).toMatchObject([
      {
        _id: `closed ${conflict!.id}`,
        kind: 'closed_conflict',
        byName: 'Silje Bakken',
        isBank: false,
        text: 'Feil fil',
      },
      { _id: `closed ${agreed!.id}`, kind: 'closed_conflict', byName: null, isBank: true },
    ]);
    const found = (await readAll(100)).find(({ _id }) => _id === `conflict ${conflict!.id}`);
    expect(found).toMatchObject({ kind: 'found_conflict', isBank: true, text: '1.txt' });
  });

  test.each([
    'x',
    '2026-01-01T00:00:00Z act x',
    '2026-13-01T00:00:00Z act 1',
    '2026-01-01T00:00:00Z no 1',
  ])('refuses %s as the place where a page begins', async (after) => {
    const { errors } = await app.api(
      ACTIVITY,
      { id: partnerId, after },
      await newToken(app, silje),
    );
    expect(errors![0]!.extensions).toMatchObject({
      code: 'request.invalid',
      params: { fields: [{ path: 'optionData.after', reason: 'wrong_format' }] },
    });
  });

  test.each([
    ['first', null],
    [
      'deep',
      { at: Temporal.Instant.from('2026-03-01T00:00:00Z'), source: 'act', id: '1' } as const,
    ],
  ])('reads no more rows of a source than the %s page may have', async (_, after) => {
    const limit = 26;
    const recorder = recording(app.database);
    const tx = recorder.database.kysely as unknown as ReadTx;
    await findActivities(tx, { bookId, partnerId, after, limit });
    const [{ sql, parameters }] = recorder.sent as [(typeof recorder.sent)[number]];
    const [row] = await query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (analyze, format json) ${sql}`,
      parameters,
    );
    const scans = scansOf(row!['QUERY PLAN'][0].Plan);
    expect(scans.length).toBeGreaterThan(10);
    expect(scans.filter(({ rows }) => rows > limit)).toEqual([]);
  });
});

interface Plan {
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

/** The rows that each scan of a plan read. */
const scansOf = (plan: Plan): { of: string; rows: number }[] => [
  ...(plan['Relation Name'] === undefined
    ? []
    : [
        {
          of: `${plan['Relation Name']} ${plan['Index Name']}`,
          rows:
            (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'],
        },
      ]),
  ...(plan.Plans ?? []).flatMap(scansOf),
];
