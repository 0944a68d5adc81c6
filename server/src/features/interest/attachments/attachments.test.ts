import { afterAll, beforeAll, expect, test } from 'vitest';

import { requestDownload, uploadFile } from '../../../../testing/documents.ts';
import { anInterestForm, homeOf } from '../../../../testing/interest.ts';
import { addPerson, type TestPerson } from '../../../../testing/people.ts';
import { addListings, createTestApp, NOW, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let kari: TestPerson;
let landlord: TestPerson;
let stranger: TestPerson;
let home: string;
let otherHome: string;

beforeAll(async () => {
  app = await createTestApp();
  kari = await addPerson(app, { email: 'kari@x.no' });
  landlord = await addPerson(app, { email: 'utleier@x.no' });
  stranger = await addPerson(app, { email: 'fremmed@x.no' });
  const own = { feed: 'own', partnerId: null, ownerId: landlord.id, contactId: null };
  await addListings(app, [{ title: 'Home' }, { title: 'Other home' }], own);
  home = await homeOf(app, 'Home');
  otherHome = await homeOf(app, 'Other home');
});
afterAll(() => app.close());

const call = (query: string, variables: object, who: TestPerson) =>
  app.api(query, variables as never, who.tokens.accessToken);
async function send(attachments: object[], input: object = {}) {
  const answer = await call(
    `mutation ($inputData: AddInterestFormInputData!) { addInterestForm(inputData: $inputData) {
      _id attachments { _id title } } }`,
    { inputData: { ...anInterestForm(home), attachments, ...input } },
    kari,
  );
  return { ...answer, form: answer.data?.addInterestForm };
}
const draftFiles = async (listingId: string) => {
  const query = `query ($id: ID!) { getInterestDraft(queryData: { listingId: $id }) { attachments { _id title } } }`;
  return (await call(query, { id: listingId }, kari)).data.getInterestDraft.attachments;
};
const statusesOf = (id: string) =>
  Promise.all(
    [kari, landlord, stranger].map(async (who) => (await requestDownload(app, who, id)).status),
  );

test('files are sent with a form, for its landlord alone, and are offered for the next', async () => {
  expect(await draftFiles(home)).toEqual([]);
  const { form } = await send([{ key: await uploadFile(app, kari), title: 'Referanse' }]);
  const [file] = form.attachments;
  expect(file.title).toBe('Referanse');
  expect(await draftFiles(otherHome)).toEqual([file]);
  const query = `query ($id: ID!) { getInterestForm(queryData: { _id: $id }) { attachments { title } } }`;
  const seen = await call(query, { id: form._id }, landlord);
  expect(seen.data.getInterestForm.attachments).toEqual([{ title: 'Referanse' }]);
  expect(await statusesOf(file._id)).toEqual([200, 200, 404]);

  const { form: other } = await send([{ _id: file._id }], { listingId: otherHome });
  expect(other.attachments).toEqual([file]);
});

test('a file left out is no longer with the form; a withdrawn form hides its files', async () => {
  const { form } = await send([{ key: await uploadFile(app, kari) }]);
  const [{ _id: left }] = form.attachments;
  const { form: changed } = await send([{ key: await uploadFile(app, kari, 'ny.pdf') }]);
  const [{ _id: file }] = changed.attachments;
  expect(await statusesOf(left)).toEqual([200, 404, 404]);
  expect(await statusesOf(file)).toEqual([200, 200, 404]);
  const withdraw = 'mutation ($id: ID!) { withdrawInterest(inputData: { _id: $id }) { _id } }';
  await call(withdraw, { id: form._id }, kari);
  expect(await statusesOf(file)).toEqual([200, 404, 404]);
});

test.each<[string, () => Promise<object[]>, string]>([
  ['another’s', async () => [{ key: await uploadFile(app, stranger) }], 'files.not_found'],
  ['an empty name', async () => [{ title: 'x' }], 'request.invalid'],
  ['six', async () => Array.from({ length: 6 }, () => ({ key: 'k' })), 'request.invalid'],
])('%s: refused', async (_, files, code) => {
  const { errors } = await send(await files());
  expect(errors?.[0]?.extensions.code).toBe(code);
});

test('they are part of the data export, and are deleted with the form', async () => {
  const { form } = await send([{ key: await uploadFile(app, kari) }], { listingId: otherHome });
  const { body } = await app.call({
    url: '/api/my-data',
    headers: { authorization: `Bearer ${kari.tokens.accessToken}` },
  });
  const { forms } = JSON.parse(body).interest;
  expect(forms.find(({ id }: { id: string }) => id === form._id).files).toEqual(['kontrakt.pdf']);
  await app.database.session((session) => session.exec('delete from interest'));
  app.clock.set(NOW.add({ hours: 25 }));
  await app.jobs.perform('files.remove_orphans');
  app.clock.set(NOW);
  expect(await statusesOf(form.attachments[0]._id)).toEqual([404, 404, 404]);
});
