import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { A_PDF, requestDownload } from '../../../../testing/documents.ts';
import { createLeaseScenario, type LeaseScenario } from '../../../../testing/lease-scenario.ts';
import { newToken, type TestPerson } from '../../../../testing/people.ts';
import { NOW, type Answer } from '../../../../testing/test-app.ts';
import { upload } from '../../../../testing/uploads.ts';

let scenario: LeaseScenario;

beforeAll(async () => {
  scenario = await createLeaseScenario();
});
afterEach(() => scenario.app.clock.set(NOW));
afterAll(() => scenario.close());

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;

describe('files that are added to a lease', () => {
  const UPLOAD = `mutation ($inputData: UploadFilesInputData!) {
    uploadFiles(inputData: $inputData) { _id title createdAt name size } }`;
  const FILES = `query ($contractId: ID!) { getFilesForPublicApp(queryData: { contractId: $contractId }) {
    data { _id title createdAt name size } metaData { totalDocuments } } }`;

  let lease: { _id: string; propertyId: string; leaseSerial: number };
  beforeAll(async () => {
    const { _id } = await scenario.signed();
    const { data } = await scenario.app.api(
      'query ($id: ID!) { getSingleLeaseForPublicSite(queryData: { contractId: $id }) { _id propertyId leaseSerial } }',
      { id: _id },
      await newToken(scenario.app, scenario.kari),
    );
    lease = data.getSingleLeaseForPublicSite;
  });

  const send = async (who: TestPerson, subFolderName = 'contract', content = A_PDF) =>
    (
      await upload(scenario.app, who, content, {
        filename: 'Nøkler.pdf',
        directive: 'Files',
        subFolderName,
      })
    )
      .split('/')
      .at(-1);

  const shown = (name: unknown, more: object = {}) => ({
    propertyId: lease.propertyId,
    contractId: lease._id,
    leaseSerial: lease.leaseSerial,
    directive: 'Files',
    context: 'contract',
    subContext: 'lease',
    size: 5,
    name,
    isVisibleToTenant: true,
    isVisibleToLandlord: true,
    title: 'Nøkkelliste',
    ...more,
  });
  const add = async (who: TestPerson, files: object[], requestFrom = 'partner_public') =>
    scenario.app.api(
      UPLOAD,
      { inputData: { files, requestFrom } },
      await newToken(scenario.app, who),
    );
  const filesOf = async (who: TestPerson): Promise<{ title: string }[]> => {
    const answer = await scenario.app.api(
      FILES,
      { contractId: lease._id },
      await newToken(scenario.app, who),
    );
    return answer.data.getFilesForPublicApp.data;
  };
  const titles = async (who: TestPerson) => (await filesOf(who)).map(({ title }) => title);

  test('are listed with their stored name, title and time', async () => {
    const { ingrid, kari } = scenario;
    const name = await send(ingrid);
    expect(name).toMatch(/^[A-Za-z\d]{11}\.pdf$/);
    const { data } = await add(ingrid, [shown(name, { title: 'Nøkler.pdf' })]);
    const file = { _id: expect.any(String), title: 'Nøkler.pdf', name, size: A_PDF.length };
    expect(data.uploadFiles).toEqual([{ ...file, createdAt: NOW.toString() }]);
    for (const who of [ingrid, kari])
      expect(await filesOf(who)).toContainEqual(data.uploadFiles[0]);
  });

  test('are saved under their title', async () => {
    const { ingrid, app } = scenario;
    const { data } = await add(ingrid, [shown(await send(ingrid), { title: 'Nøkler til boden' })]);
    const { url } = await requestDownload(app, ingrid, data.uploadFiles[0]._id);
    const { headers } = await app.call({ url });
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain(
      'Nøkler til boden.pdf',
    );
  });

  test('that do not exist are reported', async () => {
    const { errors } = await requestDownload(scenario.app, scenario.ingrid, crypto.randomUUID());
    expect(errors).toMatchObject([
      { message: 'File not found', extensions: { code: 'files.not_found', statusCode: 404 } },
    ]);
  });

  test('are visible to both sides, under their given names, and fetched by both', async () => {
    const { ingrid, kari, silje, app } = scenario;
    const name = await send(ingrid);
    const { data } = await add(ingrid, [shown(name)]);
    expect(data.uploadFiles).toMatchObject([{ title: 'Nøkkelliste' }]);
    // The answer was lost, and the client repeats the call.
    expect((await add(ingrid, [shown(name)])).data).toEqual(data);
    for (const who of [ingrid, kari])
      expect((await titles(who)).filter((title) => title === 'Nøkkelliste')).toHaveLength(1);
    const id = data.uploadFiles[0]._id;
    expect((await requestDownload(app, kari, id)).url).toContain('/');
    expect(codeOf(await requestDownload(app, silje, id))).toBe('files.not_found');
    app.clock.set(NOW.add({ hours: 48 }));
    await app.jobs.perform('files.remove_orphans');
    expect(await titles(kari)).toContain('Nøkkelliste');
  });

  test('are all kept when both sides add at once, and one sent by two tabs is kept once', async () => {
    const { ingrid, kari } = scenario;
    const [theirs, mine] = [await send(ingrid), await send(kari)];
    const added = await Promise.all([
      add(ingrid, [shown(theirs, { title: 'Fra leietaker' })]),
      add(kari, [shown(mine, { title: 'Fra utleier' })]),
      add(kari, [shown(mine, { title: 'Fra utleier' })]),
    ]);
    expect(added.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    const both = ['Fra leietaker', 'Fra utleier'];
    for (const who of [ingrid, kari])
      expect((await titles(who)).filter((title) => both.includes(title)).toSorted()).toEqual(both);
  });

  test('are visible to the sides they are for, and to the user who added them', async () => {
    const { ingrid, kari, app } = scenario;
    const mine = await add(kari, [
      shown(await send(kari), { title: 'Takst', isVisibleToTenant: false }),
    ]);
    expect(await titles(ingrid)).not.toContain('Takst');
    expect(await titles(kari)).toContain('Takst');
    const { _id } = mine.data.uploadFiles[0];
    expect(codeOf(await requestDownload(app, ingrid, _id))).toBe('files.not_found');
    const files = [shown(await send(ingrid), { title: 'Eget', isVisibleToTenant: false })];
    await add(ingrid, files);
    expect(await titles(ingrid)).toContain('Eget');
  });

  test.each([
    ['of a stranger', () => scenario.silje, {}, 'leases.not_found'],
    [
      'of another home',
      () => scenario.kari,
      { propertyId: crypto.randomUUID() },
      'leases.not_found',
    ],
    ['of another number', () => scenario.kari, { leaseSerial: 999 }, 'leases.not_found'],
    ['of no lease', () => scenario.kari, { contractId: crypto.randomUUID() }, 'leases.not_found'],
    ['that was never sent', () => scenario.kari, { name: 'aaaaaaaaaaa.pdf' }, 'files.not_found'],
    ['with another’s path', () => scenario.kari, { name: '../a.pdf' }, 'request.invalid'],
    ['without a title', () => scenario.kari, { title: ' ' }, 'request.invalid'],
    ['for something else', () => scenario.kari, { context: 'listing' }, 'request.invalid'],
  ])('are refused %s', async (_, who, more, code) => {
    const name = await send(who());
    expect(codeOf(await add(who(), [shown(name, more)]))).toBe(code);
  });

  test('are all added or none, each of the type of its name, and sent by the user who adds them', async () => {
    const { ingrid, kari } = scenario;
    const good = await send(kari);
    const before = await titles(kari);
    const theirs = await send(ingrid);
    const fake = await send(kari, 'contract', Buffer.from('MZ program'));
    expect(codeOf(await add(kari, [shown(good), shown(theirs)]))).toBe('files.not_found');
    expect(codeOf(await add(kari, [shown(good), shown(fake)]))).toBe('files.unsupported_type');
    expect(await titles(kari)).toEqual(before);
    expect(codeOf(await add(kari, []))).toBe('request.invalid');
    expect(codeOf(await add(kari, [shown(good)], 'elsewhere'))).toBe('request.invalid');
    expect(
      codeOf(await add(kari, [shown(good), shown(theirs, { contractId: crypto.randomUUID() })])),
    ).toBe('request.invalid');
  });
});
