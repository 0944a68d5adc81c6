import { describe, expect, test } from 'vitest';

import { INVOICE_STATUSES, type InvoiceStatus } from '../invoices/enums.ts';
import { LEASE_SIDES, LEASE_STATUSES } from '../leases/enums.ts';
import {
  arePaymentsSettled,
  isFirstRentSettled,
  paymentsHeadline,
  viewOf,
  type FirstPayments,
  type Progress,
} from './views.ts';

const UNPAID: FirstPayments = {
  firstInvoice: { status: 'sent' },
  isInvoiceToCome: true,
  isDepositAwaited: true,
};
const PAID: FirstPayments = {
  firstInvoice: { status: 'paid' },
  isInvoiceToCome: true,
  isDepositAwaited: false,
};

const lease = (input: Partial<Progress>): Progress => ({
  side: 'tenant',
  leaseStatus: 'active',
  enabledLeaseEsigning: false,
  enabledEsigning: false,
  isSigned: true,
  payments: UNPAID,
  ...input,
});

describe('the view a page opens with', () => {
  test.each([
    // The tenant's: out for signing, or lease e-signing.
    ['tenant', 'in_progress', false, false, 'tenant'],
    ['tenant', 'active', true, false, 'tenant'],
    ['tenant', 'upcoming', true, false, 'tenant'],
    ['tenant', 'active', false, true, 'summary'],
    ['tenant', 'active', false, false, 'summary'],
    ['tenant', 'new', false, false, 'summary'],
    // The landlord's: a draft, out for signing, lease or general e-signing.
    ['landlord', 'new', false, false, 'landlord'],
    ['landlord', 'in_progress', false, false, 'landlord'],
    ['landlord', 'active', true, false, 'landlord'],
    ['landlord', 'active', false, true, 'landlord'],
    ['landlord', 'active', false, false, 'summary'],
    // An agent has the landlord's view.
    ['agent', 'new', false, false, 'landlord'],
    ['agent', 'active', true, true, 'landlord'],
    ['agent', 'active', false, false, 'summary'],
  ] as const)(
    '%s, %s, e-signing %s, assignment %s: %s',
    (side, leaseStatus, isOut, isAssigned, view) => {
      const request = {
        side,
        leaseStatus,
        enabledLeaseEsigning: isOut,
        enabledEsigning: isAssigned,
      };
      const isSigned = leaseStatus !== 'new' && leaseStatus !== 'in_progress';
      expect(viewOf(lease({ ...request, isSigned }))).toBe(view);
    },
  );

  test('is the summary once the first rent and the deposit are paid, and not before all have signed', () => {
    for (const side of LEASE_SIDES) {
      const paid = lease({ side, enabledLeaseEsigning: true, payments: PAID });
      expect(viewOf(paid)).toBe('summary');
      expect(viewOf({ ...paid, leaseStatus: 'in_progress', isSigned: false })).not.toBe('summary');
    }
  });

  test('is the summary where something is late or over', () => {
    const isOne = LEASE_STATUSES.filter(
      (leaseStatus) => viewOf(lease({ leaseStatus, enabledLeaseEsigning: true })) === 'summary',
    );
    expect(isOne).toEqual([
      'overdue',
      'eviction_notice',
      'eviction_notice_due',
      'eviction',
      'closed',
    ]);
  });
});

describe('the first payments', () => {
  /** The specification's statuses, and equivalent ones (decision 028). */
  const SETTLED = ['paid', 'over_paid', 'lost', 'credited'] as const;
  const LIKE_THESE = ['fees_due', 'fees_paid', 'balanced', 'canceled'] as const;
  const isSettledBy = (status: InvoiceStatus) =>
    isFirstRentSettled({ ...UNPAID, firstInvoice: { status } });

  test.each(SETTLED)('are settled by a rent that is %s', (status) => {
    expect(isSettledBy(status)).toBe(true);
  });

  test.each(LIKE_THESE)('are settled by a rent with nothing of it left: %s', (status) => {
    expect(isSettledBy(status)).toBe(true);
  });

  test('are settled by no other', () => {
    const settled: readonly string[] = [...SETTLED, ...LIKE_THESE];
    const others = INVOICE_STATUSES.filter((status) => !settled.includes(status));
    expect(others).toHaveLength(15);
    expect(others.filter(isSettledBy)).toEqual([]);
  });

  test('wait for a coming invoice, and not where rent is never invoiced', () => {
    expect(isFirstRentSettled({ ...PAID, firstInvoice: null })).toBe(false);
    expect(isFirstRentSettled({ ...PAID, firstInvoice: null, isInvoiceToCome: false })).toBe(true);
  });

  test('wait for a deposit that is not paid', () => {
    expect(arePaymentsSettled(PAID)).toBe(true);
    expect(arePaymentsSettled({ ...PAID, isDepositAwaited: true })).toBe(false);
  });

  test.each([
    ['tenant', UNPAID, 'please_complete_the_following_payments'],
    ['landlord', UNPAID, 'waiting_for_tenant_to_complete_the_payments'],
    ['agent', UNPAID, 'waiting_for_tenant_to_complete_the_payments'],
    ['tenant', PAID, 'payments_completed'],
    ['landlord', PAID, 'payments_completed'],
  ] as const)('have a heading for a %s', (side, payments, headline) => {
    expect(paymentsHeadline(side, payments)).toBe(headline);
  });
});
