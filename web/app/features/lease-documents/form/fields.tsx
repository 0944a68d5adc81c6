import {
  Radio,
  Stack,
  Textarea,
  TextInput,
  type TextareaProps,
  type TextInputProps,
} from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Answers } from './answers.ts';
import classes from './form.module.css';

export type LeaseForm = UseFormReturnType<Answers>;

export function Section({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children: ReactNode;
}) {
  return (
    <section className={classes.section}>
      <h2>{title}</h2>
      {text && <p className="quiet">{text}</p>}
      <div className={classes.fields}>{children}</div>
    </section>
  );
}

interface FieldProps {
  form: LeaseForm;
  /** The API's name: `terms.startsOn`. */
  name: string;
  label: string;
}

const ORDER = ['label', 'input', 'description', 'error'] as const;

export function Field({ form, name, ...props }: FieldProps & Omit<TextInputProps, 'form'>) {
  return (
    <TextInput
      size="md"
      autoComplete="off"
      inputWrapperOrder={[...ORDER]}
      {...props}
      {...form.getInputProps(name)}
    />
  );
}

/** An amount in kroner, or another number with its unit after it. */
export function Amount({
  unit,
  ...props
}: FieldProps & Omit<TextInputProps, 'form'> & { unit?: string }) {
  const { t } = useTranslation('lease_form');
  return (
    <Field
      inputMode="decimal"
      rightSection={<span className={classes.unit}>{unit ?? t('kroner')}</span>}
      rightSectionWidth="3.5rem"
      {...props}
    />
  );
}

export function LongText({ form, name, ...props }: FieldProps & Omit<TextareaProps, 'form'>) {
  return (
    <Textarea
      size="md"
      autosize
      maxRows={14}
      inputWrapperOrder={[...ORDER]}
      {...props}
      {...form.getInputProps(name)}
    />
  );
}

interface Choice {
  value: string;
  label: string;
  description?: string;
}

/** Radio buttons; the first gets the focus when none is selected. */
export function RadioField({ form, name, label, choices }: FieldProps & { choices: Choice[] }) {
  const { 'data-path': path, ...group } = form.getInputProps(name) as {
    'data-path': string;
    value: string;
    onChange: (value: string) => void;
  };
  return (
    <Radio.Group label={label} size="md" {...group}>
      <Stack gap="sm" mt="xs">
        {choices.map(({ value, ...words }, index) => (
          <Radio
            key={value}
            value={value}
            size="md"
            data-path={index === 0 ? path : undefined}
            {...words}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
