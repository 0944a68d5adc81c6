import { sql } from 'kysely';

import type { Database } from '../db/database.ts';
import { anyOf } from '../db/any-of.ts';
import { moment } from '../db/moment.ts';
import { owns, type ReadTx, type Tx } from '../db/tx.ts';
import type { Logger } from '../log.ts';
import { CircuitOpenError } from '../outside/ports.ts';
import type { Queue } from '../metrics/metrics.ts';
import type { Storage } from '../storage/storage.ts';
import { SYSTEM } from '../viewer.ts';
import type { Runner, Work } from '../work.ts';
import { createWorker } from '../worker.ts';
import { deleteBounce, recordBounce, recordSent, purgeBounces } from './bounces.ts';
import { MAIL_CHANNEL, type Attachment, type Mail, type MailRow } from './mail.ts';

/** A mail as it is sent. The id is the same at every attempt, so that a receiver can recognise it. */
export interface SentMail extends Required<Omit<Mail, 'attachments' | 'sender'>> {
  id: string;
  /** The name it is sent in; null for Husvær itself. */
  sender: string | null;
  attachments: readonly SentAttachment[];
}

interface SentAttachment {
  filename: string;
  contentType: string;
  content: string;
  /** The encoding of `content`; plain text by default. */
  encoding?: 'base64';
}

/** Where mails are sent: a mail server, or a folder. */
export interface MailTransport {
  /** Throws when the mail was not accepted; {@link MailRefused} when it never will be. */
  send(mail: SentMail): Promise<void>;
  close(): void;
}

/** The server permanently refuses this mail. */
export class MailRefused extends Error {
  override name = 'MailRefused';
  /** Whether it refuses every mail for this address, not only this one. */
  readonly isOfAddress: boolean;

  constructor(message: string, options: { cause: unknown; isOfAddress: boolean }) {
    super(message, options);
    this.isOfAddress = options.isOfAddress;
  }
}

