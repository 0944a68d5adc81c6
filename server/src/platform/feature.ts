import type { FastifyInstance } from 'fastify';

import type { Job } from './jobs.ts';
import type { Listener } from './outbox.ts';

/** How a feature plugs into the house. Its GraphQL types register on the builder when its `graphql.ts` is loaded. */
export interface Feature {
  name: string;
  http?: (app: FastifyInstance, context: HttpContext) => void;
  jobs?: readonly Job[];
  on?: readonly Listener[];
}

export interface HttpContext {
  filesDirectory: string;
}
