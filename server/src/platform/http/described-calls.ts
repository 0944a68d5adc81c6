import type { Readable } from 'node:stream';

import type { z } from 'zod';

import type { Config } from '../../config.ts';
import type { Rule } from '../limits/limits.ts';
import type { PartnerViewer } from '../viewer.ts';
import type { ReadWork, Runner, Work } from '../work.ts';

export type Schema = z.core.JSONSchema.BaseSchema;

/** The calls of one feature for programs, with their OpenAPI 3.1 description. */
export interface CallGroup {
  tag: { name: string; description: string };
  /** By the names that `body` and `answers` refer to. */
  schemas: Record<string, Schema>;
  calls: readonly DescribedCall[];
  /** The types of events that webhooks send about it, each with its meaning. */
  events?: Record<string, string>;
}

/** The input of a call. */
export interface Called {
  viewer: PartnerViewer;
  /** A parameter of the path. */
  part(name: string): string;
  /** A parameter of the path that is an id. Throws `request.not_found` when it is not one. */
  id(name: string): string;
  query: unknown;
  /** The types of events that webhooks can receive. */
  eventTypes: readonly string[];
  /** The body as text; empty without one. */
  text: string;
  contentType: string;
  /** The body. Throws `request.malformed` when it is not JSON. */
  json(): unknown;
}

export interface CallAnswer {
  status: number;
  body?: unknown;
}

interface Described {
  /** `/leases/{leaseId}`, relative to the base path of the partner API. */
  path: string;
  operationId: string;
  summary: string;
  /** The scope the API key needs. */
  scope: string;
  query?: z.ZodObject;
  /** The request body: a schema's name, or a schema. */
  body?: { schema: string | object; example?: unknown; maximum?: number; isLines?: boolean };
  /** By status: its meaning, and a schema's name. */
  answers: Record<number, [meaning: string, schema?: string]>;
  limit?: Rule;
}

/** The content type of every file that is sent. */
export const FILE_TYPE = 'application/octet-stream';

interface CallContext {
  runner: Runner;
  config: Config;
}

/** A call with a text body or without a body. */
export type TextCall = Described &
  (
    | { method: 'GET'; read(work: ReadWork, called: Called): Promise<unknown> }
    | {
        method: 'PUT' | 'DELETE' | 'POST';
        /** Work that takes too long for a transaction, done before it. */
        before?(called: Called, config: Config): Promise<void>;
        /** Runs in one transaction with the stored answer. */
        write(work: Work, called: Called): Promise<CallAnswer>;
        /** The call must happen only once: without an `Idempotency-Key` it is refused. */
        isOnce?: boolean;
      }
  );

/**
 * A call whose body is a file of {@link FILE_TYPE}. A repeated call is recognised by the bytes, without an
 * idempotency key.
 */
export type FileCall = Described & {
  method: 'POST';
  /** Accepts the file as a stream, in transactions of its own. */
  receive(context: CallContext, called: Called, file: Readable): Promise<CallAnswer>;
};

/** One call: a route and its description. */
export type DescribedCall = TextCall | FileCall;

export const isFileCall = (call: DescribedCall): call is FileCall => 'receive' in call;
export const isTextCall = (call: DescribedCall): call is TextCall => !isFileCall(call);
