import { Chip, Group, NativeSelect, NumberInput, SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { AVAILABLE_YEARS_AHEAD, BEDROOMS_FILTER_MAX } from '@husvaer/domain/search/limits';

import { useLanguage } from '../../../platform/format.ts';
import { LOCALE } from '../../../platform/language.ts';
import classes from './filter-drawer.module.css';

/** A filter that may not be set: the wire's null and the form's undefined are the same. */
export type Maybe<Value> = Value | null | undefined;

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

/** One to ten; "more than ten" is eleven and up. */
export function Bedrooms(props: {
  label: string;
  value: Maybe<number>;
  withMore?: boolean;
  error?: ReactNode;
  onChange: (value: number | undefined) => void;
}) {
  const { t } = useTranslation('search');
  const { label, value, withMore, error, onChange } = props;
  const numbers = Array.from({ length: BEDROOMS_FILTER_MAX }, (_, index) => String(index + 1));
  return (
    <NativeSelect
      label={label}
      value={value ?? ''}
      error={error}
      onChange={({ currentTarget }) => onChange(numberOf(currentTarget.value))}
      data={[
        { value: '', label: t('filters.any') },
        ...numbers,
        ...(withMore
          ? [{ value: String(BEDROOMS_FILTER_MAX + 1), label: t('filters.more_than_ten') }]
          : []),
      ]}
    />
  );
}

/** A month up to six years ahead. */
export function Availability(props: {
  value: Maybe<string>;
  today: string;
  onChange: (value: string | undefined) => void;
}) {
  const { t } = useTranslation('search');
  const locale = LOCALE[useLanguage()];
  const { value, today, onChange } = props;
  const [thisYear = 0, thisMonth = 1] = today.split('-').map(Number);
  const [year, month] = value ? value.split('-').map(Number) : [];
  const choose = (nextYear: number, nextMonth: number) =>
    onChange(`${nextYear}-${String(nextMonth).padStart(2, '0')}`);
  const monthName = (index: number) =>
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
      new Date(Date.UTC(2024, index, 1)),
    );
  return (
    <Section title={t('filters.available')}>
      <SimpleGrid cols={2}>
        <NativeSelect
          label={t('filters.month')}
          value={month ?? ''}
          onChange={({ currentTarget }) =>
            currentTarget.value
              ? choose(
                  year ?? (Number(currentTarget.value) < thisMonth ? thisYear + 1 : thisYear),
                  Number(currentTarget.value),
                )
              : onChange(undefined)
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
              : onChange(undefined)
          }
          data={[
            { value: '', label: t('filters.any') },
            ...Array.from({ length: AVAILABLE_YEARS_AHEAD + 1 }, (_, index) =>
              String(thisYear + index),
            ),
          ]}
        />
      </SimpleGrid>
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

/** What a select or a text field says, as a number; nothing when it is empty. */
export const numberOf = (text: string) => (text === '' ? undefined : Number(text));
