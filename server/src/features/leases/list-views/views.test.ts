import { afterAll, beforeAll, expect, test } from 'vitest';

import { LIST_VIEWS_MAX } from '@husvaer/domain/leases/list-view';

import { addPerson, newToken, type TestPerson } from '../../../../testing/people.ts';
import { addPartner, createTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let partnerId: string;
let silje: TestPerson;
let even: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  const agent = (email: string) =>
    addPerson(app, { email, grants: [{ role: 'agent', partnerId }] });
  silje = await agent('silje@x.no');
  even = await agent('even@x.no');
});
afterAll(() => app.close());

const callAs = async (query: string, input: object, who: TestPerson): Promise<any> => {
  const { data, errors } = await app.api(query, { input }, await newToken(app, who));
  return data ? Object.values(data)[0] : errors?.[0]?.extensions;
};
const views = (of: string | null, who = silje) =>
  callAs(
    'query ($input: LeaseListViewsQueryData!) { getLeaseListViews(queryData: $input) { _id name query } }',
    { partnerId: of },
    who,
  );
const save = (view: object, who = silje) =>
  callAs(
    'mutation ($input: SaveLeaseListViewInputData!) { saveLeaseListView(inputData: $input) { _id name query } }',
    { partnerId, ...view },
    who,
  );
const remove = (_id: string, who = silje) =>
  callAs(
    'mutation ($input: RemoveLeaseListViewInputData!) { removeLeaseListView(inputData: $input) { _id } }',
    { _id },
    who,
  );
const LATE = { name: 'Late', query: '?arrears=yes' };
const SOON = { name: 'Soon', query: '?ends=90&sort=ends' };

test('a view is saved, renamed and removed, and is there from every browser', async () => {
  await save(LATE);
  const [late, soon] = await save(SOON);
  expect(await views(partnerId)).toMatchObject([LATE, SOON]);
  // It replaces the other view of that name, in any letter case.
  expect(await save({ _id: soon._id, name: 'LATE', query: SOON.query })).toEqual([
    { _id: soon._id, name: 'LATE', query: SOON.query },
  ]);
  expect(await remove(late._id)).toMatchObject({ code: 'leases.not_found' });
  await remove(soon._id);
  expect(await views(partnerId)).toEqual([]);
});

test('of two saved under one name at the same moment, one is left', async () => {
  const both = await Promise.all([save(LATE), save({ ...LATE, query: '?arrears=no' })]);
  expect(both.map((answer) => answer.code)).toEqual([undefined, undefined]);
  const left = await views(partnerId);
  expect(left).toMatchObject([{ name: 'Late' }]);
  await remove(left[0]._id);
});

test('views belong to one user and one list', async () => {
  const [view] = await save(LATE);
  await save({ ...SOON, partnerId: null });
  expect(await views(null)).toMatchObject([SOON]);
  expect(await views(partnerId, even)).toEqual([]);
  const changed = { _id: view._id, name: 'Mine', query: '?sort=rent' };
  expect(await save(changed, even)).toMatchObject({ code: 'leases.not_found' });
  expect(await remove(view._id, even)).toMatchObject({ code: 'leases.not_found' });
  expect(await views(partnerId)).toMatchObject([LATE]);
});

test.each([
  ['a name that is empty', { name: '  ' }],
  ['a name that is too long', { name: 'x'.repeat(41) }],
  ['what is not a query string', { query: 'javascript:alert(1)' }],
  ['a query that leads elsewhere', { query: '?a=1#//evil.example' }],
])('%s is refused', async (_, input) => {
  expect(await save({ ...LATE, ...input })).toMatchObject({ code: 'request.invalid' });
});

test(`${LIST_VIEWS_MAX} views are the most`, async () => {
  for (let count = 1; count <= LIST_VIEWS_MAX; count++)
    await save({ ...LATE, name: `View ${count}` }, even);
  expect(await save({ ...LATE, name: 'One more' }, even)).toMatchObject({
    code: 'leases.too_many_views',
    params: { most: LIST_VIEWS_MAX },
  });
  expect(await views(partnerId, even)).toHaveLength(LIST_VIEWS_MAX);
});
