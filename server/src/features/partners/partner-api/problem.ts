import { STATUS_CODES } from 'node:http';

import type { FastifyReply, FastifyRequest } from 'fastify';

import type { FieldError } from '@husvaer/domain/kernel/errors';

import { logFailure, publicError, retryAfter } from '../../../platform/errors.ts';

/** Use cases name fields as those know them who call by GraphQL. */
const GRAPHQL_NAME = /^(inputData|queryData|optionData)\./;

/** Says what went wrong in the words of RFC 9457. What nobody may know of is in the log alone. */
export function sendProblem(
  error: unknown,
  { request, reply, origin }: { request: FastifyRequest; reply: FastifyReply; origin: URL },
) {
  logFailure(error, request.log);
  const { status, code, message, params } = publicError(error);
  const wait = retryAfter(params);
  if (wait !== undefined) reply.header('retry-after', wait);
  const {
    fields = [],
    message: _,
    ...rest
  } = params as { fields?: FieldError[]; message?: string };
  return reply
    .status(status)
    .type('application/problem+json; charset=utf-8')
    .send(
      JSON.stringify({
        // A name, not a place: RFC 4151.
        type: `tag:${origin.hostname},2026:${code}`,
        title: STATUS_CODES[status],
        status,
        detail: message,
        instance: `urn:uuid:${request.id}`,
        code,
        ...(Object.keys(rest).length > 0 && { params: rest }),
        ...(fields.length > 0 && { errors: fields.map(written) }),
      }),
    );
}

const written = ({ path, ...rest }: FieldError) => ({
  path: path.replace(GRAPHQL_NAME, ''),
  ...rest,
});
