import type { IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';
import type { BankFileFormat } from './bank-file.ts';

interface Stated {
  format: BankFileFormat;
  account: string;
  bookedOn: IsoDate;
  /** Below zero when it went out. */
  amount: Ore;
  reference: string | null;
  /** The payer's account and name, or the receiver's; null where none is named. */
  party: string | null;
  name: string | null;
  /** Whether a person brought the file, and not the bank. */
  isBrought: boolean;
}

/** A payment without a KID: it may state in one sum what another kind of file states payment by payment. */
export interface StatedSum extends Stated {
  id: string;
  text: string | null;
  /** Whether a person has settled it. */
  isSettled: boolean;
  /** The other kinds of files that state it. */
  witnesses: readonly BankFileFormat[];
}

/** A payment of a file, and where it stands there. */
export interface StatedPayment extends Stated {
  id: string;
  fileId: string;
  /** Whether a feature accepted it by its KID. */
  isTaken: boolean;
  entry: number | null;
  statementId: string | null;
  /** The other kinds of files that state it already. */
  witnesses: readonly BankFileFormat[];
}

/** Payments of one file that a bank may state in one sum. */
interface StatedUnit extends Stated {
  /** The payments of an entry, of a statement or an assignment, or of a day. */
  level: (typeof LEVELS)[number];
  payments: readonly StatedPayment[];
  /** Whether several parties are named. */
  hasParties: boolean;
  /** Whether payments that wait for a person name their payers, to whom a refund would go. */
  namesPayers: boolean;
}

const LEVELS = ['entry', 'statement', 'day'] as const;

/** The units of payments: those of each entry, of each statement and of each file, by day. */
export function unitsOf(payments: readonly StatedPayment[]): StatedUnit[] {
  const within = {
    entry: ({ entry, id }: StatedPayment) => entry ?? id,
    statement: ({ statementId }: StatedPayment) => statementId,
    day: () => null,
  };
  const sizes = new Map<string, number>();
  return LEVELS.flatMap((level) =>
    [
      ...Map.groupBy(payments, (one) =>
        JSON.stringify([one.fileId, one.account, one.bookedOn, within[level](one)]),
      ).values(),
    ].flatMap((ofUnit) => {
      const [first] = ofUnit;
      // What is the same unit at a lower level is looked at there.
      if (!first || sizes.get(first.id) === ofUnit.length) return [];
      sizes.set(first.id, ofUnit.length);
      const parties = new Set(ofUnit.flatMap(({ party }) => party ?? []));
      const names = new Set(ofUnit.flatMap(({ name }) => spelling(name) ?? []));
      const references = new Set(ofUnit.map(({ reference }) => reference));
      return {
        level,
        format: first.format,
        account: first.account,
        bookedOn: first.bookedOn,
        amount: ofUnit.reduce((sum, { amount }) => sum + amount, 0n),
        reference: references.size === 1 ? first.reference : null,
        party: parties.size === 1 ? [...parties][0]! : null,
        name: names.size === 1 ? [...names][0]! : null,
        hasParties: parties.size > 1 || names.size > 1,
        isBrought: first.isBrought,
        namesPayers: ofUnit.some((one) => !one.isTaken && namesParty(one)),
        payments: ofUnit,
      };
    }),
  );
}

/** A name as files of one bank may spell it differently. */
const spelling = (name: string | null): string | null =>
  name === null ? null : name.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim() || null;

/** Whether a payment names whose it is. */
const namesParty = ({ party, name }: Pick<Stated, 'party' | 'name'>): boolean =>
  party !== null || spelling(name) !== null;

/**
 * How a sum and a unit of its account, day and amount are known to be the same, the surest first: both have
 * the same text here. Null takes no part. An equal amount alone is no proof: two tenants pay the same rent on the
 * same day. So a payment that names its payer is the same only as what names that payer too, or has the bank's
 * own reference; only one that names nobody may be a sum of others. Only a statement has all payments of a day:
 * without one, two kinds of files that have the same amount may be about two payments.
 */
const SAME: readonly {
  inSum: (sum: StatedSum) => string | null;
  inUnit: (unit: StatedUnit) => string | null;
  needsStatement: boolean;
}[] = [
  {
    inSum: ({ reference }) => reference,
    inUnit: ({ reference }) => reference,
    needsStatement: false,
  },
  {
    inSum: ({ party }) => party,
    inUnit: ({ party, hasParties }) => (hasParties ? null : party),
    needsStatement: true,
  },
  {
    inSum: ({ name }) => spelling(name),
    inUnit: ({ name, hasParties }) => (hasParties ? null : spelling(name)),
    needsStatement: true,
  },
  {
    inSum: (sum) => (namesParty(sum) ? null : ''),
    inUnit: () => '',
    needsStatement: true,
  },
];

/**
 * Whether a unit may stand in the books for a sum. Nothing that is named contradicts: two accounts are two
 * parties. And what a person brought neither replaces nor adds a payer: it only says by KIDs what the bank's own
 * sum paid that names nobody.
 */
const maySettle = (sum: StatedSum, unit: StatedUnit): boolean =>
  (sum.party === null || unit.party === null || sum.party === unit.party) &&
  (sum.party === null || !unit.hasParties) &&
  (sum.isBrought || !unit.isBrought || !(unit.namesPayers || namesParty(sum)));

/**
 * Pairs sums with units of other kinds of files that state the same money: of the same account, day and
 * amount, and about no other party. Each payment is in one sum of a kind of file, and each sum has one unit.
 */
export function pairSums(
  sums: readonly StatedSum[],
  units: readonly StatedUnit[],
): Map<string, StatedUnit> {
  const pairs = new Map<string, StatedUnit>();
  const witnesses = new Map<string, Set<BankFileFormat>>();
  const witnessesOf = (id: string) => witnesses.getOrInsertComputed(id, () => new Set());
  for (const { id, witnesses: known } of [...sums, ...units.flatMap(({ payments }) => payments)])
    for (const one of known) witnessesOf(id).add(one);
  const vagueFirst = sums.toSorted((a, b) => vague(a) - vague(b) || (a.id < b.id ? -1 : 1));
  const sources = new Map(sums.map((sum) => [String(sourcesOf(sum)), sourcesOf(sum)]));
  /** Whether none of these kinds of files states the payments of a unit yet. */
  const isOpen = (unit: StatedUnit, formats: readonly BankFileFormat[]): boolean =>
    !formats.includes(unit.format) &&
    unit.payments.every(
      ({ id }) => !pairs.has(id) && !formats.some((one) => witnesses.get(id)?.has(one)),
    );
  for (const level of LEVELS)
    for (const { inSum, inUnit, needsStatement } of SAME) {
      const waiting = Map.groupBy(
        vagueFirst.filter((sum) => !pairs.has(sum.id) && inSum(sum) !== null).toReversed(),
        (sum) => keyOf(sum, sourcesOf(sum), inSum(sum)!),
      );
      for (const unit of units) {
        const same = unit.level === level ? inUnit(unit) : null;
        if (same === null) continue;
        for (const formats of sources.values()) {
          const hasStatement = [unit.format, ...formats].includes('camt.053');
          if ((needsStatement && !hasStatement) || !isOpen(unit, formats)) continue;
          const all = waiting.get(keyOf(unit, formats, same));
          const at = all?.findLastIndex((sum) => maySettle(sum, unit)) ?? -1;
          const [sum] = at === -1 ? [] : all!.splice(at, 1);
          if (!sum) continue;
          pairs.set(sum.id, unit);
          for (const { id } of unit.payments)
            for (const one of [sum.format, ...witnessesOf(sum.id)]) witnessesOf(id).add(one);
        }
      }
    }
  return pairs;
}

/** The kinds of files that state a payment. */
const sourcesOf = ({ format, witnesses }: StatedSum): BankFileFormat[] =>
  [...new Set([format, ...witnesses])].toSorted();

const keyOf = (
  { account, bookedOn, amount }: Stated,
  formats: readonly BankFileFormat[],
  same: string,
): string => JSON.stringify([account, bookedOn, String(amount), formats, same]);

/** What names fewer facts is more probably a sum of others. What a person settled comes last. */
const vague = ({ text, isSettled, ...sum }: StatedSum): number =>
  (isSettled ? 4 : 0) + (namesParty(sum) ? 2 : 0) + (text ? 1 : 0);
