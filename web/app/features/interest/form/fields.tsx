import { Group, Radio, TextInput, type TextInputProps } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Answers } from './answers.ts';
import classes from './form.module.css';

export type AnswersForm = UseFormReturnType<Answers>;

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

type TextName = {
  [Name in keyof Answers]: Answers[Name] extends string ? Name : never;
}[keyof Answers];

interface FieldProps {
  form: AnswersForm;
  name: TextName;
  label: string;
}

export function Field({ form, name, ...props }: FieldProps & Omit<TextInputProps, 'form'>) {
  return (
    <TextInput
      size="md"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...props}
      {...form.getInputProps(name)}
    />
  );
}

/** Two choices side by side; the first gets the focus when neither is selected. */
export function TwoChoices<Word extends string>({
  form,
  name,
  label,
  words,
}: FieldProps & { words: readonly (readonly [Word, string])[] }) {
  const { 'data-path': path, ...group } = form.getInputProps(name) as {
    'data-path': string;
    value: string;
    onChange: (value: string) => void;
  };
  return (
    <Radio.Group label={label} size="md" {...group}>
      <Group gap="lg" mt="xs">
        {words.map(([word, text], index) => (
          <Radio
            key={word}
            value={word}
            label={text}
            size="md"
            data-path={index === 0 ? path : undefined}
          />
        ))}
      </Group>
    </Radio.Group>
  );
}

export function YesOrNo(props: FieldProps) {
  const { t } = useTranslation('interest');
  return (
    <TwoChoices
      {...props}
      words={[
        ['yes', t('yes')],
        ['no', t('no')],
      ]}
    />
  );
}
