import { isSameName } from '../accounts/same-name.ts';
import { isAdult } from '../interest/form.ts';

/** What is known of somebody by their account. */
export interface KnownPerson {
  name: string;
  /** ISO 8601. */
  birthDate: string | null;
  /** Who they are to whom they have shown themselves by before. */
  identities: readonly { issuer: string; subject: string }[];
}

/** Somebody as a provider of identities has just confirmed them. */
export interface ConfirmedPerson {
  issuer: string;
  subject: string;
  name: string;
  /** ISO 8601; not every provider says it. */
  birthDate: string | null;
}

/**
 * Whether who was confirmed is whose account it is. An identity that is bound to the account says so
 * by itself, and no other of the same provider can. Else birth date and name have to agree: rather a
 * no too many, for the name on an account can be set right.
 */
export function isSamePerson(known: KnownPerson, confirmed: ConfirmedPerson): boolean {
  const bound = known.identities.find(({ issuer }) => issuer === confirmed.issuer);
  if (bound) return bound.subject === confirmed.subject;
  return (
    known.birthDate !== null &&
    known.birthDate === confirmed.birthDate &&
    isSameName(known.name, confirmed.name)
  );
}

/** Whether somebody confirmed is known to be under age on `today`, ISO: as the provider says, else by their account. */
export function isMinor(
  known: Pick<KnownPerson, 'birthDate'>,
  confirmed: Pick<ConfirmedPerson, 'birthDate'>,
  today: string,
): boolean {
  const born = confirmed.birthDate ?? known.birthDate;
  return born !== null && !isAdult(born, today);
}
