import { expect, test } from 'vitest';

import { render } from '../../testing/render.tsx';
import { DocumentLink } from './document-link.tsx';
import SaftPage from './saft-page.tsx';

const as = (role: string) => ({
  site: { person: { id: '1', name: 'N', roles: [role], siteRoles: [role] } },
});
const page = (role: string) =>
  render(<SaftPage loaderData={{ partnerId: 'p', exports: [], accounts: [] }} />, as(role)).html;

test('an auditor sees SAF-T files without the forms that order them and map accounts', () => {
  expect(page('agent')).toContain('<form');
  expect(page('auditor')).not.toContain('<form');
});

test.each([
  ['payout', 'Utbetaling 7'],
  ['lease_record', 'Registrert i leieforholdet av Silje'],
] as const)('an auditor reads what a %s is, without a link to a page of agents', (kind, text) => {
  const document = {
    ...{ kind, number: 7, fileId: null, bankFileId: null, name: 'Silje' },
    contractId: kind === 'lease_record' ? 'l' : null,
  };
  const shown = (role: string) => render(<DocumentLink document={document} />, as(role));
  expect(shown('auditor').text).toBe(text);
  expect(shown('auditor').html).not.toContain('<a');
  expect(shown('agent').html).toContain('<a');
});
