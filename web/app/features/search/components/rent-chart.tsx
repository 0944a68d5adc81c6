import { useInViewport } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ListingsQueryData } from '@husvaer/contract/schema-types';

import { useFormat } from '../../../platform/format.ts';
import { FindRentChart } from '../find-rent-chart.graphql.ts';
import { useAnswer } from '../use-answer.ts';
import { RentBars, type RentBar } from './rent-bars.tsx';
import classes from './rent-chart.module.css';

/** Fewer homes than this say nothing about rents. */
const ENOUGH = 5;

interface RentChartProps {
  queryData: ListingsQueryData;
  title: string;
}

/** What homes cost here, under the same filters: a picture, and the same as tables. */
export function RentChart({ queryData, title }: RentChartProps) {
  const { t } = useTranslation('search');
  const { ref, inViewport } = useInViewport<HTMLElement>();
  const [seen, setSeen] = useState(false);
  // Fetched when somebody has come down to it, and from then on.
  if (inViewport && !seen) setSeen(true);
  const { answer, failed } = useAnswer(FindRentChart, seen ? { queryData } : null);
  const chart = answer?.getRentChart;
  return (
    <section ref={ref} className={classes.chart} aria-labelledby="rents">
      <h2 id="rents" className={classes.title}>
        {title}
      </h2>
      {!chart && <div className={classes.place}>{failed && t('chart.failed')}</div>}
      {chart && chart.count < ENOUGH && <p className="quiet">{t('chart.too_few')}</p>}
      {chart && chart.count >= ENOUGH && <Rents chart={chart} />}
    </section>
  );
}

function Rents({
  chart,
}: {
  chart: { count: number; median: number | null; bars: readonly RentBar[]; byBedrooms: Bedrooms };
}) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const { count, median, bars, byBedrooms } = chart;
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <>
      <p className={classes.median}>
        {t('chart.median', {
          amount: format.amount(median ?? 0),
          count,
          shown: format.number(count),
        })}
      </p>
      <RentBars bars={bars} />
      {first && last && (
        <div className={classes.scale} aria-hidden>
          <span>{format.amount(first.from)}</span>
          <span>
            {last.to === null
              ? t('chart.and_more', { amount: format.amount(last.from) })
              : format.amount(last.to)}
          </span>
        </div>
      )}
      <table className={classes.table}>
        <caption>{t('chart.by_bedrooms')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('filters.bedrooms')}</th>
            <th scope="col">{t('chart.homes')}</th>
            <th scope="col">{t('chart.middle')}</th>
          </tr>
        </thead>
        <tbody>
          {byBedrooms.map((row) => (
            <tr key={row.bedrooms ?? 'unknown'}>
              <th scope="row">{nameOf(row.bedrooms, t)}</th>
              <td>{format.number(row.count)}</td>
              <td>{format.amount(row.median)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <details className={classes.details}>
        <summary>{t('chart.as_table')}</summary>
        <table className={classes.table}>
          <caption className="visually-hidden">{t('chart.as_table')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('filters.rent')}</th>
              <th scope="col">{t('chart.homes')}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.from}>
                <th scope="row">
                  {bar.to === null
                    ? t('chart.and_more', { amount: format.amount(bar.from) })
                    : `${format.number(bar.from)}–${format.amount(bar.to)}`}
                </th>
                <td>{format.number(bar.count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

type Bedrooms = readonly { bedrooms: number | null; count: number; median: number }[];

/** The chart gathers homes with five bedrooms and more. */
const MANY = 5;

function nameOf(
  bedrooms: number | null,
  t: ReturnType<typeof useTranslation<'search'>>['t'],
): string {
  if (bedrooms === null) return t('chart.not_said');
  return bedrooms >= MANY ? t('chart.many', { count: MANY }) : String(bedrooms);
}
