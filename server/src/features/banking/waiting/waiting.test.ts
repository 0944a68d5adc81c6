import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { camt054, ocrFile } from '../../../../testing/bank-files.ts';
import { uploadBankFile } from '../../../../testing/banking.ts';
import { openBook } from '../../../../testing/books.ts';
import { addPerson, newToken, type TestPerson } from '../../../../testing/people.ts';
import { addPartner, createTestApp, NOW, type TestApp } from '../../../../testing/test-app.ts';

const account = '86011117947';
/** Today is Friday 20 November; five business days later is Friday 27 November. */
const today = '2026-11-20';
const monday = '2026-11-23';

let app: TestApp;
let partnerId: string;
let agent: TestPerson;
let colleague: TestPerson;
let other: TestPerson;
let number = 100;

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  await openBook(app, partnerId);
  const otherId = await addPartner(app, 'fjordutleie', 'Fjordutleie');
  await openBook(app, otherId, { clientAccount: '12345678903' });
  const agentOf = (email: string, of: string) =>
    addPerson(app, { email, grants: [{ role: 'agent', partnerId: of }] });
  agent = await agentOf('agent@x.no', partnerId);
  colleague = await agentOf('colleague@x.no', partnerId);
  other = await agentOf('other@x.no', otherId);
});
afterAll(() => app.close());
beforeEach(() => {
  app.clock.set(NOW);
  number += 1;
});

const query = (text: string): Promise<any[]> =>
  app.database.session((session) => session.query(text));
const upload = (bytes: Buffer, more: { isRehearsal?: boolean } = {}) =>
  uploadBankFile(app, { partnerId, bytes, who: agent, isEarly: true, ...more });
const runWorkers = async () => {
  for (const worker of app.workers) await worker.runDue();
};
const payment = (paidOn: string, amount = BigInt(number) * 1000n) => ({
  amount,
  paidOn,
  text: `Husleie ${number}`,
});
const file = (...days: string[]) =>
  camt054({
    account,
    id: `DAY${number}`,
    payments: days.map((day, at) => payment(day, BigInt(number) * 1000n + BigInt(at))),
  });
const listed = async (who = agent, state = 'waiting') => {
  const { data } = await app.api(
    `query ($id: ID!, $state: BankFileState) { getBankFiles(queryData: { partnerId: $id, state: $state }) {
      data { _id bankId waitsUntil isWithdrawable } metaData { totalDocuments } } }`,
    { id: partnerId, state },
    await newToken(app, who),
  );
  return data.getBankFiles.data.filter(({ bankId }: any) => bankId === `DAY${number}`);
};
const lines = () =>
  query(
    `select booked_on::text as on, reason, state, unclear ->> 'found' as found from bank_line
     where text = 'Husleie ${number}' order by amount`,
  );
const withdraw = async (fileId: string, who: TestPerson) => {
  const { data, errors } = await app.api(
    `mutation ($id: ID, $file: ID!) { withdrawBankFile(inputData: { partnerId: $id, fileId: $file }) }`,
    { id: partnerId, file: fileId },
    await newToken(app, who),
  );
  return errors?.[0]?.extensions.code ?? data.withdrawBankFile;
};
const rehearse = async (fileId: string, who: TestPerson) => {
  const response = await app.call({
    method: 'POST',
    url: `/api/bank/files/${partnerId}/${fileId}/rehearsal`,
    headers: { authorization: `Bearer ${await newToken(app, who)}` },
  });
  return response.json().files?.[0] ?? response.statusCode;
};

describe('a payment of a far day', () => {
  test('is for a person, and the rest of its file is booked', async () => {
    expect((await upload(file(today, '2027-08-01'))).body).toMatchObject({
      state: 'booked',
      waiting: { no_kid: 1, unclear: 1 },
    });
    expect(await lines()).toEqual([
      { on: today, reason: 'no_kid', state: 'waiting', found: null },
      { on: today, reason: 'unclear', state: 'waiting', found: '2027-08-01' },
    ]);
  });

  test('never makes its file wait, also when it is nearer after the file has waited', async () => {
    // Seen from Friday the 30th is too far, seen from Monday it is not.
    expect((await upload(file(monday, '2026-11-30'))).body).toMatchObject({
      state: 'waiting',
      until: monday,
    });
    app.clock.set(Temporal.Instant.from(`${monday}T09:00:00Z`));
    await runWorkers();
    expect(await lines()).toMatchObject([
      { on: monday, found: null },
      { on: monday, reason: 'unclear', found: '2026-11-30' },
    ]);
  });

  test('pays nothing by its KID', async () => {
    const kid = '1234567897';
    const payments = [today, '2027-08-01'].map((paidOn) => ({ ...payment(paidOn), kid }));
    await upload(ocrFile({ account, payments, number }));
    expect(
      await query(`select reason from bank_line where kid = '${kid}' order by position`),
    ).toEqual([{ reason: 'unknown_kid' }, { reason: 'unclear' }]);
  });
});

