import type { PartyFacts } from '@husvaer/domain/accounts/profile';

import { findContractingParties } from '../accounts/public.ts';
import { findAccountsWithOpenForm } from '../interest/public.ts';
import type { ReadTx } from '../../platform/db/tx.ts';
import type { Property } from '../properties/public.ts';
import type { Lease, LeaseTenant } from './store.ts';

const NOTHING: PartyFacts = { birthDate: null, orgNumber: null, postalAddress: null };

/**
 * What a contract states of its parties, the tenants in the given order; and the accounts whose profiles were
 * read. A tenant's profile is used only if they applied for the home, or have signed: a person who enters an
 * e-mail address in a draft must not learn whose it is. What the writer stated fills what it lacks.
 */
export async function findPartyFacts(
  tx: ReadTx,
  {
    paper,
    property: { landlordId, listingId },
    tenants,
  }: Pick<Lease, 'paper'> & {
    property: Pick<Property, 'landlordId' | 'listingId'>;
    tenants: readonly LeaseTenant[];
  },
): Promise<{ landlord: PartyFacts; tenants: PartyFacts[]; readIds: string[] }> {
  const accountIds = tenants.flatMap(({ accountId }) => accountId ?? []);
  const mayKnow =
    paper === 'signed'
      ? accountIds
      : listingId === null
        ? []
        : await findAccountsWithOpenForm(tx, { listingId, accountIds });
  const readIds = [landlordId, ...mayKnow];
  const profiles = await findContractingParties(tx, readIds);
  return {
    readIds,
    landlord: profiles.get(landlordId) ?? NOTHING,
    tenants: tenants.map((stated) => {
      const profile = profiles.get(stated.accountId ?? '') ?? NOTHING;
      return {
        birthDate: profile.birthDate ?? stated.birthDate,
        orgNumber: profile.orgNumber ?? stated.orgNumber,
        postalAddress: profile.postalAddress ?? stated.postalAddress,
      };
    }),
  };
}
