import type { FastifyInstance } from 'fastify';

import type { Finding } from '@husvaer/domain/operations/findings';

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
import type {
  AppContext,
  PayeeAccounts,
  ReadWork,
  Runner,
  SignatureCheck,
  UseCase,
} from './work.ts';
import type { Listener } from './dispatcher.ts';
import type { SealedColumn } from './sealed.ts';
import type { Worker } from './worker.ts';

/**
 * A feature's manifest: everything a feature can contribute to the server. Each property except the name is a
 * slot; its comment says what it is for and who reads it. `createApp` collects the contributions of all
 * features and passes them to the part of the server that reads the slot. GraphQL types have no slot: they
 * register on the builder when a feature's `graphql.ts` is loaded.
 */
export interface Feature {
  /** The name of its folder. Logs, `/readyz`, `script/console` and the export of personal data use it. */
  name: string;

  /** Routes. The HTTP server registers them. */
  http?: readonly ((app: FastifyInstance, context: HttpContext) => void)[];
  /** Calls for partners' systems, which have an API key. The partner API serves and describes them. */
  partnerCalls?: CallGroup;
  /** Refuse a signature on a document that is about a record of this feature. `signing` calls them. */
  signatureChecks?: readonly SignatureCheck[];
  /** Accounts that people are paid to. `ledger` refuses them as client accounts. */
  payeeAccounts?: readonly PayeeAccounts[];
  /** Actions of a user whom the identity provider has confirmed. The login routes return to them. */
  identityPurposes?: readonly IdentityPurpose[];
  /**
   * Whether the viewer may read a document, by its id, because of the record in this feature it belongs to.
   * GraphQL asks each feature until one returns true.
   */
  documents?: readonly UseCase<ReadWork, string, boolean>[];
  /** Channels that browsers may subscribe to. The route for channel permits reads them. */
  channels?: readonly ChannelKind[];
  /** Mails that a recipient can stop with one click. The unsubscribe route stops them. */
  mailings?: readonly Mailing[];

  /** Reactions to events of other features. The dispatcher calls them. */
  on?: readonly Listener[];
  /** Scheduled work. The scheduler runs it. */
  jobs?: readonly Job[];
  /**
   * Work that takes too long for a transaction. Each worker runs in the background of every process that
   * works off queues.
   */
  workers?: readonly ((context: WorkerContext) => Worker)[];
  /** Keep memory in step with the database. Each runs in every process that answers requests. */
  followers?: readonly ((context: WorkerContext) => Worker)[];

  /**
   * What the feature stores about an account, field by field. The account's owner can export it (GDPR,
   * articles 15 and 20).
   */
  personalData?: PersonalData;
  /**
   * Columns that are sealed with the server's key. They are checked at start and sealed again when the key is
   * changed.
   */
  sealed?: readonly SealedColumn[];
  /**
   * Recomputes the money facts of the feature's rows and returns discrepancies as sentences. `script/console
   * ledger check` prints them.
   */
  audit?: UseCase<ReadWork, void, string[]>;
  /** Commands for operators at a terminal. `script/console` runs them. */
  commands?: readonly Command[];
  /** Metrics for operators (docs/operations.md). `/metrics` and the GraphQL view of queues read them. */
  measures?: Measures;
  /** Look whether the installation can do its work. `script/console doctor` and `/operations` run them. */
  checks?: readonly Check[];
  /** Throws while the feature can't do its work. `/readyz` calls it at most once a minute. */
  ready?: (context: WorkerContext) => Promise<void>;
}

type Slot = Exclude<keyof Feature, 'name'>;
type Contribution<In extends Slot> = Required<Feature>[In] extends readonly (infer One)[]
  ? One
  : Required<Feature>[In];

/** The features that contribute to a slot, for callers that need their names. */
export const contributorsTo = <In extends Slot>(features: readonly Feature[], slot: In) =>
  features.filter(
    (feature): feature is Feature & Required<Pick<Feature, In>> => feature[slot] !== undefined,
  );

/** All contributions to a slot, in the order of the features. */
export const contributionsTo = <In extends Slot>(
  features: readonly Feature[],
  slot: In,
): Contribution<In>[] =>
  features.flatMap(
    (feature) => (feature[slot] ?? []) as Contribution<In> | readonly Contribution<In>[],
  );

/** Looks whether a part of the installation can do its work. It changes nothing that stays. */
export interface Check {
  /** `seal` */
  name: string;
  run: (context: WorkerContext) => Promise<readonly Finding[]>;
}

/** A command for operators at a terminal: `script/console <name> …`. */
export interface Command {
  /** `listings import` */
  name: string;
  usage: string;
  /**
   * The command shows no personal data and changes nothing. All other commands are recorded before they begin
   * (`audit-log.ts`).
   */
  isReadOnly?: true;
  /**
   * Runs the command and returns the exit code. Throws {@link UsageError} when it was called with wrong
   * arguments.
   */
  run(context: CommandContext): Promise<number>;
}

interface CommandContext {
  args: string[];
  runner: Runner;
  audits: readonly Audit[];
  sealed: readonly SealedColumn[];
  /** Runs the checks of all features. */
  check(): Promise<Finding[]>;
  print(line: string): void;
}

/** A feature's audit, by its name. */
interface Audit {
  name: string;
  audit: UseCase<ReadWork, void, string[]>;
}

/** Wrong arguments of a command; the message is a sentence. */
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
  /** Everything stored about an account, by feature. */
  personalData(viewer: AccountViewer): Promise<Record<string, unknown>>;
}
