import type { GraphQLError, GraphQLFormattedError } from 'graphql';

import { AppError, requestErrors, type ErrorKind } from '@husvaer/domain/kernel/errors';

import type { Logger } from './log.ts';
import { CircuitOpenError } from './outside/ports.ts';

/** The HTTP status of each kind of error. */
const STATUS: Record<ErrorKind, number> = {
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
  /** Key of the text that users see. */
  code: string;
  /** For developers, English. */
  message: string;
  params: Record<string, unknown>;
}

/** The public form of an error. Errors that are not in the catalogue are masked; the caller logs them. */
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

/**
 * Kinds of refusals that are logged because they may show an attack (docs/security.md). What a user may not
 * see is `not_found`.
 */
const TELLING: readonly ErrorKind[] = ['unauthenticated', 'forbidden', 'not_found', 'too_many'];

/** Logs why a call failed: internal errors with their stack, refusals that may be an attack by their code. */
export function logFailure(error: unknown, log: Pick<Logger, 'error' | 'info'>, more = {}): void {
  const known = asAppError(error);
  const cause = (error as Partial<GraphQLError> | null)?.originalError ?? error;
  if (!known || isUnreachable(cause)) log.error({ err: cause, ...more }, 'request failed');
  else if (TELLING.includes(known.kind)) log.info({ code: known.code, ...more }, 'request refused');
}

/** Whether an error is an internal fault that belongs in the log with its stack. */
export const isUnexpected = (error: unknown): boolean => asAppError(error) === null;

/** Seconds for the header `Retry-After`: when a refused call may be repeated. */
export function retryAfter(params: unknown): number | undefined {
  const seconds = (params as { retryAfter?: unknown } | undefined)?.retryAfter;
  return typeof seconds === 'number' ? seconds : undefined;
}

/** The public form of a GraphQL error. */
export function publicGraphqlError(error: GraphQLError): GraphQLFormattedError {
  const { status, code, message, params } = publicError(error);
  return {
    message,
    ...(error.path && { path: error.path }),
    ...(error.locations && { locations: error.locations }),
    extensions: { code, statusCode: status, params },
  };
}

/** Codes of Fastify's and Mercurius's own errors, with our errors for them. */
const FOREIGN: Record<string, (error: Error) => AppError> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => requestErrors.unsupported_type(),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => requestErrors.malformed(),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => requestErrors.malformed(),
  FST_ERR_CTP_INVALID_JSON_BODY: () => requestErrors.malformed(),
  FST_ERR_CTP_BODY_TOO_LARGE: () => requestErrors.too_large(),
  FST_ERR_BAD_URL: () => requestErrors.malformed(),
  FST_ERR_NOT_FOUND: () => requestErrors.not_found(),
  // No route has a parameter that long.
  FST_ERR_MAX_PARAM_LENGTH: () => requestErrors.not_found(),
  // A path outside the served folder, or with a name that no file can have.
  FST_STATIC_FORBIDDEN_PATH: () => requestErrors.not_found(),
  FST_ERR_VALIDATION: () => requestErrors.invalid(),
};

/**
 * Errors when the database shuts down, is down, starts, or cancels a slow statement: codes of PostgreSQL and
 * the system, messages of the driver.
 */
const UNREACHABLE = [
  /^(57P0[1235]|57014|08\d{3})$/,
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/,
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed) and is not queryable)/,
];
/** Seconds after which a retry is worthwhile. */
const RETRY_SECONDS = 1;

/** Whether the client closed the connection before the end of the call; Node reports it like this. */
const isCutOff = ({ code, message }: Error & { code?: unknown }): boolean =>
  code === 'ECONNRESET' && message === 'aborted';

/** Whether the only problem is that another system could not be reached, so that a retry may succeed. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error) || isCutOff(error)) return false;
  const { code } = error as { code?: unknown };
  return UNREACHABLE.some((pattern) => pattern.test(String(code)) || pattern.test(error.message));
}

function asAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  // Checked by its properties, not its class: errors of the compiled executor have no class of graphql's.
  const { originalError, locations, path } = (error ?? {}) as Partial<GraphQLError>;
  const cause = originalError && asAppError(originalError);
  if (cause) return cause;
  // An error without a path was found before execution. With a path it happened during execution and is an
  // internal fault.
  const { name, message } = (error ?? {}) as Partial<Error>;
  // An error about too many of something has no location.
  if (!path && (locations || (name === 'GraphQLError' && !originalError)))
    return requestErrors.invalid({ message });
  if (!(error instanceof Error)) return null;
  if (isCutOff(error)) return requestErrors.malformed();
  if (error instanceof CircuitOpenError || isUnreachable(error))
    return requestErrors.unavailable({ retryAfter: RETRY_SECONDS });
  const code = 'code' in error ? String(error.code) : '';
  const foreign = FOREIGN[code];
  if (foreign) return foreign(error);
  const { statusCode } = error as { statusCode?: unknown };
  if (code === '' && statusCode === 400) return requestErrors.malformed();
  // Other client errors that Fastify finds before our code runs.
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
