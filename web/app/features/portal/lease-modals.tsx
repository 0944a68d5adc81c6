import { lazy, useState } from 'react';

import { Optional } from '../../ui/optional.tsx';
import type { Lease, Tenant } from './lease.ts';

/** The dialogs of a lease's page. */
export type LeaseModal =
  | 'security'
  | 'tenants'
  | 'you'
  | 'invoices'
  | 'landlord_invoices'
  | 'payments'
  | 'payouts'
  | 'calendar'
  | 'coming'
  | 'files';
export type Opening = (doing: LeaseModal) => void;

// Loaded on demand: most visits open none of them.
const AllFiles = lazy(async () => ({
  default: (await import('./modals/all-files.tsx')).AllFiles,
}));
const AllInvoices = lazy(async () => ({
  default: (await import('./modals/all-invoices.tsx')).AllInvoices,
}));
const ComingInvoices = lazy(async () => ({
  default: (await import('./modals/coming-invoices.tsx')).ComingInvoices,
}));
const PaymentHistory = lazy(async () => ({
  default: (await import('./modals/payment-history.tsx')).PaymentHistory,
}));
const PayoutHistory = lazy(async () => ({
  default: (await import('./modals/payout-history.tsx')).PayoutHistory,
}));
const RentCalendar = lazy(async () => ({
  default: (await import('./modals/rent-calendar.tsx')).RentCalendar,
}));
const SecurityDetails = lazy(async () => ({
  default: (await import('./modals/security-details.tsx')).SecurityDetails,
}));
const TenantDetails = lazy(async () => ({
  default: (await import('./modals/tenant-details.tsx')).TenantDetails,
}));
const YourDetails = lazy(async () => ({
  default: (await import('./modals/your-details.tsx')).YourDetails,
}));

interface LeaseModalsProps {
  lease: Lease;
  /** The user, if they are a tenant. */
  you: Tenant | null;
  doing: LeaseModal | null;
  onClose: () => void;
}

/** The dialogs of a lease's page, one at a time. */
export function LeaseModals({ lease, you, doing, onClose }: LeaseModalsProps) {
  // The dialog stays rendered while it closes.
  const [last, setLast] = useState(doing);
  if (doing !== null && doing !== last) setLast(doing);
  const modal = { lease, opened: doing === last, onClose };
  return (
    <Optional>
      {last === 'security' && <SecurityDetails {...modal} />}
      {last === 'tenants' && <TenantDetails {...modal} />}
      {last === 'you' && you && <YourDetails {...modal} person={you} />}
      {last === 'invoices' && <AllInvoices {...modal} of="tenant" />}
      {last === 'landlord_invoices' && <AllInvoices {...modal} of="landlord" />}
      {last === 'payments' && <PaymentHistory {...modal} />}
      {last === 'payouts' && <PayoutHistory {...modal} />}
      {last === 'coming' && <ComingInvoices {...modal} />}
      {last === 'calendar' && <RentCalendar {...modal} />}
      {last === 'files' && <AllFiles {...modal} />}
    </Optional>
  );
}
