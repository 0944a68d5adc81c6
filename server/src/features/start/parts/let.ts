import { RENT_STATES, rentState, type RentState } from '@husvaer/domain/start/rent-state';

import type { LeaseInvoicing } from '../../arrears/public.ts';
import type { OwnLease } from '../../leases/public.ts';
import {
  awaitsBrokeringConsent,
  latePayoutsOf,
  type ExpectedPayout,
  type LateExpectedPayout,
} from '../../payouts/public.ts';
import { moneyOf } from '../../portal/public.ts';
import { leaseLinkOf, type LeaseLink } from '../lease-link.ts';
import type { Sites } from '../sites.ts';

/** Leases shown. */
const SHOWN = 8;

/** A let home on its landlord's start page. Amounts in øre. */
export interface LetLease {
  id: string;
  href: string;
  home: string;
  partnerName: string | null;
  tenants: string[];
  state: RentState;
  monthlyRent: bigint;
  /** The late or due amount. */
  amount: bigint | null;
  dueOn: string | null;
}

/** A late payout and its home. */
export interface LatePayout extends LateExpectedPayout {
  href: string;
  home: string;
}

/** A landlord's part of the start page. */
export interface Letting {
  /** The most urgent first; at most the number shown. */
  leases: LetLease[];
  total: number;
  counts: { state: RentState; leases: number; amount: bigint }[];
  /** The sum of the next day with payouts; null while none is expected. */
  next: { on: string; amount: bigint; isReceived: boolean; homes: number } | null;
  late: LatePayout[];
  /** Whether payouts wait for the landlord's account number. */
  needsAccount: boolean;
  /** Whether settlements wait for the landlord's postal address. */
  needsAddress: boolean;
  /** Leases whose brokering commission waits for the landlord's consent. */
  toConsent: LeaseLink[];
  /** Invoices with objections of tenants, for leases without an agency. */
  objections: LeaseLink[];
  /** Leases without an agency whose facts contradict each other. */
  contradictory: LeaseLink[];
}

/** The leases an account lets under; null when it lets nothing. */
export function lettingOf(
  own: readonly OwnLease[],
  {
    invoicings,
    expected,
    sites,
  }: {
    invoicings: ReadonlyMap<string, LeaseInvoicing>;
    expected: ReadonlyMap<string, ExpectedPayout>;
    sites: Sites;
  },
): Letting | null {
  const letting = own.filter(({ side }) => side === 'landlord');
  const all = letting
    .filter(({ status }) => status !== 'closed')
    .map((lease) => letLeaseOf(lease, invoicings.get(lease.rent.leaseId)!, sites))
    .toSorted((a, b) => RENT_STATES.indexOf(a.state) - RENT_STATES.indexOf(b.state));
  const late = letting.flatMap((lease) =>
    latePayoutsOfLease(lease, expected.get(lease.rent.leaseId), sites),
  );
  const needsAddress = [...expected.values()].some((payout) => payout.needsAddress);
  const open = [...expected.values()].filter(({ on }) => on !== null);
  if (all.length === 0 && late.length === 0 && open.length === 0 && !needsAddress) return null;
  const first = open.map(({ on }) => on!).toSorted()[0];
  const next = open.filter(({ on }) => on === first);
  return {
    leases: all.slice(0, SHOWN),
    total: all.length,
    counts: RENT_STATES.map((state) => {
      const some = all.filter((one) => one.state === state);
      return {
        state,
        leases: some.length,
        amount: some.reduce((sum, { amount }) => sum + (amount ?? 0n), 0n),
      };
    }).filter(({ leases }) => leases > 0),
    next:
      first === undefined
        ? null
        : {
            on: first,
            amount: next.reduce((sum, { amount }) => sum + amount, 0n),
            isReceived: next.every(({ isReceived }) => isReceived),
            homes: next.length,
          },
    late,
    needsAccount: [...expected.values()].some(({ account }) => account === null),
    needsAddress,
    toConsent: letting
      .filter(
        ({ status, rent }) =>
          status !== 'closed' && expected.has(rent.leaseId) && awaitsBrokeringConsent(rent),
      )
      .map(({ rent }) => leaseLinkOf(rent, sites)),
    objections: letting
      .filter(
        ({ rent }) =>
          rent.property.partnerId === null &&
          invoicings.get(rent.leaseId)?.invoices.some(({ hasObjection }) => hasObjection),
      )
      .map(({ rent }) => leaseLinkOf(rent, sites)),
    contradictory: letting
      .filter(({ rent, isContradictory }) => isContradictory && rent.property.partnerId === null)
      .map(({ rent }) => leaseLinkOf(rent, sites)),
  };
}

function letLeaseOf(
  { rent, facts, today, monthlyRent }: OwnLease,
  invoicing: LeaseInvoicing,
  sites: Sites,
): LetLease {
  const { leaseId: id, property, tenants } = rent;
  const { dueOn, nextInvoiceOn } = moneyOf({ facts, today }, invoicing);
  const isInvoiced = invoicing.invoices.length > 0 || nextInvoiceOn !== null;
  const state = rentState(facts, isInvoiced);
  const { overdue, open } = facts.rent;
  return {
    id,
    state,
    monthlyRent,
    href: sites.leaseHref(property.partnerId, id),
    home: property.name,
    partnerName: sites.nameOf(property.partnerId),
    tenants: tenants
      .filter(({ leftOn }) => leftOn === null || leftOn >= today)
      .map(({ name }) => name),
    amount: state === 'late' ? overdue : state === 'due' ? open : null,
    dueOn: state === 'late' || state === 'due' ? dueOn : null,
  };
}

function latePayoutsOfLease(
  { rent: { leaseId, property }, today }: OwnLease,
  expected: ExpectedPayout | undefined,
  sites: Sites,
): LatePayout[] {
  if (!expected) return [];
  return latePayoutsOf(expected, today).map((late) => ({
    ...late,
    home: property.name,
    href: sites.leaseHref(property.partnerId, leaseId),
  }));
}
