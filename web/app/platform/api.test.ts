import { afterEach, expect, test, vi } from 'vitest';

import { browserApi, errorTextsBy } from './api.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  errorTextsBy(() => Promise.resolve());
});

test.each([
  ['that are there', () => Promise.resolve()],
  ['that do not come', () => Promise.reject(new Error('offline'))],
])(
  'a failure is thrown after the texts of errors were requested, also by texts %s',
  async (_, answer) => {
    const failed = JSON.stringify({
      errors: [{ message: 'no', extensions: { code: 'a.b', statusCode: 409 } }],
    });
    // A visitor: not logged in.
    vi.stubGlobal('document', { cookie: '' });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(failed, { status: 409 })));
    const fetchTexts = vi.fn(answer);
    errorTextsBy(fetchTexts);
    const operation = { name: 'X', source: 'mutation X { x }' } as never;
    await expect(browserApi(operation, {})).rejects.toMatchObject({ status: 409, code: 'a.b' });
    expect(fetchTexts).toHaveBeenCalledOnce();
  },
);
