import type { z } from 'zod';

import type { Config } from '../../config.ts';
import type { Rule } from '../limits/limits.ts';
import type { PartnerViewer } from '../viewer.ts';
import type { ReadWork, Work } from '../work.ts';

export type Schema = z.core.JSONSchema.BaseSchema;

/** What one feature answers to programs: its calls, and the words of OpenAPI 3.1 for them. */
export interface CallGroup {
  tag: { name: string; description: string };
  /** By the names that `body` and `answers` refer to. */
  schemas: Record<string, Schema>;
  calls: readonly DescribedCall[];
}

/** What a call said. */
export interface Called {
  viewer: PartnerViewer;
  /** A part of the path. */
  part(name: string): string;
  /** A part of the path that is an id. Throws `request.not_found` for what is none. */
  id(name: string): string;
  query: unknown;
  /** The body as text; empty without one. */
  text: string;
  contentType: string;
  /** The body. Throws `request.malformed` for what is no JSON. */
  json(): unknown;
}

export interface CallAnswer {
  status: number;
  body?: unknown;
}

interface Described {
  /** `/leases/{leaseId}`, below where all of them are. */
  path: string;
  operationId: string;
  summary: string;
  /** What a key must have been made for. */
  scope: string;
  query?: z.ZodObject;
  /** What is sent: a schema's name, or a schema. */
  body?: { schema: string | object; example?: unknown; maximum?: number; isLines?: boolean };
  /** By status: what it means, and a schema's name. */
  answers: Record<number, [meaning: string, schema?: string]>;
  limit?: Rule;
}

/** One call: a route, and what is written about it. */
export type DescribedCall = Described &
  (
    | { method: 'GET'; read(work: ReadWork, called: Called): Promise<unknown> }
    | {
        method: 'PUT' | 'DELETE' | 'POST';
        /** What takes too long for a transaction, before it. */
        before?(called: Called, config: Config): Promise<void>;
        /** All of it happens, with what is kept of the answer, or nothing. */
        write(work: Work, called: Called): Promise<CallAnswer>;
        /** A call that is made once: without an `Idempotency-Key` it is refused. */
        isOnce?: boolean;
      }
  );
