import { kronerToOre, type Ore } from '../kernel/money.ts';

/** Bars of the rent histogram, for any number of homes, so that a slider fits below them. */
export const RENT_BARS = 40;
/** The highest number of bedrooms shown separately; it includes all higher ones. */
export const CHART_BEDROOMS_MAX = 5;

/** For fewer homes no figure is shown: it would say nothing about rents. */
export const ENOUGH_HOMES = 5;

/** Round widths of a bar, kroner. */
const WIDTHS = [100, 200, 500, 1000, 2000, 5000];
/** The width without homes. */
const USUAL_WIDTH = 1000;
/**
 * The most expensive homes share the last bar, so that one of them does not press all others into the first.
 */
const SHARE_OF_HOMES = 0.98;

/** The step for counting rents before the bars are known: every width is a multiple of it. */
export const RENT_STEP: Ore = kronerToOre(WIDTHS[0]!);
/** The number of steps up to the end of the widest bars; higher rents count in the last step. */
export const RENT_STEPS = (RENT_BARS * WIDTHS.at(-1)!) / WIDTHS[0]!;

/** Homes whose monthly rent is from `step` to `step + 1` times {@link RENT_STEP}. */
export interface RentCount {
  step: number;
  count: number;
}

export interface RentBar {
  /** Monthly rent, including the lower end and excluding the upper. */
  from: Ore;
  /** Null: and more. */
  to: Ore | null;
  count: number;
}

/**
 * {@link RENT_BARS} bars of one round width from 0 kroner up: the narrowest that shows 98 % of the homes
 * before the last bar, which has no upper end.
 */
export function rentBars(counts: readonly RentCount[]): RentBar[] {
  const width = widthFor(counts);
  const bars = Array.from({ length: RENT_BARS }, (_, index) => ({
    from: kronerToOre(index * width),
    to: index === RENT_BARS - 1 ? null : kronerToOre((index + 1) * width),
    count: 0,
  }));
  for (const { step, count } of counts) bars[barOf(step, width)]!.count += count;
  return bars;
}

function widthFor(counts: readonly RentCount[]): number {
  const total = sum(counts);
  if (total === 0) return USUAL_WIDTH;
  const isWideEnough = (width: number) =>
    sum(counts.filter(({ step }) => barOf(step, width) < RENT_BARS - 1)) >= total * SHARE_OF_HOMES;
  return WIDTHS.find(isWideEnough) ?? WIDTHS.at(-1)!;
}

const barOf = (step: number, width: number): number =>
  Math.min(Math.floor((step * WIDTHS[0]!) / width), RENT_BARS - 1);

const sum = (counts: readonly RentCount[]): number =>
  counts.reduce((total, { count }) => total + count, 0);
