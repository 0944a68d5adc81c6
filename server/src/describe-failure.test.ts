import { expect, test } from 'vitest';
import { z } from 'zod';

import { arrearsErrors } from '@husvaer/domain/arrears/errors';
import { requestErrors } from '@husvaer/domain/kernel/errors';

import { describeFailure } from './describe-failure.ts';

const thrown = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    return error;
  }
};

test.each<[string, unknown, string]>([
  [
    'refused fields',
    requestErrors.invalid({
      fields: [
        { path: 'inputData.clientAccount', reason: 'required' },
        { path: 'inputData.kidSource', reason: 'not_allowed', params: { allowed: ['ocr', 'x'] } },
        { path: 'inputData.bic', reason: 'wrong_format' },
      ],
    }),
    'client-account is missing.\nkid-source is not allowed (allowed: ocr, x).\nbic has a wrong format.',
  ],
  ['a refusal', arrearsErrors.rate_known({ value: 12 }), 'Refused: rate known (value: 12).'],
  ['a refusal without values', arrearsErrors.not_found(), 'Refused: not found.'],
  [
    'a server that does not answer',
    new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:1') }),
    'The other server does not answer: connect ECONNREFUSED 127.0.0.1:1',
  ],
  [
    'a missing file',
    Object.assign(new Error('ENOENT'), { code: 'ENOENT', path: '/x.csv' }),
    "There is no file '/x.csv'.",
  ],
  ['what is not JSON', thrown(() => JSON.parse('{')), 'This is not JSON: '],
  [
    'a file of another shape',
    thrown(() => z.object({ name: z.string() }).parse({})),
    'name is wrong: ',
  ],
  ['another error', new Error('It broke.'), 'It broke.'],
])('%s is a sentence', (_, error, sentence) => {
  expect(describeFailure(error)).toContain(sentence);
});
