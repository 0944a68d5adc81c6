import { describe, expect, test } from 'vitest';

import { LANGUAGES } from '../platform/language.ts';
import { render } from '../testing/render.tsx';
import { ErrorPage } from './error-page.tsx';
import { shell as en } from './messages/en.ts';
import { shell as no } from './messages/no.ts';

const WORDS = { en, no };

describe.each(LANGUAGES)('in %s', (language) => {
  const shown = (error: unknown) => render(<ErrorPage error={error} />, { language }).text;
  const answered = (status: number) =>
    shown({ status, statusText: '', internal: false, data: null });
  const { title, text } = WORDS[language].errors;

  test.each([
    // “Bad request”, “Login required”, “Access denied”, “Page not found”, “Internal server error”.
    [400, '400'],
    [401, '401'],
    [403, '403'],
    [404, '404'],
    [500, '500'],
    [503, '503'],
    // A status without its own text uses the nearest.
    [405, '404'],
    [418, '400'],
    [502, '500'],
  ] as const)('a page that is answered with %i says so', (status, shownStatus) => {
    expect(answered(status)).toContain(title[shownStatus]);
    expect(answered(status)).toContain(text[shownStatus]);
  });

  test('an error in the page itself is shown as an internal error', () => {
    expect(shown(new Error('undefined is not a function'))).toContain(title[500]);
  });

  test('a user who has to log in is led there', () => {
    expect(answered(401)).toContain(WORDS[language].menu.log_in);
    expect(answered(404)).not.toContain(WORDS[language].menu.log_in);
  });
});
