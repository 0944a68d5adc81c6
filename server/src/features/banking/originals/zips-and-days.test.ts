import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { camt053, camt054, ocrFile, pain002 } from '../../../../testing/bank-files.ts';
import { dropBankFile, uploadBankFile } from '../../../../testing/banking.ts';
import { openBook } from '../../../../testing/books.ts';
import { addPartnerKey } from '../../../../testing/partner-key.ts';
import { addPerson, newToken, type TestPerson } from '../../../../testing/people.ts';
import { addPartner, createTestApp, NOW, type TestApp } from '../../../../testing/test-app.ts';

const account = '86011117947';
const paidOn = '2026-11-19';

let app: TestApp;
let partnerId: string;
let agent: TestPerson;
let key: string;

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  await openBook(app, partnerId);
  key = await addPartnerKey(app, partnerId);
  const grants = [{ role: 'agent' as const, partnerId }];
  agent = await addPerson(app, { email: 'agent@x.no', name: 'Silje Agent', grants });
});
afterAll(() => app.close());

const query = (text: string): Promise<any[]> =>
  app.database.session((session) => session.query(text));
const zip = (files: Record<string, Buffer>) => Buffer.from(zipSync(files));
const upload = (bytes: Buffer, more: { isRehearsal?: boolean; isEarly?: boolean } = {}) =>
  uploadBankFile(app, { partnerId, bytes, who: agent, ...more });
const storedFiles = (names: readonly string[]) =>
  query(
    `select file.name, file.archive, file.state, file.is_brought, file.brought_by_id as by,
       original.archive as original_archive, original.read_at is not null as is_read
     from bank_file as file
     left join bank_original as original on original.sha256 = file.sha256 and original.name = file.name
     where file.name in (${names.map((name) => `'${name}'`).join(', ')}) order by file.name`,
  );
const runWorkers = async () => {
  for (const worker of app.workers) await worker.runDue();
};

let odd = 100_000n;
const payment = (on = paidOn) => ({
  kid: '1234567897',
  amount: (odd += 7n),
  paidOn: on,
});

describe('a ZIP of several files', () => {
  const ocrPayment = payment();
  const files = {
    'b.xml': camt053({ account, id: 'B', payments: [{ amount: ocrPayment.amount, paidOn }] }),
    'a.ocr': ocrFile({ account, payments: [ocrPayment] }),
    'c.xml': Buffer.from('<Document/>'),
    'd.xml': pain002({ originalMessageId: 'NOBODYS', groupStatus: 'ACCP' }),
  };
  const bytes = zip(files);

  test('is rehearsed file by file, one after the other, and leaves nothing', async () => {
    const { status, files: results } = await upload(bytes, { isRehearsal: true });
    expect(status).toBe(200);
    expect(results).toMatchObject([
      { name: 'a.ocr', state: 'booked', payments: [{ outcome: 'waits' }] },
      // The statement's sum is evidence of the OCR file's payment, which came before it.
      { name: 'b.xml', state: 'booked', payments: [{ outcome: 'in_other_file' }] },
      { name: 'c.xml', state: 'refused', problems: [{ code: 'unknown_kind' }] },
      { name: 'd.xml', state: 'refused', problems: [{ code: 'unknown_order' }] },
    ]);
    expect(await query('select 1 from bank_file')).toEqual([]);
    expect(await query('select 1 from bank_original')).toEqual([]);
  });

  test('is booked as if each had come alone, by the person who brought the ZIP', async () => {
    const { files: results } = await upload(bytes);
    expect(results).toMatchObject([
      { name: 'a.ocr', state: 'booked', waiting: { unknown_kid: 1 } },
      { name: 'b.xml', state: 'booked' },
      { name: 'c.xml', state: 'refused' },
      { name: 'd.xml', state: 'refused' },
    ]);
    const brought = { archive: 'blob', is_brought: true, by: agent.id };
    expect(await storedFiles(Object.keys(files))).toEqual(
      Object.keys(files)
        .toSorted()
        .map((name) => ({
          name,
          ...brought,
          state: name < 'c' ? 'booked' : 'refused',
          original_archive: 'blob',
          is_read: true,
        })),
    );
    expect(readdirSync(join(app.config.BANK_DIR, 'uploads'))).toEqual([]);
    // One of them alone is the same bytes.
    expect((await upload(files['a.ocr'])).error).toMatchObject({ code: 'banking.seen_before' });
    expect((await upload(bytes)).files.map(({ state }) => state)).toEqual([
      'seen',
      'seen',
      'refused',
      'refused',
    ]);
  });

  test('with one file is that file', async () => {
    const alone = ocrFile({ account, payments: [payment()], number: 7 });
    expect((await upload(zip({ 'one.ocr': alone }))).body).toMatchObject({ lines: 1 });
    expect((await upload(alone)).error).toMatchObject({ code: 'banking.seen_before' });
    expect((await upload(zip({ 'bad.xml': Buffer.from('<a/>') }))).error).toMatchObject({
      code: 'banking.bad_file',
    });
  });

  test('that is no bank’s is refused as a whole', async () => {
    const good = ocrFile({ account, payments: [payment()], number: 8 });
    const nested = zip({ 'good.ocr': good, 'inner.zip': bytes });
    const before = await query('select id from bank_original');
    for (const isRehearsal of [true, false])
      expect((await upload(nested, { isRehearsal })).error).toMatchObject({
        code: 'banking.bad_file',
        params: { problems: [{ code: 'archive_nested', path: 'inner.zip' }] },
      });
    // Only the ZIP itself is stored.
    expect(await query('select id from bank_original')).toHaveLength(before.length + 1);
    expect(await storedFiles(['good.ocr', 'inner.zip'])).toEqual([]);
  });

  test('is answered file by file to another system', async () => {
    const two = {
      'x.ocr': ocrFile({ account, payments: [payment()], number: 9 }),
      'y.xml': Buffer.from('<Document/>'),
    };
    expect(await dropBankFile(app, { key, bytes: zip(two), name: 'two.zip' })).toMatchObject({
      status: 207,
      body: {
        data: [
          { name: 'x.ocr', state: 'booked', file: { archive: 'two.zip', lines: 1 } },
          { name: 'y.xml', state: 'refused', file: { problems: [{ code: 'unknown_kind' }] } },
        ],
      },
    });
  });

  test('in the folder gets one report, and is where its worst file belongs', async () => {
    const at = (...names: string[]) => join(app.config.BANK_DIR, 'in', ...names);
    mkdirSync(at(), { recursive: true });
    const good = ocrFile({ account, payments: [payment()], number: 10 });
    writeFileSync(at('day.zip'), zip({ 'good.ocr': good, 'odd.xml': Buffer.from('<Document/>') }));
    await runWorkers();
    await runWorkers();
    const report = readFileSync(at('refused', 'day.zip.report.txt'), 'utf8');
    expect(report).toContain('day.zip\ngood.ocr\nFilen er bokført.');
    expect(report).toContain('odd.xml\nFilen er avvist');
    expect(await storedFiles(['good.ocr'])).toMatchObject([
      { archive: 'day.zip', state: 'booked', is_brought: false, by: null },
    ]);
  });
});

