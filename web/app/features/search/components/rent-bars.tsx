import type { FindRentChartQuery } from '../find-rent-chart.graphql.ts';
import classes from './rent-bars.module.css';

type RentBar = FindRentChartQuery['getRentChart']['bars'][number];

interface RentBarsProps {
  bars: readonly RentBar[];
  /** Kroner; bars between the two have the full colour. */
  from?: number;
  to?: number;
}

/** The number of homes at each rent: a picture only, with its content as text next to it. */
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
