import { expect, test } from 'vitest';

import { ApiFailure } from '../../platform/api.ts';
import { render } from '../../testing/render.tsx';
import { useErrorMessage } from './use-download.ts';

const failure = (code: string, statusCode: number) =>
  new ApiFailure(statusCode, [{ message: code, extensions: { code, statusCode, params: {} } }]);

function ErrorText({ error }: { error: unknown }) {
  return useErrorMessage()(error);
}

const LOST = {
  en: 'Something went wrong! The file could not be fetched. Please try again.',
  no: 'Noe gikk galt, og vi fikk ikke hentet filen. Prøv igjen.',
};

test.each([
  [failure('internal', 500), { en: 'Unauthorized', no: 'Ingen tilgang' }],
  [
    failure('files.not_found', 404),
    { en: 'The file is no longer here.', no: 'Filen finnes ikke lenger.' },
  ],
  [failure('request.invalid', 400), LOST],
  [new TypeError('Failed to fetch'), LOST],
])('a file that can’t be downloaded (%s) says why', (error, words) => {
  for (const language of ['en', 'no'] as const)
    expect(render(<ErrorText error={error} />, { language }).text).toBe(words[language]);
});
