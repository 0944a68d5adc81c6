import { afterEach, expect, test, vi } from 'vitest';

import {
  apiNow,
  browserApi,
  errorTextsBy,
  fetchFile,
  PROOF_NEEDED,
  runExclusively,
  setProofPrompt,
} from './api.ts';

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

const MUTATION = { name: 'X', source: 'mutation X { x }' } as never;

test.each<[what: string, call: () => Promise<unknown>]>([
  ['a mutation', () => browserApi(MUTATION, {})],
  ['a mutation that ends the session', () => runExclusively(() => apiNow(MUTATION, {}))],
  ['a file', () => fetchFile('/api/money/1/bank-files/2')],
  ['a file by a long query', () => fetchFile('/api/leases.csv', { partnerId: '1' })],
])('%s that needs a proof is sent again after it', async (_, call) => {
  const refusal = {
    message: 'no',
    extensions: { code: PROOF_NEEDED, statusCode: 403, params: { ways: ['passkey'] } },
  };
  const answers = [
    new Response(JSON.stringify({ errors: [refusal] }), { status: 403 }),
    new Response(JSON.stringify({ data: {} })),
  ];
  const fetch = vi.fn(() => Promise.resolve(answers.shift()));
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('localStorage', { getItem: () => 'token' });
  const requestProof = vi.fn(() => Promise.resolve(true));
  const remove = setProofPrompt(requestProof);
  await call();
  remove();
  expect(requestProof).toHaveBeenCalledExactlyOnceWith(['passkey']);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(fetch.mock.calls[1]).toEqual(fetch.mock.calls[0]);
});
