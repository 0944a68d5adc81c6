import { oreToKroner, type Ore } from '@husvaer/domain/kernel/money';

import type { Block } from '../../../../platform/pdf/document-text.ts';
import type { Agency } from '../contract.ts';
import { texts as textsBefore } from '../edition-2026-11/parts.ts';

/** A paragraph for each line that is there, in which no section is parted from its number. */
export const texts = (lines: readonly (string | false | null)[]): Block[] =>
  textsBefore(lines.map((line) => line && line.replaceAll(/(§§?) /g, '$1\u00a0')));

/** How a language writes an amount: whole kroner, or with both digits of its øre. */
export const amountIn =
  ({ locale, kroner }: { locale: string; kroner: (amount: string) => string }) =>
  (ore: Ore): string =>
    kroner(
      new Intl.NumberFormat(locale, { minimumFractionDigits: ore % 100n === 0n ? 0 : 2 }).format(
        oreToKroner(ore),
      ),
    );

/** Legal name, who acts for it, number, address and e-mail (foretaksregisterloven § 10-2), a line each. */
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
