export { leasesGuard, partnerIdOf, useRoot } from './site.ts';
