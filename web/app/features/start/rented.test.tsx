import { expect, test } from 'vitest';

import { LANGUAGES } from '../../platform/language.ts';
import { render } from '../../testing/render.tsx';
import { FirstRented } from './rented.tsx';

type Lease = Parameters<typeof FirstRented>[0]['rented'][number];

const LEASE: Lease = {
  _id: 'lease',
  href: '/lease/41-3',
  home: 'Storgata 3',
  partnerName: 'Nordbolig',
  status: 'overdue',
  monthlyRentAmount: 12_000,
  dueDay: 1,
  startsOn: '2026-07-01',
  isInvoiced: true,
  accountNumber: '86011117947',
  kidNumber: '2345678',
  payee: 'Nordbolig',
  nextInvoiceDate: null,
  due: { amount: 12_000, on: '2026-12-01', isLate: true, stage: null, payBy: null, invoices: [] },
  accountChange: { formerAccountNumber: '99991042764', noticeDate: '2026-11-20' },
};

test.each(LANGUAGES)('rent to another account than before has a frame, in %s', (language) => {
  const shown = (values: Partial<Lease>) =>
    render(<FirstRented rented={[{ ...LEASE, ...values }]} />, { language }).text;
  const title = { no: 'Kontoen er endret', en: 'The account has changed' }[language];
  const text = {
    no: 'Husleien betales til 8601.11.17947. Tidligere var det 9999.10.42764.',
    en: 'The rent is paid to 8601.11.17947. Before, it was 9999.10.42764.',
  }[language];
  expect(shown({})).toContain(`${title} ${text}`);
  expect(shown({ accountChange: null })).not.toContain(title);
  // Without anything to pay there is no account on the page.
  expect(shown({ due: null })).not.toContain(title);
});

test('a sum of several invoices names each', () => {
  const part = { invoiceSerialId: 12 };
  const due = {
    ...LEASE.due!,
    amount: 14_500,
    invoices: [
      { ...part, _id: 'rent', kind: 'rent' as const, amount: 12_000 },
      { ...part, _id: 'fee', kind: 'deposit_insurance' as const, amount: 2_500 },
    ],
  };
  expect(render(<FirstRented rented={[{ ...LEASE, due }]} />, { language: 'en' }).text).toContain(
    'Of which rent, invoice 12 NOK 12,000 Of which deposit insurance NOK 2,500',
  );
});
