import { type LeaseTenant } from './store.ts';
import type { LeaseView } from './lease-view.ts';

/** Somebody who rents, as the others see them: whether they have an account, and what it says, only when all have signed. */
export interface ShownTenant extends LeaseTenant {
  phoneNumber: string | null;
  photoId: string | null;
}

/** Who rents, the main tenant first. */
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
