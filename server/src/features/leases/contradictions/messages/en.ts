import type { ContradictionTexts } from './contradiction-texts.ts';

/** The period and the number of the other lease; another agency's or landlord's are theirs. */
function leaseOf({ number, startsOn, endsOn }: Readonly<Record<string, string>>): string {
  if (!number) return ' by another landlord or agency';
  const until = endsOn ? `to ${endsOn}` : 'until further notice';
  return ` from ${startsOn} ${until} (lease ${number})`;
}

export const en: ContradictionTexts = {
  home_let: {
    text: (facts) => `The home is already let${leaseOf(facts)}.`,
    advice: 'Choose another period, or end the other lease first.',
  },
  room_let: {
    text: (facts) => `A room with the same address is let or out for signing${leaseOf(facts)}.`,
    advice: 'Confirm that this is another room.',
  },
  home_offered: {
    text: (facts) =>
      `Another lease of the home is out for signing for the same time${leaseOf(facts)}.`,
    advice:
      'Withdraw the other one, or confirm that both stand. Only the first that everybody signs becomes binding.',
  },
  extension_offered: {
    text: ({ number }) =>
      `An extension of ${number ? `lease ${number}` : 'another lease'} of the home is out for signing.`,
    advice:
      'Withdraw the extension, or confirm that both stand. Only the first that everybody signs becomes binding.',
  },
  address_let: {
    text: (facts) => `A home with the same address is let or out for signing${leaseOf(facts)}.`,
    advice: 'Enter the unit number of both, or confirm that they are two different homes.',
  },
  let_by_another: {
    text: () => 'Another landlord has let the home for the same time.',
    advice:
      'Correct the address or the unit number in the listing if one of them is wrong. Otherwise confirm that the landlord may let the home, for example as a sublet.',
  },
  same_person: {
    text: ({ name }) => `${name} is named as a party twice.`,
    advice: 'Remove one of them.',
  },
  name_differs: {
    text: ({ name, confirmedName }) =>
      `The lease names ${name}, but the electronic ID belongs to ${confirmedName}.`,
    advice: 'Correct the name, or confirm that it is the same person.',
  },
  signs_for: {
    text: ({ name, confirmedName }) =>
      `The party is ${name}, but the electronic ID that signs belongs to ${confirmedName}.`,
    advice: 'Confirm that this person may sign for the organisation. It is asked once.',
  },
  landlord_birth_date_missing: {
    text: ({ name }) => `The lease must state the birth date of the landlord, ${name}.`,
    advice:
      'The landlord enters it in their profile. An organisation enters its organisation number.',
  },
  landlord_address_missing: {
    text: ({ name }) => `The lease must state the postal address of the landlord, ${name}.`,
    advice: 'The landlord enters it in their profile.',
  },
  tenant_birth_date_missing: {
    text: ({ name }) =>
      `The lease must state the birth date of ${name}, or the organisation number of an organisation.`,
    advice: 'Enter it in the draft.',
  },
  tenant_address_missing: {
    text: ({ name }) => `The lease must state the postal address of ${name}.`,
    advice: 'Enter it in the draft.',
  },
  party_unidentified: {
    text: ({ name }) => `${name} alone does not say who the party is.`,
    advice: 'Write both first and last name, or confirm that the person has only this one.',
  },
  home_unidentified: {
    text: () => 'The home has no street address.',
    advice: 'Enter the address in the listing of the home.',
  },
  term_over: {
    text: ({ endsOn }) => `The term is already over: its last day is ${endsOn}.`,
    advice: 'Correct the date, or confirm that it is right.',
  },
  term_long: {
    text: ({ endsOn }) => `The lease has a fixed term of more than ten years, until ${endsOn}.`,
    advice: 'Correct the last day, or confirm that it is right.',
  },
  security_too_big: {
    text: () => 'Deposit and guarantee together are more than six months’ rent.',
    advice: 'Lower the amount. More is not lawful (husleieloven §§\u00a03-5 and 3-6).',
  },
  authority_missing: {
    text: () => 'The landlord’s assignment does not cover the first day of the lease.',
    advice: 'Create an assignment that covers the term, and write the lease under it.',
  },
  account_refused: {
    text: () => 'The client account that the rent is paid to has been refused.',
    advice: 'Name another client account first.',
  },
  account_of_books: {
    text: () => 'The account for the rent is a client account, not the landlord’s own.',
    advice: 'Enter the landlord’s own account.',
  },
  account_changed: {
    text: ({ former }) => `The last lease of the home had another account number, ${former}.`,
    advice: 'Correct the account number, or confirm that it is right.',
  },
};
