/** @module-tag poppler-utils */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { openBook } from '../../../testing/books.ts';
import { requestDownload, uploadFile } from '../../../testing/documents.ts';
import { createLeaseScenario, type LeaseScenario } from '../../../testing/lease-scenario.ts';
import { addPerson, newToken, type TestPerson } from '../../../testing/people.ts';
import { poppler } from '../../../testing/poppler.ts';
import { addPartner, type Answer } from '../../../testing/test-app.ts';

let scenario: LeaseScenario;
let other: TestPerson;
let othersId: string;

beforeAll(async () => {
  scenario = await createLeaseScenario();
  await openBook(scenario.app, scenario.partnerId);
  othersId = await addPartner(scenario.app, 'fjordutleie', 'Fjordutleie');
  await openBook(scenario.app, othersId, { clientAccount: '12345678903' });
  other = await addPerson(scenario.app, {
    email: 'other@x.no',
    grants: [{ role: 'agent', partnerId: othersId }],
  });
});
afterAll(() => scenario.close());

const FIELDS = `_id contractId kind state leaseNumber recipient address { lines postalCode city }
  postBy postedOn postedByName tracking receiptFileId cancelledByName cancelReason fileId`;
async function letters(states: string[], who = scenario.silje) {
  const answer = await scenario.app.api(
    `query ($partnerId: ID, $states: [PostalLetterState!]) {
      getPostalLetters(queryData: { partnerId: $partnerId, states: $states }) { data { ${FIELDS} } metaData { totalDocuments } } }`,
    { partnerId: scenario.partnerId, states },
    await newToken(scenario.app, who),
  );
  return answer.errors ? codeOf(answer) : answer.data.getPostalLetters.data;
}
async function change(name: string, inputData: object, who = scenario.silje) {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}InputData!`;
  return scenario.app.api(
    `mutation ($inputData: ${type}) { ${name}(inputData: $inputData) { ${FIELDS} } }`,
    { inputData },
    await newToken(scenario.app, who),
  );
}
async function remind(day: string): Promise<void> {
  scenario.on(day);
  await scenario.app.jobs.perform('arrears.remind');
  await work();
}
async function work(): Promise<void> {
  await scenario.settle();
  for (const worker of scenario.app.workers) await worker.runDue();
  await scenario.settle();
}
async function sql(text: string, values: unknown[] = []): Promise<void> {
  await scenario.app.database.session((session) => session.query(text, values));
}
const refusalOf = ({ errors }: Answer) => errors?.[0]?.extensions;
const codeOf = (answer: Answer) => refusalOf(answer)?.code;
/** The person with a token of the clock's day. */
const renewed = async (who: TestPerson): Promise<TestPerson> => ({
  ...who,
  tokens: { ...who.tokens, accessToken: await newToken(scenario.app, who) },
});
const lateKinds = async (contractId: string): Promise<string[]> => {
  const { data } = await scenario.app.api(
    `query ($contractId: ID!) { getLateRent(queryData: { contractId: $contractId }) { letters { kind } } }`,
    { contractId },
    await newToken(scenario.app, scenario.silje),
  );
  return data.getLateRent.letters.map(({ kind }: { kind: string }) => kind);
};
async function petitionOf(contractId: string): Promise<Buffer> {
  const { data } = await scenario.app.api(
    `query ($contractId: ID!) { getLateRent(queryData: { contractId: $contractId }) { letters { kind fileId } } }`,
    { contractId },
    await newToken(scenario.app, scenario.silje),
  );
  const { fileId } = data.getLateRent.letters.at(-1);
  const { url } = await requestDownload(scenario.app, await renewed(scenario.silje), fileId);
  const path = new URL(url, scenario.site).href.replace(scenario.site, '');
  return (await scenario.app.call({ url: path })).rawPayload;
}
const terms = {
  startsOn: '2026-12-01',
  endsOn: null,
  mayGiveNotice: true,
  dueDay: 1,
  securityType: 'no_deposit',
  securityAmount: null,
};

describe('a notice of late rent', () => {
  let contractId: string;
  let copies: { _id: string; address: object | null; [field: string]: unknown }[];

  beforeAll(async () => {
    const signed = await scenario.signed({
      who: scenario.silje,
      terms,
    });
    contractId = signed._id;
    // The landlord's own contract says nothing of notices by e-mail.
    await sql(`update lease_paper set own_contract_id = signed_document_id where lease_id = $1`, [
      contractId,
    ]);
    await sql(
      `update property set postal_code = '0554', street = 'Markveien', street_number = '12'`,
    );
    scenario.on('2026-12-01');
    await scenario.app.jobs.perform('billing.issue_invoices');
    await scenario.settle();
    await remind('2026-12-20');
    copies = await letters(['waiting']);
  });

  test('waits for the post where the lease does not accept notices by e-mail: a letter to each tenant at the home', () => {
    expect(copies).toMatchObject(
      ['Ingrid Solheim', 'Jonas Lie Solheim'].map((recipient) => ({
        contractId,
        kind: 'rent_notice',
        state: 'waiting',
        recipient,
        address: { postalCode: '0554', city: 'Oslo' },
        postBy: expect.stringMatching(/^2026-12-2\d$/),
      })),
    );
  });

  test('is reported to users who run the books, once while letters wait', async () => {
    const { data } = await scenario.app.api(
      '{ getNotifications { data { kind path } } }',
      {},
      await newToken(scenario.app, scenario.silje),
    );
    const notified = data.getNotifications.data.filter(
      ({ kind }: { kind: string }) => kind === 'letters_to_post',
    );
    expect(notified).toEqual([{ kind: 'letters_to_post', path: '/money/post' }]);
  });

  test('is hidden from other users', async () => {
    expect(await letters(['waiting'], other)).toBe('ledger.not_found');
    expect(await letters(['waiting'], scenario.ingrid)).toBe('ledger.not_found');
    const letterIds = [copies[0]!._id];
    const posted = { letterIds, postedOn: '2026-12-20' };
    for (const who of [other, scenario.ingrid, scenario.turid])
      expect(codeOf(await change('markPostalLettersPosted', posted, who))).toBe('postal.not_found');
    const authorization = `Bearer ${await newToken(scenario.app, other)}`;
    for (const books of [scenario.partnerId, othersId]) {
      const url = `/api/money/${books}/postal-letters.pdf?letterIds=${copies[0]!._id}`;
      expect((await scenario.app.call({ url, headers: { authorization } })).statusCode).toBe(404);
    }
  });

  test('is printed as one file: each letter begins on a new sheet with the address page', async () => {
    const url = `/api/money/${scenario.partnerId}/postal-letters.pdf?letterIds=${copies.map(({ _id }) => _id).join()}`;
    const authorization = `Bearer ${await newToken(scenario.app, scenario.silje)}`;
    const { rawPayload, headers } = await scenario.app.call({ url, headers: { authorization } });
    expect(headers['content-type']).toBe('application/pdf');
    const pages = poppler('pdftotext', rawPayload, '-layout').split('\f');
    const covers = pages.flatMap((page, index) => (page.includes('Vedlagt') ? [index] : []));
    expect(covers).toHaveLength(2);
    for (const index of covers) expect(index % 2).toBe(0);
    for (const index of covers) expect(pages[index]).toContain('0554 Oslo');
    expect(pages[covers[1]!]).toContain('Jonas Lie Solheim');
    expect(poppler('pdfinfo', rawPayload)).toMatch(/Tagged: +yes/);
  });

  test('blocks a petition, made or recorded, until its last copy is posted', async () => {
    await remind('2027-01-16');
    expect(await lateKinds(contractId)).toEqual(['notice']);
    const note = async (petitionedOn: string) =>
      codeOf(
        await scenario.app.api(
          `mutation ($inputData: NotePetitionInputData!) { notePetition(inputData: $inputData) { cases { _id } } }`,
          { inputData: { contractId, petitionedOn } },
          await newToken(scenario.app, scenario.silje),
        ),
      );
    expect(await note('2027-01-16')).toBe('invoicing.petition_refused');
  });

  test('is posted on a possible day, and gives the law’s days', async () => {
    const letterIds = copies.map(({ _id }) => _id);
    const post = (input: object) => change('markPostalLettersPosted', { letterIds, ...input });
    expect(refusalOf(await post({ postedOn: '2026-12-19' }))).toMatchObject({
      code: 'postal.wrong_day',
    });
    expect(refusalOf(await post({ postedOn: '2027-01-17' }))).toMatchObject({
      code: 'postal.wrong_day',
    });
    expect(refusalOf(await post({ postedOn: '2027-01-10' }))).toMatchObject({
      code: 'postal.too_late',
      params: { until: copies[0]!['postBy'] },
    });
    expect(await letters(['posted'])).toEqual([]);
  });

  test('is recorded with its receipt, and the petition says how it was sent', async () => {
    const letterIds = copies.map(({ _id }) => _id);
    const key = await uploadFile(scenario.app, await renewed(scenario.silje), 'kvittering.pdf');
    const { data } = await change('markPostalLettersPosted', {
      letterIds,
      postedOn: '2026-12-21',
      tracking: 'RR123456785NO',
      receiptKey: key,
    });
    const [posted] = data.markPostalLettersPosted;
    expect(posted).toMatchObject({
      state: 'posted',
      postedOn: '2026-12-21',
      postedByName: 'Silje Bakken',
      tracking: 'RR123456785NO',
    });
    expect(
      (await requestDownload(scenario.app, await renewed(scenario.silje), posted.receiptFileId))
        .url,
    ).toBeTruthy();
    expect(await letters(['waiting'])).toEqual([]);
    const again = { letterIds, postedOn: '2026-12-21' };
    expect(codeOf(await change('markPostalLettersPosted', again))).toBe('postal.wrong_state');
    const cancelled = { letterId: letterIds[0]!, reason: 'Nei' };
    expect(codeOf(await change('cancelPostalLetter', cancelled))).toBe('postal.wrong_state');

    const party = { address: 'Bygdøy allé 2, 0257 Oslo', birthDate: '1963-04-09' };
    const tenants = [scenario.ingrid, scenario.jonas].map(({ email }) => ({ ...party, email }));
    const { data: stated } = await scenario.app.api(
      `mutation ($inputData: StatePetitionFactsInputData!) {
        statePetitionFacts(inputData: $inputData) { letters { kind fileId } } }`,
      { inputData: { contractId, landlord: party, tenants } },
      await newToken(scenario.app, scenario.silje),
    );
    expect(stated.statePetitionFacts.letters).toHaveLength(2);
    await work();
    const petition = await petitionOf(contractId);
    const text = poppler('pdftotext', petition, '-layout').replaceAll(/\s+/g, ' ');
    expect(text).toContain('Sendt i posten 21.12.2026 til Ingrid Solheim, Markveien 12');
    expect(text).toContain('Sporingsnummer RR123456785NO');
    // Fourteen days from the posting, not from the mail of the day before.
    expect(text).toContain('Toukersfristen løp ut 04.01.2027');
  });
});

describe('a landlord’s notice that ends a lease', () => {
  test('goes by post to each tenant, until it is withdrawn', async () => {
    const { kari, ingrid } = scenario;
    await openBook(scenario.app, null, { clientAccount: '99991042764' });
    const owner = await addPerson(scenario.app, {
      email: 'keeper@x.no',
      grants: [{ role: 'bookkeeper', partnerId: null }],
    });
    const { _id: contractId } = await scenario.signed({ terms });
    const operators = async (states: string[]) => {
      const { data } = await scenario.app.api(
        `query ($states: [PostalLetterState!]) { getPostalLetters(queryData: { states: $states }) { data { ${FIELDS} } } }`,
        { states },
        await newToken(scenario.app, owner),
      );
      return data.getPostalLetters.data;
    };
    const input = { contractId, ground: 'own_use', reason: 'Jeg flytter inn selv.' };
    expect((await scenario.call('giveNotice', input, kari)).errors).toBeUndefined();
    await work();
    expect(await operators(['waiting'])).toMatchObject(
      ['Ingrid Solheim', 'Jonas Lie Solheim'].map((recipient) => ({
        contractId,
        kind: 'notice',
        recipient,
        postBy: null,
      })),
    );
    await scenario.call('withdrawNotice', { contractId }, kari);
    expect(await operators(['waiting'])).toEqual([]);
    expect(await operators(['cancelled'])).toMatchObject([
      { cancelledByName: null, cancelReason: null },
      {},
    ]);
    // A tenant's own notice is for the landlord, and does not go by post.
    await scenario.call('giveNotice', { contractId }, ingrid);
    await scenario.call('giveNotice', { contractId }, scenario.jonas);
    await work();
    expect(await operators(['waiting'])).toEqual([]);
  });
});

test('a letter without an address waits until a user enters one that the post accepts', async () => {
  const { silje } = scenario;
  const { _id: contractId } = await scenario.signed({
    who: silje,
    terms,
  });
  await sql(`update property set postal_code = null`);
  const given = { contractId, ground: 'own_use', reason: 'Selger.' };
  const approvedOn = scenario.app.clock.today().toString();
  await scenario.call('giveNotice', { ...given, approvedOn }, silje);
  await work();
  const [letter] = await letters(['waiting']);
  expect(letter.address).toBeNull();
  const today = scenario.app.clock.today().toString();
  const posted = { letterIds: [letter._id], postedOn: today };
  expect(codeOf(await change('markPostalLettersPosted', posted))).toBe('postal.no_address');
  const changeAddress = (address: object) =>
    change('changePostalAddress', { letterId: letter._id, address });
  const lines = ['Storgata 1'];
  expect(refusalOf(await changeAddress({ lines, postalCode: '155', city: 'Oslo' }))).toMatchObject({
    params: { fields: [{ path: 'inputData.address.postalCode', reason: 'wrong_format' }] },
  });
  expect(
    refusalOf(await changeAddress({ lines: ['شارع'], postalCode: '0155', city: '北京' })),
  ).toMatchObject({
    code: 'request.undrawable',
  });
  const { data } = await changeAddress({ lines, postalCode: '0155', city: 'Oslo' });
  expect(data.changePostalAddress[0].address).toEqual({ lines, postalCode: '0155', city: 'Oslo' });
  const cancelled = { letterId: letter._id, reason: 'Overlevert på døra.' };
  expect((await change('cancelPostalLetter', cancelled)).data.cancelPostalLetter).toMatchObject([
    { state: 'cancelled', cancelledByName: 'Silje Bakken', cancelReason: 'Overlevert på døra.' },
  ]);
});
