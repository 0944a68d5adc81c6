import type { Ore } from '@husvaer/domain/kernel/money';

/** The amounts of a text, as both languages write them: `22 095,49 kr`, `NOK 22,095.49`. Øre. */
export function amountsIn(text: string): Set<Ore> {
  const written = text.matchAll(
    /(\d{1,3}(?: \d{3})*)(?:,(\d\d))? kr\b|NOK (\d{1,3}(?:,\d{3})*)(?:\.(\d\d))?/g,
  );
  return new Set(
    [...written].map(([, kroner, ore, english, englishOre]) =>
      BigInt((kroner ?? english)!.replaceAll(/\D/g, '') + (ore ?? englishOre ?? '00')),
    ),
  );
}
