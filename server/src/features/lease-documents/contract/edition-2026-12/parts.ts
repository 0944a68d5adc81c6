import { oreToKroner, type Ore } from '@husvaer/domain/kernel/money';

import type { Block } from '../../../../platform/pdf/document-text.ts';
import type { Agency } from '../contract.ts';
import { texts as textsBefore } from '../edition-2026-11/parts.ts';

/** A paragraph for each line, without empty ones. No line breaks after a section sign. */
export const texts = (lines: readonly (string | false | null)[]): Block[] =>
  textsBefore(lines.map((line) => line && line.replaceAll(/(§§?) /g, '$1\u00a0')));

/** Formats an amount in a language: whole kroner, or with two digits of øre. */
export const amountIn =
  ({ locale, kroner }: { locale: string; kroner: (amount: string) => string }) =>
  (ore: Ore): string =>
    kroner(
      new Intl.NumberFormat(locale, { minimumFractionDigits: ore % 100n === 0n ? 0 : 2 }).format(
        oreToKroner(ore),
      ),
    );

/** Legal name, agent, organisation number, address and e-mail (foretaksregisterloven § 10-2), a line each. */
export const agencyIn = (
  { agency, orgNumber }: { agency: (name: string, agent: string) => string; orgNumber: string },
  { name, agent, legal }: Agency,
): string =>
  [
    agency(legal?.name ?? name, agent),
    legal && `${orgNumber} ${legal.orgNumber.replace(/(\d{3})(?=\d)/g, '$1\u00a0')}`,
    legal?.address,
    legal?.email,
  ]
    .filter(Boolean)
    .join('\n');
