import { expect, test } from 'vitest';

import { ApiFailure } from '../../../platform/api.ts';
import { render } from '../../../testing/render.tsx';
import { refusedBy } from './wrong.tsx';

test('what another has already (“This configuration already exists”) is said at its field', () => {
  const extensions = {
    ...{ code: 'ledger.already_configured', statusCode: 409 },
    params: { field: 'clientAccount' },
  };
  const failure = new ApiFailure(409, [
    { message: 'This configuration already exists', extensions },
  ]);
  const { clientAccount: said } = refusedBy(failure) ?? {};
  expect(render(said, { language: 'en' }).text).toBe('This configuration already exists');
  expect(render(said, { language: 'no' }).text).toBe('Denne konfigurasjonen finnes allerede');
});
