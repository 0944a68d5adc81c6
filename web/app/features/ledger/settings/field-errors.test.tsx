import { expect, test } from 'vitest';

import { ApiFailure } from '../../../platform/api.ts';
import { render } from '../../../testing/render.tsx';
import { settingWords } from './field-errors.tsx';

test('a duplicate value (“This configuration already exists”) is reported at its field', () => {
  const extensions = {
    code: 'ledger.already_configured',
    statusCode: 409,
    params: { field: 'clientAccount' },
  };
  const failure = new ApiFailure(409, [
    { message: 'This configuration already exists', extensions },
  ]);
  const { clientAccount: text } = settingWords('ledger').refusedBy(failure) ?? {};
  expect(render(text, { language: 'en' }).text).toBe('This configuration already exists');
  expect(render(text, { language: 'no' }).text).toBe('Denne konfigurasjonen finnes allerede.');
});

test('a setting has its feature’s own texts, or else the common ones', () => {
  const { toFormErrors } = settingWords('invoices');
  const problems = toFormErrors(
    { path: 'fixed', reason: 'wrong_format' },
    { path: 'leadDays', reason: 'not_integer' },
  );
  const textOf = (name: string) => render(problems[name], { language: 'en' }).text;
  expect(textOf('fixed')).toBe('At most 9 digits, or empty.');
  expect(textOf('leadDays')).toBe('Whole numbers only.');
});
