import {
  Button,
  Chip,
  Group,
  NativeSelect,
  NumberInput,
  SimpleGrid,
  TextInput,
} from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { LISTING_TYPES } from '@husvaer/domain/listings/enums';
import { AVAILABLE_YEARS_AHEAD } from '@husvaer/domain/search/limits';

import { useFormat, useLanguage } from '../../../platform/format.ts';
import { LOCALE } from '../../../platform/language.ts';
import { useSite } from '../../../platform/site.ts';
import type { FilterDraft } from '../use-filter-draft.ts';
import classes from './filter-drawer.module.css';

/** A filter that may be unset: null in the API, undefined in the form. */
type Maybe<Value> = Value | null | undefined;

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={classes.section}>
      <legend className={classes.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}

export function Amount(props: {
  label: string;
  value: Maybe<number>;
  error?: ReactNode;
  onChange: (value: number | undefined) => void;
}) {
  const { label, value, error, onChange } = props;
  return (
    <NumberInput
      label={label}
      value={value ?? ''}
      error={error}
      min={0}
      max={1_000_000}
      clampBehavior="strict"
      allowNegative={false}
      allowDecimal={false}
      thousandSeparator=" "
      hideControls
      inputMode="numeric"
      onChange={(typed) => onChange(typed === '' ? undefined : Number(typed))}
    />
  );
}

export function Kinds({ form: { draft, set } }: { form: FilterDraft }) {
  const { t } = useTranslation(['search', 'listings']);
  return (
    <Words
      title={t('search:filters.listing_type')}
      words={LISTING_TYPES}
      chosen={draft.listingTypes}
      label={(word) => t(`listings:words.listingType.${word}`)}
      onChange={(listingTypes) => set({ listingTypes })}
    />
  );
}

/**
 * A button for each number; the last means that number or more. Pressing a second button selects the
 * range between the two; pressing an end of the range again removes it.
 */
export function Bedrooms({
  form: { draft, set },
  andMore,
}: {
  form: FilterDraft;
  andMore: number;
}) {
  const { t } = useTranslation('search');
  const isSet = typeof draft.minBedrooms === 'number' || typeof draft.maxBedrooms === 'number';
  const from = Math.min(draft.minBedrooms ?? 1, andMore);
  const to = Math.min(draft.maxBedrooms ?? andMore, andMore);
  const isChosen = (number: number) => isSet && number >= from && number <= to;
  const choose = (low: number, high: number) =>
    set({ minBedrooms: low, maxBedrooms: high === andMore ? undefined : high });
  function press(number: number) {
    if (!isSet) choose(number, number);
    else if (number < from) choose(number, to);
    else if (number > to) choose(from, number);
    else if (from === to) set({ minBedrooms: undefined, maxBedrooms: undefined });
    else if (number === from) choose(from + 1, to);
    else if (number === to) choose(from, to - 1);
    else choose(number, number);
  }
  return (
    <Section title={t('filters.bedrooms')}>
      <div className={classes.numbers}>
        {Array.from({ length: andMore }, (_, index) => index + 1).map((number) => (
          <button
            key={number}
            type="button"
            className={classes.number}
            aria-pressed={isChosen(number)}
            onClick={() => press(number)}
          >
            {number < andMore ? (
              number
            ) : (
              <>
                <span aria-hidden>{t('filters.and_more', { number })}</span>
                <span className="visually-hidden">{t('chart.many', { count: number })}</span>
              </>
            )}
          </button>
        ))}
      </div>
      <p className={classes.hint}>{t('filters.bedrooms_hint')}</p>
    </Section>
  );
}

/** A month up to six years ahead, or a day. */
export function Availability({ form: { draft, set } }: { form: FilterDraft }) {
  const { t } = useTranslation('search');
  const locale = LOCALE[useLanguage()];
  const { today } = useSite();
  const [thisYear = 0, thisMonth = 1] = today.split('-').map(Number);
  const [year, month] = draft.availableFrom ? draft.availableFrom.split('-').map(Number) : [];
  const setMonth = (availableFrom: string | undefined) =>
    set({ availableFrom, availableOn: undefined });
  const choose = (nextYear: number, nextMonth: number) =>
    setMonth(`${nextYear}-${String(nextMonth).padStart(2, '0')}`);
  const monthName = (index: number) =>
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
      new Date(Date.UTC(2024, index, 1)),
    );
  return (
    <Section title={t('filters.available')}>
      <SimpleGrid cols={2} verticalSpacing="sm">
        <NativeSelect
          label={t('filters.month')}
          value={month ?? ''}
          onChange={({ currentTarget }) =>
            currentTarget.value
              ? choose(
                  year ?? (Number(currentTarget.value) < thisMonth ? thisYear + 1 : thisYear),
                  Number(currentTarget.value),
                )
              : setMonth(undefined)
          }
          data={[
            { value: '', label: t('filters.any') },
            ...Array.from({ length: 12 }, (_, index) => ({
              value: String(index + 1),
              label: monthName(index),
            })),
          ]}
        />
        <NativeSelect
          label={t('filters.year')}
          value={year ?? ''}
          onChange={({ currentTarget }) =>
            currentTarget.value
              ? choose(Number(currentTarget.value), month ?? thisMonth)
              : setMonth(undefined)
          }
          data={[
            { value: '', label: t('filters.any') },
            ...Array.from({ length: AVAILABLE_YEARS_AHEAD + 1 }, (_, index) =>
              String(thisYear + index),
            ),
          ]}
        />
      </SimpleGrid>
      <TextInput
        type="date"
        mt="sm"
        label={t('filters.day')}
        min={today}
        max={`${thisYear + AVAILABLE_YEARS_AHEAD}-12-31`}
        value={draft.availableOn ?? ''}
        onChange={({ currentTarget }) =>
          set({ availableOn: currentTarget.value || undefined, availableFrom: undefined })
        }
      />
    </Section>
  );
}

export function Words<Word extends string>(props: {
  title: string;
  words: readonly Word[];
  chosen: Maybe<readonly Word[]>;
  label: (word: Word) => string;
  onChange: (chosen: Word[] | undefined) => void;
}) {
  const { title, words, chosen, label, onChange } = props;
  return (
    <Section title={title}>
      <Chip.Group
        multiple
        value={[...(chosen ?? [])]}
        onChange={(next) => onChange(next.length ? next : undefined)}
      >
        <Group gap="xs">
          {words.map((word) => (
            <Chip key={word} value={word} variant="outline" size="sm">
              {label(word)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Section>
  );
}

/** Submits the form, and shows the number of homes. The list changes only after it is pressed. */
export function ShowHomes({ form: { chart, isLoading } }: { form: FilterDraft }) {
  const { t } = useTranslation('search');
  const format = useFormat();
  return (
    <Button type="submit" aria-live="polite" data-loading={isLoading || undefined}>
      {chart
        ? t('filters.show_count', { count: chart.count, shown: format.number(chart.count) })
        : t('filters.show')}
    </Button>
  );
}

/** The number in a select or a text field; undefined when it is empty. */
export const numberOf = (text: string) => (text === '' ? undefined : Number(text));
