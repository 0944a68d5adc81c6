import { useTranslation } from 'react-i18next';

import type { ListingsQueryData } from '@husvaer/contract/schema-types';

import { useFormat } from '../../../platform/format.ts';
import { FindRentChart, type FindRentChartQuery } from '../find-rent-chart.graphql.ts';
import { useApiQuery } from '../../../platform/use-api-query.ts';
import { RentBars } from './rent-bars.tsx';
import classes from './rent-chart.module.css';

type Chart = FindRentChartQuery['getRentChart'];

interface RentChartProps {
  queryData: ListingsQueryData;
  title: string;
}

/** Rents in the area with the same filters: a chart, and the same as tables. */
export function RentChart({ queryData, title }: RentChartProps) {
  const { t } = useTranslation('search');
  const { data, isError } = useApiQuery(FindRentChart, { queryData });
  const chart = data?.getRentChart;
  return (
    <section className={classes.chart} aria-labelledby="rents">
      <h2 id="rents" className={classes.title}>
        {title}
      </h2>
      {!chart && <div className={classes.place}>{isError && t('chart.failed')}</div>}
      {chart && <Rents chart={chart} />}
    </section>
  );
}

function Rents({ chart }: { chart: Chart }) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const { kind, kinds, median, bars, byBedrooms } = chart;
  const count = kinds.find((one) => one.kind === kind)?.count ?? 0;
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <>
      {median === null ? (
        <p className={classes.median}>{t(`chart.too_few.${kind}`)}</p>
      ) : (
        <>
          <p className={classes.median}>
            <strong>{t('chart.median', { amount: format.advertisedRent(median) })}</strong>,{' '}
            {t(`chart.of.${kind}`, { count, shown: format.number(count) })}
          </p>
          <RentBars bars={bars} />
          {first && last && (
            <div className={classes.scale} aria-hidden>
              <span>{format.advertisedRent(first.from)}</span>
              <span>
                {last.to === null
                  ? t('chart.and_more', { amount: format.advertisedRent(last.from) })
                  : format.advertisedRent(last.to)}
              </span>
            </div>
          )}
        </>
      )}
      {kinds.length > 1 && (
        <Medians
          caption={t('chart.by_kind')}
          of={t('chart.kind')}
          rows={kinds.map((row) => ({ ...row, name: t(`chart.kinds.${row.kind}`) }))}
        />
      )}
      {kind === 'home' && byBedrooms.length > 0 && (
        <Medians
          caption={t('chart.by_bedrooms')}
          of={t('filters.bedrooms')}
          rows={byBedrooms.map((row) => ({ ...row, name: nameOf(row.bedrooms, t) }))}
        />
      )}
      {median !== null && (
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
                      ? t('chart.and_more', { amount: format.advertisedRent(bar.from) })
                      : `${format.number(bar.from)}–${format.advertisedRent(bar.to)}`}
                  </th>
                  <td>{format.number(bar.count)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </>
  );
}

/** A table of the number of homes in each group and their median rent. */
function Medians(props: {
  caption: string;
  of: string;
  rows: readonly { name: string; count: number; median: number | null }[];
}) {
  const { t } = useTranslation('search');
  const format = useFormat();
  return (
    <table className={classes.table}>
      <caption>{props.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{props.of}</th>
          <th scope="col">{t('chart.homes')}</th>
          <th scope="col">{t('chart.middle')}</th>
        </tr>
      </thead>
      <tbody>
        {props.rows.map(({ name, count, median }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{format.number(count)}</td>
            <td>{median === null ? t('chart.few') : format.advertisedRent(median)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The chart combines homes with five or more bedrooms. */
const MANY = 5;

function nameOf(
  bedrooms: number | null,
  t: ReturnType<typeof useTranslation<'search'>>['t'],
): string {
  if (bedrooms === null) return t('chart.not_said');
  return bedrooms >= MANY ? t('chart.many', { count: MANY }) : String(bedrooms);
}
