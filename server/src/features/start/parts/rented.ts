import { dueDayOn } from '@husvaer/domain/leases/due-day';
import type { LeaseStatus } from '@husvaer/domain/leases/enums';

import type { LateStage } from '@husvaer/domain/arrears/overview';

import type { LeaseInvoicing, NamedOverview } from '../../arrears/public.ts';
import type { AccountChange } from '../../invoices/public.ts';
import type { OwnLease } from '../../leases/public.ts';
import { moneyOf, type LeaseMoney } from '../../portal/public.ts';
import type { Sites } from '../sites.ts';

/** A lease on its tenant's start page: what to pay, by when and how. Amounts in øre. */
export interface RentedLease {
  id: string;
  href: string;
  home: string;
  partnerName: string | null;
  status: LeaseStatus;
  monthlyRent: bigint;
  /** The day of the month. */
  dueDay: number;
  startsOn: string;
  endsOn: string | null;
  /** Whether the rent is invoiced by Husvær; else the tenant pays the landlord directly. */
  isInvoiced: boolean;
  /** The amount to pay; null when nothing is unpaid. */
  due: {
    amount: bigint;
    on: string;
    isLate: boolean;
    /** While it is late: how far it has come, and the last day to pay in time for every letter. */
    stage: LateStage | null;
    payBy: string | null;
    /** The invoices that the amount sums. */
    invoices: LeaseMoney['dueNext'];
  } | null;
  account: string | null;
  accountChange: AccountChange | null;
  kid: string | null;
  /** The recipient of the payment. */
  payee: string | null;
  nextInvoiceOn: string | null;
}

/** The leases an account rents under, the earliest payment first; ended leases without debt are left out. */
export function rentedOf(
  leases: readonly OwnLease[],
  {
    invoicings,
    overviews,
    sites,
  }: {
    invoicings: ReadonlyMap<string, LeaseInvoicing>;
    overviews: ReadonlyMap<string, NamedOverview>;
    sites: Sites;
  },
): RentedLease[] {
  return leases
    .filter(({ side, status }) => side === 'tenant' && status !== 'closed')
    .map((lease): RentedLease => {
      const { rent, facts, today, status, monthlyRent } = lease;
      const { leaseId: id, property, startsOn, endsOn } = rent;
      const dueDay = dueDayOn(rent, today);
      const invoicing = invoicings.get(id)!;
      const { amount, dueOn, dueNext, payTo, nextInvoiceOn } = moneyOf({ facts, today }, invoicing);
      const isOwed = amount !== null && dueOn !== null;
      return {
        id,
        status,
        monthlyRent,
        dueDay,
        startsOn,
        endsOn,
        nextInvoiceOn,
        href: sites.leaseHref(property.partnerId, id),
        home: property.name,
        partnerName: sites.nameOf(property.partnerId),
        isInvoiced: invoicing.invoices.length > 0 || nextInvoiceOn !== null,
        due: isOwed
          ? {
              amount,
              on: dueOn,
              isLate: dueOn < today,
              stage: overviews.get(id)?.stage ?? null,
              payBy: overviews.get(id)?.payBy ?? null,
              invoices: dueNext,
            }
          : null,
        account: payTo?.account ?? null,
        accountChange: payTo?.accountChange ?? null,
        kid: payTo?.kid ?? null,
        payee: payTo?.parties.seller.name ?? null,
      };
    })
    .toSorted((a, b) => order(a) - order(b) || ((a.due?.on ?? '') < (b.due?.on ?? '') ? -1 : 1));
}

const order = ({ due }: RentedLease): number => (due === null ? 2 : due.isLate ? 0 : 1);
