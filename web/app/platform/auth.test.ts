import { afterEach, expect, test, vi } from 'vitest';

import { errorTextsBy } from './api.ts';
import { requestTokens } from './auth.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  errorTextsBy(() => Promise.resolve());
});

test('a login whose answer has no tokens fails after the texts of errors were requested', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
  const fetchTexts = vi.fn(() => Promise.resolve());
  errorTextsBy(fetchTexts);
  await expect(requestTokens('', {})).rejects.toMatchObject({ status: 400 });
  expect(fetchTexts).toHaveBeenCalledOnce();
});
