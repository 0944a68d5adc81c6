import {
  contradictionsOf,
  covers,
  stops,
  type ComparedFacts,
  type Contradiction,
  type ContractParty,
} from '@husvaer/domain/leases/contradictions';
import { leaseErrors } from '@husvaer/domain/leases/errors';
import type { PartyFacts } from '@husvaer/domain/accounts/profile';
import { tenancyLawOn } from '@husvaer/domain/legal/tenancy';

import { findConfirmedNames, findPeople } from '../../accounts/public.ts';
import { findBook, isAccountOfBooks } from '../../ledger/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { effectiveEnd, rentsOn } from '../lease-view.ts';
import { findPartyFacts } from '../party-facts.ts';
import { findRecords, type LeaseRecord } from '../records/store.ts';
import {
  findConfirmations,
  findFormerRentAccount,
  findOtherLeases,
  findOtherNamed,
  type Confirmation,
} from './store.ts';

/** A contradiction of a lease, and who has confirmed that it is none. */
export interface FoundContradiction extends Contradiction {
  confirmation: Confirmation | null;
}

/** What an agreement that is not signed yet would change in a lease. */
export interface AgreedChange {
  endsOn?: string | null;
  /** The e-mail addresses of tenants who leave. */
  leaving?: readonly string[];
  joining?: readonly (Pick<ContractParty, 'accountId' | 'name' | 'email'> & {
    birthDate?: string;
  })[];
}

/** Whether it keeps the lease from being sent or signed. */
export const isOpen = (found: FoundContradiction): boolean =>
  stops(found) || found.confirmation === null;

/**
 * What contradicts itself in a lease, or would after a change. Permissions are not checked. None in a lease that was called off or is
 * over. Throws `leases.not_found`.
 */
export async function findContradictions(
  work: ReadWork,
  leaseId: string,
  change: AgreedChange = {},
): Promise<FoundContradiction[]> {
  const { tx, clock } = work;
  const [record] = await findRecords(tx, [leaseId]);
  if (!record) throw leaseErrors.not_found();
  const today = clock.today().toString();
  const { paper, startsOn } = record.lease;
  const endsOn = effectiveEnd(record.lease);
  const isOver = paper === 'signed' && endsOn !== null && endsOn < today;
  if (paper === 'called_off' || isOver) return [];
  const facts = changed(await comparedFacts(work, record, today), change);
  const confirmations = await findConfirmations(tx, leaseId);
  return contradictionsOf(facts, { today, law: tenancyLawOn(startsOn) }).map((found) => ({
    ...found,
    confirmation: confirmations.find(({ key }) => covers(key, found)) ?? null,
  }));
}

const changed = (
  facts: ComparedFacts,
  { endsOn = facts.endsOn, leaving = [], joining = [] }: AgreedChange,
): ComparedFacts => ({
  ...facts,
  endsOn,
  parties: [
    ...facts.parties.filter(({ role, email }) => role === 'landlord' || !leaving.includes(email)),
    ...joining.map((tenant) => ({
      ...tenant,
      role: 'tenant' as const,
      birthDate: tenant.birthDate ?? null,
      orgNumber: null,
      postalAddress: null,
      confirmedName: null,
    })),
  ],
});

async function comparedFacts(
  work: ReadWork,
  record: LeaseRecord,
  today: string,
): Promise<ComparedFacts> {
  const { tx } = work;
  const { lease, property, assignment } = record;
  const isCollected = property.partnerId !== null || lease.rentCollection === 'collected';
  const book = isCollected ? await findBook(tx, property.partnerId) : undefined;
  const { rentAccount } = lease;
  return {
    ...lease,
    endsOn: effectiveEnd(lease),
    hasStreet: Boolean(property.street),
    isSent: lease.paper !== 'draft',
    parties: await partiesOf(work, record, today),
    others: await findOtherLeases(tx, lease.id),
    assignment: property.partnerId === null ? null : assignment,
    isInvoiced: book !== undefined,
    isAccountRefused: book?.isAccountRefused ?? false,
    rentAccount:
      rentAccount === null
        ? null
        : {
            account: rentAccount,
            isOfBooks: await isAccountOfBooks(tx, rentAccount),
            former: await findFormerRentAccount(tx, lease),
          },
  };
}

/** The parties. The name with which a tenant tries to sign is known to the sender. */
async function partiesOf(
  { tx }: ReadWork,
  { lease, property, tenants }: LeaseRecord,
  today: string,
): Promise<ContractParty[]> {
  const { landlordId } = property;
  const present = tenants.filter((tenant) => rentsOn(tenant, today));
  const facts = await findPartyFacts(tx, { paper: lease.paper, property, tenants: present });
  const confirmed = await findConfirmedNames(tx, facts.readIds);
  const signers = await findOtherNamed(tx, lease.id);
  const [landlord] = await findPeople(tx, [landlordId]);
  const partyOf = (
    role: ContractParty['role'],
    { accountId, name, email }: Pick<ContractParty, 'accountId' | 'name' | 'email'>,
    known: PartyFacts,
  ): ContractParty => ({
    role,
    accountId,
    name,
    email,
    ...known,
    confirmedName:
      confirmed.get(accountId ?? '') ??
      signers.find((one) => one.email === email)?.otherName ??
      null,
  });
  return [
    ...present.map((tenant, index) => partyOf('tenant', tenant, facts.tenants[index]!)),
    ...(landlord
      ? [partyOf('landlord', { ...landlord, accountId: landlord.id }, facts.landlord)]
      : []),
  ];
}
