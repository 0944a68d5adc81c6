import { dueDayOn } from '@husvaer/domain/leases/due-day';
import type { LeaseStatus } from '@husvaer/domain/leases/enums';

import type { LeaseInvoicing } from '../../arrears/public.ts';
import type { OwnLease } from '../../leases/public.ts';
import { moneyOf } from '../../portal/public.ts';
import type { Sites } from '../sites.ts';

/** A lease as a tenant begins with it: what to pay, by when and how. Amounts in øre. */
export interface RentedLease {
  id: string;
  href: string;
  home: string;
  partnerName: string | null;
  status: LeaseStatus;
  monthlyRent: bigint;
  /** Of the month. */
  dueDay: number;
  startsOn: string;
  endsOn: string | null;
  /** Whether the rent is asked for here; else the tenant pays the landlord as they agreed. */
  isInvoiced: boolean;
  /** What is to be paid; null where nothing is. */
  due: { amount: bigint; on: string; isLate: boolean } | null;
  account: string | null;
  kid: string | null;
  /** Who is paid. */
  payee: string | null;
  nextInvoiceOn: string | null;
}

/** What somebody rents by, what is to be paid first at the top; what is over and paid is left out. */
export function rentedOf(
  leases: readonly OwnLease[],
  invoicings: ReadonlyMap<string, LeaseInvoicing>,
  sites: Sites,
): RentedLease[] {
  return leases
    .filter(({ side, status }) => side === 'tenant' && status !== 'closed')
    .map((lease): RentedLease => {
      const { rent, facts, today, status, monthlyRent } = lease;
      const { leaseId: id, property, startsOn, endsOn } = rent;
      const dueDay = dueDayOn(rent, today);
      const invoicing = invoicings.get(id)!;
      const { amount, dueOn, invoice, nextInvoiceOn } = moneyOf({ facts, today }, invoicing);
      const isOwed = amount !== null && dueOn !== null;
      return {
        ...{ id, status, monthlyRent, dueDay, startsOn, endsOn, nextInvoiceOn },
        href: sites.leaseHref(property.partnerId, id),
        home: property.name,
        partnerName: sites.nameOf(property.partnerId),
        isInvoiced: invoicing.invoices.length > 0 || nextInvoiceOn !== null,
        due: isOwed ? { amount, on: dueOn, isLate: dueOn < today } : null,
        account: invoice?.account ?? null,
        kid: invoice?.kid ?? null,
        payee: invoice?.parties.seller.name ?? null,
      };
    })
    .toSorted((a, b) => order(a) - order(b) || ((a.due?.on ?? '') < (b.due?.on ?? '') ? -1 : 1));
}

const order = ({ due }: RentedLease): number => (due === null ? 2 : due.isLate ? 0 : 1);
