import type { LeaseParty } from '../contract.ts';
import { dateOf } from '../edition-2026-11/parts.ts';

/** Name, organisation number or else birth date, and postal address; a line for each known fact. */
export const partyIn = (
  { born, orgNumber: label }: { born: (day: string) => string; orgNumber: string },
  { name, birthDate, orgNumber, postalAddress }: LeaseParty,
): string =>
  [
    name,
    orgNumber
      ? `${label} ${orgNumber.replace(/(\d{3})(?=\d)/g, '$1\u00a0')}`
      : birthDate && born(dateOf(birthDate)),
    postalAddress,
  ]
    .filter(Boolean)
    .join('\n');
