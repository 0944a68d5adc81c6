import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { addMonths } from '@husvaer/domain/kernel/dates';

import { openDatabase } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { originalKey } from '../../src/features/banking/public.ts';
import { ocrFile } from '../bank-files.ts';
import { BOOK_TERMS } from '../books.ts';
import type { Said } from './child.ts';

/** The first day that is lived: February's rent is invoiced on it. */
const BEGINS_ON = '2027-01-20';
const NOBODYS_KID = '1234567897';

/** A database with so many leases, by the environment of a house on it. */
export interface Crashed {
  env: Record<string, string>;
  leases: number;
}

/** What came of it. */
export interface Crashes {
  kills: number;
  months: number;
  invoices: number;
  payments: number;
  payouts: number;
  /** What disagreed after some restart, or was lost or doubled; empty in a sound house. */
  found: string[];
}

/**
 * Kills a house at random moments while it invoices a month's rent and takes in the file that pays the
 * month before, starts it again, and so on until it was killed so often. `random` gives numbers from 0
 * to 1.
 */
export async function crashThrough(
  { env: of, leases }: Crashed,
  { kills: wanted, random }: { kills: number; random: () => number },
  tell: (line: string) => void = () => undefined,
): Promise<Crashes> {
  const folder = mkdtempSync(join(tmpdir(), 'husvaer-crash-'));
  const env = { VAR_DIR: folder, ...of } as Record<string, string> & { VAR_DIR: string };
  const found: string[] = [];
  let kills = 0;
  let months = 0;
  let lines = 0;
  let usual = 1500;
  try {
    while (kills < wanted && found.length === 0) {
      const day = addMonths(BEGINS_ON, months);
      for (;;) {
        const ended = await live(day, kills < wanted ? random() * usual * 1.15 : null);
        found.push(...ended.found);
        if (ended.took !== null) usual = ended.took;
        if (ended.took !== null || found.length > 0) break;
        kills += 1;
      }
      months += 1;
      lines += await payAll(day);
      tell(`${day}: killed ${kills} times, ${found.length} found`);
    }
    const last = await live(addMonths(BEGINS_ON, months), null);
    months += 1;
    found.push(...last.found, ...(await live(addMonths(BEGINS_ON, months - 1), null)).found);
    const { invoices, payments } = await count();
    if (invoices !== leases * months)
      found.push(`There are ${invoices} invoices, and should be ${leases * months}.`);
    if (payments !== lines) found.push(`There are ${payments} payments of ${lines} lines.`);
    const { payouts, refunds, ordered } = await count();
    if (refunds !== months - 1)
      found.push(`There are ${refunds} refunds, and should be ${months - 1}.`);
    const written = filesIn(join(env.VAR_DIR, 'bank', 'out'));
    if (ordered !== written)
      found.push(`${ordered} payments were ordered, and ${written} written.`);
    found.push(...(await lostOriginals()));
    return { kills, months, invoices, payments, payouts, found };
  } finally {
    rmSync(folder, { recursive: true });
  }

  /** Starts a house on a day, and kills it so many milliseconds after it began; or lets it finish. */
  async function live(
    day: string,
    after: number | null,
  ): Promise<{ found: string[]; took: number | null }> {
    const child = fork(resolve(import.meta.dirname, 'child.ts'), [day, folder], {
      env: { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...env },
    });
    const exited = once(child, 'exit');
    const heard = (name: 'begun' | 'done') =>
      new Promise<Said>((resolveSaid) =>
        child.on('message', (said) => void (name in (said as Said) && resolveSaid(said as Said))),
      );
    const done = heard('done');
    const begun = await Promise.race([heard('begun'), exited]);
    if (!('begun' in begun)) throw new Error('The house did not begin.');
    const ended = await Promise.race(
      after === null ? [done, exited] : [done, exited, wait(after).then(() => null)],
    );
    if (ended === null) {
      child.kill('SIGKILL');
      await exited;
      return { found: begun.begun, took: null };
    }
    if (!('done' in ended)) throw new Error('The house ended by itself.');
    await exited;
    return { found: begun.begun, took: ended.done };
  }

  /** A file that pays every invoice of the last month, and once what is nobody's; how many invoices there are. */
  async function payAll(day: string): Promise<number> {
    const invoices = await query<{ kid: string; total: bigint }>(
      `select kid, total from invoice where issued_on = '${day}' and kid is not null order by random()`,
    );
    const payments = invoices.map(({ kid, total }) => ({
      kid,
      amount: BigInt(total),
      paidOn: addMonths(day, 1),
    }));
    const astray = {
      kid: NOBODYS_KID,
      amount: 100_000n + BigInt(months),
      paidOn: addMonths(day, 1),
    };
    const file = ocrFile({
      account: BOOK_TERMS.clientAccount,
      payments: [...payments, astray],
      number: months,
    });
    writeFileSync(join(folder, `${day}.ocr`), file);
    return payments.length;
  }

  /** Files that were booked and are not kept byte by byte, or that were left unread. */
  async function lostOriginals(): Promise<string[]> {
    const files = await query<{ sha256: string }>('select sha256 from bank_file');
    const unread = await query('select id from bank_original where read_at is null');
    const isKept = ({ sha256 }: { sha256: string }) => {
      const path = join(env.VAR_DIR, 'files', originalKey(sha256));
      return (
        existsSync(path) && createHash('sha256').update(readFileSync(path)).digest('hex') === sha256
      );
    };
    return [
      ...files.flatMap((file) => (isKept(file) ? [] : `The file ${file.sha256} is not kept.`)),
      ...(unread.length > 0 ? [`${unread.length} files were not read.`] : []),
    ];
  }

  async function count(): Promise<Record<Counted, number>> {
    const [row] = await query<Record<Counted, bigint>>(
      `select (select count(*) from invoice) as invoices,
         (select count(*) from payment) as payments,
         (select count(*) from payout where made_on is not null) as payouts,
         (select count(*) from refund) as refunds,
         (select count(*) from payment_order_line) as ordered`,
    );
    return {
      invoices: Number(row!.invoices),
      payments: Number(row!.payments),
      payouts: Number(row!.payouts),
      refunds: Number(row!.refunds),
      ordered: Number(row!.ordered),
    };
  }

  async function query<Row>(text: string): Promise<Row[]> {
    const database = await openDatabase(readConfig(env));
    try {
      return await database.session((session) => session.query<Row>(text));
    } finally {
      await database.close();
    }
  }
}

type Counted = 'invoices' | 'payments' | 'payouts' | 'refunds' | 'ordered';

/** How many payments the files of a folder ask for, each by another name. */
function filesIn(folder: string): number {
  if (!existsSync(folder)) return 0;
  const ids = readdirSync(folder)
    .filter((name) => name.endsWith('.xml'))
    .flatMap((name) => [
      ...readFileSync(join(folder, name), 'utf8').matchAll(/<EndToEndId>([^<]+)</g),
    ])
    .map(([, id]) => id);
  return new Set(ids).size === ids.length ? ids.length : -1;
}