describe('a file about a day to come', () => {
  const day = '2026-11-22';
  const one = { ...payment(day), kid: undefined, text: 'Husleie' };
  const bytes = camt054({ account, id: 'EARLY', payments: [one, { ...one, paidOn, amount: 77n }] });
  const lines = () => query(`select state from bank_line where amount = ${one.amount}`);
  const listed = async () => {
    const { data } = await app.api(
      `query ($id: ID!) { getBankFiles(queryData: { partnerId: $id }) { data { bankId state waitsUntil byName } } }`,
      { id: partnerId },
      await newToken(app, agent),
    );
    return data.getBankFiles.data.filter(({ bankId }: any) => bankId === 'EARLY');
  };
  const later = (at: string) => app.clock.set(Temporal.Instant.from(at));

  test('waits, however often it comes, and is read on that day in Norway', async () => {
    const early = { isEarly: true };
    expect((await upload(bytes, { ...early, isRehearsal: true })).body).toMatchObject({
      state: 'waiting',
      until: day,
    });
    expect(await listed()).toEqual([]);
    for (const sent of [await upload(bytes, early), await upload(bytes, early)])
      expect(sent.body).toMatchObject({ state: 'waiting', until: day });
    const waiting = { bankId: 'EARLY', waitsUntil: day, byName: 'Silje Agent' };
    expect(await listed()).toEqual([{ ...waiting, state: 'waiting' }]);
    // What another agency sends by mistake is refused, and says nothing of it.
    const other = await addPartner(app, 'fjordutleie', 'Fjordutleie');
    await openBook(app, other, { clientAccount: '99991042764', bankCustomerId: '999999990' });
    const grants = [{ role: 'agent' as const, partnerId: other }];
    const ola = await addPerson(app, { email: 'ola@x.no', name: 'Ola Agent', grants });
    expect(
      (await uploadBankFile(app, { partnerId: other, bytes, who: ola, ...early })).status,
    ).toBe(400);
    expect(await listed()).toEqual([{ ...waiting, state: 'waiting' }]);
    // An hour before midnight in Oslo.
    later('2026-11-21T22:00:00Z');
    await runWorkers();
    expect(await lines()).toEqual([]);
    expect(await query('select max(tries) from bank_original where read_at is null')).toEqual([
      { max: 0 },
    ]);
    later('2026-11-21T23:30:00Z');
    await runWorkers();
    expect(await lines()).toEqual([{ state: 'waiting' }]);
    expect(await listed()).toEqual([{ ...waiting, waitsUntil: null, state: 'booked' }]);
    expect(await query('select id from bank_original where read_at is null')).toEqual([]);
    app.clock.set(NOW);
  });

  test('that the bank’s own channel sends on its day is booked once', async () => {
    const tomorrow = payment('2026-11-24');
    const early = ocrFile({ account, payments: [tomorrow], number: 11 });
    await upload(early, { isEarly: true });
    const at = join(app.config.BANK_DIR, 'in');
    writeFileSync(join(at, 'bank.ocr'), early);
    later('2026-11-24T09:00:00Z');
    await runWorkers();
    await runWorkers();
    expect(
      await query(`select count(*)::integer from bank_line where amount = ${tomorrow.amount}`),
    ).toEqual([{ count: 1 }]);
    expect(await query(`select id from bank_file where state = 'waiting'`)).toEqual([]);
    expect(await query('select id from bank_original where read_at is null')).toEqual([]);
    app.clock.set(NOW);
  });
});
