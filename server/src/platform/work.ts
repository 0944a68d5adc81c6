import type { Tracer } from '@opentelemetry/api';
import type { Kysely } from 'kysely';
import type { Registry } from 'prom-client';

import { AppError } from '@husvaer/domain/kernel/errors';
import type { Refusal } from '@husvaer/domain/signing/refusals';

import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Replica } from './db/replica.ts';
import { proof, type ReadTx, type Tx } from './db/tx.ts';
import { newId } from './ids.ts';
import type { Keys } from './keys.ts';
import type { Memory } from './memory.ts';
import { count, type Counted } from './metrics/count.ts';
import type { AddressBook } from './outside/address-book.ts';
import type { Ports } from './outside/ports.ts';
import { addToOutbox, type DomainEvent } from './outbox.ts';
import type { Realtime } from './realtime/realtime.ts';
import type { Storage } from './storage/storage.ts';
import { within } from './tracing/tracing.ts';
import type { Viewer } from './viewer.ts';

/** The context of the process, the same for all use cases. */
export interface AppContext {
  readonly clock: Clock;
  readonly keys: Keys;
  /** The base URL of the public site, for links in mails. */
  readonly origin: URL;
  /** The address for replies to Husvær's own mails; null when no one reads them. */
  readonly mailReplyTo: string | null;
  readonly storage: Storage;
  readonly addressBook: AddressBook;
  /** Statistics Norway's open API; null when it is not to be called. */
  readonly statisticsUrl: string | null;
  readonly ports: Ports;
  readonly realtime: Realtime;
  readonly memory: Memory;
  /** Metrics of this process, for operators. */
  readonly metrics: Registry;
  readonly tracer: Tracer;
  /** False in production, where there are only real people: no test identities, no made-up numbers. */
  readonly hasTestFeatures: boolean;
  /** The public name of the identity provider. */
  readonly identityName: string;
  /** The service that collects signatures for this installation, by name. */
  readonly signingBroker: 'idura' | null;
  /** What is checked before a signature is recorded. */
  readonly signatureChecks: readonly SignatureCheck[];
  /** The features' answers to whether a bank account is one that people are paid to. */
  readonly payeeAccounts: readonly PayeeAccounts[];
}

/** Why a document about `subject` can't be signed now, if so; runs in the signature's transaction. */
export type SignatureCheck = (
  work: Work,
  subject: { kind: string; id: string },
) => Promise<Refusal | null>;

/** Whether a bank account, 11 digits, is a person's own, to which money is paid. */
export type PayeeAccounts = (work: ReadWork, account: string) => Promise<boolean>;

/** The context of a use case that only reads. */
export interface ReadWork extends AppContext {
  readonly tx: ReadTx;
  readonly viewer: Viewer;
}

/** The context of a use case that writes: all of it is committed, or nothing. */
export interface Work extends ReadWork {
  readonly tx: Tx;
  newId(): string;
  /** Publishes an event after the commit; nothing is published without one. */
  emit(event: DomainEvent): Promise<void>;
  /**
   * Sends to browsers on a channel right after the commit; nothing is sent without one. It is sent once and
   * not stored: clients query what they must not miss.
   */
  publish(channel: string, event: string, data: object): void;
  /** Increases a counter after the commit; nothing is counted without one. */
  count(counted: Counted, by?: number, labels?: Record<string, string>): void;
}

/** The context of what reads in a process of its own: without keys, other systems and a viewer. */
export type ReadApart = Pick<ReadWork, 'tx' | 'clock'>;

/** Reads in such a process. */
export type Reader = <Input, Output>(
  read: (work: ReadApart, input: Input) => Promise<Output>,
  input: Input,
) => Promise<Output>;

export const createReader =
  (database: Database, clock: Clock): Reader =>
  (read, input) =>
    read({ tx: proof(database.kysely), clock }, input);

export type UseCase<Given extends ReadWork, Input, Output> = (
  work: Given,
  input: Input,
) => Promise<Output>;

/**
 * Combines a write and the query for its answer in one transaction: an error of the query rolls the write
 * back. The query's input is the write's output, or `input` where that was known before.
 */
export function thenRead<Input, Output, Answer>(
  write: UseCase<Work, Input, Output>,
  read: UseCase<ReadWork, Output, Answer>,
): UseCase<Work, Input, Answer>;
export function thenRead<Input, Requested, Answer>(
  write: UseCase<Work, Input, unknown>,
  read: UseCase<ReadWork, Requested, Answer>,
  request: Requested,
): UseCase<Work, Input, Answer>;
export function thenRead<Input, Requested, Answer>(
  write: UseCase<Work, Input, unknown>,
  read: UseCase<ReadWork, Requested, Answer>,
  ...known: [input?: Requested]
): UseCase<Work, Input, Answer> {
  const both: UseCase<Work, Input, Answer> = async (work, input) => {
    const written = await write(work, input);
    return read(work, known.length > 0 ? known[0]! : (written as Requested));
  };
  // Traces use the name of the write.
  return Object.defineProperty(both, 'name', { value: write.name });
}

/** The only place that starts transactions. */
export interface Runner {
  /** Runs a use case in a transaction of its own. */
  run<Input, Output>(
    viewer: Viewer,
    useCase: UseCase<Work, Input, Output>,
    input: Input,
  ): Promise<Output>;
  /** Runs a use case that only reads; each of its statements sees the database as it is at that time. */
  read<Input, Output>(
    viewer: Viewer,
    useCase: UseCase<ReadWork, Input, Output>,
    input: Input,
  ): Promise<Output>;
  /**
   * Like `read`, with data that may be two seconds old: from the replica, if there is one and it keeps up.
   * Queries that fail on the replica go to the primary.
   */
  readLagging<Input, Output>(
    viewer: Viewer,
    useCase: UseCase<ReadWork, Input, Output>,
    input: Input,
  ): Promise<Output>;
}

export function createRunner(
  database: Database,
  context: AppContext,
  replica: Pick<Replica, 'kysely'> | null = null,
): Runner {
  const read = <Input, Output>(
    kysely: Kysely<never>,
    viewer: Viewer,
    useCase: UseCase<ReadWork, Input, Output>,
    input: Input,
  ): Promise<Output> =>
    within(context.tracer, `read ${nameOf(useCase)}`, () =>
      useCase({ ...context, tx: proof(kysely), viewer }, input),
    );
  return {
    async run(viewer, useCase, input) {
      const values: Parameters<Work['publish']>[] = [];
      const counted: Parameters<Work['count']>[] = [];
      const done = await within(context.tracer, `run ${nameOf(useCase)}`, () =>
        database.kysely.transaction().execute((transaction) => {
          const tx = proof(transaction);
          return useCase(
            {
              ...context,
              tx,
              viewer,
              newId,
              emit: (event) => addToOutbox(tx, { id: newId(), event, at: context.clock.now() }),
              publish: (...words) => void values.push(words),
              count: (...words) => void counted.push(words),
            },
            input,
          );
        }),
      );
      for (const words of values) void context.realtime.publish(...words);
      for (const words of counted) count(context.metrics, ...words);
      return done;
    },
    read: (viewer, useCase, input) => read(database.kysely, viewer, useCase, input),
    async readLagging(viewer, useCase, input) {
      const lagging = replica?.kysely();
      if (!lagging) return read(database.kysely, viewer, useCase, input);
      try {
        return await read(lagging, viewer, useCase, input);
      } catch (error) {
        if (error instanceof AppError) throw error;
        return read(database.kysely, viewer, useCase, input);
      }
    },
  };
}

/** Anonymous use cases have no name. */
const nameOf = ({ name }: { name: string }): string => name || 'here';
