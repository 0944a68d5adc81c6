import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { camt054, ocrFile } from '../../../../testing/bank-files.ts';
import { uploadBankFile } from '../../../../testing/banking.ts';
import { openBook } from '../../../../testing/books.ts';
import { addAuditor, addPerson, type TestPerson } from '../../../../testing/people.ts';
import { addPartner, createTestApp, NOW, type TestApp } from '../../../../testing/test-app.ts';
import { SYSTEM, type Viewer } from '../../../platform/viewer.ts';
import { originalCommand } from './commands.ts';
import { saveOriginal } from './save-original.ts';
import { originalKey } from './original-key.ts';

const account = '86011117947';
let app: TestApp;
let partnerId: string;
let agent: TestPerson;
let othersAgent: TestPerson;
let bytes: Buffer;
let number = 0;

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  const othersId = await addPartner(app, 'fjordutleie', 'Fjordutleie');
  await openBook(app, partnerId);
  await openBook(app, othersId, { clientAccount: '12345678903' });
  const agentOf = (email: string, of: string) =>
    addPerson(app, { email, grants: [{ role: 'agent', partnerId: of }] });
  agent = await agentOf('agent@x.no', partnerId);
  othersAgent = await agentOf('others@x.no', othersId);
});
afterAll(() => app.close());
beforeEach(() => {
  app.clock.set(NOW);
  number += 1;
  const payment = { kid: '1234567897', amount: 100_000n + BigInt(number), paidOn: '2026-11-19' };
  bytes = ocrFile({ account, payments: [payment], number });
});

const hashOf = (of: Buffer) => createHash('sha256').update(of).digest('hex');
const rows = <Row>(text: string, values: unknown[] = []) =>
  app.database.session((session) => session.query<Row>(text, values));
const stored = async (of: Buffer) => {
  const found = await app.storage.read(originalKey(hashOf(of)));
  return found && Buffer.from(found).equals(of);
};
const upload = (of = bytes) => uploadBankFile(app, { partnerId, bytes: of, who: agent });
const work = async () => {
  for (const worker of app.workers) await worker.runDue();
};
const booked = async (of = bytes) => {
  const [row] = await rows<{ lines: number; files: number; sum: bigint }>(
    `select count(*)::integer as lines, count(distinct bank_file.id)::integer as files
     from bank_line join bank_file on bank_file.id = file_id where sha256 = $1`,
    [hashOf(of)],
  );
  return row;
};
const fetchOriginal = (fileId: string, who = agent, of = partnerId) =>
  app.call({
    url: `/api/money/${of}/bank-files/${fileId}`,
    headers: { authorization: `Bearer ${who.tokens.accessToken}` },
  });
const fileIdOf = async (of = bytes) =>
  (await rows<{ id: string }>('select id from bank_file where sha256 = $1', [hashOf(of)]))[0]!.id;

describe('a file that an agent sends', () => {
  test('is kept and can be fetched byte by byte, and each fetch is logged', async () => {
    await upload();
    expect(await stored(bytes)).toBe(true);
    const response = await fetchOriginal(await fileIdOf());
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload.equals(bytes)).toBe(true);
    expect(response.headers['content-disposition']).toContain('attachment');
    const [noted] = await rows<{ who: string; whom: string }>(
      "select who, whom from staff_action where what = 'banking.read_original'",
    );
    expect(noted).toEqual({ who: agent.id, whom: expect.stringContaining(hashOf(bytes)) });
  });

  test('is kept also when it is refused', async () => {
    const bad = Buffer.concat([bytes.subarray(0, 100), Buffer.from(String(number))]);
    expect((await upload(bad)).status).toBe(400);
    expect(await stored(bad)).toBe(true);
    expect((await fetchOriginal(await fileIdOf(bad))).rawPayload.equals(bad)).toBe(true);
  });

  test('can be fetched by no other user, and their attempts are not logged', async () => {
    await upload();
    const count = async () =>
      (await rows<{ count: bigint }>('select count(*) from staff_action'))[0]!.count;
    const before = await count();
    expect((await fetchOriginal(await fileIdOf(), othersAgent)).statusCode).toBe(404);
    const [others] = await rows<{ id: string }>(
      "select id from partner where sub_domain = 'fjordutleie'",
    );
    expect((await fetchOriginal(await fileIdOf(), othersAgent, others!.id)).statusCode).toBe(404);
    expect(await count()).toBe(before);
  });

  test('is marked as kept in the list of files', async () => {
    await upload();
    const { data } = await app.api(
      `query ($id: ID!) { getBankFiles(queryData: { partnerId: $id }, optionData: { limit: 1 }) { data { hasOriginal } } }`,
      { id: partnerId },
      agent.tokens.accessToken,
    );
    expect(data.getBankFiles.data).toEqual([{ hasOriginal: true }]);
  });
});

