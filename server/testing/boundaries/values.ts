import { z } from 'zod';

import { isSeen } from '@husvaer/domain/kernel/text';

/** A field of an input, and the values at and beyond its limits. An absent one is `undefined`. */
export interface Field {
  path: readonly string[];
  values: readonly unknown[];
}

type JsonSchema = Record<string, any>;

/** Characters that no reader sees: alone they look like an empty field. */
const INVISIBLE = ['\u200d', '\u3164', '\u2800'];
const TEXTS = [
  '',
  ' ',
  ...INVISIBLE,
  // It turns the reading direction of everything after it.
  'a\u202eb',
  // Å as two characters, and half of an emoji.
  'A\u030as',
  'a\ud83d',
];
const DATES = ['0001-01-01', '1900-01-01', '2028-02-29', '9999-12-31'];
const MISSING = [null, undefined];

/**
 * The fields of an input, from the schema's own description. `valid` is an accepted value; of a list, its
 * first row is varied.
 */
export function fieldsOf(schema: z.ZodType, valid: unknown): Field[] {
  const described = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    cycles: 'ref',
  }) as JsonSchema;
  return fieldsIn(described, valid, []);
}

function fieldsIn(of: JsonSchema, valid: unknown, path: readonly string[]): Field[] {
  const choices: JsonSchema[] | undefined = of['anyOf'] ?? of['oneOf'];
  if (choices) {
    const fields = choices.flatMap((choice) => fieldsIn(choice, valid, path));
    const here = fields.filter((field) => field.path.length === path.length);
    const values = [...new Set(here.flatMap((field) => field.values))];
    const below = new Map(
      fields
        .filter((field) => field.path.length > path.length)
        .map((field) => [field.path.join('.'), field]),
    );
    return [...(values.length > 0 ? [{ path, values }] : []), ...below.values()];
  }
  if (of['allOf'])
    return (of['allOf'] as JsonSchema[]).flatMap((one) => fieldsIn(one, valid, path));
  if (of['properties']) {
    const own = path.length > 0 ? [{ path, values: MISSING }] : [];
    const given = (valid ?? {}) as Record<string, unknown>;
    return [
      ...own,
      ...Object.entries(of['properties'] as Record<string, JsonSchema>).flatMap(([name, one]) =>
        fieldsIn(one, given[name], [...path, name]),
      ),
    ];
  }
  if (of['type'] === 'array') {
    const rows = Array.isArray(valid) ? (valid as unknown[]) : [];
    const tooMany = Array.from({ length: (of['maxItems'] ?? 0) + 1 }, () => rows[0]);
    const own = {
      path,
      values: [...MISSING, [], ...(of['maxItems'] && rows.length > 0 ? [tooMany] : [])],
    };
    return rows.length > 0 ? [own, ...fieldsIn(of['items'] ?? {}, rows[0], [...path, '0'])] : [own];
  }
  const values = valuesOf(of);
  return path.length > 0 ? [{ path, values: [...MISSING, ...values] }] : [];
}

function valuesOf(of: JsonSchema): unknown[] {
  if ('const' in of) return [of['const']];
  if (of['enum']) return [of['enum'][0], of['enum'].at(-1), 'unheard of'];
  switch (of['type']) {
    case 'boolean':
      return [true, false];
    case 'integer':
    case 'number':
      return numbersOf(of);
    case 'string':
      return textsOf(of);
    case 'null':
      return [];
    default:
      // A schema that can't be described: anything may be sent.
      return [0, ...TEXTS];
  }
}

function numbersOf(of: JsonSchema): number[] {
  const least = of['minimum'] ?? of['exclusiveMinimum'];
  const most = of['maximum'] ?? of['exclusiveMaximum'];
  const limits = [least, most].filter((limit): limit is number => Math.abs(limit) < 2 ** 53 - 1);
  const all = [
    0,
    -1,
    0.001,
    0.01,
    1e12,
    ...limits.flatMap((limit) => [limit - 1, limit, limit + 1]),
  ];
  return [...new Set(all)];
}

function textsOf(of: JsonSchema): string[] {
  if (of['format'] === 'uuid') return [''];
  if (of['format'] === 'date') return ['', ...DATES];
  if (of['format'] === 'date-time') return ['', ...DATES.map((date) => `${date}T00:00:00Z`)];
  const most: number | undefined = of['maxLength'];
  const long = most === undefined ? [] : ['x'.repeat(most), 'x'.repeat(most + 1)];
  // A text with a pattern may be a date that the description doesn't call one.
  return [...TEXTS, ...long, ...(of['pattern'] ? DATES : [])];
}

/** A copy of a value with a field replaced, or removed. */
export function withField(value: unknown, path: readonly string[], replaced: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return replaced;
  if (Array.isArray(value))
    return Object.assign([...(value as unknown[])], {
      [name]: withField(value[Number(name)], rest, replaced),
    });
  const known = { ...(value as Record<string, unknown>) };
  if (rest.length === 0 && replaced === undefined) {
    delete known[name];
    return known;
  }
  const below = known[name] ?? (rest[0] === '0' ? [] : {});
  return { ...known, [name]: withField(below, rest, replaced) };
}

interface Variant {
  fields: readonly Field['path'][];
  input: unknown;
}

/** Every pair of fields with every pair of their values. */
export function* pairsOf(fields: readonly Field[], valid: unknown): Generator<Variant> {
  for (const [at, one] of fields.entries())
    for (const other of fields.slice(at + 1)) {
      if (isWithin(one.path, other.path)) continue;
      for (const first of one.values) {
        const half = withField(valid, one.path, first);
        for (const second of other.values)
          yield {
            fields: [one.path, other.path],
            input: withField(half, other.path, second),
          };
      }
    }
}

const isWithin = (outer: readonly string[], inner: readonly string[]) =>
  outer.every((part, at) => inner[at] === part);

/** Marks of a text's direction, which change how the text around it reads. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/;
/** Nothing that people agree on lies outside. */
const YEARS = { first: 1800, last: 2200 };

/** What is wrong with a text that was accepted; undefined when nothing is. */
function problemOf(text: string): string | undefined {
  if (!text.isWellFormed()) return 'half of a character';
  if (text !== text.normalize('NFC')) return 'decomposed letters';
  if (TURNS.test(text)) return 'a mark of direction';
  if (text !== '' && !isSeen(text)) return 'nothing that is seen';
  const [, year] = /^(\d{4})-\d\d-\d\d(?:T.*)?$/.exec(text) ?? [];
  if (year && (Number(year) < YEARS.first || Number(year) > YEARS.last)) return 'a day far away';
  return undefined;
}

/** The problems of all texts of a value, each with its path; a place in a list is a `*`. */
export function problemsIn(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') {
    const problem = problemOf(value);
    return problem ? [`${path.join('.')}: ${problem}`] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([name, one]) =>
    problemsIn(one, [...path, isList ? '*' : name]),
  );
}
