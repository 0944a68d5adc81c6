import type { Tracer } from '@opentelemetry/api';
import type { Kysely } from 'kysely';
import type { Registry } from 'prom-client';

import { AppError } from '@husvaer/domain/kernel/errors';

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

/** What is the same for all that happens in this house. */
export interface AppContext {
  readonly clock: Clock;
  readonly keys: Keys;
  /** The public site's own address: what links in mails begin with. */
  readonly origin: URL;
  /** Where answers to the house's own mails go; null where nobody reads them. */
  readonly mailReplyTo: string | null;
  readonly storage: Storage;
  readonly addressBook: AddressBook;
  /** Statistics Norway's open API; null where it is not to be asked. */
  readonly statisticsUrl: string | null;
  readonly ports: Ports;
  readonly realtime: Realtime;
  readonly memory: Memory;
  /** What operators see of this process. */
  readonly metrics: Registry;
  readonly tracer: Tracer;
  /** In production there are real people only: no test identities, no made-up numbers. */
  readonly hasTestFeatures: boolean;
  /** What people know the provider of identities by. */
  readonly identityName: string;
  /** Who has documents signed in this house's stead, by name. */
  readonly signingBroker: 'idura' | null;
}

/** What a use case that only looks is given. */
export interface ReadWork extends AppContext {
  readonly tx: ReadTx;
  readonly viewer: Viewer;
}

/** What a use case that changes something is given: all of it happens, or nothing. */
export interface Work extends ReadWork {
  readonly tx: Tx;
  newId(): string;
  /** Tells whoever listens, after the commit and only if there is one. */
  emit(event: DomainEvent): Promise<void>;
  /**
   * Tells browsers on a channel, right after the commit and only if there is one. It is said once and
   * kept nowhere: what must not be lost is asked for again.
   */
  tell(channel: string, event: string, data: object): void;
  /** Counts up for operators, after the commit and only if there is one. */
  count(counted: Counted, by?: number, labels?: Record<string, string>): void;
}

export type UseCase<Given extends ReadWork, Input, Output> = (
  work: Given,
  input: Input,
) => Promise<Output>;

/**
 * A write, and what is read then for its answer, in one transaction: what refuses the answer takes the
 * write back. It is read by what the write gives, or by `asked` where that was known before.
 */
export function thenRead<Input, Output, Answer>(
  write: UseCase<Work, Input, Output>,
  read: UseCase<ReadWork, Output, Answer>,
): UseCase<Work, Input, Answer>;
export function thenRead<Input, Asked, Answer>(
  write: UseCase<Work, Input, unknown>,
  read: UseCase<ReadWork, Asked, Answer>,
  asked: Asked,
): UseCase<Work, Input, Answer>;
export function thenRead<Input, Asked, Answer>(
  write: UseCase<Work, Input, unknown>,
  read: UseCase<ReadWork, Asked, Answer>,
  ...known: [asked?: Asked]
): UseCase<Work, Input, Answer> {
  const both: UseCase<Work, Input, Answer> = async (work, input) => {
    const written = await write(work, input);
    return read(work, known.length > 0 ? known[0]! : (written as Asked));
  };
  // Traces call the two by the name of the write.
  return Object.defineProperty(both, 'name', { value: write.name });
}

/** The only place that begins a transaction. */
export interface Runner {
  /** Runs a use case in a transaction of its own. */
  run<Input, Output>(
    viewer: Viewer,
    useCase: UseCase<Work, Input, Output>,
    input: Input,
  ): Promise<Output>;
  /** Runs a use case that only reads; each of its statements sees the database as it is then. */
  read<Input, Output>(
    viewer: Viewer,
    useCase: UseCase<ReadWork, Input, Output>,
    input: Input,
  ): Promise<Output>;
  /**
   * The same of what may be two seconds old: by the replica, where there is one and it keeps up. What it
   * cannot answer the database itself is asked.
   */
  readLagging<Input, Output>(
    viewer: Viewer,
    useCase: UseCase<ReadWork, Input, Output>,
    input: Input,
  ): Promise<Output>;
}

export function createRunner(
  database: Database,
  house: AppContext,
  replica: Pick<Replica, 'kysely'> | null = null,
): Runner {
  const read = <Input, Output>(
    kysely: Kysely<never>,
    viewer: Viewer,
    useCase: UseCase<ReadWork, Input, Output>,
    input: Input,
  ): Promise<Output> =>
    within(house.tracer, `read ${nameOf(useCase)}`, () =>
      useCase({ ...house, tx: proof(kysely), viewer }, input),
    );
  return {
    async run(viewer, useCase, input) {
      const said: Parameters<Work['tell']>[] = [];
      const counted: Parameters<Work['count']>[] = [];
      const done = await within(house.tracer, `run ${nameOf(useCase)}`, () =>
        database.kysely.transaction().execute((transaction) => {
          const tx = proof(transaction);
          return useCase(
            {
              ...house,
              tx,
              viewer,
              newId,
              emit: (event) => addToOutbox(tx, { id: newId(), event, at: house.clock.now() }),
              tell: (...words) => void said.push(words),
              count: (...words) => void counted.push(words),
            },
            input,
          );
        }),
      );
      for (const words of said) void house.realtime.tell(...words);
      for (const words of counted) count(house.metrics, ...words);
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

/** Those written where they are run have none. */
const nameOf = ({ name }: { name: string }): string => name || 'here';
