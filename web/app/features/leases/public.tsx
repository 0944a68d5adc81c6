export { isJanitor, leasesGuard, partnerIdOf, useRoot } from './site.ts';
