// Components for a page about one lease.
export { Contacts } from '../homes/contacts.tsx';
export { StatusBadge } from '../status-badge.tsx';
export { Documents } from './documents.tsx';
export { LastEnd } from './last-end.tsx';
export type { Lease, LeaseNotice, LeasePaper, Person } from './lease.ts';
export { LeaseLine } from './lease-line.tsx';
export { People } from './people.tsx';
export { RefusedEmail } from './refused-email.tsx';
export { SigningRefused } from './signing-refused.tsx';
export { Steps } from './steps.tsx';
export { Terms } from './terms.tsx';
