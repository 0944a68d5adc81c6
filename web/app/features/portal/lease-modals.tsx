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
export type Opening = (modal: LeaseModal) => void;

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
  modal: LeaseModal | null;
  onClose: () => void;
}

/** The dialogs of a lease's page, one at a time. */
export function LeaseModals({ lease, you, modal, onClose }: LeaseModalsProps) {
  // The dialog stays rendered while it closes.
  const [last, setLast] = useState(modal);
  if (modal !== null && modal !== last) setLast(modal);
  const props = { lease, opened: modal === last, onClose };
  return (
    <Optional>
      {last === 'security' && <SecurityDetails {...props} />}
      {last === 'tenants' && <TenantDetails {...props} />}
      {last === 'you' && you && <YourDetails {...props} person={you} />}
      {last === 'invoices' && <AllInvoices {...props} of="tenant" />}
      {last === 'landlord_invoices' && <AllInvoices {...props} of="landlord" />}
      {last === 'payments' && <PaymentHistory {...props} />}
      {last === 'payouts' && <PayoutHistory {...props} />}
      {last === 'coming' && <ComingInvoices {...props} />}
      {last === 'calendar' && <RentCalendar {...props} />}
      {last === 'files' && <AllFiles {...props} />}
    </Optional>
  );
}
