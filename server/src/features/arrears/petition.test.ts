/** @module-tag poppler-utils */
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openBook } from '../../../testing/books.ts';
import { requestDownload } from '../../../testing/documents.ts';
import { createLeaseScenario, type LeaseScenario } from '../../../testing/lease-scenario.ts';
import { newToken, type TestPerson } from '../../../testing/people.ts';
import { poppler } from '../../../testing/poppler.ts';

let scenario: LeaseScenario;
/** The lease of the petition. */
let contractId: string;

beforeAll(async () => {
  scenario = await createLeaseScenario();
  await openBook(scenario.app, scenario.partnerId);
});
afterAll(() => scenario.close());

const LATE = `letters { kind fileId } petition { missing leaseFileId isSignedHere landlord { birthDate } tenants { birthDate } }`;
async function late() {
  const { data } = await scenario.app.api(
    `query ($contractId: ID!) { getLateRent(queryData: { contractId: $contractId }) { ${LATE} } }`,
    { contractId },
    await newToken(scenario.app, scenario.silje),
  );
  return data.getLateRent;
}
const FILE = `today isReady refusals { reason invoiceId from field } waits { reason } everything acceptsEmailNotices
  claims {
    claim { invoiceSerialId principal fees interest amount stage payBy petitionFrom petitionedOn }
    charges { isFee chargedOn from to amount } interestToday { base from to rate interest }
    notice { fileId sentOn sentAt sentTo posted { to on tracking } payBy } }
  petition { landlord { name address } tenants { name email address } }`;
/** What the page shows before a petition is filed. */
async function petitionFile() {
  const { data, errors } = await scenario.app.api(
    `query ($contractId: ID!) { getPetitionFile(queryData: { contractId: $contractId }) { ${FILE} } }`,
    { contractId },
    await newToken(scenario.app, scenario.silje),
  );
  expect(errors).toBeUndefined();
  return data.getPetitionFile;
}
async function remind(day: string): Promise<void> {
  scenario.on(day);
  await scenario.app.jobs.perform('arrears.remind');
  await scenario.settle();
  for (const worker of scenario.app.workers) await worker.runDue();
}
async function fileOf(fileId: string, who: TestPerson): Promise<Buffer> {
  const tokens = { ...who.tokens, accessToken: await newToken(scenario.app, who) };
  const { url } = await requestDownload(scenario.app, { ...who, tokens }, fileId);
  const path = new URL(url, scenario.site).href.replace(scenario.site, '');
  return (await scenario.app.call({ url: path })).rawPayload;
}

