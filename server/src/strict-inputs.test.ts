import type { GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createFullScenario, NOBODYS_ID, type FullScenario } from '../testing/full-scenario.ts';
import { addPartnerKey, partnerCalls } from '../testing/partner-key.ts';
import { schema } from './schema.ts';

/*
 * No misspelt field is ignored: every call of the partner API and every GraphQL mutation is sent one unknown
 * field at every level of its input.
 */

type Schema = Record<string, any>;

let scenario: FullScenario;
let call: ReturnType<typeof partnerCalls>;
/** By field name: a value that calls accept. */
let valid: Record<string, unknown>;
let description: { paths: Record<string, Record<string, Schema>>; components: Schema };
beforeAll(async () => {
  scenario = await createFullScenario();
  call = partnerCalls(scenario.app, await addPartnerKey(scenario.app, scenario.nordbolig));
  const { version } = (await call('GET', `/leases/${scenario.partnersOwn['leaseId']}`)).body;
  valid = { ...scenario.partnersOwn, version };
  description = (await scenario.app.call({ url: '/partner/v1/openapi.json' })).json();
});
afterAll(() => scenario.app.close());

/** All operations of the description. */
const operations = () =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, of]) => ({ method: method.toUpperCase(), path, of })),
  );

const MISSPELT = 'ammount';

/** Values that fit a schema, with one unknown field in each of its objects in turn. */
function misspelt(of: Schema): { value: unknown; path: string }[] {
  const known = resolved(of);
  const choices: Schema[] | undefined = known['oneOf'] ?? known['anyOf'];
  if (choices) return choices.flatMap(misspelt);
  if (known['type'] === 'array')
    return misspelt(known['items']).map(({ value, path }) => ({
      value: [value],
      path: path ? `0.${path}` : '0',
    }));
  if (!known['properties']) return [];
  const whole = fitting(known) as Record<string, unknown>;
  return [
    { value: { ...whole, [MISSPELT]: 1 }, path: MISSPELT },
    ...Object.entries(known['properties'] as Record<string, Schema>).flatMap(([name, property]) =>
      misspelt(property).map(({ value, path }) => ({
        value: { ...whole, [name]: value },
        path: `${name}.${path}`,
      })),
    ),
  ];
}

const resolved = (of: Schema): Schema =>
  typeof of['$ref'] === 'string'
    ? resolved(description.components['schemas'][of['$ref'].split('/').at(-1)!])
    : of;

/** A value of the right type, accepted or not. */
function fitting(of: Schema): unknown {
  const known = resolved(of);
  if ('const' in known) return known['const'];
  if (known['enum']) return known['enum'][0];
  const [choice] = known['oneOf'] ?? known['anyOf'] ?? [];
  if (choice) return fitting(choice);
  const type = Array.isArray(known['type']) ? known['type'][0] : known['type'];
  if (type === 'object' || known['properties'])
    return Object.fromEntries(
      Object.entries((known['properties'] ?? {}) as Record<string, Schema>)
        .filter(([name]) => (known['required'] ?? []).includes(name) || valid[name] !== undefined)
        .map(([name, property]) => [name, valid[name] ?? fitting(property)]),
    );
  if (type === 'array') return [fitting(known['items'] ?? {})];
  if (type === 'integer' || type === 'number') return known['minimum'] ?? 1;
  if (type === 'boolean') return true;
  if (known['format'] === 'uuid') return NOBODYS_ID;
  if (known['format'] === 'date') return '2026-12-01';
  if (known['format'] === 'date-time') return '2026-12-01T12:00:00Z';
  return 'a';
}

const addressOf = (path: string) =>
  path
    .replace('/partner/v1', '')
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => scenario.partnersOwn[name] ?? NOBODYS_ID);
const once = () => ({ 'idempotency-key': crypto.randomUUID() });

describe('the partner API', () => {
  test('refuses a body where none is allowed', async () => {
    const ignored = [];
    for (const { method, path, of } of operations()) {
      if (method === 'GET' || of['requestBody']) continue;
      const { status, body } = await call(
        method as 'POST',
        addressOf(path),
        { amount: 100 },
        once(),
      );
      if (status !== 400 || body?.errors?.[0]?.reason !== 'unknown_field')
        ignored.push(`${method} ${path}: ${status} ${body?.code}`);
    }
    expect(ignored).toEqual([]);
  });

  test('names every unknown field of a body', async () => {
    const ignored = [];
    let tried = 0;
    for (const { method, path, of } of operations()) {
      const taken = of['requestBody']?.content['application/json']?.schema;
      if (!taken) continue;
      for (const { value, path: field } of misspelt(taken)) {
        tried += 1;
        const { status, body } = await call(method as 'POST', addressOf(path), value, once());
        // A batch answers for each of its rows.
        const refused = [body, ...(body?.refusals ?? [])].flatMap(
          ({ errors = [], fields = [] }) =>
            [...errors, ...fields] as { path: string; reason: string }[],
        );
        const isNamed = refused.some(
          ({ reason, path: at }) => reason === 'unknown_field' && `0.${at}`.endsWith(field),
        );
        if (!isNamed)
          ignored.push(
            `${method} ${path} ${field}: ${status} ${JSON.stringify(body).slice(0, 200)}`,
          );
      }
    }
    expect(ignored).toEqual([]);
    expect(tried).toBeGreaterThan(30);
  });

  test('names unknown query parameters', async () => {
    const ignored = [];
    for (const { method, path, of } of operations()) {
      const isFile = of['requestBody']?.content['application/octet-stream'];
      const taken = of['requestBody']?.content['application/json']?.schema;
      const { status, body } = await call(
        method as 'GET',
        `${addressOf(path)}?${MISSPELT}=1`,
        isFile ? 'x' : taken && fitting(taken),
        { ...once(), ...(isFile && { 'content-type': 'application/octet-stream' }) },
      );
      if (!body?.errors?.some((one: { path: string }) => one.path === MISSPELT))
        ignored.push(`${method} ${path}: ${status}`);
    }
    expect(ignored).toEqual([]);
  });
});

test('no GraphQL mutation accepts a field that its input does not have', async () => {
  const fields = (schema().getMutationType() as GraphQLObjectType).getFields();
  const ignored = [];
  for (const [name, { args }] of Object.entries(fields))
    for (const arg of args) {
      const written = String(arg.type).replace('!', '');
      const { status } = await scenario.app.api(
        `mutation ($input: ${written}!) { ${name}(${arg.name}: $input) { __typename } }`,
        { input: { [MISSPELT]: 1 } },
      );
      const inline = await scenario.app.api(
        `mutation { ${name}(${arg.name}: { ${MISSPELT}: 1 }) { __typename } }`,
      );
      if (status !== 400 || inline.status !== 400) ignored.push(name);
    }
  expect(ignored).toEqual([]);
});
