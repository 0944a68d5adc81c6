import { expect, test } from 'vitest';

import { rentState } from './rent-state.ts';

const QUIET = {
  overdue: 0n,
  open: 0n,
  paidOfOpen: 0n,
  surplus: 0n,
  hasPayout: false,
  noticeSentOn: null,
  petitionFrom: null,
  petitionedOn: null,
};

test.each([
  ['not all have signed', 'sent', {}, true, 'unsigned'],
  ['something is past its due day', 'signed', { overdue: 1n, open: 1n }, true, 'late'],
  ['something is invoiced', 'signed', { open: 1n }, true, 'due'],
  ['all is paid', 'signed', {}, true, 'received'],
  ['no one invoices it', 'signed', {}, false, 'direct'],
] as const)('%s', (_, paper, rent, isInvoiced, state) => {
  expect(rentState({ paper, rent: { ...QUIET, ...rent } }, isInvoiced)).toBe(state);
});
