import { POSTAL_ADDRESS_MAX } from '../accounts/profile.ts';
import type { IsoDate } from '../kernel/dates.ts';
import { nonEmptyLine } from '../kernel/tidied-text.ts';
import { z } from '../kernel/zod.ts';
import { orgNumber } from '../kernel/org-number.ts';

/** A party in a petition, with its postal address. */
export interface PetitionParty {
  address: string;
  /** For a person; or the nine digits of an organisation. One of them is set. */
  birthDate: IsoDate | null;
  orgNumber: string | null;
}

/**
 * Facts of a petition's parties that a lease does not have (tvangsfullbyrdelsesloven § 5-2). Tenants are
 * identified by their e-mail in the lease.
 */
export interface PetitionFacts {
  landlord: PetitionParty;
  tenants: readonly (PetitionParty & { email: string })[];
  /** The signing date of a lease that was not signed here; null for others. */
  leaseSignedOn: IsoDate | null;
}

/** Birth dates, and the date a lease was signed, are before `today`. */
export function petitionFacts(today: IsoDate) {
  const past = z.iso.date().refine((day) => day > '1900-01-01' && day < today, {
    params: { reason: 'not_allowed' },
  });
  const party = {
    address: nonEmptyLine(POSTAL_ADDRESS_MAX),
    birthDate: past.nullish().transform((day) => day ?? null),
    orgNumber: orgNumber.nullish().transform((digits) => digits ?? null),
  };
  const isKnown = ({ birthDate, orgNumber }: Pick<PetitionParty, 'birthDate' | 'orgNumber'>) =>
    birthDate !== null || orgNumber !== null;
  const missing = { path: ['birthDate'], params: { reason: 'required' } };
  return z.strictObject({
    landlord: z.strictObject(party).refine(isKnown, missing),
    tenants: z
      .array(
        z.strictObject({ ...party, email: z.string().min(1).max(254) }).refine(isKnown, missing),
      )
      .min(1)
      .max(50),
    leaseSignedOn: past.nullish().transform((day) => day ?? null),
  });
}

/** The missing facts of a petition, by field names; a tenant's by index. */
export function missingFacts(
  facts: PetitionFacts | null,
  lease: { tenants: readonly { email: string }[]; isSignedHere: boolean },
): string[] {
  return [
    ...(facts === null ? ['landlord'] : []),
    ...lease.tenants.flatMap(({ email }, index) =>
      facts?.tenants.some((tenant) => tenant.email === email) ? [] : [`tenants.${index}`],
    ),
    ...(lease.isSignedHere || facts?.leaseSignedOn ? [] : ['leaseSignedOn']),
  ];
}