describe('a process that receives a file is killed', () => {
  const viewer = (): Viewer => ({
    kind: 'account',
    id: agent.id,
    sessionId: agent.id,
    partnerId,
    grants: [{ role: 'agent', partnerId }],
  });
  const keep = async () => {
    const path = join(app.config.VAR_DIR, `file-${number}`);
    writeFileSync(path, bytes);
    const sha256 = hashOf(bytes);
    const file = { path, name: 'rent.ocr', sha256, bytes: bytes.length, partnerId };
    return saveOriginal(app.runner, viewer(), file);
  };

  test('before its row is written: a file that is sent again is booked', async () => {
    const key = originalKey(hashOf(bytes));
    await app.storage.write(key, bytes, 'application/octet-stream');
    expect((await upload()).status).toBe(200);
    expect(await booked()).toEqual({ lines: 1, files: 1 });
  });

  test('before it is read: it is read a while later, in the sender’s name', async () => {
    await keep();
    await work();
    expect(await booked()).toEqual({ lines: 0, files: 0 });
    app.clock.set(NOW.add({ minutes: 16 }));
    await work();
    expect(await booked()).toEqual({ lines: 1, files: 1 });
    expect(
      await rows('select name, by_id, is_brought, brought_by_id from bank_file where sha256 = $1', [
        hashOf(bytes),
      ]),
    ).toEqual([{ name: 'rent.ocr', by_id: agent.id, is_brought: true, brought_by_id: agent.id }]);
    expect((await upload()).error.code).toBe('banking.seen_before');
  });

  test('and a file that is sent again before that is booked once', async () => {
    await keep();
    expect((await upload()).status).toBe(200);
    app.clock.set(NOW.add({ minutes: 16 }));
    await work();
    expect(await booked()).toEqual({ lines: 1, files: 1 });
    expect(await rows('select id from bank_original where read_at is null')).toEqual([]);
  });

  test('each time that it is read: after three times it waits for an operator', async () => {
    const { id } = await keep();
    await rows('update bank_original set tries = 3 where id = $1', [id]);
    app.clock.set(NOW.add({ minutes: 16 }));
    await work();
    expect(await booked()).toEqual({ lines: 0, files: 0 });
    await rows('update bank_original set tries = 0 where id = $1', [id]);
    await work();
    expect(await booked()).toEqual({ lines: 1, files: 1 });
  });

  test('during the upload: the partial file is removed an hour later', async () => {
    const folder = join(app.config.BANK_DIR, 'uploads');
    mkdirSync(folder, { recursive: true });
    const at = (name: string, seconds: number) => {
      const path = join(folder, name);
      writeFileSync(path, 'NY');
      // By the clock of the file system, as it is read.
      const then = statSync(path).mtimeMs / 1000 - seconds;
      utimesSync(path, then, then);
    };
    at('old.part', 4000);
    at('new.part', 3000);
    await upload();
    expect(readdirSync(folder)).toEqual(['new.part']);
  });
});

describe('a file that the bank puts into the folder', () => {
  test('is kept, and can be fetched only from a terminal', async () => {
    const folder = join(app.config.BANK_DIR, 'in');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'rent.ocr'), bytes);
    await work();
    await work();
    expect(await booked()).toEqual({ lines: 1, files: 1 });
    expect(await stored(bytes)).toBe(true);
    expect((await fetchOriginal(await fileIdOf())).statusCode).toBe(404);
    const path = join(app.config.VAR_DIR, 'fetched.ocr');
    const call = (...args: string[]) =>
      originalCommand.run({
        args,
        runner: app.runner,
        audits: [],
        check: () => Promise.resolve([]),
        sealed: [],
        print: () => {},
      });
    expect(await call(hashOf(bytes), path)).toBe(0);
    expect(readFileSync(path).equals(bytes)).toBe(true);
    await expect(call('0'.repeat(64), path)).rejects.toThrow('No such file is kept.');
  });
});

