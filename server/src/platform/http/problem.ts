import { STATUS_CODES } from 'node:http';

import type { FieldError } from '@husvaer/domain/kernel/errors';

import type { PublicError } from '../errors.ts';

/** Use cases name fields as GraphQL clients know them. */
const GRAPHQL_NAME = /^(inputData|queryData|optionData)\./;

/** An error as problem details (RFC 9457), JSON. `id` is the request's. */
export function problemOf(
  { status, code, message, params }: PublicError,
  { id, origin }: { id: string; origin: URL },
): string {
  const {
    fields = [],
    message: _,
    ...rest
  } = params as { fields?: FieldError[]; message?: string };
  return JSON.stringify({
    // A name, not a location (RFC 4151).
    type: `tag:${origin.hostname},2026:${code}`,
    title: STATUS_CODES[status],
    status,
    detail: message.replaceAll(/\b(inputData|queryData)\./g, ''),
    instance: `urn:uuid:${id}`,
    code,
    ...(Object.keys(rest).length > 0 && { params: rest }),
    ...(fields.length > 0 && { errors: fields.map(written) }),
  });
}

const written = ({ path, ...rest }: FieldError) => ({
  path: path.replace(GRAPHQL_NAME, ''),
  ...rest,
});
