import { expect, test } from 'vitest';

import { render } from '../../../testing/render.tsx';
import PayoutsPage from './payouts-page.tsx';
import { RefundTable } from './refund-table.tsx';
import ReductionsPage from './reductions/reductions-page.tsx';

const as = (role: string) => ({
  site: { person: { id: '1', name: 'N', roles: [role], siteRoles: [role] } },
});
const NONE = { totalDocuments: 0 };
const PAYOUT = {
  _id: 'p1',
  contractId: 'lease',
  leaseNumber: '41-3',
  serialId: 7,
  amount: 11_040,
  payoutDate: '2026-12-15',
  status: 'pending_for_approval',
  paymentStatus: null,
  holdPayout: false,
  isGivenUp: false,
  isRentReceived: true,
  awaitsBrokeringConsent: false,
  otherApproverNames: [],
  lastActNumber: '0',
  numberOfFails: 0,
  approvalsNeeded: 1,
  approvals: [],
  propertyInfo: { name: 'Lys leilighet' },
  accountInfo: { name: 'Kari Nordmann', accountNumber: '12345678903' },
} as const;
const found = (approvers?: { _id: string; name: string }[]) =>
  ({
    getPayouts: { data: [PAYOUT], metaData: { totalDocuments: 1, amount: 11_040 } },
    ...(approvers && { getPayoutSettings: { approvers } }),
    waiting: { metaData: NONE },
  }) as unknown as Parameters<typeof PayoutsPage>[0]['loaderData']['found'];
const payouts = (role: string, approvers?: { _id: string; name: string }[]) =>
  render(
    <PayoutsPage
      loaderData={{
        partnerId: 'p',
        agencyId: null,
        books: [],
        accountId: '1',
        shown: 'to_approve',
        page: 1,
        payout: undefined,
        found: found(approvers),
      }}
    />,
    as(role),
  );

test('an auditor reads payouts, with no approvers’ settings and nothing to choose', () => {
  const { text, html } = payouts('auditor');
  expect(text).toContain('Kari Nordmann');
  expect(html).toContain('href="/money/payouts/reductions"');
  for (const part of ['type="checkbox"', '/money/settings', 'href="/lease/'])
    expect(html).not.toContain(part);
  expect(payouts('agent', [{ _id: '1', name: 'N' }]).html).toContain('type="checkbox"');
});

const REFUND: Parameters<typeof RefundTable>[0]['refunds'][number] = {
  _id: 'r1',
  amount: 100,
  contractId: 'lease',
  status: 'pending_for_approval',
  leaseNumber: '1-1',
  propertyInfo: { name: 'Hytta' },
  account: '12345678903',
  name: 'Ola',
  isAccountNamed: false,
  accountByName: null,
  note: 'x',
  askedAt: '2026-11-20T08:00:00Z',
  askedByName: 'Silje',
  approvals: [],
  approvalsNeeded: 1,
  lastActNumber: '0',
  otherApproverNames: [],
  reason: null,
};

test('an auditor reads refunds, and changes none', () => {
  const table = (mayChange: boolean) =>
    render(
      <RefundTable refunds={[REFUND]} accountId="1" approverIds={[]} mayChange={mayChange} />,
      as('auditor'),
    );
  expect(table(false).text).toContain('Ola');
  expect(table(false).html).not.toContain('<button');
  expect(table(true).html).toContain('<button');
});

test('an auditor reads who may agree to a write-off, without a link to the settings', () => {
  const reduction = {
    _id: 'w1',
    amount: 5000,
    kind: 'write_off',
    status: 'waiting',
    borneBy: 'agency',
    reason: 'Dødsbo',
    contractId: 'lease',
    invoiceSerialId: 7,
    propertyName: 'Hytta',
    tenantNames: ['Ingrid'] as string[],
    madeAt: '2026-11-20T08:00:00Z',
    madeByName: 'Silje',
    endedByName: null,
    takenBackByName: null,
    secondPeople: [] as string[],
    stopReason: null,
    mayAgree: false,
    mayStop: false,
    mayTakeBack: false,
  } as const;
  const page = (role: string) =>
    render(
      <ReductionsPage
        loaderData={{
          agencyId: null,
          page: 1,
          found: {
            getReductions: { data: [reduction], metaData: { totalDocuments: 1 } },
            waiting: { metaData: { totalDocuments: 1 } },
          },
        }}
      />,
      as(role),
    );
  expect(page('auditor').text).toContain('Dødsbo');
  expect(page('auditor').html).not.toContain('/money/settings');
  expect(page('agent').html).toContain('href="/money/settings/approvals"');
});
