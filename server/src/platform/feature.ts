import type { FastifyInstance } from 'fastify';

import type { Config } from '../config.ts';
import type { Database } from './db/database.ts';
import type { CallGroup } from './http/described-calls.ts';
import type { Job } from './jobs.ts';
import type { IdentityPurpose } from './http/identity-purpose.ts';
import type { Sites } from './http/sites.ts';
import type { Limits } from './limits/limits.ts';
import type { Mailing } from './mail/mailings.ts';
import type { ChannelKind } from './realtime/http.ts';
import type { Logger } from './log.ts';
import type { Measures } from './metrics/metrics.ts';
import type { PersonalData } from './personal-data.ts';
import type { AccountViewer } from './viewer.ts';
import type { House, ReadWork, Runner, UseCase } from './work.ts';
import type { Listener } from './dispatcher.ts';
import type { SealedColumn } from './sealed.ts';
import type { Worker } from './worker.ts';

/** How a feature plugs into the house. Its GraphQL types register on the builder when its `graphql.ts` is loaded. */
export interface Feature {
  name: string;
  http?: (app: FastifyInstance, context: HttpContext) => void;
  /** What partners' own systems call, with a key. */
  partnerCalls?: CallGroup;
  jobs?: readonly Job[];
  on?: readonly Listener[];
  /** What takes too long for a transaction: each runs beside the requests, in every process that works. */
  workers?: readonly ((context: WorkerContext) => Worker)[];
  /** What keeps its memory in step with the database: each runs in every process that answers requests. */
  followers?: readonly ((context: WorkerContext) => Worker)[];
  /** What it keeps about an account, for its owner to take along: field by field. */
  personalData?: PersonalData;
  /** Mails that people can stop with one click. */
  mailings?: readonly Mailing[];
  /** Whether the viewer may read a document, by its id, because of what it goes with here. */
  documents?: UseCase<ReadWork, string, boolean>;
  /** What browsers may listen on. */
  channels?: readonly ChannelKind[];
  commands?: readonly Command[];
  /** Works out anew what its rows say about money, and says in sentences what disagrees. */
  audit?: UseCase<ReadWork, void, string[]>;
  /** Where it keeps what is sealed with the house's key: sealed anew when that is changed. */
  sealed?: readonly SealedColumn[];
  /** What browsers are led to the provider of identities for, and come back from. */
  identityPurposes?: readonly IdentityPurpose[];
  /** What operators see of it (docs/operations.md). */
  measures?: Measures;
  /** Throws while the feature can't do its work; asked at most once a minute (`/readyz`). */
  ready?: (context: WorkerContext) => Promise<void>;
}

/** What an operator does from a terminal: `script/console <name> …`. */
export interface Command {
  /** `listings import` */
  name: string;
  usage: string;
  /** It shows what is no person's, and changes nothing: all others are written down before they begin (`audit-log.ts`). */
  onlyLooks?: true;
  /** Does it and returns the exit code. Throws {@link UsageError} when it was called wrongly. */
  run(context: CommandContext): Promise<number>;
}

export interface CommandContext {
  args: string[];
  runner: Runner;
  audits: readonly Audit[];
  sealed: readonly SealedColumn[];
  print(line: string): void;
}

/** A feature's audit, by its name. */
export interface Audit {
  name: string;
  audit: UseCase<ReadWork, void, string[]>;
}

/** A command that was called wrongly, said in a sentence. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export interface WorkerContext extends House {
  config: Config;
  database: Database;
  runner: Runner;
  log: Logger;
}

export interface HttpContext extends House {
  config: Config;
  runner: Runner;
  limits: Limits;
  sites: Sites;
  identityPurposes: readonly IdentityPurpose[];
  /** All that is kept about somebody, by feature. */
  personalData(viewer: AccountViewer): Promise<Record<string, unknown>>;
}
