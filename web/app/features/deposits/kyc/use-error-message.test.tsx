import { expect, test } from 'vitest';

import { ApiFailure } from '../../../platform/api.ts';
import { render } from '../../../testing/render.tsx';
import { useErrorMessage } from './use-error-message.ts';

const failure = (code: string, statusCode: number) =>
  new ApiFailure(statusCode, [{ message: code, extensions: { code, statusCode, params: {} } }]);

function ErrorText({ error }: { error: unknown }) {
  return useErrorMessage()(error);
}

test.each([
  [failure('deposits.kyc_not_submitted', 409), / the lease has been withdrawn/, /trukket tilbake/],
  [failure('internal', 500), / Nothing has been kept/, /Ingenting er lagret/],
  [new TypeError('Failed to fetch'), / there is no connection/, /uten nett/],
])('a form for the bank that could not be submitted (%s) says so, and why', (error, en, no) => {
  const textIn = (language: 'en' | 'no') => render(<ErrorText error={error} />, { language }).text;
  expect(textIn('en')).toMatch(/^KYC form could not be submitted/);
  expect(textIn('en')).toMatch(en);
  expect(textIn('no')).toMatch(/^Skjemaet kunne ikke sendes/);
  expect(textIn('no')).toMatch(no);
});
