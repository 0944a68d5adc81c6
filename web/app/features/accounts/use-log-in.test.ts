import { afterEach, expect, test, vi } from 'vitest';

import { errorTextsBy } from '../../platform/api.ts';
import { enter } from './use-log-in.ts';

afterEach(() => errorTextsBy(() => Promise.resolve()));

test('a login without tokens is refused after the texts of errors were requested', async () => {
  const fetchTexts = vi.fn(() => Promise.resolve());
  errorTextsBy(fetchTexts);
  await expect(enter({})).rejects.toMatchObject({ status: 400 });
  expect(fetchTexts).toHaveBeenCalledOnce();
});
