import type { LaterPapers } from '../contract.ts';
import { laterIn as laterBefore } from '../edition-2027-01/later-clauses.ts';
import type { LaterWords } from '../edition-2027-01/later-words.ts';

const SIGNS = { no: { group: '\u00a0', decimal: ',' }, en: { group: ',', decimal: '.' } } as const;

/**
 * Documents after a lease, in one language: as in the edition before, except for the figures of a protocol.
 * Readings have their thousands apart, and amounts have øre when one of them has.
 */
export function laterIn(language: 'en' | 'no', words: LaterWords): LaterPapers {
  const { group, decimal } = SIGNS[language];
  const toTheOre = (amount: string) =>
    words.kroner(/[.,]\d\d$/.test(amount) ? amount : `${amount}${decimal}00`);
  const whole = laterBefore(language, words);
  const withOre = laterBefore(language, { ...words, kroner: toTheOre });
  const grouped = (reading: string) =>
    reading.replace(/^\d{5,}/, (digits) => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, group));
  return {
    ...whole,
    protocol: (protocol) => {
      const { deposit, meters } = protocol;
      const hasOre =
        deposit !== null && (deposit.whole % 100n !== 0n || deposit.toLandlord % 100n !== 0n);
      return (hasOre ? withOre : whole).protocol({
        ...protocol,
        meters: meters.map((meter) => ({ ...meter, reading: grouped(meter.reading) })),
      });
    },
  };
}
