import { oreToKroner, type Ore } from '@husvaer/domain/kernel/money';
import { fillTemplate } from '@husvaer/domain/lease-documents/template';

import type { Block, Picture, Section } from '../../../../platform/pdf/document-text.ts';
import type { Addition, Agency, LeaseParty } from '../contract.ts';

export type Row = readonly [label: string, value: string];

/** `2027-01-31` as `31.01.2027`. */
export const dateOf = (iso: string): string => iso.split('-').reverse().join('.');

/** `2026-10` as `oktober 2026`, with the language's names of months. */
export const monthOf = (month: string, names: readonly string[]): string =>
  `${names[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

export const facts = (...rows: Row[]): Block => ({ kind: 'facts', rows });

/** A paragraph for each line, without empty ones. No line breaks after a section sign. */
export const texts = (lines: readonly (string | false | null)[]): Block[] =>
  lines.flatMap((line) =>
    line ? { kind: 'text', text: line.replaceAll(/(§§?) /g, '$1\u00a0') } : [],
  );

/** A block of pictures, if there are any. */
export const picturesOf = (pictures: readonly Picture[]): Block[] =>
  pictures.length > 0 ? [{ kind: 'pictures', pictures }] : [];

/** Formats an amount in a language: whole kroner, or with two digits of øre, which `hasOre` demands. */
export const amountIn =
  (
    { locale, kroner }: { locale: string; kroner: (amount: string) => string },
    { hasOre = false }: { hasOre?: boolean } = {},
  ) =>
  (ore: Ore): string => {
    const minimumFractionDigits = hasOre || ore % 100n !== 0n ? 2 : 0;
    return kroner(
      new Intl.NumberFormat(locale, { minimumFractionDigits }).format(oreToKroner(ore)),
    );
  };

const orgNumberOf = (label: string, orgNumber: string): string =>
  `${label} ${orgNumber.replace(/(\d{3})(?=\d)/g, '$1\u00a0')}`;

/** Name, organisation number or else birth date, and postal address; a line for each known fact. */
export const partyIn = (
  { born, orgNumber: label }: { born: (day: string) => string; orgNumber: string },
  { name, birthDate, orgNumber, postalAddress }: LeaseParty,
): string =>
  [
    name,
    orgNumber ? orgNumberOf(label, orgNumber) : birthDate && born(dateOf(birthDate)),
    postalAddress,
  ]
    .filter(Boolean)
    .join('\n');

/**
 * Legal name, agent, organisation number, address, e-mail and telephone (foretaksregisterloven § 10-2,
 * angrerettloven § 8), a line each.
 */
export const agencyIn = (
  { agency, orgNumber }: { agency: (name: string, agent: string) => string; orgNumber: string },
  { name, agent, legal, phone }: Agency,
): string =>
  [
    agency(legal?.name ?? name, agent),
    legal && orgNumberOf(orgNumber, legal.orgNumber),
    legal?.address,
    legal?.email,
    phone,
  ]
    .filter(Boolean)
    .join('\n');

/** An agency's additions, filled in. */
export const additionsIn = (
  additions: readonly Addition[],
  values: Readonly<Record<string, string>>,
): Section[] =>
  additions.map(({ heading, text }) => ({
    heading: fillTemplate(heading, values),
    blocks: texts(fillTemplate(text, values).split('\n')),
  }));
