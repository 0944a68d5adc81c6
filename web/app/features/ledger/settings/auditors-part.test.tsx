import { expect, test } from 'vitest';

import { render } from '../../../testing/render.tsx';
import { AuditorsPart } from './auditors-part.tsx';

const AUDITOR = { _id: '1', name: 'Rita Revisor', email: 'rita@x.no', endsOn: '2027-06-30' };

test.each([
  ['no', 'reading', 'Har innsyn', 'Til og med 30.06.2027', true],
  ['en', 'invited', 'Invited', 'Until and including 30.06.2027', true],
  ['no', 'over', 'Utløpt', 'Til og med 30.06.2027', false],
  ['no', 'ended', 'Avsluttet', 'Til og med 30.06.2027', false],
] as const)('an auditor is shown (%s, %s)', (language, state, badge, until, mayEnd) => {
  const auditors = [{ ...AUDITOR, state }];
  const { text, html } = render(<AuditorsPart partnerId="p" auditors={auditors} />, { language });
  expect(text).toContain(badge);
  expect(text).toContain(until);
  expect(html.includes('Rita Revisor"')).toBe(mayEnd);
});
