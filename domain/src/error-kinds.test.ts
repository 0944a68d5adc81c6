import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { AppError } from './kernel/errors.ts';

/**
 * The kind of each error: programs act on the kind, which decides the status. A line that changes here
 * changes the API.
 */
async function kinds(): Promise<string[]> {
  const lines: string[] = [];
  for (const file of globSync('*/errors.ts', { cwd: import.meta.dirname }).sort()) {
    const module = (await import(join(import.meta.dirname, file))) as Record<string, unknown>;
    for (const [catalogue, errors] of Object.entries(module)) {
      if (!catalogue.endsWith('Errors')) continue;
      for (const make of Object.values(errors as Record<string, () => unknown>)) {
        const error = make();
        if (error instanceof AppError) lines.push(`${catalogue}: ${error.code} is ${error.kind}`);
      }
    }
  }
  return lines;
}

test('every error keeps the kind that its clients know', async () => {
  expect(await kinds()).toMatchSnapshot();
});

test('every error is an ErrorCode, so that it has a text', () => {
  const source = readFileSync(join(import.meta.dirname, 'error-code.ts'), 'utf8');
  const missing = globSync('*/errors.ts', { cwd: import.meta.dirname }).filter(
    (file) => !source.includes(`'./${file}'`),
  );
  expect(missing, 'list these in domain/src/error-code.ts').toEqual([]);
});

test('an error’s parameters are included', async () => {
  const error = new AppError('leases.not_found', 'not_found', { id: '1' });
  expect(error).toMatchObject({
    name: 'AppError',
    message: 'leases.not_found',
    params: { id: '1' },
  });
});
