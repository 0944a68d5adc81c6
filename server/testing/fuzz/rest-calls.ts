import fc, { type Arbitrary } from 'fast-check';

import { A_PDF } from '../documents.ts';
import type { Value, Values } from './values.ts';

interface RestRequest {
  route: string;
  method: string;
  url: string;
  type: string | undefined;
  /** Text, or bytes. */
  payload: string | Buffer | undefined;
}

type Schema = Record<string, any>;

/** Fields in the bodies of calls that the OpenAPI document does not describe. */
const BODY_FIELDS: Record<string, readonly string[]> = {
  'POST /api/auth': ['user', 'password', 'partnerId'],
  'POST /api/auth/refresh': ['refreshToken', 'accessToken'],
  'POST /api/auth/register': [
    'name',
    'email',
    'password',
    'registerAs',
    'language',
    'birthDate',
    'agreesToTerms',
  ],
  'POST /api/auth/verify-email': ['accountId', 'email', 'code'],
  'POST /api/auth/resend-code': ['accountId', 'email', 'partnerId'],
  'POST /api/auth/forgot-password': ['user', 'partnerId'],
  'POST /api/auth/reset-password': ['id', 'secret', 'password'],
  'POST /api/auth/change-password': ['oldPassword', 'password'],
  'POST /api/auth/prove': ['password'],
  'POST /api/auth/prove/options': [],
  'POST /api/auth/passkey/options': [],
  'POST /api/auth/passkey': ['answer', 'partnerId'],
  'POST /api/auth/passkeys/options': [],
  'POST /api/auth/passkeys': ['answer', 'name'],
  'POST /api/auth/pusher': ['socket_id', 'channel_name'],
  'POST /api/auth/logout': ['everywhere'],
  'POST /api/auth/invitation': ['id', 'secret'],
  'POST /api/auth/accept-invitation': ['id', 'secret', 'password', 'name'],
  'POST /api/signing/:signerId/begin': ['consent', 'language'],
};
/** Parameters of queries. */
const QUERY_PARAMETERS = [
  'partnerId',
  'year',
  'from',
  'to',
  'state',
  'code',
  'returnTo',
  'limit',
  'signed',
  'site',
];

const CHANNELS = ['private-account-', 'private-conversation-', 'presence-conversation-'];

