import { describe, expect, test } from 'vitest';

import { ApiFailure } from '../../platform/api.ts';
import { LANGUAGES } from '../../platform/language.ts';
import { render } from '../../testing/render.tsx';
import { refuse, refusedBy } from './check.tsx';
import { useErrorMessage } from './use-error-message.ts';

const failure = (code: string, statusCode: number, params = {}) =>
  new ApiFailure(statusCode, [{ message: code, extensions: { code, statusCode, params } }]);

function ErrorText({ error }: { error: unknown }) {
  return useErrorMessage()(error);
}

/** The name in the specification's error catalogue, the API's answer, and the text. */
const CASES = [
  {
    message: 'User has no password set',
    error: failure('accounts.no_password', 409),
    en: 'User has no password set. We can send you a link to choose one.',
    no: 'Kontoen har ikke noe passord. Vi kan sende deg en lenke, så du kan velge et.',
  },
  {
    message: 'Invalid e-mail or password',
    error: failure('accounts.invalid_credentials', 401),
    en: 'Invalid e-mail or password.',
    no: 'Feil e-post eller passord.',
  },
  {
    message: 'This e-mail already exists',
    error: failure('accounts.email_taken', 409),
    en: 'This e-mail already exists.',
    no: 'E-postadressen er allerede i bruk.',
  },
  {
    message: 'Please enter valid code',
    error: failure('accounts.wrong_code', 400),
    en: 'Please enter valid code.',
    no: 'Koden er ikke gyldig.',
  },
  {
    message: 'Incorrect old password',
    error: failure('accounts.wrong_password', 400),
    en: 'Incorrect old password.',
    no: 'Feil gammelt passord.',
  },
  {
    message: 'User not found!',
    error: failure('accounts.not_found', 404),
    en: 'User not found!',
    no: 'Vi finner ingen konto med denne e-postadressen.',
  },
  {
    message: 'link too old or moved',
    error: failure('accounts.link_expired', 410),
    en: 'Link too old or moved: it may also have been used already.',
    no: 'Lenken er utløpt eller allerede brukt.',
  },
  {
    message: 'active lease blocks deactivation',
    error: failure('accounts.lease_active', 409),
    en: 'Active lease blocks deactivation: you can deactivate or delete the account once it has ended.',
    no: 'Du har et aktivt leieforhold. Kontoen kan deaktiveres eller slettes når det er avsluttet.',
  },
  {
    message: 'Facebook authentication failed',
    error: failure('accounts.social_failed', 401),
    en: 'Facebook authentication failed.',
    no: 'Innlogging med Facebook mislyktes.',
  },
  {
    message: 'Internal server error',
    error: failure('internal', 500),
    en: 'Internal server error. Please try again in a moment.',
    no: 'Noe gikk galt hos oss. Prøv igjen om litt.',
  },
  {
    message: 'Something went wrong! Please try again, of what has no words of its own',
    error: failure('request.invalid', 400),
    en: 'Something went wrong! Please try again.',
    no: 'Noe gikk galt. Prøv igjen.',
  },
  {
    message: 'Something went wrong! Please try again, where nobody answered',
    error: new TypeError('Failed to fetch'),
    en: 'Something went wrong! Please try again.',
    no: 'Noe gikk galt. Prøv igjen.',
  },
];

/** The same for errors at a field. */
const OTHER_CASES = [
  {
    message: 'Please provide a 6 digit number',
    refusal: { path: 'code', reason: 'wrong_format' },
    en: 'Please provide a 6 digit number.',
    no: 'Skriv inn et tall på seks sifre.',
  },
  {
    message: 'Please enter valid code',
    refusal: { path: 'code', reason: 'wrong' },
    en: 'Please enter valid code. It may be too old: ask for a new one.',
    no: 'Koden er ikke gyldig. Den kan være utløpt. Be om en ny.',
  },
  {
    message: 'This e-mail already exists',
    refusal: { path: 'email', reason: 'taken' },
    en: 'This e-mail already exists. Log in instead, or ask for a new password.',
    no: 'E-postadressen er allerede i bruk. Logg inn, eller be om nytt passord.',
  },
  {
    message: 'Incorrect old password',
    refusal: { path: 'oldPassword', reason: 'wrong' },
    en: 'Incorrect old password.',
    no: 'Feil gammelt passord.',
  },
  {
    message: 'Please enter a valid date',
    refusal: { path: 'birthDate', reason: 'wrong_format' },
    en: 'Please enter a valid date.',
    no: 'Skriv inn en gyldig dato.',
  },
  {
    message: 'Please enter valid norwegian national identification',
    refusal: { path: 'norwegianNationalIdentification', reason: 'wrong_format' },
    en: 'Please enter valid norwegian national identification: eleven digits.',
    no: 'Skriv inn et gyldig fødselsnummer eller D-nummer, 11 sifre.',
  },
  {
    message: 'This identification number already exists',
    refusal: { path: 'norwegianNationalIdentification', reason: 'taken' },
    en: 'This identification number already exists.',
    no: 'Fødselsnummeret er allerede registrert.',
  },
] as const;

describe.each(LANGUAGES)('the error catalogue, in %s', (language) => {
  test.each(CASES)('$message', ({ error, ...words }) => {
    expect(render(<ErrorText error={error} />, { language }).text).toBe(words[language]);
  });

  test.each(OTHER_CASES)('$message, at the field', ({ refusal, ...words }) => {
    const { [refusal.path]: text } = refuse(refusal);
    expect(render(text, { language }).text).toBe(words[language]);
  });
});

test('an API error about a field is shown at that field of the form', () => {
  const field = { path: 'inputData.data.birthday', reason: 'wrong_format' };
  const errors = refusedBy(failure('request.invalid', 400, { fields: [field] }), 'inputData.data.');
  expect(render(errors?.['birthday']).text).toBe('Skriv inn en gyldig dato.');
});

test.each([
  [60, 'Too many attempts. Try again in 60 seconds.'],
  [600, 'Too many attempts. Try again in 10 minutes.'],
])('a user who tried too often waits %i seconds', (retryAfter, words) => {
  const error = failure('request.too_many', 429, { retryAfter });
  expect(render(<ErrorText error={error} />, { language: 'en' }).text).toBe(words);
});
