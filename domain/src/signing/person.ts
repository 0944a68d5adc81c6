import { isSameName } from '../accounts/same-name.ts';
import { isAdult } from '../interest/form.ts';

/** The facts of a person from their account. */
export interface KnownPerson {
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

/**
 * Whether a document names a signer as their identity does, as people write names; or its sender has confirmed
 * this other name. A provider that states no name can't contradict the document.
 */
export const isNamedAsConfirmed = (
  signer: { name: string; otherName: string | null; isOtherNameConfirmed: boolean },
  confirmed: Pick<ConfirmedPerson, 'name'>,
): boolean =>
  confirmed.name === '' ||
  isSameName(signer.name, confirmed.name) ||
  (signer.isOtherNameConfirmed &&
    signer.otherName !== null &&
    isSameName(signer.otherName, confirmed.name));

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
