import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import type * as validation from '@husvaer/domain/kernel/validation';

import { coveringInputs } from '../testing/boundaries/covering.ts';
import { isExcused, KNOWN } from '../testing/boundaries/excused.ts';
import {
  callNames,
  inputCalls,
  parsing,
  prepare,
  type InputCall,
  type Parsed,
} from '../testing/boundaries/inputs.ts';
import {
  fieldsOf,
  pairsOf,
  problemsIn,
  withField,
  type Field,
} from '../testing/boundaries/values.ts';
import { refuseChanges } from '../testing/changes.ts';
import { createFullScenario, type FullScenario } from '../testing/full-scenario.ts';
import { setProved } from '../testing/people.ts';

/*
 * Sends the fields of every input in pairs, at 0, null, absent, least, most and one beyond, with letters that
 * nobody sees, decomposed letters, half of a character, and days far away. An input is refused by the name of
 * a field, or accepted and then readable. Each call of the guard with an input that a schema parses is tried;
 * the schema itself says what its limits are.
 *
 * Schemas are tried with every pair. The server gets one input of accepted pairs for each call;
 * `BOUNDARIES=all` sends it all of them.
 */
const SENT_MAX = process.env['BOUNDARIES'] === 'all' ? Infinity : 1;

vi.mock('@husvaer/domain/kernel/validation', async (load) => {
  const real = await load<typeof validation>();
  return {
    ...real,
    parseInput: (...[schema, value, at]: Parameters<typeof real.parseInput>) => {
      parsing.getStore()?.push({ schema, value, at });
      return real.parseInput(schema, value, at);
    },
  };
});

let scenario: FullScenario;
let unchanged: Awaited<ReturnType<typeof refuseChanges>>;
const inputs = new Map<string, { call: InputCall; parsed: Parsed[] }>();

beforeAll(async () => {
  scenario = await createFullScenario();
  unchanged = await refuseChanges(scenario.app);
  for (const one of inputCalls()) {
    const call = await prepare(scenario, one);
    const parsed: Parsed[] = [];
    await unchanged(() => parsing.run(parsed, () => call.send(call.given)));
    inputs.set(call.name, { call, parsed: parsed.filter(({ value }) => isObject(value)) });
  }
}, 900_000);
afterAll(() => scenario.app.close());

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

test('the schemas of most calls are found', () => {
  const found = [...inputs.values()].filter(({ parsed }) => parsed.length > 0);
  expect(found.length).toBeGreaterThan(200);
});

describe('a schema refuses what nobody could read', () => {
  /** What is known, and was found. */
  const found = new Set<string>();

  test.each(callNames())('%s', (name) => {
    const problems = new Set<string>();
    for (const { schema, value, at } of inputs.get(name)!.parsed)
      for (const { input } of pairsOf(fieldsOf(schema, value), value)) {
        // It never throws: a problem is a result.
        const { success, data } = schema.safeParse(input);
        if (success)
          for (const problem of problemsIn(data, at ? [at] : []))
            if (!isExcused(problem)) problems.add(problem);
      }
    for (const problem of problems)
      if (`${name} ${problem}` in KNOWN) found.add(`${name} ${problem}`);
    expect([...problems].filter((problem) => !(`${name} ${problem}` in KNOWN))).toEqual([]);
  });

  test('and what is known is still accepted', () => {
    const mended = Object.keys(KNOWN).filter((known) => !found.has(known));
    expect(mended, 'Remove its line from server/testing/boundaries/excused.ts').toEqual([]);
  });
});

/** The fields of a call with the values that its schemas accept one at a time. */
function acceptedFields({ parsed, call }: { parsed: Parsed[]; call: InputCall }): Field[] {
  const fields = new Map<string, Field>();
  for (const { schema, value, at } of parsed) {
    const start = at === undefined ? [''] : at.split('.');
    if (!(start[0]! in call.given)) continue;
    for (const { path, values } of fieldsOf(schema, value)) {
      const accepted = values.filter(
        (one) => schema.safeParse(withField(value, path, one)).success,
      );
      const whole = [...start, ...path];
      if (accepted.length > 0) fields.set(whole.join('.'), { path: whole, values: accepted });
    }
  }
  return [...fields.values()];
}

function sentOf(one: { parsed: Parsed[]; call: InputCall }, most: number) {
  const fields = acceptedFields(one);
  if (fields.length === 0) return [];
  return coveringInputs(fields, one.call.given).take(most) as IteratorObject<
    Record<string, unknown>
  >;
}

/** GraphQL's own refusal of a value that its type can't have. */
const MISTYPED = /cannot represent|does not exist in|not to be null|was not provided/;

/** Whether a refusal names a field, or has a code of its own. */
const isNamed = (refusal: string) =>
  !refusal.includes('request.invalid') || MISTYPED.test(refusal) || /"path":"\w/.test(refusal);

describe('the server answers each accepted pair', () => {
  test.each(callNames())(
    '%s',
    async (name) => {
      const one = inputs.get(name)!;
      const failures: string[] = [];
      for (const sent of sentOf(one, SENT_MAX)) {
        const { result, changed } = await unchanged(() => one.call.send(sent));
        // A change that is refused at its commit was accepted, and answered, before.
        const isAccepted = changed.length > 0 || result.status < 300;
        if (!isAccepted && (result.status >= 500 || !isNamed(result.refusal)))
          failures.push(`${result.status} ${result.refusal.slice(0, 200)} ${JSON.stringify(sent)}`);
      }
      expect(failures).toEqual([]);
    },
    300_000,
  );
});

test('what was accepted can be read, drawn and exported', async () => {
  const { app } = scenario;
  const readings: string[] = [];
  for (const one of inputs.values()) {
    const [sent] = sentOf(one, 1);
    if (!sent || one.call.isRead) continue;
    await one.call.send(sent);
    const { person, token } = one.call.actor;
    if (!token) continue;
    await setProved(app, person, 'passkey');
    const { statusCode } = await app.call({
      url: '/api/my-data',
      headers: { authorization: `Bearer ${token}` },
    });
    if (statusCode >= 500) readings.push(`my-data of who sent ${one.call.name}`);
  }
  await app.dispatcher.settle();
  for (const worker of app.workers) await worker.runDue();
  for (const { call } of inputs.values()) {
    if (!call.isRead) continue;
    const { status, refusal } = await call.send(call.given);
    if (status >= 500) readings.push(`${call.name}: ${refusal.slice(0, 200)}`);
  }
  const failed = await app.database.session((session) =>
    session.query('select name, payload, last_error from outbox where last_error is not null'),
  );
  expect({ readings, failed }).toEqual({ readings: [], failed: [] });
}, 900_000);
