import type { PartyFacts } from '../accounts/profile.ts';
import { isSameName, isWholeName } from '../accounts/same-name.ts';
import { addDays, addMonths, type IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';
import type { TenancyLaw } from '../legal/tenancy.ts';
import type { SecurityType, TenancyKind } from './enums.ts';
import type { Term } from './term.ts';

/**
 * What may contradict itself in a lease. Nothing that `stops` is sent or signed. What `asks` needs the
 * confirmation of the person who sends it; the confirmation is kept with their name.
 */
export const CONTRADICTIONS = {
  /** Somebody else has a binding lease of the home in the same period. */
  home_let: 'stops',
  /** The same of two rooms, let or offered: several people may rent one address, each a room of their own. */
  room_let: 'asks',
  /** Another lease of the home for the same period is out for signing. */
  home_offered: 'asks',
  /** An extension of another lease of the home is out for signing, and this one begins after its last day. */
  extension_offered: 'asks',
  /** A home with the same address is let in the same period. */
  address_let: 'asks',
  /** Another landlord has a binding lease of the home in the same period. An address alone stops nobody. */
  let_by_another: 'asks',
  /** One person is two parties. */
  same_person: 'stops',
  /** The text names a person otherwise than their electronic identity does. */
  name_differs: 'asks',
  /** A party is an organisation, and a person signs for it. */
  signs_for: 'asks',
  /** A contract states birth date or organisation number, and postal address, of each party. */
  landlord_birth_date_missing: 'stops',
  landlord_address_missing: 'stops',
  tenant_birth_date_missing: 'stops',
  tenant_address_missing: 'stops',
  /** A party of a document that was sent has a single name, and nothing else that says who it is. */
  party_unidentified: 'asks',
  /** The home has no street address. */
  home_unidentified: 'stops',
  /** The last day has passed. */
  term_over: 'asks',
  /** A fixed term of more than ten years. */
  term_long: 'asks',
  /** More security than the law allows (husleieloven §§ 3-5, 3-6). */
  security_too_big: 'stops',
  /** The landlord's assignment to the agency does not cover the first day. */
  authority_missing: 'stops',
  /** The operator has refused the agency's client account. */
  account_refused: 'stops',
  /** Rent that goes directly to the landlord would be paid to a client account. */
  account_of_books: 'stops',
  /** The landlord's last lease of the home names another account. */
  account_changed: 'asks',
} as const satisfies Record<string, 'stops' | 'asks'>;
export type ContradictionName = keyof typeof CONTRADICTIONS;

/** A contradiction that stands. */
export interface Contradiction {
  name: ContradictionName;
  /** What it is about: another lease's id, a party's e-mail, an account; empty for the lease itself. */
  about: string;
  /** The days it is about, of two leases that one person can confirm; null if it is not about days. */
  during: Term | null;
  /** The names and days of its sentence. */
  params: Readonly<Record<string, string>>;
  /** The account of the person whose name differs: nobody confirms their own. */
  namedId?: string | null;
}

/** A person whom a lease names. */
export interface ContractParty extends PartyFacts {
  role: 'tenant' | 'landlord';
  /** As the text has it. */
  name: string;
  email: string;
  accountId: string | null;
  /** As an identity provider has confirmed it; null when it is unknown, or not to be known here. */
  confirmedName: string | null;
}

/** Another lease of the same home, or of a home with the same address. */
export interface OtherLease extends Term {
  id: string;
  /** `12-3`; null when another agency or landlord has it, whose numbers and days are theirs. */
  number: string | null;
  kind: TenancyKind;
  /** Whether everybody has signed it; else it is out for signing. */
  isBinding: boolean;
  /** Whether an extension of it is out for signing. Until when is known to its parties. */
  isExtended: boolean;
  home: 'same' | 'same_address' | 'of_another_landlord';
}

/** The facts of a lease that are compared. */
export interface ComparedFacts extends Term {
  kind: TenancyKind;
  monthlyRent: Ore;
  securityType: SecurityType;
  securityAmount: Ore | null;
  hasStreet: boolean;
  /** Whether a document with these facts was sent: what it states of the parties is final. */
  isSent: boolean;
  parties: readonly ContractParty[];
  others: readonly OtherLease[];
  /** Null without an agency. */
  assignment: Term | null;
  isInvoiced: boolean;
  isAccountRefused: boolean;
  /** For rent that is paid directly: 11 digits, and whether it is a client account here. */
  rentAccount: { account: string; isOfBooks: boolean; former: string | null } | null;
}

/** A fixed term of more than this is confirmed by the person who sends it. */
const TERM_MONTHS_UNCONFIRMED = 120;

/** Whether two terms have a day in common. Both last days belong to their terms. */
export const overlap = (one: Term, other: Term): boolean =>
  (one.endsOn === null || other.startsOn <= one.endsOn) &&
  (other.endsOn === null || one.startsOn <= other.endsOn);

/** All that contradicts itself in a lease on `today`, in Norway; stops before questions. */
export function contradictionsOf(
  facts: ComparedFacts,
  { today, law }: { today: IsoDate; law: TenancyLaw },
): Contradiction[] {
  const found = [
    ...(facts.hasStreet ? [] : [one('home_unidentified')]),
    ...overlapsOf(facts, facts.others),
    ...ofParties(facts),
    ...ofTerm(facts, today),
    ...ofMoney(facts, law),
  ];
  return [...found.filter(stops), ...found.filter((one) => !stops(one))];
}

/** Whether nothing is sent or signed while it stands. */
export const stops = ({ name }: Pick<Contradiction, 'name'>): boolean =>
  CONTRADICTIONS[name] === 'stops';

/** What a confirmation names: it is valid for this contradiction, about this thing, on these days only. */
export const keyOf = ({
  name,
  about,
  during,
}: Pick<Contradiction, 'name' | 'about' | 'during'>): string =>
  [name, about, during && `${during.startsOn}..${during.endsOn ?? ''}`].filter(Boolean).join(':');

/** Whether the confirmation with this key covers a contradiction: the same, on the same days or on more. */
export function covers(key: string, found: Contradiction): boolean {
  if (!found.during) return key === keyOf(found);
  const prefix = `${keyOf({ ...found, during: null })}:`;
  if (!key.startsWith(prefix)) return false;
  const [startsOn = '', last = ''] = key.slice(prefix.length).split('..');
  const { startsOn: from, endsOn: until } = found.during;
  return startsOn <= from && (last === '' || (until !== null && until <= last));
}

const one = (
  name: ContradictionName,
  about = '',
  params: Contradiction['params'] = {},
): Contradiction => ({ name, about, params, during: null });

/** Other leases of the home whose terms have days in common with this one. */
export const overlapsOf = (
  { kind, ...term }: Pick<ComparedFacts, 'kind' | 'startsOn' | 'endsOn'>,
  others: readonly OtherLease[],
): Contradiction[] =>
  others.flatMap((other) => {
    const days = [other, ...extensionOf(other)].find((one) => overlap(term, one));
    const name = days && nameOf(kind, other, days);
    if (!name) return [];
    const { id, number } = other;
    const { startsOn, endsOn } = days;
    const params = number === null ? {} : { number, startsOn, ...(endsOn && { endsOn }) };
    // The days of another agency's or landlord's lease are not said, and so not confirmed.
    const during = stops({ name }) || number === null ? null : commonDays(term, days);
    return [{ ...one(name, id, params), during }];
  });

/** The days of an extension that is out for signing. */
const extensionOf = ({ isExtended, endsOn }: OtherLease): Term[] =>
  isExtended && endsOn !== null ? [{ startsOn: addDays(endsOn, 1), endsOn: null }] : [];

/** The days that two terms have in common; both are known to overlap. */
const commonDays = (left: Term, right: Term): Term => ({
  startsOn: left.startsOn > right.startsOn ? left.startsOn : right.startsOn,
  endsOn:
    left.endsOn === null || (right.endsOn !== null && right.endsOn < left.endsOn)
      ? right.endsOn
      : left.endsOn,
});

/** What a lease for the same days is; null if it is nothing. */
function nameOf(kind: TenancyKind, other: OtherLease, days: Term): ContradictionName | null {
  const isExtension = days !== other;
  // Another landlord has proved a claim by a lease that everybody has signed, and by nothing else.
  if (other.home === 'of_another_landlord')
    return other.isBinding && !isExtension ? 'let_by_another' : null;
  if (other.home === 'same_address') return 'address_let';
  if (kind === 'room' && other.kind === 'room') return 'room_let';
  if (isExtension) return 'extension_offered';
  return other.isBinding ? 'home_let' : 'home_offered';
}

/** A party whom the text names otherwise than their electronic identity does. */
export type OtherNamedParty = Pick<ContractParty, 'email' | 'name' | 'orgNumber'> & {
  confirmedName: string;
  accountId?: string | null;
};

/**
 * That the text names a person otherwise than their electronic identity does; or, for an organisation, that
 * somebody signs for it. The latter is about the organisation, whatever the lease is.
 */
export const nameDiffers = ({
  email,
  name,
  orgNumber,
  confirmedName,
  accountId = null,
}: OtherNamedParty): Contradiction =>
  orgNumber === null
    ? {
        ...one('name_differs', `${email}:${name}:${confirmedName}`, { name, confirmedName }),
        namedId: accountId,
      }
    : one('signs_for', `${orgNumber}:${name}:${confirmedName}`, { name, orgNumber, confirmedName });

function ofParties({ parties, isSent }: ComparedFacts): Contradiction[] {
  return parties.flatMap((party, index) => {
    const { name, email, confirmedName } = party;
    return [
      ...(parties.slice(0, index).some((earlier) => isSamePerson(earlier, party))
        ? [one('same_person', email, { name })]
        : []),
      ...unidentified(party, isSent).map((missing) => one(missing, email, { name })),
      ...(confirmedName !== null && !isSameName(name, confirmedName)
        ? [nameDiffers({ ...party, confirmedName })]
        : []),
    ];
  });
}

/** What a contract must state of a party, and does not. Nothing can be added to one that was sent. */
function unidentified(party: ContractParty, isSent: boolean): ContradictionName[] {
  if (isSent) return isIdentified(party) ? [] : ['party_unidentified'];
  const { role, birthDate, orgNumber, postalAddress } = party;
  return [
    ...((birthDate ?? orgNumber) ? [] : [`${role}_birth_date_missing` as const]),
    ...(postalAddress ? [] : [`${role}_address_missing` as const]),
  ];
}

/** Whether two parties are one: one account or e-mail, or one name with one birth date. */
const isSamePerson = (left: ContractParty, right: ContractParty): boolean =>
  left.email === right.email ||
  (left.accountId !== null && left.accountId === right.accountId) ||
  (left.birthDate !== null &&
    left.birthDate === right.birthDate &&
    isSameName(left.name, right.name));

/** A first and a last name, or one name with a birth date or an organisation number. */
const isIdentified = ({ name, birthDate, orgNumber }: ContractParty): boolean =>
  isWholeName(name) || birthDate !== null || orgNumber !== null;

function ofTerm({ startsOn, endsOn, assignment }: ComparedFacts, today: IsoDate): Contradiction[] {
  const isCovered =
    assignment === null ||
    overlap(
      { startsOn: assignment.startsOn, endsOn: assignment.endsOn },
      { startsOn, endsOn: startsOn },
    );
  return [
    ...(isCovered ? [] : [one('authority_missing')]),
    ...(endsOn !== null && endsOn < today ? [one('term_over', endsOn, { endsOn })] : []),
    ...(endsOn !== null && endsOn >= addMonths(startsOn, TERM_MONTHS_UNCONFIRMED)
      ? [one('term_long', endsOn, { endsOn })]
      : []),
  ];
}

function ofMoney(facts: ComparedFacts, law: TenancyLaw): Contradiction[] {
  const { securityAmount, monthlyRent, isInvoiced, isAccountRefused, rentAccount } = facts;
  return [
    ...(securityAmount !== null && securityAmount > monthlyRent * BigInt(law.securityRents)
      ? [one('security_too_big')]
      : []),
    ...(isInvoiced && isAccountRefused ? [one('account_refused')] : []),
    ...(rentAccount?.isOfBooks ? [one('account_of_books')] : []),
    ...(rentAccount?.former && rentAccount.former !== rentAccount.account
      ? [
          one('account_changed', `${rentAccount.former}:${rentAccount.account}`, {
            former: rentAccount.former,
          }),
        ]
      : []),
  ];
}
