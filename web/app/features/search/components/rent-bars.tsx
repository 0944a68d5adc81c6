import type { FindRentChartQuery } from '../find-rent-chart.graphql.ts';
import classes from './rent-bars.module.css';

export type RentBar = FindRentChartQuery['getRentChart']['bars'][number];

interface RentBarsProps {
  bars: readonly RentBar[];
  /** What lies between them is drawn in full colour; kroner. */
  from?: number;
  to?: number;
}

/** How many homes there are at each rent: a picture alone, told in words beside it. */
export function RentBars({ bars, from = 0, to = Infinity }: RentBarsProps) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <div className={classes.bars} aria-hidden>
      {bars.map((bar) => (
        <span
          key={bar.from}
          className={classes.bar}
          data-inside={(bar.to ?? Infinity) > from && bar.from < to ? true : undefined}
          style={{ height: `${bar.count === 0 ? 0 : Math.max(3, (bar.count / most) * 100)}%` }}
        />
      ))}
    </div>
  );
}
