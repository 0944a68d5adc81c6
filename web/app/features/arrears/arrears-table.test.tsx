import { expect, test } from 'vitest';

import { LANGUAGES } from '../../platform/language.ts';
import { render } from '../../testing/render.tsx';
import { ArrearsTable } from './arrears-table.tsx';

const LEASE: Parameters<typeof ArrearsTable>[0]['leases'][number] = {
  contractId: 'one',
  leaseNumber: '12-3',
  home: { name: 'Lys leilighet', address: 'Storgata 1' },
  tenantNames: ['Ingrid Solheim'],
  landlordName: 'Kari Nordmann',
  overdue: 12_000,
  open: 12_000,
  oldestDueDate: '2026-12-15',
  daysLate: 18,
  letterKind: 'soft_reminder',
  letterSentOn: '2026-12-18',
  stage: 'reminded',
  next: { step: 'notice', on: '2027-01-02' },
  waitsFor: null,
  hasObjection: false,
  isSaidPaid: false,
};

test.each(LANGUAGES)('says why the next letter waits, in %s', (language) => {
  const textOf = (waitsFor: typeof LEASE.waitsFor) =>
    render(<ArrearsTable leases={[{ ...LEASE, waitsFor }]} />, { language }).text;
  const words = {
    no: 'Neste steg venter: purregebyret for 2. januar 2027 er ikke kjent ennå.',
    en: 'The next step waits: the reminder fee of 2 January 2027 is not known yet.',
  }[language];
  expect(textOf({ kind: 'reminder_fee', day: '2027-01-02' })).toContain(words);
  expect(textOf(null)).not.toContain(words);
});