test('a file in the folder that the server fails to read three times is set aside, and waits for an operator', async () => {
  const folder = join(app.config.BANK_DIR, 'in');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'broken.ocr'), bytes);
  await rows('alter table bank_line add constraint fails check (amount < 0) not valid');
  const operator = await addPerson(app, {
    email: 'staff@x.no',
    grants: [{ role: 'operator' as const, partnerId: null }],
  });
  const as = async (query: string) => (await app.api(query, {}, operator.tokens.accessToken)).data;
  const failed = async () => {
    const { getOperations } = await as(
      '{ getOperations { failures { _id kind name attempts problem } } }',
    );
    return getOperations.failures.filter(({ kind }: { kind: string }) => kind === 'bank_file');
  };
  for (let look = 0; look < 3; look += 1) {
    expect(await failed()).toEqual([]);
    expect(readdirSync(folder)).toContain('broken.ocr');
    await work();
    if (look === 0) await work();
  }
  expect(readdirSync(join(folder, 'failed')).sort()).toEqual([
    'broken.ocr',
    'broken.ocr.report.txt',
  ]);
  expect(readFileSync(join(folder, 'failed/broken.ocr.report.txt'), 'utf8')).toMatch(
    /etter tre forsøk[^]*three times/,
  );
  const [file] = await failed();
  expect(file).toMatchObject({ name: 'broken.ocr', attempts: 3 });
  expect(file.problem).toContain('fails');
  // It is read again when the cause is mended.
  await rows('alter table bank_line drop constraint fails');
  const { retryFailed } = await as(
    `mutation { retryFailed(inputData: { kind: bank_file, ids: ["${file._id}"] }) }`,
  );
  expect(retryFailed).toBe(1);
  app.clock.set(NOW.add({ minutes: 16 }));
  await work();
  expect(await booked()).toEqual({ lines: 1, files: 1 });
  expect(await failed()).toEqual([]);
});

test('an original is removed five years after the year that it came in, and not before', async () => {
  await upload();
  app.clock.set(Temporal.Instant.from('2031-12-31T20:00:00Z'));
  await app.jobs.perform('banking.remove_old_files');
  expect(await stored(bytes)).toBe(true);
  app.clock.set(Temporal.Instant.from('2032-01-01T04:00:00Z'));
  await app.jobs.perform('banking.remove_old_files');
  expect(await stored(bytes)).toBeUndefined();
  expect(await rows('select id from bank_original')).toEqual([]);
  expect(existsSync(join(app.config.VAR_DIR, 'files/bank/originals'))).toBe(true);
});

test('the sender of a file is erased with their account', async () => {
  await upload();
  await app.runner.run(
    SYSTEM,
    ({ emit }) => emit({ name: 'accounts.deleted', payload: { accountId: agent.id } }),
    undefined,
  );
  await app.dispatcher.settle();
  expect(
    await rows('select id from bank_original where by_id = $1 or brought_by_id = $1', [agent.id]),
  ).toEqual([]);
});

test('a file in the folder that ended the process three times is set aside before it is read', async () => {
  const folder = join(app.config.BANK_DIR, 'in');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'deadly.ocr'), bytes);
  await rows('alter table bank_line add constraint fails check (amount < 0) not valid');
  // The first look only sees how large it is.
  await work();
  await work();
  const triesOf = () => rows("select tries from bank_original where name = 'deadly.ocr'");
  expect(await triesOf()).toEqual([{ tries: 1 }]);
  // Processes that ended while they read it noted no reason.
  await rows('alter table bank_line drop constraint fails');
  await rows("update bank_original set tries = 3, problem = null where name = 'deadly.ocr'");
  await work();
  expect(readdirSync(join(folder, 'failed'))).toContain('deadly.ocr');
  expect(await booked()).toEqual({ lines: 0, files: 0 });
});

test('an auditor reads what was booked, and neither the original nor an identity number', async () => {
  const endsOn = '2027-06-30';
  const auditor = await addAuditor(app, { email: 'auditor@x.no', partnerId, endsOn });
  const text = camt054({
    account,
    id: 'NUMBERS',
    payments: [{ amount: 4_242n, paidOn: '2026-11-19', text: 'Leie, fnr 214836 09245' }],
  });
  await upload(text);
  const query = `query ($id: ID!) {
    getBankFiles(queryData: { partnerId: $id }, optionData: { limit: 50 }) { data { _id bankId hasOriginal } } }`;
  const read = async (who: TestPerson) => {
    const { data } = await app.api(query, { id: partnerId }, who.tokens.accessToken);
    return data.getBankFiles.data.find(({ bankId }: any) => bankId === 'NUMBERS');
  };
  expect((await read(agent)).hasOriginal).toBe(true);
  const { _id, hasOriginal } = await read(auditor);
  expect(hasOriginal).toBe(false);
  expect((await fetchOriginal(_id, auditor)).statusCode).toBe(404);
  expect((await fetchOriginal(_id, agent)).rawPayload.equals(text)).toBe(true);
  expect(await rows('select text from bank_line where amount = 4242')).toEqual([
    { text: 'Leie, fnr 214836*****' },
  ]);
});
