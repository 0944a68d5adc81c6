import { expect, test } from 'vitest';

import { fieldErrors, moment, parseInput } from './validation.ts';
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

test('a schema that removes the zero character passes', () => {
  expect(parseInput(schema, { name: 'a', tidy: 'b\0' })).toEqual({ name: 'a', tidy: 'b' });
});

const form = z.strictObject({
  text: z.string().min(3).max(5),
  list: z.array(z.string()).min(1).max(2),
  size: z.int().min(2).max(4),
  kind: z.enum(['a', 'b']),
  day: z.iso.date(),
  url: z.url(),
  either: z.union([z.string(), z.boolean()]),
  own: z.string().refine((input) => input !== 'past', { params: { reason: 'past', on: '2026' } }),
  other: z.string().refine((input) => input !== 'no'),
});
const FORM = {
  text: 'abc',
  list: ['a'],
  size: 2,
  kind: 'a',
  day: '2026-11-27',
  url: 'https://x.no',
  either: true,
  own: '',
  other: '',
};

test.each<[object, object[]]>([
  [{}, []],
  [{ text: undefined }, [{ path: 'text', reason: 'required' }]],
  [{ text: null }, [{ path: 'text', reason: 'required' }]],
  [{ text: 7 }, [{ path: 'text', reason: 'wrong_type' }]],
  [{ text: 'ab' }, [{ path: 'text', reason: 'too_short', params: { minimum: 3 } }]],
  [{ text: 'abcdef' }, [{ path: 'text', reason: 'too_long', params: { maximum: 5 } }]],
  [{ list: [] }, [{ path: 'list', reason: 'required', params: { minimum: 1 } }]],
  [{ list: ['', '', ''] }, [{ path: 'list', reason: 'too_long', params: { maximum: 2 } }]],
  [{ list: [7] }, [{ path: 'list.0', reason: 'wrong_type' }]],
  [{ size: 1 }, [{ path: 'size', reason: 'too_small', params: { minimum: 2 } }]],
  [{ size: 5 }, [{ path: 'size', reason: 'too_big', params: { maximum: 4 } }]],
  [{ size: 2.5 }, [{ path: 'size', reason: 'not_integer' }]],
  [{ size: '2' }, [{ path: 'size', reason: 'wrong_type' }]],
  [{ kind: 'c' }, [{ path: 'kind', reason: 'not_allowed', params: { allowed: ['a', 'b'] } }]],
  [{ day: '2026-02-30' }, [{ path: 'day', reason: 'wrong_format' }]],
  [{ url: 'x' }, [{ path: 'url', reason: 'wrong_format' }]],
  [{ either: 7 }, [{ path: 'either', reason: 'wrong_format' }]],
  [{ own: 'past' }, [{ path: 'own', reason: 'past', params: { on: '2026' } }]],
  [{ other: 'no' }, [{ path: 'other', reason: 'not_allowed' }]],
  [
    { more: 1, most: 2 },
    [
      { path: 'more', reason: 'unknown_field' },
      { path: 'most', reason: 'unknown_field' },
    ],
  ],
])('%o is refused for %j', (input, fields) => {
  const { error } = form.safeParse({ ...FORM, ...input }, { reportInput: true });
  expect(fieldErrors(error?.issues ?? [])).toEqual(fields);
});

test('a refused value has the caller’s name for it', () => {
  const refused = (value: unknown) => () =>
    parseInput(z.strictObject({ a: z.strictObject({}) }), value, 'queryData');
  const params = (path: string, reason: string) => ({ params: { fields: [{ path, reason }] } });
  expect(refused(undefined)).toThrow(expect.objectContaining(params('queryData', 'required')));
  expect(refused({ a: {}, b: 1 })).toThrow(
    expect.objectContaining(params('queryData.b', 'unknown_field')),
  );
  expect(refused({ a: { b: 1 } })).toThrow(
    expect.objectContaining(params('queryData.a.b', 'unknown_field')),
  );
});

test('the zero character is searched for in unnamed values, and in plain values alone', () => {
  const fields = [{ path: '', reason: 'wrong_format' }];
  expect(() => parseInput(z.string(), 'a\0')).toThrow(
    expect.objectContaining({ params: { fields } }),
  );
  const bytes = { file: new Uint8Array([0]), at: new Map([['a', '\0']]), nothing: null };
  expect(parseInput(z.any(), bytes)).toBe(bytes);
});

test.each([
  ['2026-11-27T08:00:00Z', true],
  ['0026-11-27T08:00:00Z', false],
  ['9026-11-27T08:00:00Z', false],
  ['2026-11-27T08:00:00+01:00', false],
  ['2026-11-27', false],
])('%s is a moment: %s', (written, isOne) => {
  expect(moment.safeParse(written).success).toBe(isOne);
});
