import { POSTAL_ADDRESS_MAX } from '../accounts/profile.ts';
import type { IsoDate } from '../kernel/dates.ts';
import { tidyLine } from '../kernel/text.ts';
import { z } from '../kernel/zod.ts';
import { orgNumber } from '../kernel/org-number.ts';

/** Who somebody is to an enforcement officer, and where letters reach them. */
export interface PetitionParty {
  address: string;
  /** Of a person; or the nine digits of an organisation. One of them is there. */
  birthDate: IsoDate | null;
  orgNumber: string | null;
}

/**
 * What a petition for eviction says of its parties and no lease does (tvangsfullbyrdelsesloven § 5-2).
 * A tenant is known by the e-mail that the lease has.
 */
export interface PetitionFacts {
  landlord: PetitionParty;
  tenants: readonly (PetitionParty & { email: string })[];
  /** The day a lease was signed that was not signed here; null of one that was. */
  leaseSignedOn: IsoDate | null;
}

/** Birth dates lie before `today`, as does the day a lease was signed. */
export function petitionFacts(today: IsoDate) {
  const past = z.iso.date().refine((day) => day > '1900-01-01' && day < today, {
    params: { reason: 'not_allowed' },
  });
  const party = {
    address: z
      .string()
      .max(1000)
      .transform(tidyLine)
      .pipe(z.string().min(1).max(POSTAL_ADDRESS_MAX)),
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

/** What is missing of a petition's facts, by the names of its fields; a tenant's by their place. */
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
