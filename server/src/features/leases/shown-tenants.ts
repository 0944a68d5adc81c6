import { type LeaseTenant } from './store.ts';
import type { LeaseView } from './lease-view.ts';

/** A tenant as the others see them. Data of their account is only there once everyone has signed. */
export interface ShownTenant extends LeaseTenant {
  phoneNumber: string | null;
  photoId: string | null;
}

/** The tenants, the main tenant first. */
export const tenantsOf = ({ tenants, known, viewerId }: LeaseView): ShownTenant[] =>
  tenants.map((tenant) => {
    const person = known.get(tenant.accountId ?? '');
    return {
      ...tenant,
      accountId: person || tenant.accountId === viewerId ? tenant.accountId : null,
      phoneNumber: person?.phoneNumber ?? null,
      photoId: person?.photoId ?? null,
    };
  });
