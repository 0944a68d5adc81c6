import { isSameName } from '../accounts/same-name.ts';
import { isAdult } from '../interest/form.ts';
import { signingErrors } from './errors.ts';
import type { Refusal } from './refusals.ts';

/** The facts of a person from their account. */
interface KnownPerson {
  name: string;
  /** ISO 8601. */
  birthDate: string | null;
  /** Their identities from earlier confirmations. */
  identities: readonly { issuer: string; subject: string }[];
}

/** A person whom an identity provider has just confirmed. */
export interface ConfirmedPerson {
  issuer: string;
  subject: string;
  name: string;
  /** ISO 8601; not every provider states it. */
  birthDate: string | null;
}

/**
 * Whether the confirmed person is the owner of the account. An identity bound to the account decides, and
 * excludes other identities of the same provider. Otherwise birth date and name must match. A wrong refusal
 * is preferred to a wrong match, since the name of an account can be corrected.
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

/** What a document states of a signer; null when it does not state it. */
export interface StatedPerson {
  name: string;
  /** ISO 8601. */
  birthDate: string | null;
  /** Nine digits; the name is the organisation's then. */
  orgNumber: string | null;
  /** The name of their electronic identity, and whether the sender has confirmed that both are the signer's. */
  otherName: string | null;
  isOtherNameConfirmed: boolean;
}

/**
 * What a document states of a signer otherwise than their identity, or their account for an organisation number;
 * null when all of it agrees. Names are compared as people write them, and the sender may have confirmed another
 * one. What a provider does not state can't contradict the document.
 */
export function differenceOf(
  stated: StatedPerson,
  confirmed: Pick<ConfirmedPerson, 'name' | 'birthDate'> & { orgNumber: string | null },
): Refusal | null {
  if (stated.orgNumber !== null && stated.orgNumber !== confirmed.orgNumber)
    return signingErrors.org_number_differs();
  if (
    stated.birthDate !== null &&
    confirmed.birthDate !== null &&
    stated.birthDate !== confirmed.birthDate
  )
    return signingErrors.birth_date_differs();
  return isNamedAsConfirmed(stated, confirmed.name) ? null : signingErrors.name_differs();
}

const isNamedAsConfirmed = (
  { name, otherName, isOtherNameConfirmed }: StatedPerson,
  confirmed: string,
): boolean =>
  confirmed === '' ||
  isSameName(name, confirmed) ||
  (isOtherNameConfirmed && otherName !== null && isSameName(otherName, confirmed));

/**
 * Whether a confirmed person is known to be a minor on `today`, ISO: by the provider, else by their account.
 */
export function isMinor(
  known: Pick<KnownPerson, 'birthDate'>,
  confirmed: Pick<ConfirmedPerson, 'birthDate'>,
  today: string,
): boolean {
  const born = confirmed.birthDate ?? known.birthDate;
  return born !== null && !isAdult(born, today);
}
