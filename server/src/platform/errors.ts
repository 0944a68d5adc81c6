import type { GraphQLError, GraphQLFormattedError } from 'graphql';

import { AppError, requestErrors, type ErrorKind } from '@husvaer/domain/kernel/errors';

import type { Logger } from './log.ts';
import { LeftAlone } from './outside/ports.ts';

/** The one table from what kind of error it is to the status a client sees. */
export const STATUS: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  not_allowed: 405,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported: 415,
  misdirected: 421,
  mismatch: 422,
  too_many: 429,
  unavailable: 503,
};

const INTERNAL = { status: 500, code: 'internal', message: 'Internal server error', params: {} };

export interface PublicError {
  status: number;
  /** Key of the text a person reads. */
  code: string;
  /** For developers, English. */
  message: string;
  params: Record<string, unknown>;
}

/** What the outside may know of an error. Whatever is not in the catalogue is masked; the caller logs it. */
export function publicError(error: unknown): PublicError {
  const known = asAppError(error);
  if (!known) return INTERNAL;
  return {
    status: STATUS[known.kind],
    code: known.code,
    message: messageOf(known),
    params: known.params,
  };
}

/** Refusals that whoever looks for an attack wants to see (docs/security.md). What one may not see is not found. */
const TELLING: readonly ErrorKind[] = ['unauthenticated', 'forbidden', 'not_found', 'too_many'];

/** Writes down why a call failed: our own faults with their stack, refusals that may be an attack by their code. */
export function logFailure(error: unknown, log: Pick<Logger, 'error' | 'info'>, more = {}): void {
  const known = asAppError(error);
  const cause = (error as Partial<GraphQLError> | null)?.originalError ?? error;
  if (!known || isAway(cause)) log.error({ err: cause, ...more }, 'request failed');
  else if (TELLING.includes(known.kind)) log.info({ code: known.code, ...more }, 'refused');
}

/** Whether an error is our own fault, and so belongs in the log with its stack. */
export const isUnexpected = (error: unknown): boolean => asAppError(error) === null;

/** Seconds after which a refused call may be tried again: the header `Retry-After`. */
export function retryAfter(params: unknown): number | undefined {
  const seconds = (params as { retryAfter?: unknown } | undefined)?.retryAfter;
  return typeof seconds === 'number' ? seconds : undefined;
}

/** A GraphQL error as it goes over the wire. */
export function publicGraphqlError(error: GraphQLError): GraphQLFormattedError {
  const { status, code, message, params } = publicError(error);
  return {
    message,
    ...(error.path && { path: error.path }),
    ...(error.locations && { locations: error.locations }),
    extensions: { code, statusCode: status, params },
  };
}

/** Codes of Fastify's and Mercurius's own refusals, in our catalogue's words. */
const FOREIGN: Record<string, (error: Error) => AppError> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => requestErrors.unsupported_type(),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => requestErrors.malformed(),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => requestErrors.malformed(),
  FST_ERR_CTP_INVALID_JSON_BODY: () => requestErrors.malformed(),
  FST_ERR_CTP_BODY_TOO_LARGE: () => requestErrors.too_large(),
  FST_ERR_BAD_URL: () => requestErrors.malformed(),
  FST_ERR_NOT_FOUND: () => requestErrors.not_found(),
  // No route has a name that long.
  FST_ERR_MAX_PARAM_LENGTH: () => requestErrors.not_found(),
  // A path that leads out of what is served, or to a name no file may have.
  FST_STATIC_FORBIDDEN_PATH: () => requestErrors.not_found(),
  FST_ERR_VALIDATION: () => requestErrors.invalid(),
};

/** What is said when the database goes down, is down, comes up, or breaks off what takes too long: PostgreSQL's codes, the system's, the driver's words. */
const AWAY = [
  /^(57P0[1235]|57014|08\d{3})$/,
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/,
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed) and is not queryable)/,
];
/** Seconds after which it is worth asking again. */
const AWAY_SECONDS = 1;

/** Whether a caller went before the end of their call: Node's own words for it. */
const isCutOff = ({ code, message }: Error & { code?: unknown }): boolean =>
  code === 'ECONNRESET' && message === 'aborted';

/** Whether nothing is wrong but that somebody could not be reached: it may be asked again. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error) || isCutOff(error)) return false;
  const { code } = error as { code?: unknown };
  return AWAY.some((pattern) => pattern.test(String(code)) || pattern.test(error.message));
}

function asAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  // By what it carries, not by its class: the compiled executor's errors are of no class of graphql's.
  const { originalError, locations, path } = (error ?? {}) as Partial<GraphQLError>;
  const cause = originalError && asAppError(originalError);
  if (cause) return cause;
  // Found before anything ran. With a path it happened while running, and so is our own fault.
  const { name, message } = (error ?? {}) as Partial<Error>;
  // That there are too many of them has no place of its own.
  if (!path && (locations || (name === 'GraphQLError' && !originalError)))
    return requestErrors.invalid({ message });
  if (!(error instanceof Error)) return null;
  if (isCutOff(error)) return requestErrors.malformed();
  if (error instanceof LeftAlone || isAway(error))
    return requestErrors.unavailable({ retryAfter: AWAY_SECONDS });
  const code = 'code' in error ? String(error.code) : '';
  const foreign = FOREIGN[code];
  if (foreign) return foreign(error);
  const { statusCode } = error as { statusCode?: unknown };
  if (code === '' && statusCode === 400) return requestErrors.malformed();
  // What else Fastify finds wrong with a call, it says before anything of ours runs.
  if (code.startsWith('FST_') && Number(statusCode) >= 400 && Number(statusCode) < 500)
    return requestErrors.malformed();
  return null;
}

function messageOf(error: AppError): string {
  const { fields, message } = error.params as {
    fields?: { path: string; reason: string; params?: Record<string, unknown> }[];
    message?: string;
  };
  if (message) return message;
  if (!fields) return error.code;
  const parts = fields.map(
    ({ path, reason, params }) => `${path}: ${reason}${params ? ` ${JSON.stringify(params)}` : ''}`,
  );
  return `${error.code} (${parts.join('; ')})`;
}
