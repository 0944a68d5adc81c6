import { expect, test } from 'vitest';

import { parseInput } from './validation.ts';
import { z } from './zod.ts';

const schema = z.object({
  name: z.string(),
  tidy: z
    .string()
    .transform((text) => text.replaceAll('\0', ''))
    .optional(),
  people: z.array(z.object({ title: z.string().nullable() })).optional(),
});

test.each([
  ['a field', { name: 'a\0b' }, 'inputData.name'],
  [
    'a field of the second in a list',
    { name: 'a', people: [{ title: null }, { title: '\0' }] },
    'inputData.people.1.title',
  ],
])('the zero character is refused in %s, which is named', (_, input, path) => {
  expect(() => parseInput(schema, input, 'inputData')).toThrow(
    expect.objectContaining({
      code: 'request.invalid',
      params: { fields: [{ path, reason: 'wrong_format' }] },
    }),
  );
});

test('a schema that takes the zero character away is content', () => {
  expect(parseInput(schema, { name: 'a', tidy: 'b\0' })).toEqual({ name: 'a', tidy: 'b' });
});
