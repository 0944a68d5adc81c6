import { expect, test } from 'vitest';

import { render } from '../../testing/render.tsx';
import { DocumentLink } from './document-link.tsx';
import SaftPage from './saft-page.tsx';
import type { VoucherDocumentLinkFragment } from './voucher-document.fragment.graphql.ts';

const as = (role: string) => ({
  site: { person: { id: '1', name: 'N', roles: [role], siteRoles: [role] } },
});
const page = (role: string) =>
  render(<SaftPage loaderData={{ partnerId: 'p', exports: [], accounts: [] }} />, as(role)).html;

test('an auditor sees SAF-T files without the forms that order them and map accounts', () => {
  expect(page('agent')).toContain('<form');
  expect(page('auditor')).not.toContain('<form');
});

const NOTHING = {
  number: null,
  fileId: null,
  name: null,
  contractId: null,
  lineId: null,
  payoutId: null,
  refundId: null,
  reason: null,
  agreedByName: null,
};
const READERS = ['auditor', 'agent', 'bookkeeper'];
const linkOf = (role: string, document: Partial<VoucherDocumentLinkFragment>) =>
  render(<DocumentLink document={{ ...NOTHING, kind: 'letter', ...document }} />, as(role));

test.each<[Partial<VoucherDocumentLinkFragment>, string]>([
  [{ kind: 'bank_line', name: 'a.xml', number: 2, lineId: 'l1' }, '/money/movements/l1'],
  [{ kind: 'payout', number: 7, payoutId: 'p1' }, '/money/payouts?payout=p1'],
  [{ kind: 'refund', refundId: 'r1' }, '/money/payouts/refunds?refund=r1'],
])('everybody who reads the journal has the page of %o', (document, path) => {
  for (const role of READERS) expect(linkOf(role, document).html).toContain(`href="${path}"`);
});

test('everybody who reads the journal fetches the file of an entry', () => {
  for (const role of READERS)
    for (const kind of ['invoice', 'credit_note', 'letter', 'payout'] as const)
      expect(linkOf(role, { kind, number: 7, payoutId: 'p1', fileId: 'f' }).html).toMatch(
        /^(?:<span>)?<button/,
      );
});

test.each(READERS)('a record on a lease says who made it, why, and who agreed, to a %s', (role) => {
  const words = { reason: 'Betalt kontant', agreedByName: 'Ola' };
  const record = { kind: 'lease_record', name: 'Silje', contractId: 'l', ...words } as const;
  const { text, html } = linkOf(role, record);
  expect(text).toMatch(/^Registrert i leieforholdet av Silje *Betalt kontant *Godtatt av Ola$/);
  if (role === 'auditor') expect(html).not.toContain('<a');
  const invoice = { kind: 'invoice', number: 12, name: 'Silje', ...words } as const;
  expect(linkOf(role, invoice).text).toMatch(
    /^Faktura 12 *Av Silje *Betalt kontant *Godtatt av Ola$/,
  );
});
