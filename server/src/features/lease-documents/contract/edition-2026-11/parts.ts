import { oreToKroner, type Ore } from '@husvaer/domain/kernel/money';
import { fillTemplate } from '@husvaer/domain/lease-documents/template';

import type { Block, Picture, Section } from '../../../../platform/pdf/document-text.ts';
import type { Addition } from '../contract.ts';

export type Row = readonly [label: string, value: string];

/** `2027-01-31` as `31.01.2027`. */
export const dateOf = (iso: string): string => iso.split('-').reverse().join('.');

export const facts = (...rows: Row[]): Block => ({ kind: 'facts', rows });

/** A paragraph for each line, without empty ones. */
export const texts = (lines: readonly (string | false | null)[]): Block[] =>
  lines.flatMap((text) => (text ? { kind: 'text', text } : []));

/** Formats an amount in a language: whole kroner, with øre only where there are any. */
export const amountIn =
  ({ locale, kroner }: { locale: string; kroner: (amount: string) => string }) =>
  (ore: Ore): string => {
    const digits = { minimumFractionDigits: 0, maximumFractionDigits: 2 };
    return kroner(new Intl.NumberFormat(locale, digits).format(oreToKroner(ore)));
  };

/** An agency's additions, filled in. */
export const additionsIn = (
  additions: readonly Addition[],
  values: Readonly<Record<string, string>>,
): Section[] =>
  additions.map(({ heading, text }) => ({
    heading: fillTemplate(heading, values),
    blocks: texts(fillTemplate(text, values).split('\n')),
  }));

/** `2026-10` as `oktober 2026`, with the language's names of months. */
export const monthOf = (month: string, names: readonly string[]): string =>
  `${names[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

/** A block of pictures, if there are any. */
export const picturesOf = (pictures: readonly Picture[]): Block[] =>
  pictures.length > 0 ? [{ kind: 'pictures', pictures }] : [];
