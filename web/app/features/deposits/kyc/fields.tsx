import { Group, NativeSelect, Radio, TextInput, type TextInputProps } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { COUNTRIES } from '@husvaer/domain/deposits/countries';
import type { KycQuestion } from '@husvaer/domain/deposits/kyc';

import { useLanguage } from '../../../platform/format.ts';
import { LOCALE } from '../../../platform/language.ts';
import type { Answers } from './answers.ts';
import classes from './kyc.module.css';

export type KycAnswers = UseFormReturnType<Answers>;

interface FieldProps {
  form: KycAnswers;
  name: keyof Answers;
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <h2>{title}</h2>
      <div className={classes.fields}>{children}</div>
    </section>
  );
}

/** A field of one line. Browsers must not remember the input. */
export function Field({
  form,
  name,
  label,
  ...props
}: FieldProps & { label: string } & Omit<TextInputProps, 'form'>) {
  return (
    <TextInput
      size="md"
      label={label}
      autoComplete="off"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...props}
      {...form.getInputProps(name)}
    />
  );
}

export function Kroner(props: FieldProps & { label: string; description?: string }) {
  const { t } = useTranslation('deposits');
  return (
    <Field
      {...props}
      inputMode="decimal"
      rightSection={<span className={classes.unit}>{t('kyc.unit')}</span>}
    />
  );
}

/** Questions with an explanation. */
const HELPED = ['isNonStandardCustomer', 'isPoliticallyExposed'] as const;

/** A question with yes or no; the first choice gets the focus when neither is selected. */
export function Question({ form, name }: FieldProps & { name: KycQuestion }) {
  const { t } = useTranslation('deposits');
  const helped = HELPED.find((one) => one === name);
  const { 'data-path': path, ...group } = form.getInputProps(name) as {
    'data-path': string;
    value: string;
    onChange: (value: string) => void;
  };
  return (
    <Radio.Group
      label={t(`kyc.questions.${name}`)}
      {...(helped && { description: t(`kyc.questions_help.${helped}`) })}

      size="md"
      {...group}
    >
      <Group gap="xl" mt="xs">
        {(['yes', 'no'] as const).map((word, index) => (
          <Radio
            key={word}
            value={word}
            label={t(`kyc.${word}`)}
            size="md"
            data-path={index === 0 ? path : undefined}
          />
        ))}
      </Group>
    </Radio.Group>
  );
}

/** A country, by its name in the page's language. `without` is a country that can't be chosen. */
export function Country({
  form,
  name,
  label,
  without,
}: FieldProps & { label: string; without?: string }) {
  const { t } = useTranslation('deposits');
  const locale = LOCALE[useLanguage()];
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const data = COUNTRIES.filter((code) => code !== without)
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
  return (
    <NativeSelect
      size="md"
      label={label}
      autoComplete="off"
      data={[{ value: '', label: t('kyc.choose') }, ...data]}
      {...form.getInputProps(name)}
    />
  );
}