export interface Mailer {
  start(): Promise<void>;
  /** Sends all mails that are due. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

type ClaimedMail = Required<Omit<Mail, 'sender'>> &
  Pick<SentMail, 'id' | 'sender'> & { attempts: number };

const tables = owns<{ mail: MailRow }>();

/** Mails sent at a time. */
const BATCH = 20;
/**
 * Seconds sending may take before another node may claim the mail. Longer than the mail server's timeouts.
 */
const LEASE_SECONDS = 300;
/** Attempts over a little more than a day. */
const ATTEMPTS_MAX = 36;
/** The longest pause between two attempts, seconds. */
const WAIT_MAX = 3600;
/** Days a mail that was given up waits for an operator. */
const KEEP_DAYS = 30;

/**
 * Sends mails after the transactions that queued them, at least once each: if the process dies between
 * sending and recording it, the mail is sent again. No transaction is open during sending.
 */
export function createMailer(deps: {
  database: Database;
  runner: Runner;
  log: Logger;
  storage: Pick<Storage, 'read'>;
  transport: MailTransport;
  /** Whether delivery reports are received; recipients are then recorded. */
  receivesBounces: boolean;
}): Mailer {
  const { database, runner, log, storage, transport, receivesBounces } = deps;
  const worker = createWorker({
    database,
    log,
    channel: MAIL_CHANNEL,
    async round() {
      const mails = await runner.run(SYSTEM, claimMails, undefined);
      await Promise.all(mails.map(send));
      return mails.length === BATCH;
    },
  });

  async function attach(attachment: Attachment): Promise<SentAttachment> {
    if ('content' in attachment) return attachment;
    const { key, ...rest } = attachment;
    const file = await storage.read(key);
    if (!file) throw new Error('An attached file is not in the file store.');
    return { ...rest, content: Buffer.from(file).toString('base64'), encoding: 'base64' };
  }

  async function send({ attempts, ...mail }: ClaimedMail): Promise<void> {
    const { id, to } = mail;
    try {
      // Recorded before sending: the report may come immediately.
      if (receivesBounces) await runner.run(SYSTEM, noteSending, { id, to });
      await transport.send({
        ...mail,
        attachments: await Promise.all(mail.attachments.map(attach)),
      });
      await runner.run(SYSTEM, deleteSent, { id, to });
    } catch (error) {
      const context = { mailId: mail.id, attempts, reason: reasonOf(error) };
      if (error instanceof MailRefused || attempts >= ATTEMPTS_MAX) {
        log.error(context, 'mail not delivered: no more attempts');
        const isOfAddress = error instanceof MailRefused && error.isOfAddress;
        await runner.run(SYSTEM, giveUp, {
          id: mail.id,
          reason: context.reason,
          refused: isOfAddress ? mail.to : null,
        });
      } else {
        log.warn(context, 'mail not sent: it will be tried again');
        await runner.run(SYSTEM, postpone, { id: mail.id, attempts, reason: context.reason });
      }
    }
  }

  return {
    start: worker.start,
    settle: worker.runDue,
    async stop() {
      await worker.stop();
      transport.close();
    },
  };
}

/** The part of an error that may be logged: mail servers often repeat the recipient. */
function reasonOf(error: unknown): string {
  const failure = error instanceof CircuitOpenError ? error.cause : error;
  const { code, responseCode, name } = failure as Error & { code?: string; responseCode?: number };
  return [code ?? name, responseCode].filter((part) => part !== undefined).join(' ');
}

async function claimMails({ tx, clock }: Work): Promise<ClaimedMail[]> {
  const now = clock.now();
  return tables(tx)
    .updateTable('mail')
    .set({
      dueAt: now.add({ seconds: LEASE_SECONDS }).toString(),
      attempts: sql<number>`attempts + 1`,
    })
    .where('id', '=', (due) =>
      anyOf(
        due
          .selectFrom('mail')
          .select('id')
          .where('dueAt', '<=', moment(now))
          .where('givenUpAt', 'is', null)
          .orderBy('dueAt')
          .limit(BATCH)
          .forUpdate()
          .skipLocked(),
      ),
    )
    .returning([
      'id',
      'recipient as to',
      'subject',
      'text',
      'html',
      'headers',
      'attachments',
      'sender',
    ])
    .returning('attempts')
    .execute();
}

async function noteSending(
  { tx, clock }: Work,
  { id, to }: Pick<ClaimedMail, 'id' | 'to'>,
): Promise<void> {
  await recordSent(tx, { id, recipient: to }, clock.now());
}

async function deleteSent({ tx }: Work, { id, to }: Pick<ClaimedMail, 'id' | 'to'>): Promise<void> {
  await tables(tx).deleteFrom('mail').where('id', '=', id).execute();
  await deleteBounce(tx, to);
}

async function giveUp(
  { tx, clock }: Work,
  { id, reason, refused }: { id: string; reason: string; refused: string | null },
): Promise<void> {
  const now = clock.now();
  if (refused !== null) await recordBounce(tx, refused, now);
  const goneAt = now.add({ hours: 24 * KEEP_DAYS });
  await tables(tx)
    .updateTable('mail')
    .set({ givenUpAt: now.toString(), dueAt: goneAt.toString(), lastError: reason })
    .where('id', '=', id)
    .execute();
}

/** Deletes mails that were given up long ago, and marks of addresses without mail for a long time. */
export async function purgeMails({ tx, clock }: Work): Promise<void> {
  await purgeBounces(tx, clock.now());
  await tables(tx)
    .deleteFrom('mail')
    .where('givenUpAt', 'is not', null)
    .where('dueAt', '<=', moment(clock.now()))
    .execute();
}

/** A mail that was given up. */
interface GivenUpMail {
  id: string;
  recipient: string;
  subject: string;
  at: Temporal.Instant;
  attempts: number;
  problem: string | null;
}

/** Mails that were given up, latest first. */
export const findGivenUpMails = (tx: ReadTx, limit: number): Promise<GivenUpMail[]> =>
  tables(tx)
    .selectFrom('mail')
    .select(['id', 'recipient', 'subject', 'attempts', 'lastError as problem'])
    .select(sql<Temporal.Instant>`given_up_at`.as('at'))
    .where('givenUpAt', 'is not', null)
    .orderBy('givenUpAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Schedules mails that were given up for sending. Returns their ids. */
export async function retryMails(
  tx: Tx,
  ids: readonly string[],
  at: Temporal.Instant,
): Promise<string[]> {
  const rows = await tables(tx)
    .updateTable('mail')
    .set({ attempts: 0, dueAt: at.toString(), givenUpAt: null })
    .where('id', 'in', ids)
    .where('givenUpAt', 'is not', null)
    .returning('id')
    .execute();
  await sql`select pg_notify(${MAIL_CHANNEL}, '')`.execute(tables(tx));
  return rows.map(({ id }) => id);
}

/** The queue of unsent mails, for operators. */
export const mailQueue: Queue = {
  name: 'mail',
  read: ({ tx }) =>
    tables(tx)
      .selectFrom('mail')
      .select([
        sql<bigint>`count(*) filter (where given_up_at is null)`.as('waiting'),
        sql<Temporal.Instant>`min(due_at) filter (where given_up_at is null)`.as('since'),
        sql<bigint>`count(given_up_at)`.as('givenUp'),
      ])
      .executeTakeFirstOrThrow(),
};

async function postpone(
  { tx, clock }: Work,
  { id, attempts, reason }: { id: string; attempts: number; reason: string },
): Promise<void> {
  const wait = Math.min(WAIT_MAX, 2 ** attempts);
  await tables(tx)
    .updateTable('mail')
    .set({ dueAt: clock.now().add({ seconds: wait }).toString(), lastError: reason })
    .where('id', '=', id)
    .execute();
}