test('a petition is the sealed lease as it is, and one package with numbered pages and enclosures', async () => {
  const { app, silje, ingrid, jonas } = scenario;
  const terms = { startsOn: '2026-12-01', dueDay: 1, securityType: 'no_deposit' };
  const signed = await scenario.signed({ who: silje, terms: { ...terms, securityAmount: null } });
  contractId = signed._id;
  for (const worker of app.workers) await worker.runDue();
  scenario.on('2026-12-01');
  await app.jobs.perform('billing.issue_invoices');
  await scenario.settle();
  for (const day of ['2026-12-20', '2027-01-15', '2027-01-16']) await remind(day);
  const waits = await late();
  // Signatures have the birth dates; only the landlord's address has to be stated.
  expect(waits.petition).toMatchObject({
    isSignedHere: true,
    landlord: { birthDate: '1963-04-09' },
  });
  const missing = await petitionFile();
  expect(missing.isReady).toBe(false);
  expect(missing.refusals.map(({ reason }: { reason: string }) => reason)).toContain(
    'missing_fact',
  );
  const party = { address: 'Bygdøy allé 2, 0257 Oslo', birthDate: '1963-04-09' };
  const inputData = {
    contractId,
    landlord: party,
    tenants: [ingrid, jonas].map(({ email }) => ({ ...party, email })),
  };
  const savePetition = async (input: object) => {
    const { errors } = await app.api(
      `mutation ($inputData: StatePetitionFactsInputData!) { statePetitionFacts(inputData: $inputData) { cases { _id } } }`,
      { inputData: input },
      await newToken(app, silje),
    );
    expect(errors).toBeUndefined();
    await scenario.settle();
    for (const worker of app.workers) await worker.runDue();
  };
  await savePetition(inputData);

  const ready = await petitionFile();
  expect(ready).toMatchObject({ isReady: true, refusals: [], waits: [] });
  expect(ready.claims).toMatchObject([
    {
      claim: { stage: 'notice_over' },
      notice: { sentTo: ['ingrid@x.no', 'jonas@x.no'], posted: [] },
    },
  ]);
  const { letters, petition } = await late();
  const lease = await fileOf(petition.leaseFileId, silje);
  expect(poppler('pdfsig', lease, '-nocert')).toContain('Signature is Valid.');
  expect(poppler('pdfsig', lease, '-nocert')).toContain('Total document signed');

  const made = letters.find(({ kind }: { kind: string }) => kind === 'petition');
  const pack = await fileOf(made.fileId, silje);
  expect(pack.includes('/ByteRange')).toBe(false);
  expect(pack.includes('/Widget')).toBe(false);
  const pages = poppler('pdftotext', pack, '-layout')
    .split('\f')
    .slice(0, -1)
    .map((page) => page.replaceAll(/\s+/g, ' ').trim());
  for (const [index, page] of pages.entries())
    expect(page).toContain(`Side ${index + 1} av ${pages.length}`);
  const text = pages.join(' ');
  for (const expected of [
    'Vedlegg 2 · Side',
    'Vedlegg 3 · Side',
    'Vedlegg 4 · Side',
    'Til namsmannen i Oslo',
    'Født 09.04.1963',
    'ingrid@x.no jonas@x.no',
    'egen fil, elektronisk signert og forseglet',
  ])
    expect(text).toContain(expected);
  expect(poppler('pdfinfo', pack)).toMatch(/Tagged: +yes/);
  expect(letters.map(({ kind }: { kind: string }) => kind)).toEqual(['notice', 'petition']);

  // Repeating the facts has no effect; other facts make the petition again, and the first one remains.
  await savePetition(inputData);
  const moved = { ...party, address: 'Storgata 9, 0184 Oslo' };
  await app.database.session((session) => session.exec("update listing set municipality = 'Oslo'"));
  await savePetition({ ...inputData, landlord: moved });
  const petitions = (await late()).letters.slice(1);
  expect(petitions.map(({ kind }: { kind: string }) => kind)).toEqual(['petition', 'petition']);
  const text2 = poppler('pdftotext', await fileOf(petitions[1].fileId, silje), '-layout');
  expect(text2).toContain('Storgata 9, 0184 Oslo');
  expect(text2).toContain('Til namsmannen i Oslo');

  // While a tenant's objection is open the facts are only saved; the petition follows when it is settled.
  const [{ id: invoiceId } = { id: '' }] = await app.database.session((session) =>
    session.query<{ id: string }>(`select id from invoice where lease_id = '${contractId}'`),
  );
  const change = async (mutation: string, who: TestPerson) => {
    const { errors } = await app.api(
      `mutation { ${mutation} { _id } }`,
      {},
      await newToken(app, who),
    );
    expect(errors).toBeUndefined();
  };
  await change(
    `objectToInvoice(inputData: { invoiceId: "${invoiceId}", text: "Varmen er borte." })`,
    ingrid,
  );
  await savePetition({ ...inputData, landlord: { ...party, address: 'Kirkegata 3, 0153 Oslo' } });
  const waiting = async () => {
    const { data } = await app.api(
      `query ($contractId: ID!) { getLateRent(queryData: { contractId: $contractId }) { letters { kind } petition { isWaiting } } }`,
      { contractId },
      await newToken(app, silje),
    );
    const { letters: all, petition: stated } = data.getLateRent;
    return { isWaiting: stated.isWaiting, letters: all.length };
  };
  expect(await waiting()).toEqual({ isWaiting: true, letters: 3 });
  await remind('2027-01-16');
  expect(await waiting()).toEqual({ isWaiting: true, letters: 3 });
  await change(`settleInvoiceObjection(inputData: { invoiceId: "${invoiceId}" })`, silje);
  await remind('2027-01-16');
  expect(await waiting()).toEqual({ isWaiting: false, letters: 4 });
  await remind('2027-01-16');
  expect(await waiting()).toEqual({ isWaiting: false, letters: 4 });
});

test('a case that is called off frees the lease, and is closed once', async () => {
  const { app, silje } = scenario;
  const close = async () =>
    app.api(
      `mutation ($inputData: CloseEvictionCaseInputData!) {
        closeEvictionCase(inputData: $inputData) { cases { closedOn outcome } petition { missing } } }`,
      { inputData: { contractId, outcome: 'called_off' } },
      await newToken(app, silje),
    );
  expect((await close()).data.closeEvictionCase).toEqual({
    cases: [{ closedOn: '2027-01-16', outcome: 'called_off' }],
    petition: null,
  });
  expect((await close()).errors).toMatchObject([{ extensions: { code: 'invoicing.not_found' } }]);
  await remind('2027-01-16');
  expect((await late()).letters).toHaveLength(4);
  await remind('2027-01-17');
  expect((await late()).letters.slice(4)).toMatchObject([{ kind: 'notice' }]);
});
