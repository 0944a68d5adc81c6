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

/**
 * Whether two names may be one person's: the same words in whatever order, without regard to case
 * and marks; or one without some of the other's middle names. First and last name are never missing,
 * initials are no names, and no script is read in another.
 */
export function isSameName(one: string, other: string): boolean {
  const [short, long] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length) as [
    string[],
    string[],
  ];
  const left = [...long];
  for (const word of short) {
    const at = left.indexOf(word);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  if (left.length === 0) return short.length > 0;
  const ends = [long[0]!, long.at(-1)!];
  return short.length > 1 && ends.every((end) => short.includes(end));
}

/** Letters that are another with a mark to people, and one of their own to Unicode. */
const LETTERS: Record<string, string> = {
  æ: 'ae',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

/** `Åse-Marie O’Dea` and `AASE MARIE ODEA` are the same three words. `Dea, Åse` is read as `Åse Dea`. */
function wordsOf(name: string): string[] {
  const [family = '', given] = name.split(',', 2);
  const inOrder = given === undefined ? name : `${given} ${family}`;
  return (
    inOrder
      .toLowerCase()
      .normalize('NFKD')
      // Marks over Latin, Greek and Cyrillic letters, and Arabic's vowels; other scripts' marks are letters to them.
      .replaceAll(/[\u0300-\u036f\u064b-\u065f\u0670\u0640'’ʼ`´.]/g, '')
      .replaceAll(/[æøđðħıłœßþ]/gu, (letter) => LETTERS[letter]!)
      .replaceAll('aa', 'a')
      .replaceAll('oe', 'o')
      .split(/[^\p{L}\p{M}]+/u)
      .filter(Boolean)
  );
}
