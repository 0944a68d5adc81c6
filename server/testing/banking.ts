import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { receiveBankFile } from '../src/features/banking/public.ts';
import { SYSTEM } from '../src/platform/viewer.ts';
import { camt054, type PaymentInFile } from './bank-files.ts';
import type { TestPerson } from './people.ts';
import type { TestApp } from './test-app.ts';
import { formOf } from './uploads.ts';

/** Uploads a bank's file as an agent. Returns the answer. */
export async function uploadBankFile(
  app: TestApp,
  {
    partnerId,
    bytes,
    who,
    isRehearsal = false,
  }: { partnerId: string; bytes: Buffer; who: TestPerson; isRehearsal?: boolean },
): Promise<{ status: number; body: any; error: any }> {
  const form = await formOf({}, Uint8Array.from(bytes));
  const response = await app.call({
    method: 'POST',
    url: `/api/bank/files/${partnerId}${isRehearsal ? '?isRehearsal=true' : ''}`,
    payload: form.payload,
    headers: { ...form.headers, authorization: `Bearer ${who.tokens.accessToken}` },
  });
  const body = response.json();
  return { status: response.statusCode, body, error: body.errors?.[0]?.extensions };
}

/** Imports a file from the folder of the bank, which no user has uploaded. Returns the result. */
export async function receiveFromBank(app: TestApp, bytes: Buffer) {
  const path = join(app.config.BANK_DIR, `${crypto.randomUUID()}.xml`);
  mkdirSync(app.config.BANK_DIR, { recursive: true });
  writeFileSync(path, bytes);
  const context = { runner: app.runner, maxBytes: app.config.BANK_FILE_BYTES_MAX };
  const received = await receiveBankFile(context, SYSTEM, { path, name: 'from the bank' });
  if (received.state !== 'booked') throw new Error(`The file was ${received.state}.`);
  return received.files[0]!.report;
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
  const response = await app.call({
    method: 'POST',
    url: `/partner/v1/bank-files?name=${encodeURIComponent(name)}`,
    headers: { authorization: `Bearer ${key}`, 'content-type': type },
    payload: bytes,
  });
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
