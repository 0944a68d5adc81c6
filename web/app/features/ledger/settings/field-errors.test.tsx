import { expect, test } from 'vitest';

import { ApiFailure } from '../../../platform/api.ts';
import { render } from '../../../testing/render.tsx';
import { settingWords } from './field-errors.tsx';

test('a duplicate value (“This configuration already exists”) is reported at its field', () => {
  const extensions = {
    ...{ code: 'ledger.already_configured', statusCode: 409 },
    params: { field: 'clientAccount' },
  };
  const failure = new ApiFailure(409, [
    { message: 'This configuration already exists', extensions },
  ]);
  const { clientAccount: said } = settingWords('ledger').refusedBy(failure) ?? {};
  expect(render(said, { language: 'en' }).text).toBe('This configuration already exists');
  expect(render(said, { language: 'no' }).text).toBe('Denne konfigurasjonen finnes allerede.');
});

test('a setting has its feature’s own texts, or else the common ones', () => {
  const { wrong } = settingWords('invoices');
  const problems = wrong(
    { path: 'fixed', reason: 'wrong_format' },
    { path: 'leadDays', reason: 'not_integer' },
  );
  const said = (name: string) => render(problems[name], { language: 'en' }).text;
  expect(said('fixed')).toBe('At most 9 digits, or empty.');
  expect(said('leadDays')).toBe('Whole numbers only.');
});
