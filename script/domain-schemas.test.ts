import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { describe, expect, test } from 'vitest';

import { AppError, FIELD_REASONS, type FieldError } from '@husvaer/domain/kernel/errors';
import { oreToKroner } from '@husvaer/domain/kernel/money';
import { parseInput } from '@husvaer/domain/kernel/validation';
import { z } from '@husvaer/domain/kernel/zod';

import { fieldsOf, withField } from '../server/testing/boundaries/values.ts';
import { domainSchemas, domainSources, exampleFor, untriedMakers } from './domain-schemas.ts';
import { ROOT } from './root.ts';

const schemas = (await domainSchemas()).map((one) => ({
  ...one,
  // A schema of a single value is tried as a field too.
  schema: z.strictObject({ input: one.schema }),
  example: { input: exampleFor(one) },
}));

const LEAP_DAY = '2028-02-29';
/** Ends of months, and days that do not exist. */
const ODD_DAYS = ['2028-01-31', '2028-12-31', '2027-02-29', '2027-04-31', '2028-02-30'];

/** The cases of a schema: each field of its example at its limits, one beyond, absent and null. */
const casesOf = ({ schema, example }: (typeof schemas)[number]): unknown[] => [
  example,
  ...fieldsOf(schema, example).flatMap(({ path, values }) =>
    [...values, ...(values.includes(LEAP_DAY) ? ODD_DAYS : [])].map((value) =>
      withField(example, path, value),
    ),
  ),
];

/** What is wrong with the refusal of an input; null if it names its fields and reasons. */
function faultOf(error: unknown): string | null {
  if (!(error instanceof AppError) || error.code !== 'request.invalid') return String(error);
  const fields = error.params['fields'] as FieldError[];
  if (fields.length === 0) return 'no field is named';
  const unknown = fields.find(
    ({ path, reason }) => !/^input(?:\.|$)/.test(path) || !FIELD_REASONS.includes(reason),
  );
  return unknown ? `${unknown.path}: ${unknown.reason}` : null;
}

/** What a schema read, written as a client writes it. */
function written(value: unknown): unknown {
  if (typeof value === 'bigint') return oreToKroner(value);
  if (value instanceof Temporal.Instant) return value.toString();
  if (Array.isArray(value)) return value.map(written);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, written(one)]));
}

/** What a schema reads is of another kind than what is sent. */
const NOT_READ_AGAIN: Record<string, string> = {
  'banking/activity activityCursor': 'a text is read as a moment, a source and an id',
  'deposits/bank-files depositAnswers': 'a bank writes amounts as text',
  'deposits/settings depositSettings': 'per cent are read as hundredths of a per cent',
  'invoices/settings leaseKidLayout': 'parts are read with their length',
};

test('every schema that the domain makes is tried', () => {
  const sources = domainSources().map((path) => readFileSync(resolve(ROOT, path), 'utf8'));
  expect(untriedMakers(sources)).toEqual([]);
  expect(schemas.length).toBeGreaterThan(110);
});

describe.each(schemas)('$name', (one) => {
  test('accepts its example', () => {
    expect(() => parseInput(one.schema, one.example)).not.toThrow();
  });

  test('names a field and a reason, or reads the same twice', () => {
    const faults = new Set<string>();
    for (const input of casesOf(one)) {
      let read: { input?: unknown };
      try {
        read = parseInput(one.schema, input);
      } catch (error) {
        const fault = faultOf(error);
        if (fault !== null) faults.add(fault);
        continue;
      }
      if (NOT_READ_AGAIN[one.name]) continue;
      try {
        expect(parseInput(one.schema, written(read))).toEqual(read);
      } catch (error) {
        faults.add(`read again, ${JSON.stringify(written(read))}: ${String(error)}`);
      }
    }
    expect([...faults]).toEqual([]);
  });
});
