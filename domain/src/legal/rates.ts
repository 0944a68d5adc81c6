import { addDays, type IsoDate } from '../kernel/dates.ts';

/**
 * Rates that public authorities set again each half year or year. Interest is in hundredths of a per cent a
 * year, fees are in øre.
 */
export const RATE_KINDS = ['late_interest', 'reminder_fee', 'court_fee'] as const;
export type RateKind = (typeof RATE_KINDS)[number];

/** A rate from its first day on: 1 January or 1 July. */
export interface LegalRate {
  kind: RateKind;
  since: IsoDate;
  value: bigint;
  /** The regulation or announcement that set it. */
  source: string;
}

/** A rate that is not known, and its day. */
export interface MissingRate {
  kind: RateKind;
  day: IsoDate;
}

/** No rate is known for a day. What needs it has to wait. */
export class MissingRateError extends Error implements MissingRate {
  override name = 'MissingRateError';
  readonly kind: RateKind;
  readonly day: IsoDate;
  constructor(kind: RateKind, day: IsoDate) {
    super(`The rate ${kind} of ${day} is not known.`);
    this.kind = kind;
    this.day = day;
  }
}

/**
 * The rates that were published when this release was made. Operators enter later ones.
 *
 * Interest on late payment: forsinkelsesrenteloven § 3, by regulation for each half year. A reminder may cost
 * a twentieth of the collection rate, rounded to the nearest krone (inkassoforskriften §§ 1-1, 1-2). The court fee
 * is the base of what an enforcement officer costs (rettsgebyrloven § 1, rettsgebyrforskriften § 2-1). All were
 * read in the regulations, the court fee of 2025 in the note to rettsgebyrloven § 1.
 */
export const PUBLISHED_RATES: readonly LegalRate[] = [
  interest('2025-01-01', 1250n, 'FOR-2024-12-19-3279'),
  interest('2025-07-01', 1225n, 'FOR-2025-06-23-1321'),
  interest('2026-01-01', 1200n, 'FOR-2025-12-18-2658'),
  interest('2026-07-01', 1225n, 'FOR-2026-06-25-1372'),
  {
    kind: 'reminder_fee',
    since: '2025-01-01',
    value: 35_00n,
    source: 'FOR-2018-12-20-2050: 1/20 av inkassosatsen på 700 kr',
  },
  {
    kind: 'reminder_fee',
    since: '2026-01-01',
    value: 38_00n,
    source: 'FOR-2025-12-19-2709: 1/20 av inkassosatsen på 750 kr',
  },
  {
    kind: 'court_fee',
    since: '2025-01-01',
    value: 1314_00n,
    source: 'FOR-2024-12-20-3388',
  },
  {
    kind: 'court_fee',
    since: '2026-01-01',
    value: 1345_00n,
    source: 'FOR-2025-12-17-2649',
  },
];

function interest(since: IsoDate, value: bigint, source: string): LegalRate {
  return { kind: 'late_interest', since, value, source };
}

/**
 * The last day of the period that a rate was set for, unless another begins before: interest is set for half a
 * year, a fee to the end of the year.
 */
export function lastDayOf({ kind, since }: Pick<LegalRate, 'kind' | 'since'>): IsoDate {
  const year = since.slice(0, 4);
  return kind === 'late_interest' && since < `${year}-07-01` ? `${year}-06-30` : `${year}-12-31`;
}

/** The first day after a rate's period: the next one begins there. */
export const nextFirstDay = (rate: Pick<LegalRate, 'kind' | 'since'>): IsoDate =>
  addDays(lastDayOf(rate), 1);

/** The rate of a day. Throws {@link MissingRateError}. */
export function rateOn(rates: readonly LegalRate[], kind: RateKind, day: IsoDate): LegalRate {
  const rate = rates
    .filter((one) => one.kind === kind && one.since <= day)
    .reduce<LegalRate | null>((last, one) => (last && last.since > one.since ? last : one), null);
  if (rate === null || lastDayOf(rate) < day) throw new MissingRateError(kind, day);
  return rate;
}

/** A rate and the days of a period that it applies to, both included. */
export interface RatePart {
  rate: LegalRate;
  from: IsoDate;
  to: IsoDate;
}

/** The rates of a period, oldest first; none when `to` is before `from`. Throws {@link MissingRateError}. */
export function ratesOver(
  rates: readonly LegalRate[],
  kind: RateKind,
  { from, to }: { from: IsoDate; to: IsoDate },
): RatePart[] {
  const parts: RatePart[] = [];
  for (let day = from; day <= to;) {
    const rate = rateOn(rates, kind, day);
    const next = rates.find(
      (one) => one.kind === kind && one.since > day && one.since <= lastDayOf(rate),
    );
    const last = next ? addDays(next.since, -1) : lastDayOf(rate);
    const part = { rate, from: day, to: last < to ? last : to };
    parts.push(part);
    day = addDays(part.to, 1);
  }
  return parts;
}

/** The first day from `today` on whose rate is not known. */
export function firstDayWithout(
  rates: readonly LegalRate[],
  kind: RateKind,
  today: IsoDate,
): IsoDate {
  try {
    for (let day = today; ;) day = nextFirstDay(rateOn(rates, kind, day));
  } catch (error) {
    if (error instanceof MissingRateError) return error.day;
    throw error;
  }
}

/** Days before a rate ends in which operators are asked for the next one. */
const RATE_WARNING_DAYS = 30;

/** The rates that end within {@link RATE_WARNING_DAYS} days, or have ended, each with its first day without one. */
export const endingRates = (
  rates: readonly LegalRate[],
  today: IsoDate,
): { kind: RateKind; day: IsoDate }[] =>
  RATE_KINDS.map((kind) => ({ kind, day: firstDayWithout(rates, kind, today) })).filter(
    ({ day }) => day <= addDays(today, RATE_WARNING_DAYS),
  );

/** The last rate of each kind, repeated until a day. For demos and tests: nobody has set these. */
export const repeatedRates = (
  rates: readonly LegalRate[],
  { until, source }: { until: IsoDate; source: string },
): LegalRate[] =>
  RATE_KINDS.flatMap((kind) => {
    const last = rates.findLast((one) => one.kind === kind);
    const repeated: LegalRate[] = [];
    for (let one = last; one && nextFirstDay(one) <= until; repeated.push(one))
      one = { ...one, since: nextFirstDay(one), source };
    return repeated;
  });
