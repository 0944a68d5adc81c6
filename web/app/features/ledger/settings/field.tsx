import { TextInput, type TextInputProps } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';

import classes from '../../../ui/fields.module.css';

const ORDER = ['label', 'input', 'description', 'error'] as const;

interface FieldProps<Values> extends Omit<TextInputProps, 'form'> {
  form: UseFormReturnType<Values>;
  name: string;
  unit?: string;
}

/** One line of text, or a number with its unit after it. */
export function Field<Values>({ form, name, unit, ...props }: FieldProps<Values>) {
  return (
    <TextInput
      autoComplete="off"
      inputWrapperOrder={[...ORDER]}
      {...(unit && {
        className: classes.number,
        rightSection: <span className={classes.unit}>{unit}</span>,
        rightSectionWidth: `${unit.length * 0.6 + 1}rem`,
      })}
      {...props}
      {...form.getInputProps(name as never)}
    />
  );
}