/** Calls of each route, equally often; the partner API's by their description (OpenAPI 3.1). */
export function restCalls(
  routes: readonly string[],
  description: { paths: Record<string, Record<string, Schema>>; components: Schema },
  values: Values,
): Arbitrary<RestRequest> {
  function valuesOf(schema: Schema, name: string): Arbitrary<Value> {
    if (typeof schema['$ref'] === 'string') {
      const called = schema['$ref'].split('/').at(-1)!;
      return valuesOf(description.components['schemas'][called], name);
    }
    const choices = schema['oneOf'] ?? schema['anyOf'];
    if (choices) return fc.oneof(...choices.map((choice: Schema) => valuesOf(choice, name)));
    if ('const' in schema) return fc.constant(schema['const']);
    if (schema['enum'])
      return fc.oneof(
        { weight: 20, arbitrary: fc.constantFrom(...schema['enum']) },
        { weight: 1, arbitrary: values.hostile },
      );
    const type = Array.isArray(schema['type']) ? schema['type'][0] : schema['type'];
    if (type === 'object' || schema['properties']) {
      const { properties = {}, required = [] } = schema;
      return values.object(
        Object.fromEntries(
          Object.entries(properties as Record<string, Schema>).map(([field, of]) => [
            field,
            {
              value: values.seldomMisshapen(valuesOf(of, field)),
              isNeeded: required.includes(field) as boolean,
            },
          ]),
        ),
      );
    }
    if (type === 'array') return values.list(valuesOf(schema['items'] ?? {}, name));
    if (type === 'integer') return values.whole;
    if (type === 'number') return values.number;
    if (type === 'boolean') return values.yesOrNo;
    if (schema['format'] === 'uuid') return values.id(name);
    if (schema['format'] === 'date') return values.day;
    if (schema['format'] === 'date-time') return values.moment;
    return values.text(name);
  }

  function body(route: string): Arbitrary<Pick<RestRequest, 'type' | 'payload'>> {
    const [method = '', path = ''] = route.split(' ');
    if (method === 'GET') return fc.constant({ type: undefined, payload: undefined });
    const described =
      description.paths[path.replaceAll(/:(\w+)/g, '{$1}').replace(/^\/partner\/v1/, '')]?.[
        method.toLowerCase()
      ]?.['requestBody']?.content?.['application/json']?.schema;
    const known = described
      ? valuesOf(described, '')
      : values.object(
          Object.fromEntries(
            (BODY_FIELDS[route] ?? ['_id', 'name']).map((name) => [
              name,
              {
                isNeeded: true,
                value:
                  name === 'channel_name'
                    ? fc
                        .tuple(fc.constantFrom(...CHANNELS), values.id('conversationId'))
                        .map((parts) => parts.join(''))
                    : name === 'everywhere' || name.startsWith('agrees') || name === 'consent'
                      ? values.yesOrNo
                      : name === 'socket_id'
                        ? fc.constant('1.1')
                        : values.text(name),
              },
            ]),
          ),
        );
    return fc.oneof(
      {
        weight: 20,
        arbitrary: known.map((of) => ({ type: 'application/json', payload: JSON.stringify(of) })),
      },
      {
        weight: 1,
        arbitrary: fc
          .string({ unit: 'binary', maxLength: 200 })
          .map((payload) => ({ type: 'application/json', payload })),
      },
      {
        weight: 3,
        arbitrary: fc.record({
          type: fc.constantFrom(
            'application/octet-stream',
            'text/plain',
            'application/x-www-form-urlencoded',
            'application/x-ndjson',
            'multipart/form-data; boundary=x',
            'multipart/form-data',
            'no/such',
          ),
          payload: fc.oneof(
            fc.constantFrom(...FILES),
            fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
          ),
        }),
      },
    );
  }

  const parted = (path: string): Arbitrary<string> => {
    const parts = path.split('/').map((part) => {
      const name = /^:(\w+)/.exec(part)?.[1];
      if (part === '*')
        return values.text('path').map((text) => encodeURIComponent(wellFormed(text)));
      if (!name) return fc.constant(part);
      const value =
        name.endsWith('Id') && name !== 'externalId' ? values.id(name) : values.text(name);
      return value.map((text) =>
        part.replace(/:\w+(\(.*\))?/, encodeURIComponent(wellFormed(text))),
      );
    });
    return fc.tuple(...parts).map((all) => all.join('/'));
  };
  const query = fc.oneof(
    { weight: 3, arbitrary: fc.constant('') },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...QUERY_PARAMETERS), fc.constantFrom(...QUERY_PARAMETERS))
        .chain((names) =>
          fc
            .tuple(...names.map((name) => values.text(name)))
            .map(
              (input) =>
                `?${names.map((name, at) => `${name}=${encodeURIComponent(wellFormed(input[at]))}`).join('&')}`,
            ),
        ),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom('?%', '?a[]=1&a[b]=2', '?=', '?__proto__=1', '?limit=-1'),
    },
  );

  return fc.oneof(
    ...routes.map((route) => {
      const [method = '', path = ''] = route.split(' ');
      return fc
        .tuple(parted(path), query, body(route))
        .map(([at, queryString, sent]) => ({ route, method, url: at + queryString, ...sent }));
    }),
  );
}

const wellFormed = (text: Value) => String(text).toWellFormed();

const part = (headers: string, content: string) => `--x\r\n${headers}\r\n\r\n${content}\r\n`;
const FILES = [
  A_PDF,
  Buffer.from(
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  ),
  Buffer.from(
    '<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.02"/>',
  ),
  Buffer.from('NY000010'.padEnd(80, '0')),
  Buffer.from(
    `${part('Content-Disposition: form-data; name="key"', 'uploads/x.jpg')}${part('Content-Disposition: form-data; name="file"; filename="../x"', 'x')}--x--`,
  ),
  Buffer.from('--x\r\nContent-Disposition: form-data'),
];
