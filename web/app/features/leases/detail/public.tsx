// A door of its own: other features ask of a lease's site alone.
export { AssignmentSigning } from './assignment-signing.tsx';
export { Documents } from './documents.tsx';
export { LeaseLine } from './lease-line.tsx';
export { LeaseSigning } from './lease-signing.tsx';
export { People } from './people.tsx';
export { Terms } from './terms.tsx';
export { SigningRefused } from './signing-refused.tsx';
export { Contacts } from '../homes/contacts.tsx';
export { LifePanel } from '../life/life-panel.tsx';
export { hasLife, letsIt } from '../life/life.ts';
export { StatusBadge } from '../status-badge.tsx';
export { useTerms } from '../use-terms.ts';
export { RefusedEmail } from './refused-email.tsx';
