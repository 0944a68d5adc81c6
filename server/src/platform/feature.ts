import type { FastifyInstance } from 'fastify';

import type { Job } from './jobs.ts';
import type { Runner } from './work.ts';
import type { Listener } from './dispatcher.ts';

/** How a feature plugs into the house. Its GraphQL types register on the builder when its `graphql.ts` is loaded. */
export interface Feature {
  name: string;
  http?: (app: FastifyInstance, context: HttpContext) => void;
  jobs?: readonly Job[];
  on?: readonly Listener[];
  commands?: readonly Command[];
}

/** What an operator does from a terminal: `script/console <name> …`. */
export interface Command {
  /** `listings import` */
  name: string;
  usage: string;
  /** Does it and returns the exit code. Throws {@link UsageError} when it was called wrongly. */
  run(context: CommandContext): Promise<number>;
}

export interface CommandContext {
  args: string[];
  runner: Runner;
  print(line: string): void;
}

/** A command that was called wrongly, said in a sentence. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export interface HttpContext {
  runner: Runner;
  /** The public site's own address. */
  origin: URL;
  filesDirectory: string;
}
