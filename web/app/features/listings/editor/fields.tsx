import {
  Chip,
  Group,
  Input,
  NativeSelect,
  Textarea,
  TextInput,
  type TextInputProps,
} from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { LISTING_VALUES, type FieldOf } from '@husvaer/domain/listings/fields';

import { useFormat } from '../../../platform/format.ts';
import { readNumber } from '../../../platform/read-number.ts';
import type { Content } from './draft.ts';
import { fieldId, useEditor, useField, useProblem } from './editor-context.ts';
import classes from './editor.module.css';
import { useFieldName, useProblemText } from './use-field-texts.ts';

/** The names of the draft's fields with values of a type. */
type Holding<Value> = {
  [Name in keyof Content]: Content[Name] extends Value | null ? Name : never;
}[keyof Content];

/** The paths of fields that most homes leave empty. */
const OFTEN_EMPTY = LISTING_VALUES.flatMap(({ path, isOftenEmpty }) => (isOftenEmpty ? path : []));

/** The label, the id and the error of a field. */
export function useFieldProps(path: string) {
  const { t } = useTranslation('editor');
  const name = useFieldName();
  const words = useProblemText();
  const problem = useProblem(path);
  return {
    id: fieldId(path),
    label: OFTEN_EMPTY.some((one) => one === path)
      ? t('optional', { field: name(path) })
      : name(path),
    error: problem && words(problem),
    size: 'md',
  } as const;
}

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
      {text && <p className={classes.help}>{text}</p>}
      {children}
    </section>
  );
}

type TextName = FieldOf<'line' | 'link' | 'last_day'>;

export function TextField({
  name,
  ...props
}: { name: TextName } & Omit<TextInputProps, 'name' | 'value' | 'onChange' | 'onBlur'>) {
  const { value, set, leave } = useField(name);
  return (
    <TextInput
      {...useFieldProps(name)}
      value={value ?? ''}
      onChange={({ currentTarget }) => set(currentTarget.value || null)}
      onBlur={leave}
      {...props}
    />
  );
}

/** A long text with a count of characters: a text that is too long is an error, and is not cut. */
export function LongTextField({ name, ...props }: { name: 'description'; description: string }) {
  const { value, set, leave } = useField(name);
  return (
    <Textarea
      {...useFieldProps(name)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={value ?? ''}
      onChange={({ currentTarget }) => set(currentTarget.value || null)}
      onBlur={leave}
      rows={9}
      {...props}
    />
  );
}

interface NumberFieldProps {
  name: Holding<number>;
  unit?: string;
  description?: ReactNode;
}

/** A number in any usual notation; an invalid one stays as typed, with an error. */
export function NumberField({ name, unit, description }: NumberFieldProps) {
  const { t } = useTranslation('editor');
  const format = useFormat();
  const { value, set, leave } = useField(name);
  const { error, ...props } = useFieldProps(name);
  const [typed, setTyped] = useState<string | null>(null);
  const isUnread = typed !== null && typed.trim() !== '' && readNumber(typed) === undefined;
  return (
    <TextInput
      {...props}
      error={isUnread ? t('wrong.any.not_number') : error}
      description={description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? (value === null ? '' : format.number(value))}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        set(readNumber(currentTarget.value) ?? null);
      }}
      onBlur={() => {
        if (!isUnread) setTyped(null);
        leave();
      }}
      rightSection={unit && <span className={classes.unit}>{unit}</span>}
      rightSectionWidth={unit && unit.length > 3 ? '5.5rem' : '3rem'}
    />
  );
}

interface SelectFieldProps<Name extends keyof Content> {
  name: Name;
  words: readonly NonNullable<Content[Name]>[];
  text: (word: NonNullable<Content[Name]>) => string;
  description?: ReactNode;
}

/** A choice from a list, or none. */
export function SelectField<Name extends FieldOf<'choice' | 'letter'>>({
  name,
  words,
  text,
  description,
}: SelectFieldProps<Name>) {
  const { t } = useTranslation('editor');
  const { value, set, leave } = useField(name);
  return (
    <NativeSelect
      {...useFieldProps(name)}
      description={description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={value ?? ''}
      onChange={({ currentTarget }) => set((currentTarget.value || null) as Content[Name])}
      onBlur={leave}
      data={[
        { value: '', label: t('choose') },
        ...words.map((word) => ({ value: word, label: text(word) })),
      ]}
    />
  );
}

/** A choice of a few, side by side; pressing it again clears it. */
export function ChipField<Word extends string>({
  name,
  words,
  text,
}: {
  name: 'furnished';
  words: readonly Word[];
  text: (word: Word) => string;
}) {
  const { value, set, leave } = useField(name);
  const { id, label, error } = useFieldProps(name);
  return (
    <Input.Wrapper error={error} size="md">
      <Group id={id} gap="xs" role="group" aria-label={String(label)} tabIndex={-1} onBlur={leave}>
        {words.map((word) => (
          <Chip
            key={word}
            variant="outline"
            size="md"
            checked={value === word}
            onChange={(isChosen) => set(isChosen ? (word as Content['furnished']) : null)}
          >
            {text(word)}
          </Chip>
        ))}
      </Group>
    </Input.Wrapper>
  );
}

/** Any number of choices from a list. */
export function ChipsField<Name extends FieldOf<'choices'>>({
  name,
  words,
  text,
}: {
  name: Name;
  words: readonly Content[Name][number][];
  text: (word: Content[Name][number]) => string;
}) {
  const { autosave } = useEditor();
  const { value } = useField(name);
  return (
    <Chip.Group
      multiple
      value={[...value]}
      onChange={(chosen) => autosave.change({ [name]: chosen as Content[Name] })}
    >
      <Group
        id={fieldId(name)}
        gap="xs"
        role="group"
        aria-label={useFieldName()(name)}
        tabIndex={-1}
      >
        {words.map((word) => (
          <Chip key={word} value={word} variant="outline" size="md">
            {text(word)}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  );
}
