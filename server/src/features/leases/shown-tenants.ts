import type { PartyFacts } from '@husvaer/domain/accounts/profile';

import { type LeaseTenant } from './store.ts';
import type { LeaseView } from './lease-view.ts';

/** A tenant as the others see them. Data of their account is only there once everyone has signed. */
export interface ShownTenant extends Omit<LeaseTenant, keyof PartyFacts> {
  phoneNumber: string | null;
  photoId: string | null;
  /** What the writer of the lease stated; only for those who write it. */
  stated: PartyFacts | null;
}

/** The tenants, the main tenant first. */
export const tenantsOf = ({ tenants, known, viewerId, mayWrite }: LeaseView): ShownTenant[] =>
  tenants.map(({ birthDate, orgNumber, postalAddress, ...tenant }) => {
    const person = known.get(tenant.accountId ?? '');
    return {
      ...tenant,
      accountId: person || tenant.accountId === viewerId ? tenant.accountId : null,
      phoneNumber: person?.phoneNumber ?? null,
      photoId: person?.photoId ?? null,
      stated: mayWrite ? { birthDate, orgNumber, postalAddress } : null,
    };
  });
