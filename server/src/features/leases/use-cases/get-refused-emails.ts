import { oreToKroner } from '@husvaer/domain/kernel/money';

import { findRefused } from '../../../platform/mail/bounces.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findAllLeaseIds } from '../list/store.ts';
import { findLeases, type LeaseTenant } from '../store.ts';
import type { LeaseView } from '../lease-view.ts';

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

/** Which of these people no mail reaches: their addresses, in small letters. */
export const getRefusedEmails = async (
  { tx }: ReadWork,
  people: readonly { email: string }[],
): Promise<string[]> => [
  ...(await findRefused(
    tx,
    people.map(({ email }) => email),
  )),
];

/** The leases somebody rents or lets by, for them to take along. */
export async function getOwnLeases({ tx }: ReadWork, accountId: string) {
  const rented = await findAllLeaseIds(tx, { tenantId: accountId });
  const let_ = await findAllLeaseIds(tx, { landlordId: accountId });
  const leases = await findLeases(tx, [...rented, ...let_]);
  return leases.map(({ id, startsOn, endsOn, paper, monthlyRent }) => ({
    as: rented.includes(id) ? 'tenant' : 'landlord',
    startsOn,
    endsOn,
    paper,
    monthlyRent: oreToKroner(monthlyRent),
  }));
}
