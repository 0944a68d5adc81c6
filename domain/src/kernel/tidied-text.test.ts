import { expect, test } from 'vitest';

import { lineOrNull, nonEmptyLine, nonEmptyText, textOrNull, tidiedLine } from './tidied-text.ts';
import { fieldErrors } from './validation.ts';
import { z } from './zod.ts';

const problemOf = (schema: z.ZodType, value: unknown) => {
  const { error } = schema.safeParse(value, { reportInput: true });
  return error && fieldErrors(error.issues).map(({ reason, params }) => ({ reason, params }));
};

test('a line is tidied before its characters are counted', () => {
  expect(nonEmptyLine(5).parse(`  a\u202e\n\t b  ${' '.repeat(1000)}`)).toBe('a b');
  expect(nonEmptyText(5).parse('\r\na\r\n\r\n\r\nb ')).toBe('a\n\nb');
});

test.each([6, 8000, 19_000, 20_001, 100_000])(
  'a line of %d characters is refused with the maximum of its field',
  (length) => {
    expect(problemOf(tidiedLine(5), 'x'.repeat(length))).toEqual([
      { reason: 'too_long', params: { maximum: 5 } },
    ]);
  },
);

test('only a line that must not be empty is refused when it is', () => {
  expect(problemOf(nonEmptyLine(5), ' \n ')).toEqual([
    { reason: 'required', params: { minimum: 1 } },
  ]);
  expect(tidiedLine(5).parse(' \n ')).toBe('');
  expect([' ', '', null, undefined].map((value) => lineOrNull(5).parse(value))).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(textOrNull(5).parse(' a ')).toBe('a');
});

test('the JSON schema states the field’s maximum', () => {
  const input = (schema: z.ZodType) =>
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  expect(input(nonEmptyLine(5))).toMatchObject({ type: 'string', minLength: 1, maxLength: 5 });
  expect(input(tidiedLine(5))).toMatchObject({ type: 'string', maxLength: 5 });
  expect(input(tidiedLine(5))).not.toHaveProperty('minLength');
});
