import { expect, test } from 'vitest';

import { render } from '../../../testing/render.tsx';
import type { BankMovementQuery } from './bank-movement.graphql.ts';
import MovementPage from './movement-page.tsx';

const MOVEMENT: BankMovementQuery['getBankMovement'] = {
  account: '86011117947',
  takenBy: 'invoicing',
  contractIds: ['lease-1'],
  payment: {
    _id: 'line-1',
    amount: 12_000,
    bookedOn: '2026-12-10',
    paidOn: '2026-12-10',
    kid: '1234567897',
    text: null,
    counterpartyAccount: null,
    counterpartyName: 'Ingrid',
    reference: null,
    original: null,
    charges: null,
    state: 'settled',
    reason: null,
    settlements: [],
  },
  evidence: [
    {
      kind: 'booked',
      fileId: 'file-1',
      fileName: 'ocr.txt',
      archive: null,
      format: 'ocr',
      receivedAt: '2026-12-10T09:00:00Z',
      isBrought: false,
      byName: null,
      sentByBankAt: null,
      hasOriginal: true,
      lineId: 'line-1',
      amount: 12_000,
      bookedOn: '2026-12-10',
      reference: null,
    },
  ],
};

test('an auditor reads a payment without links to pages of agents', () => {
  const shown = (role: string) =>
    render(<MovementPage loaderData={{ movement: MOVEMENT }} />, {
      site: { person: { id: '1', name: 'N', roles: [role], siteRoles: [role] } },
    });
  expect(shown('agent').html).toContain('href="/lease/lease-1"');
  expect(shown('agent').html).toContain('href="/money/files?file=file-1"');
  expect(shown('auditor').text).toContain('ocr.txt');
  expect(shown('auditor').html).not.toContain('href=');
});
