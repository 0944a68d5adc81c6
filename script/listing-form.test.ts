import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Kind, parse, type OperationDefinitionNode } from 'graphql';
import { expect, test } from 'vitest';

import { LISTING_VALUES } from '@husvaer/domain/listings/fields';

import { ROOT } from './root.ts';

const LISTINGS = join(ROOT, 'web/app/features/listings');
const read = (path: string): string => readFileSync(join(LISTINGS, path), 'utf8');
const sources = (...patterns: string[]): string =>
  globSync(patterns, { cwd: LISTINGS, exclude: ['**/*.graphql.ts', '**/*.test.ts'] })
    .map(read)
    .join('\n');

/** Whether the form reads the value by name. The parts of a position are one pin. */
function hasPlace(form: string, path: string): boolean {
  const [field = '', part] = path.split('.');
  if (field === 'position') return form.includes(`useField('${field}')`);
  return [`name="${part ?? field}"`, `useField('${path}')`, `useFieldProps('${path}')`].some(
    (place) => form.includes(place),
  );
}

test('each value of a listing has a place in its form', () => {
  const form = sources('editor/*.tsx');
  expect(
    LISTING_VALUES.filter(({ path }) => !hasPlace(form, path)).map(({ path }) => path),
  ).toEqual([]);
});

test('each field that the page of a home asks for is read by a component', () => {
  const page = sources('*.{ts,tsx}', 'components/*.{ts,tsx}');
  const { definitions } = parse(read('listing-page.graphql'));
  const [asked] = (definitions[0] as OperationDefinitionNode).selectionSet.selections;
  const fields = asked?.kind === Kind.FIELD ? (asked.selectionSet?.selections ?? []) : [];
  const names = fields.flatMap((field) => (field.kind === Kind.FIELD ? field.name.value : []));
  expect(names).not.toHaveLength(0);
  // `fields.balconySize` is its label.
  expect(names.filter((name) => !new RegExp(`(?<!fields\\.)\\b${name}\\b`).test(page))).toEqual([]);
});
