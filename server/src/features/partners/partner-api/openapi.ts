import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';
import { SCOPE_MEANINGS } from '@husvaer/domain/partners/api-key';

import {
  FILE_TYPE,
  isFileCall,
  type CallGroup,
  type DescribedCall,
  type Schema,
} from '../../../platform/http/described-calls.ts';

export const PARTNER_PATH = '/partner/v1';

/**
 * A zod schema as JSON Schema, for input or answers. `meanings` describes fields beyond their types, by their
 * paths.
 */
export function schemaOf(
  schema: z.ZodType,
  meanings: Readonly<Record<string, string | null>> = {},
): Schema {
  const { $schema: _, ...written } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  });
  describe(written, meanings, '');
  return written;
}

function describe(
  of: z.core.JSONSchema.BaseSchema,
  meanings: Readonly<Record<string, string | null>>,
  path: string,
): void {
  for (const [name, property] of Object.entries(of.properties ?? {})) {
    if (typeof property !== 'object') continue;
    const meaning = meanings[`${path}${name}`];
    if (meaning) property.description = meaning;
    describe(property, meanings, `${path}${name}.`);
  }
}

export const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** The schema of a page of a list, with the start of the next. */
export const pageOf = (name: string): Schema => ({
  type: 'object',
  required: ['data', 'next'],
  properties: {
    data: { type: 'array', items: refer(name) },
    next: {
      type: ['string', 'null'],
      description: 'The value of `after` for the next page; null on the last page.',
    },
  },
});

/** The schema of a list that has one page. */
export const listOf = (name: string): Schema => ({
  type: 'object',
  required: ['data'],
  properties: { data: { type: 'array', items: refer(name) } },
});

/** A refused field, and why. */
export const fieldError = z.object({
  path: z.string(),
  reason: z.string(),
  params: z
    .record(z.string(), z.unknown())
    .optional()
    .describe('What the reason needs: `{ "maximum": 80 }`.'),
});

const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  instance: z.string().describe('The call’s id, for questions to us.'),
  code: z.string().describe('The code for programs.'),
  params: z.record(z.string(), z.unknown()).optional(),
  errors: z.array(fieldError).optional(),
});

const event = z.object({
  id: uuid.describe('The same when it is sent again.'),
  type: z.string(),
  at: z.iso.datetime(),
  data: z
    .record(z.string(), z.union([z.string(), z.number(), z.null()]))
    .describe('Ids of what it is about, and names of states.'),
});

const written = schemaOf(event);
const eventSchema: Schema = {
  ...written,
  properties: { ...written.properties, type: refer('EventType') },
};

const json = (schema: string | object, example?: unknown) => ({
  'application/json': {
    schema: typeof schema === 'string' ? refer(schema) : schema,
    ...(example !== undefined && { example }),
  },
});
const refusal = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: refer('Problem') } },
});

/** The possible errors of a call. */
function refusalsOf(call: DescribedCall) {
  const isPost = call.method === 'POST';
  return {
    ...((call.body || call.query || isPost) && {
      400: refusal('`request.invalid` names every invalid field; `request.malformed`.'),
    }),
    401: refusal(
      '`partners.key_invalid`: the key is unknown or revoked. `partners.key_expired`: its last day is over.',
    ),
    403: refusal(
      '`partners.scope_missing`: the key does not have the scope. `partners.address_refused`: the key is not valid from this address.',
    ),
    ...(call.path.includes('{') && { 404: refusal('You have no such record.') }),
    ...(call.method !== 'GET' && { 409: refusal('The state does not allow it.') }),
    ...((call.body || isFileCall(call)) && {
      413: refusal('`request.too_large`.'),
      415: refusal('`request.unsupported_type`.'),
    }),
    ...(isPost &&
      !isFileCall(call) && {
        422: refusal('`partners.idempotency_mismatch`: the key was used for another call.'),
      }),
    429: {
      ...refusal('`request.too_many`: retry after this number of seconds.'),
      headers: { 'Retry-After': { schema: { type: 'integer' } } },
    },
  };
}

const operationOf = (call: DescribedCall, tag: string) => ({
  tags: [tag],
  operationId: call.operationId,
  summary: call.summary,
  description: `For keys with the scope \`${call.scope}\`.`,
  parameters: [
    ...[...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...Object.entries(call.query ? (schemaOf(call.query).properties ?? {}) : {}).map(
      ([name, schema]) => ({ name, in: 'query', schema }),
    ),
    ...(call.method === 'POST' && !isFileCall(call)
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: call.isOnce ?? false,
            description: 'A repeated call with the same key runs once, for 24 hours.',
            schema: { type: 'string', maxLength: 255 },
          },
        ]
      : []),
  ],
  ...(call.body && {
    requestBody: {
      required: true,
      content: {
        ...json(call.body.schema, call.body.example),
        ...(call.body.isLines && { 'application/x-ndjson': { schema: { type: 'string' } } }),
      },
    },
  }),
  // Bytes have no schema in OpenAPI 3.1.
  ...(isFileCall(call) && { requestBody: { required: true, content: { [FILE_TYPE]: {} } } }),
  responses: {
    ...Object.fromEntries(
      Object.entries(call.answers).map(([status, [description, schema]]) => [
        status,
        { description, ...(schema && { content: json(schema) }) },
      ]),
    ),
    ...refusalsOf(call),
  },
});

/** What webhooks send: an event of each type. */
const webhooksOf = (events: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(events).map(([type, summary]) => [
      type,
      {
        post: {
          summary,
          requestBody: { required: true, content: json('Event') },
          responses: { '2XX': { description: 'It is received. Other answers are tried again.' } },
        },
      },
    ]),
  );

const SCOPES = Object.entries(SCOPE_MEANINGS)
  .map(([scope, meaning]) => `- \`${scope}\`: ${meaning}`)
  .join('\n');

/** The OpenAPI 3.1 document of the partner API; its schemas are those that check the calls. */
export function partnerApiDocument(origin: URL, groups: readonly CallGroup[]) {
  const events = Object.assign({}, ...groups.map((group) => group.events)) as Record<
    string,
    string
  >;
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { tag, calls } of groups)
    for (const call of calls)
      (paths[`${PARTNER_PATH}${call.path}`] ??= {})[call.method.toLowerCase()] = operationOf(
        call,
        tag.name,
      );
  return {
    openapi: '3.1.1',
    info: {
      title: 'Husvær partner API',
      version: '1',
      description: 'For partners’ own systems. See docs/partner-api.md.',
    },
    servers: [{ url: origin.origin }],
    security: [{ key: [] }],
    tags: groups.map(({ tag }) => tag),
    paths,
    webhooks: webhooksOf(events),
    components: {
      schemas: Object.assign(
        {
          Problem: schemaOf(problem),
          EventType: { enum: Object.keys(events) },
          Event: eventSchema,
        },
        ...groups.map(({ schemas }) => schemas),
      ) as Record<string, Schema>,
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'bearer',
          description: `A key: \`hvp_…\`. Its scopes say what it opens:\n\n${SCOPES}`,
        },
      },
    },
  };
}