describe('an uploaded file that waits', () => {
  test('is rehearsed as of its day, before and after it was sent', async () => {
    const bytes = file(monday);
    const effect = {
      state: 'waiting',
      until: monday,
      waiting: { no_kid: 1 },
      payments: [{ outcome: 'waits', reason: 'no_kid' }],
    };
    expect((await upload(bytes, { isRehearsal: true })).body).toMatchObject(effect);
    await upload(bytes);
    const [waiting] = await listed();
    expect(waiting).toMatchObject({ waitsUntil: monday, isWithdrawable: true });
    expect(await rehearse(waiting._id, colleague)).toMatchObject(effect);
    expect(await rehearse(waiting._id, other)).toBe(404);
    expect(await listed()).toEqual([waiting]);
    expect(await lines()).toEqual([]);
  });

  test('is withdrawn by anybody who runs the money, once, and can be sent again', async () => {
    const bytes = file(monday);
    await upload(bytes);
    const [{ _id }] = await listed();
    expect(await withdraw(_id, other)).toBe('ledger.not_found');
    expect(await withdraw(_id, colleague)).toBe(_id);
    expect(await withdraw(_id, colleague)).toBe('banking.not_found');
    expect(await listed()).toEqual([]);
    expect(
      await query(`select who from staff_action where what = 'banking.withdraw_file'`),
    ).toEqual([{ who: colleague.id }]);
    app.clock.set(Temporal.Instant.from(`${monday}T09:00:00Z`));
    await runWorkers();
    expect(await lines()).toEqual([]);
    await uploadBankFile(app, { partnerId, bytes, who: await again() });
    expect(await lines()).toMatchObject([{ on: monday }]);
  });

  test('is left by a server of an earlier version too, which knows no waiting files', async () => {
    await upload(file(monday));
    const claims = async (at: string) =>
      (
        await query(
          `select count(*)::integer from bank_original
           where waits_until = '${monday}' and read_at is null and tries < 3
             and coalesce(tried_at, received_at) < '${at}'::timestamptz - interval '15 minutes'`,
        )
      )[0].count;
    expect(await claims('2026-11-22T22:00:00Z')).toBe(0);
    expect(await claims('2026-11-22T23:30:00Z')).toBeGreaterThan(0);
  });

  test('cannot be withdrawn when it is booked, or the bank’s own channel sent it as well', async () => {
    const bytes = file(monday);
    await upload(bytes);
    mkdirSync(join(app.config.BANK_DIR, 'in'), { recursive: true });
    writeFileSync(join(app.config.BANK_DIR, 'in', `${number}.xml`), bytes);
    await runWorkers();
    await runWorkers();
    const [{ _id, isWithdrawable }] = await listed();
    expect(isWithdrawable).toBe(false);
    expect(await withdraw(_id, agent)).toBe('banking.wrong_state');
    expect(await rehearse(_id, agent)).toBe(409);
    await upload(bytes);
    expect(await listed()).toMatchObject([{ isWithdrawable: false }]);
  });
});

/** A login of the agent after the clock has moved. */
const again = async (): Promise<TestPerson> => ({
  ...agent,
  tokens: { ...agent.tokens, accessToken: await newToken(app, agent) },
});

describe('a file of a ZIP at which the server fails', () => {
  /** The server fails at one amount. */
  const failAt = (amount: bigint) =>
    query(`alter table bank_line add constraint fails check (amount <> ${amount}) not valid`);
  const mend = () => query('alter table bank_line drop constraint fails');
  const three = () => {
    const amounts = [1n, 2n, 3n].map((one) => BigInt(number) * 1000n + one);
    const files = Object.fromEntries(
      amounts.map((amount, at) => [
        `${at}.ocr`,
        ocrFile({
          account,
          payments: [{ kid: '1234567897', amount, paidOn: today }],
          number: number * 10 + at,
        }),
      ]),
    );
    return { amounts, bytes: Buffer.from(zipSync(files)) };
  };
  const bookedOf = (amounts: bigint[]) =>
    query(`select count(*)::integer from bank_line where amount in (${amounts.join(', ')})`);

  test('stops none of the others, and is booked when the ZIP is sent again', async () => {
    const { amounts, bytes } = three();
    await failAt(amounts[1]!);
    const failure = { state: 'failed', code: 'internal' };
    const states = ['booked', 'failed', 'booked'];
    for (const isRehearsal of [true, false]) {
      const { status, files } = await upload(bytes, { isRehearsal });
      expect(status).toBe(200);
      expect(files.map(({ state }) => state)).toEqual(states);
      expect(files[1]).toEqual({ name: '1.ocr', ...failure });
    }
    expect(await bookedOf(amounts)).toEqual([{ count: 2 }]);
    await mend();
    expect((await upload(bytes)).files.map(({ state }) => state)).toEqual([
      'seen',
      'booked',
      'seen',
    ]);
    expect(await bookedOf(amounts)).toEqual([{ count: 3 }]);
  });

  test('is tried again by itself', async () => {
    const { amounts, bytes } = three();
    await failAt(amounts[1]!);
    await upload(bytes);
    await mend();
    app.clock.set(NOW.add({ minutes: 16 }));
    await runWorkers();
    expect(await bookedOf(amounts)).toEqual([{ count: 3 }]);
  });

  test('stays in the folder with its ZIP until it was tried three times', async () => {
    const { amounts, bytes } = three();
    await failAt(amounts[1]!);
    const folder = join(app.config.BANK_DIR, 'in');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'three.zip'), bytes);
    await runWorkers();
    for (let turn = 1; turn <= 2; turn += 1) {
      await runWorkers();
      expect(await bookedOf(amounts)).toEqual([{ count: 2 }]);
      expect(readdirSync(folder)).toContain('three.zip');
    }
    await runWorkers();
    expect(readdirSync(join(folder, 'failed'))).toContain('three.zip');
    await mend();
  });
});
