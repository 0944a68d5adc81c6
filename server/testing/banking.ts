import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { lastDayOf } from '@husvaer/domain/banking/days-to-come';

import {
  readBankFile,
  receiveBankFile,
  type ReceivedFile,
} from '../src/features/banking/public.ts';
import { startOfDay } from '../src/platform/norwegian-time.ts';
import { SYSTEM } from '../src/platform/viewer.ts';
import { camt054, type PaymentInFile } from './bank-files.ts';
import { newToken, type TestPerson } from './people.ts';
import type { TestApp } from './test-app.ts';
import { formOf } from './uploads.ts';

/** The number of files that are being sent on a later day, and the moment to which the clock returns after them. */
const later = new WeakMap<TestApp, { count: number; before: Temporal.Instant }>();

/**
 * Does something with a bank's file on the last day that the file is about, if that day is to come: banks send no
 * file before its day, and one that comes before waits.
 */
async function onItsDay<Result>(
  app: TestApp,
  bytes: Buffer,
  act: (isLater: boolean) => Promise<Result>,
): Promise<Result> {
  const read = await readBankFile([bytes]);
  const last = read.kind === 'lines' ? lastDayOf(read.file) : null;
  const sending = later.get(app) ?? { count: 0, before: app.clock.now() };
  if (last === null || (last <= app.clock.today().toString() && sending.count === 0))
    return act(false);
  later.set(app, sending);
  sending.count += 1;
  if (last > app.clock.today().toString())
    app.clock.set(startOfDay(Temporal.PlainDate.from(last)).add({ hours: 9 }));
  try {
    return await act(true);
  } finally {
    sending.count -= 1;
    if (sending.count === 0) {
      app.clock.set(sending.before);
      later.delete(app);
    }
  }
}

/** Uploads a bank's file as an agent. Returns what the answer says of the file, or of each file in a ZIP. */
export async function uploadBankFile(
  app: TestApp,
  {
    partnerId,
    bytes,
    who,
    isRehearsal = false,
    isEarly = false,
  }: {
    partnerId: string;
    bytes: Buffer;
    who: TestPerson;
    isRehearsal?: boolean;
    /** Sends the file today, even if it is about a later day. */
    isEarly?: boolean;
  },
): Promise<{ status: number; body: any; files: any[]; error: any }> {
  const form = await formOf({}, Uint8Array.from(bytes));
  const upload = async (isLater: boolean) => {
    const token = isLater ? await newToken(app, who) : who.tokens.accessToken;
    return app.call({
      method: 'POST',
      url: `/api/bank/files/${partnerId}${isRehearsal ? '?isRehearsal=true' : ''}`,
      payload: form.payload,
      headers: { ...form.headers, authorization: `Bearer ${token}` },
    });
  };
  const response = await (isEarly ? upload(false) : onItsDay(app, bytes, upload));
  const { files = [], errors } = response.json();
  return { status: response.statusCode, body: files[0], files, error: errors?.[0]?.extensions };
}

/** Imports a file from the folder of the bank, which no user has uploaded. Returns the result. */
export async function receiveFromBank(app: TestApp, bytes: Buffer) {
  const received = await sendFromBank(app, bytes);
  if (received.state !== 'booked') throw new Error(`The file was ${received.state}.`);
  return received.files[0]!.report;
}

/** Like {@link receiveFromBank}, whatever becomes of the file. */
export async function sendFromBank(app: TestApp, bytes: Buffer): Promise<ReceivedFile> {
  const path = join(app.config.BANK_DIR, `${crypto.randomUUID()}.xml`);
  mkdirSync(app.config.BANK_DIR, { recursive: true });
  writeFileSync(path, bytes);
  const context = { runner: app.runner, config: app.config };
  return onItsDay(app, bytes, () =>
    receiveBankFile(context, SYSTEM, { path, name: 'from the bank' }),
  );
}

/** Uploads a bank's file as a partner's system. Returns the answer. */
export async function dropBankFile(
  app: TestApp,
  {
    key,
    bytes,
    name = 'bank.ocr',
    type = 'application/octet-stream',
  }: { key: string; bytes: Buffer; name?: string; type?: string },
): Promise<{ status: number; body: any }> {
  const response = await onItsDay(app, bytes, () =>
    app.call({
      method: 'POST',
      url: `/partner/v1/bank-files?name=${encodeURIComponent(name)}`,
      headers: { authorization: `Bearer ${key}`, 'content-type': type },
      payload: bytes,
    }),
  );
  return { status: response.statusCode, body: response.json() };
}

let files = 0;

/** An unmatched payment without KID. Returns its id. */
export async function aWaitingPayment(
  app: TestApp,
  {
    partnerId,
    account,
    who,
    ...input
  }: { partnerId: string; account: string; who: TestPerson } & Partial<PaymentInFile>,
): Promise<string> {
  files += 1;
  const reference = `WAITS${files}`;
  const payment = { amount: 100_000n, paidOn: '2026-11-20', reference, ...input };
  const bytes = camt054({ account, id: reference, payments: [payment] });
  await uploadBankFile(app, { partnerId, bytes, who });
  const { data } = await app.api(
    `query ($id: ID!) { getBankExceptions(queryData: { partnerId: $id }, optionData: { limit: 50 }) {
      data { _id reference } } }`,
    { id: partnerId },
    who.tokens.accessToken,
  );
  const line = data.getBankExceptions.data.find((one: any) => one.reference === reference);
  return line._id as string;
}

/** A payment without KID that is in two files, so that the second counts as repeated. Returns its id. */
export async function aRepeatedPayment(
  app: TestApp,
  {
    partnerId,
    account,
    who,
    ...input
  }: { partnerId: string; account: string; who: TestPerson } & Partial<PaymentInFile>,
): Promise<string> {
  files += 1;
  const payment = { amount: 100_000n, paidOn: '2026-11-20', text: `Twice ${files}`, ...input };
  for (const id of [`FIRST${files}`, `SECOND${files}`])
    await uploadBankFile(app, {
      partnerId,
      bytes: camt054({ account, id, payments: [payment] }),
      who,
    });
  const { data } = await app.api(
    `query ($id: ID!) { getRepeatedPayments(queryData: { partnerId: $id }, optionData: { limit: 1 }) {
      data { _id } } }`,
    { id: partnerId },
    who.tokens.accessToken,
  );
  return data.getRepeatedPayments.data[0]._id as string;
}
