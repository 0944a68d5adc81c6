import type { Readable } from 'node:stream';

import type { z } from 'zod';

import type { Config } from '../../config.ts';
import type { Rule } from '../limits/limits.ts';
import type { PartnerViewer } from '../viewer.ts';
import type { ReadWork, Runner, Work } from '../work.ts';

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

/** What a file is sent as, whatever it is. */
export const FILE_TYPE = 'application/octet-stream';

interface House {
  runner: Runner;
  config: Config;
}

/** A call whose body is text, or that has none. */
export type TextCall = Described &
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

/** A call whose body is a file, of {@link FILE_TYPE}. It is known by its bytes, and by no key. */
export type FileCall = Described & {
  method: 'POST';
  /** Takes the file as it comes, in transactions of its own. */
  receive(house: House, called: Called, file: Readable): Promise<CallAnswer>;
};

/** One call: a route, and what is written about it. */
export type DescribedCall = TextCall | FileCall;

export const isFileCall = (call: DescribedCall): call is FileCall => 'receive' in call;
export const isTextCall = (call: DescribedCall): call is TextCall => !isFileCall(call);
