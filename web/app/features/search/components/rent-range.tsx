import { RangeSlider, SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useFormat } from '../../../platform/format.ts';
import type { FilterDraft } from '../use-filter-draft.ts';
import { Amount, Section } from './filter-fields.tsx';
import { RentBars } from './rent-bars.tsx';
import classes from './rent-range.module.css';

/** The slider's steps, kroner. */
const STEP = 500;
/** The end of the slider before the rents in the area are known. */
const TOP = 30_000;

/** The rent, by a slider with two thumbs under a chart, or typed. The ends of the slider mean "no limit". */
export function RentRange({ form }: { form: FilterDraft }) {
  const { draft, set: onChange, chart, rentIsSwapped } = form;
  const { minRent, maxRent } = draft;
  const { t } = useTranslation('search');
  const format = useFormat();
  const bars = chart?.bars ?? [];
  const top = bars.at(-1)?.from ?? TOP;
  const value: [number, number] = [Math.min(minRent ?? 0, top), Math.min(maxRent ?? top, top)];
  return (
    <Section title={t('filters.rent')}>
      <div className={classes.slider}>
        <RentBars bars={bars} from={minRent ?? 0} to={maxRent ?? Infinity} />
        <RangeSlider
          min={0}
          max={top}
          step={STEP}
          minRange={STEP}
          value={value[0] > value[1] ? [value[1], value[0]] : value}
          label={(kroner) =>
            kroner >= top
              ? t('chart.and_more', { amount: format.advertisedRent(top) })
              : format.advertisedRent(kroner)
          }
          thumbFromLabel={t('filters.rent_lowest')}
          thumbToLabel={t('filters.rent_highest')}
          size="sm"
          thumbSize={24}
          onChange={([from, to]) =>
            onChange({
              minRent: from > 0 ? from : undefined,
              maxRent: to < top ? to : undefined,
            })
          }
        />
      </div>
      {/* Shown before the bars are loaded, so that nothing moves when they appear. */}
      <p className={classes.of}>{t(`chart.bars_of.${chart?.kind ?? 'home'}`)}</p>
      <SimpleGrid cols={2}>
        <Amount
          label={t('filters.rent_from')}
          value={minRent}
          onChange={(from) => onChange({ minRent: from, maxRent: maxRent ?? undefined })}
        />
        <Amount
          label={t('filters.rent_to')}
          value={maxRent}
          error={rentIsSwapped ? t('filters.swapped') : undefined}
          onChange={(to) => onChange({ minRent: minRent ?? undefined, maxRent: to })}
        />
      </SimpleGrid>
    </Section>
  );
}
