import { expect, test } from 'vitest';

import { ApiFailure } from '../../../platform/api.ts';
import { render } from '../../../testing/render.tsx';
import { refusedBy } from './field-errors.tsx';

test('the error about too much security names the amount, and how many rents it is', () => {
  const params = { maximum: 72_000, count: 6 };
  const fields = [{ path: 'inputData.terms.securityAmount', reason: 'too_big', params }];
  const extensions = { code: 'request.invalid', statusCode: 400, params: { fields } };
  const text = refusedBy(new ApiFailure(400, [{ message: 'x', extensions }]))?.[
    'terms.securityAmount'
  ];
  expect(render(text, { language: 'no' }).text).toMatch(
    /^Høyst 72\s000\skr: 6 måneders husleie \(husleieloven §§ 3-5 og 3-6\)\.$/,
  );
  expect(render(text, { language: 'en' }).text).toMatch(
    /^At most NOK\s72,000: 6 months’ rent \(Tenancy Act, sections 3-5 and 3-6\)\.$/,
  );
});

test.each([
  ['terms.startsOn', 'wrong_format', 'Please enter a valid date.', 'Skriv inn en gyldig dato.'],
  [
    'terms.endsOn',
    'swapped',
    'End date must be after start date',
    'Sluttdatoen må være etter startdatoen.',
  ],
  [
    'assignment.endsOn',
    'swapped',
    'End date must be after start date',
    'Sluttdatoen må være etter startdatoen.',
  ],
])('an API error about %s (%s) is shown there', (path, reason, en, no) => {
  const params = { fields: [{ path: `inputData.${path}`, reason }] };
  const extensions = { code: 'request.invalid', statusCode: 400, params };
  const { [path]: text } = refusedBy(new ApiFailure(400, [{ message: 'x', extensions }])) ?? {};
  expect(render(text, { language: 'en' }).text).toBe(en);
  expect(render(text, { language: 'no' }).text).toBe(no);
});
