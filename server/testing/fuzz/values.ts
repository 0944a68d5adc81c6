import fc, { type Arbitrary } from 'fast-check';

import { PASSWORD } from '../people.ts';
import { NOBODYS_ID } from '../full-scenario.ts';

/** A JSON value of a request. */
export type Value = unknown;

/** Ids of existing rows, by table. */
export type KnownIds = Readonly<Record<string, readonly string[]>>;

/** Tables of ids whose argument names are not the table's. */
const TABLES: Record<string, string> = {
  contract: 'lease',
  user: 'account',
  tenant: 'account',
  landlord: 'account',
  owner: 'account',
  approver: 'account',
  line: 'bank_line',
  file: 'document',
  key: 'partner_key',
  search: 'saved_search',
  form: 'interest',
  share: 'favourite_share',
  message: 'message',
};

/** Values that have broken other programs: databases, pages, file systems, calendars, parsers. */
const HOSTILE = [
  '',
  ' ',
  "'; drop table account; --",
  "' or '1'='1",
  '%',
  '\\',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}${7*7}',
  '../../../../secret.key',
  '..%2f..%2fsecret.key',
  '/etc/passwd\0.jpg',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  'a\r\nX-Injected: yes',
  '\0',
  '\ud800',
  '\u202eevil',
  '👩‍👩‍👧‍👦'.repeat(40),
  'Å'.repeat(5000),
  '[[[['.repeat(200),
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '1e999',
  '-0',
  '9'.repeat(40),
  '0000-00-00',
  '2026-02-30',
  '9999-12-31',
  '-271821-04-20',
  '+275760-09-13T00:00:00Z',
  '2026-11-20T08:00:00+99:99',
  'a@b',
  `${'a'.repeat(300)}@x.no`,
];
const hostile = fc.constantFrom(...HOSTILE);

/** Numbers at the limits of number types. */
const NUMBERS = [
  0,
  1,
  -1,
  2,
  3,
  10,
  100,
  12_000,
  0.01,
  0.1,
  1.005,
  -0.5,
  2 ** 31 - 1,
  -(2 ** 31),
  2 ** 31,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
  1e15,
  1e21,
  1e308,
  -1e308,
  5e-324,
];

/** Values of a wrong shape. */
const misshapen: Arbitrary<Value> = fc.constantFrom<Value>(
  null,
  [],
  {},
  0,
  true,
  '',
  [[[]]],
  { a: { a: { a: {} } } },
  ['x', 1, null],
  -1,
  'x',
);

const or = (usual: Arbitrary<Value>, weight: number, other: Arbitrary<Value>): Arbitrary<Value> =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: other });

/** Generates values by name and type. */
export function valuesOf(known: KnownIds, emails: readonly string[]) {
  const anyId = fc.constantFrom(...Object.values(known).flat());

  /**
   * An id of the table that the name, or else the operation (`getInterestForm`), suggests; sometimes of
   * another table, unknown or invalid.
   */
  function id(name: string, where = ''): Arbitrary<Value> {
    const withoutId = name.replace(/^_?ids?$|_?Ids?$/, '');
    const named = TABLES[withoutId] ?? withoutId.replaceAll(/[A-Z]/g, (a) => `_${a.toLowerCase()}`);
    const tables = known[named]
      ? [named]
      : Object.keys(known).filter((table) =>
          where.toLowerCase().includes(table.replaceAll('_', '')),
        );
    const fitting = tables.flatMap((table) => known[table] ?? []);
    return fc.oneof(
      { weight: 12, arbitrary: fitting.length > 0 ? fc.constantFrom(...fitting) : anyId },
      { weight: 2, arbitrary: anyId },
      { weight: 1, arbitrary: fc.constant(NOBODYS_ID) },
      { weight: 1, arbitrary: hostile },
    );
  }

  const day = or(
    fc.constantFrom('2026-11-20', '2027-01-01', '2027-02-28', '2030-06-15', '1990-05-17'),
    4,
    hostile,
  );
  const moment = or(
    fc.constantFrom('2026-11-25T16:00:00Z', '2026-11-25T17:00:00Z', '2030-01-01T00:00:00Z'),
    4,
    hostile,
  );

  function text(name: string): Arbitrary<Value> {
    if (/e?mail|^user$/i.test(name))
      return or(fc.constantFrom(...emails, 'new@x.no', 'ny@x.no'), 4, hostile);
    if (/password/i.test(name))
      return or(fc.constantFrom(PASSWORD, 'et helt nytt passord'), 3, hostile);
    if (/At$|^(lost|until|before|after)/.test(name)) return moment;
    if (/On$|Date$|^(since|from|to|day|month|year)$/.test(name)) return day;
    if (/account/i.test(name))
      return or(fc.constantFrom('86011117947', '99991042764', '12345678901'), 4, hostile);
    if (/nationalIdent/i.test(name)) return or(fc.constantFrom('01010750160', '0'), 3, hostile);
    if (/phone/i.test(name)) return or(fc.constantFrom('+4741234567', '41234567'), 3, hostile);
    if (/postal/i.test(name)) return or(fc.constantFrom('0554', '5003'), 4, hostile);
    if (/url|address/i.test(name))
      return or(fc.constantFrom('https://example.com/', 'https://203.0.114.7/'), 2, hostile);
    if (/Id$/.test(name)) return id(name);
    return fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom('Oslo', 'x', 'Hei på deg', 'nordbolig', 'a-1') },
      { weight: 3, arbitrary: hostile },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
    );
  }

  const whole = fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 0, max: 40 }) },
    { weight: 1, arbitrary: fc.constantFrom(...NUMBERS) },
  );
  const number = fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 0, max: 20_000 }) },
    { weight: 2, arbitrary: fc.constantFrom(...NUMBERS) },
  );

  return {
    id,
    text,
    day,
    moment,
    whole,
    number,
    hostile,
    misshapen,
    yesOrNo: fc.boolean(),
    /** Nearly always the usual value. */
    seldomMisshapen: (usual: Arbitrary<Value>) => or(usual, 40, misshapen),
    list: (of: Arbitrary<Value>) =>
      fc.oneof(
        { weight: 12, arbitrary: fc.array(of, { maxLength: 3 }) },
        { weight: 1, arbitrary: fc.array(of, { minLength: 101, maxLength: 101 }) },
      ),
    /** An object with these fields; half of the time without optional ones, since they narrow the result. */
    object: (fields: Record<string, { value: Arbitrary<Value>; isNeeded: boolean }>) => {
      const names = Object.keys(fields);
      const needed = names.filter((name) => fields[name]!.isNeeded);
      const model = Object.fromEntries(names.map((name) => [name, fields[name]!.value]));
      const least = Object.fromEntries(needed.map((name) => [name, model[name]!]));
      return fc.oneof(
        { weight: 15, arbitrary: fc.record(least) },
        { weight: 15, arbitrary: fc.record(model, { requiredKeys: needed }) },
        { weight: 1, arbitrary: fc.record(model, { requiredKeys: [] }) },
        {
          weight: 1,
          arbitrary: fc
            .record(model, { requiredKeys: needed })
            .map((input) => ({ ...input, unheardOf: 1 })),
        },
      );
    },
  };
}

export type Values = ReturnType<typeof valuesOf>;
