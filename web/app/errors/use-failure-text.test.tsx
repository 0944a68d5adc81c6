import { expect, test } from 'vitest';

import { render } from '../testing/render.tsx';
import { ApiFailure, errorsIn } from '../platform/api.ts';
import { useFailureText } from './use-failure-text.ts';

function ErrorText({ error }: { error: unknown }) {
  return useFailureText()(error);
}

const MESSAGE = { message: 'Nope' };
const undrawable = (where: string) => ({
  errors: [
    {
      ...MESSAGE,
      extensions: {
        code: 'request.undrawable',
        params: { where, text: 'Ola 🙂', characters: '🙂' },
      },
    },
  ],
});

const tooMany = (params: object) => ({
  errors: [{ ...MESSAGE, extensions: { code: 'request.too_many', params } }],
});

test.each<[status: number, body: unknown, text: string]>([
  [404, null, 'Page not found.'],
  [404, 'Nope', 'Page not found.'],
  [404, { errors: 'Nope' }, 'Page not found.'],
  [
    500,
    { errors: [null, 5, { message: 5 }] },
    'Internal server error. Please try again in a moment.',
  ],
  [418, { errors: [{ ...MESSAGE, extensions: null }] }, 'Something went wrong! Please try again.'],
  [429, null, 'Something went wrong! Please try again.'],
  [
    429,
    { errors: [{ ...MESSAGE, extensions: { code: 5, params: null } }] },
    'Something went wrong! Please try again.',
  ],
  [429, tooMany({}), 'Too many attempts. Try again in 60 seconds.'],
  [429, tooMany({ retryAfter: 'soon' }), 'Too many attempts. Try again in 60 seconds.'],
  [429, tooMany({ retryAfter: 0.2 }), 'Too many attempts. Try again in one second.'],
  [
    400,
    undrawable('Leietaker'),
    '“Ola 🙂” (Leietaker) has characters that a PDF cannot be written with: 🙂. Write it in another way and try again.',
  ],
  [
    400,
    undrawable('lines.0.name'),
    '“Ola 🙂” (description) has characters that a PDF cannot be written with: 🙂. Write it in another way and try again.',
  ],
])('an error of any shape shows the text of its status (%i, %j)', (status, body, text) => {
  const error = new ApiFailure(status, errorsIn(body));
  expect(render(<ErrorText error={error} />, { language: 'en' }).text).toBe(text);
});
