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
import type { AppContext, ReadWork, Runner, UseCase } from './work.ts';
import type { Listener } from './dispatcher.ts';
import type { SealedColumn } from './sealed.ts';
import type { Worker } from './worker.ts';

/**
 * A feature's manifest: all that a feature can contribute to the server. Each property but the name is a
 * slot; its comment says what it is for, and who reads it. `createApp` goes over the manifests and gives each
 * part of the server what all features contribute to its slot. GraphQL types have no slot: they register on
 * the builder when a feature's `graphql.ts` is loaded.
 */
export interface Feature {
  /** As its folder is called. Logs, `/readyz`, `script/console` and people's own data name the feature by it. */
  name: string;

  /** Routes. The HTTP server registers them. */
  http?: readonly ((app: FastifyInstance, context: HttpContext) => void)[];
  /** Calls of partners' own systems, which have a key. The partner API serves and describes them. */
  partnerCalls?: CallGroup;
  /** What somebody does who has confirmed at the provider of identities who they are. The login routes lead back to it. */
  identityPurposes?: readonly IdentityPurpose[];
  /** Whether the viewer may read a document, by its id, because of what it belongs to here. GraphQL asks each until one says yes. */
  documents?: readonly UseCase<ReadWork, string, boolean>[];
  /** What browsers may listen to. The route of channel permits asks them. */
  channels?: readonly ChannelKind[];
  /** Mails that people can stop with one click. The route of unsubscribing stops them. */
  mailings?: readonly Mailing[];

  /** What is done when something happened in another feature. The dispatcher calls them. */
  on?: readonly Listener[];
  /** What is done because time passed. The scheduler runs them. */
  jobs?: readonly Job[];
  /** What takes too long for a transaction. Each runs beside the requests, in every process that works. */
  workers?: readonly ((context: WorkerContext) => Worker)[];
  /** What keeps memory in step with the database. Each runs in every process that answers requests. */
  followers?: readonly ((context: WorkerContext) => Worker)[];

  /** What it keeps about an account, field by field. Its owner can take it along (GDPR, articles 15 and 20). */
  personalData?: PersonalData;
  /** Columns that are sealed with the server's key. They are checked at start, and sealed anew when the key is changed. */
  sealed?: readonly SealedColumn[];
  /** Works out anew what its rows say about money, and returns what disagrees, in sentences. `script/console ledger check` prints them. */
  audit?: UseCase<ReadWork, void, string[]>;
  /** What operators do from a terminal. `script/console` runs them. */
  commands?: readonly Command[];
  /** What operators see of it (docs/operations.md). `/metrics` and GraphQL's view of queues read them. */
  measures?: Measures;
  /** Throws while the feature can't do its work. `/readyz` asks at most once a minute. */
  ready?: (context: WorkerContext) => Promise<void>;
}

type Slot = Exclude<keyof Feature, 'name'>;
type Contribution<In extends Slot> = Required<Feature>[In] extends readonly (infer One)[]
  ? One
  : Required<Feature>[In];

/** The features that contribute to a slot, for what is called by their names. */
export const contributorsTo = <In extends Slot>(features: readonly Feature[], slot: In) =>
  features.filter(
    (feature): feature is Feature & Required<Pick<Feature, In>> => feature[slot] !== undefined,
  );

/** All that features contribute to a slot, in their order. */
export const contributionsTo = <In extends Slot>(
  features: readonly Feature[],
  slot: In,
): Contribution<In>[] =>
  features.flatMap(
    (feature) => (feature[slot] ?? []) as Contribution<In> | readonly Contribution<In>[],
  );

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

export interface WorkerContext extends AppContext {
  config: Config;
  database: Database;
  runner: Runner;
  log: Logger;
}

export interface HttpContext extends AppContext {
  config: Config;
  runner: Runner;
  limits: Limits;
  sites: Sites;
  identityPurposes: readonly IdentityPurpose[];
  /** All that is kept about somebody, by feature. */
  personalData(viewer: AccountViewer): Promise<Record<string, unknown>>;
}
