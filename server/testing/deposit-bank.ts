import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { writeKroner } from '@husvaer/domain/deposits/bank-files';

import { settleSigning } from './signing.ts';
import type { TestApp } from './test-app.ts';

interface BankAnswers {
  file: string;
  accounts?: { reference: string; account: string; bank?: string; openedOn?: string }[];
  refusals?: { reference: string; reason: string }[];
  payments?: { id: string; account: string; amount: string; bookedOn?: string }[];
  transfers?: { id: string; account: string; to: string; amount: string; paidOn?: string }[];
}

const sum = (rows: readonly { amount: string }[]): string =>
  writeKroner(rows.reduce((total, { amount }) => total + BigInt(amount.replace('.', '')), 0n));

/** A bank's file about deposit accounts, with correct totals. */
export function bankAnswers({ file, ...input }: BankAnswers) {
  const day = '2027-01-05';
  const accounts = (input.accounts ?? []).map((one) => ({ bank: 'Bank', openedOn: day, ...one }));
  const payments = (input.payments ?? []).map((one) => ({ bookedOn: day, ...one }));
  const transfers = (input.transfers ?? []).map((one) => ({ paidOn: day, ...one }));
  const refusals = input.refusals ?? [];
  return {
    format: 'husvaer-deposit-answers',
    version: 1,
    file,
    accounts,
    refusals,
    payments,
    transfers,
    totals: {
      accounts: accounts.length,
      refusals: refusals.length,
      payments: payments.length,
      paid: sum(payments),
      transfers: transfers.length,
      transferred: sum(transfers),
    },
  };
}

/** The bank's side of the two folders. */
export function depositBank(app: TestApp) {
  const folder = (way: string) => join(app.config.BANK_DIR, way, 'deposits');
  const listed = (path: string) => (existsSync(path) ? readdirSync(path).sort() : []);
  return {
    out: folder('out'),
    /** Names of the files for the bank. */
    files: () => listed(folder('out')),
    read: (name: string) => readFileSync(join(folder('out'), name)),
    /** The newest file for the bank. */
    newest() {
      const name = listed(folder('out')).findLast((one) => one.endsWith('.json'));
      return JSON.parse(readFileSync(join(folder('out'), name!), 'utf8'));
    },
    /** Puts a file into the folder and imports it. Returns the report. */
    async answer(name: string, content: object | string | Buffer): Promise<any> {
      mkdirSync(folder('in'), { recursive: true });
      const isWritten = typeof content === 'string' || Buffer.isBuffer(content);
      writeFileSync(join(folder('in'), name), isWritten ? content : JSON.stringify(content));
      // A file that did not change between two polls is complete.
      await settleSigning(app);
      await settleSigning(app);
      const where = ['done', 'refused'].find((one) =>
        listed(join(folder('in'), one)).includes(name),
      );
      return JSON.parse(
        readFileSync(join(folder('in'), where ?? '', `${name}.report.json`), 'utf8'),
      );
    },
  };
}
