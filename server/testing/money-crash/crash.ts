import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { addMonths } from '@husvaer/domain/kernel/dates';

import { openDatabase } from '../../src/open-database.ts';
import { readConfig } from '../../src/config.ts';
import { originalKey } from '../../src/features/banking/public.ts';
import { ocrFile } from '../bank-files.ts';
import { BOOK_TERMS } from '../books.ts';
import { sftpSettings, type SftpServer } from '../sftp-server.ts';
import type { Input, Kill } from './child.ts';

/** A kill comes up to this long after its statement: it then also hits commits, and files that are moved. */
const MAX_DELAY_MS = 20;
/** The first day of the test: February's rent is invoiced. */
const BEGINS_ON = '2027-01-20';
const NOBODYS_KID = '1234567897';

/** A database with this many leases, and the environment of a server on it. */
interface Crashed {
  env: Record<string, string>;
  leases: number;
  /** The server with a third of the bank's files; without it they come by the folder. */
  bank?: SftpServer;
}

/** The result of the test. */
interface Crashes {
  kills: number;
  /** Of them, during the import of the bank's files. */
  whileTaking: number;
  months: number;
  invoices: number;
  payments: number;
  payouts: number;
  /** What disagreed after a restart, or was lost or doubled; empty when everything is correct. */
  found: string[];
}

/**
 * Kills a server process at random moments while it invoices a month's rent and imports the files that pay
 * the month before: by upload, folder and the bank's server, one of them in two ways. Then it restarts the
 * process, until it was killed often enough, half of the times during the import. `random` returns numbers
 * from 0 to 1.
 */
export async function crashThrough(
  { env: of, leases, bank }: Crashed,
  { kills: wanted, random }: { kills: number; random: () => number },
  print: (line: string) => void = () => undefined,
): Promise<Crashes> {
  const folder = mkdtempSync(join(tmpdir(), 'husvaer-crash-'));
  const env = { VAR_DIR: folder, ...of, ...(bank && sftpSettings(bank)) } as Record<
    string,
    string
  > & { VAR_DIR: string };
  const inbox = join(env.VAR_DIR, 'bank', 'in');
  const upload = join(folder, 'upload');
  for (const path of [inbox, upload]) mkdirSync(path, { recursive: true });
  const found: string[] = [];
  let kills = 0;
  let months = 0;
  let lines = 0;
  let whileTaking = 0;
  let usual: Took = { taking: 100, done: 150 };
  try {
    while (kills < wanted && found.length === 0) {
      const day = addMonths(BEGINS_ON, months);
      for (;;) {
        const isWhileTaking = kills % 2 === 1;
        const span = isWhileTaking ? usual.done - usual.taking : usual.done;
        const after = {
          since: isWhileTaking ? 'taking' : 'begun',
          statements: Math.floor(random() * span * 1.15),
          ms: random() * MAX_DELAY_MS,
        } as const;
        const ended = await live(day, kills < wanted ? after : null);
        found.push(...ended.found);
        if (ended.took !== null) usual = ended.took;
        if (ended.took !== null || found.length > 0) break;
        kills += 1;
        if (ended.wasTaking) whileTaking += 1;
      }
      months += 1;
      lines += await payAll(day);
      print(`${day}: killed ${kills} times, ${found.length} found`);
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
    return { kills, whileTaking, months, invoices, payments, payouts, found };
  } finally {
    rmSync(folder, { recursive: true });
  }

  /** Starts a process on a day, which kills itself at a moment, or finishes. */
  async function live(
    day: string,
    kill: Kill | null,
  ): Promise<{ found: string[]; took: Took | null; wasTaking: boolean }> {
    const child = fork(
      resolve(import.meta.dirname, 'child.ts'),
      [day, folder, JSON.stringify(kill)],
      {
        env: { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...env },
      },
    );
    const exited = once(child, 'exit');
    const received = (name: 'begun' | 'taking' | 'done') =>
      new Promise<Input>((resolveInput) =>
        child.on(
          'message',
          (input) => void (name in (input as Input) && resolveInput(input as Input)),
        ),
      );
    const [taking, done] = [received('taking'), received('done')];
    let takingAt: number | null = null;
    void taking.then((input) => (takingAt = 'taking' in input ? input.taking : null));
    const begun = await Promise.race([received('begun'), exited]);
    if (!('begun' in begun)) throw new Error('The process did not begin its work.');
    const ended = await Promise.race([done, exited]);
    if (kill && child.signalCode === 'SIGKILL')
      return { found: begun.begun, took: null, wasTaking: takingAt !== null };
    if (!('done' in ended)) throw new Error('The process ended its work.');
    await exited;
    return { found: begun.begun, took: { taking: takingAt!, done: ended.done }, wasTaking: false };
  }

  /**
   * Writes files that pay every invoice of the last month, and one unknown payment: one file by upload and in
   * the folder, one in the folder, one at the bank's server. Returns the number of invoices.
   */
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
    const third = Math.ceil(payments.length / 3);
    const places = [[upload, inbox], [inbox], [bank ? join(bank.folder, 'from-bank') : inbox]];
    for (const [index, folders] of places.entries()) {
      const part = payments.slice(index * third, (index + 1) * third);
      const file = ocrFile({
        account: BOOK_TERMS.clientAccount,
        payments: index === 0 ? [...part, astray] : part,
        number: months * places.length + index,
      });
      for (const place of folders) writeFileSync(join(place, `${day}-${index}.ocr`), file);
    }
    return payments.length;
  }

  /**
   * Files that were booked and are not stored byte by byte, that were not read, or that are still where they
   * came from.
   */
  async function lostOriginals(): Promise<string[]> {
    const files = await query<{ sha256: string }>('select sha256 from bank_file');
    const unread = await query('select id from bank_original where read_at is null');
    const isStored = ({ sha256 }: { sha256: string }) => {
      const path = join(env.VAR_DIR, 'files', originalKey(sha256));
      return (
        existsSync(path) && createHash('sha256').update(readFileSync(path)).digest('hex') === sha256
      );
    };
    return [
      ...files.flatMap((file) => (isStored(file) ? [] : `The file ${file.sha256} is not kept.`)),
      ...(unread.length > 0 ? [`${unread.length} files were not read.`] : []),
      ...[upload, inbox, join(inbox, 'refused'), ...(bank ? [join(bank.folder, 'from-bank')] : [])]
        .flatMap((place) => namesIn(place).map((name) => join(place, name)))
        .map((path) => `${path} was left.`),
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

/** The number of statements from the start of a process to the import of files, and to its end. */
interface Took {
  taking: number;
  done: number;
}

type Counted = 'invoices' | 'payments' | 'payouts' | 'refunds' | 'ordered';

/** The files of a folder, if it exists. */
const namesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((one) => (one.isFile() ? one.name : []))
    : [];

/** The number of payments in the files of a folder, by distinct ids. */
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
