import { Textarea, TextInput, type TextareaProps, type TextInputProps } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';

import type { Answers } from './answers.ts';

export type ProtocolForm = UseFormReturnType<Answers>;

interface FieldProps {
  form: ProtocolForm;
  /** The API's name: `rooms.0.name`. */
  name: string;
  label: string;
}

const WRAPPER_ORDER = ['label', 'input', 'description', 'error'] as const;

export function Field({ form, name, ...props }: FieldProps & Omit<TextInputProps, 'form'>) {
  return (
    <TextInput
      size="md"
      autoComplete="off"
      inputWrapperOrder={[...WRAPPER_ORDER]}
      {...props}
      {...form.getInputProps(name)}
    />
  );
}

export function LongText({ form, name, ...props }: FieldProps & Omit<TextareaProps, 'form'>) {
  return (
    <Textarea
      size="md"
      autosize
      minRows={2}
      maxRows={14}
      inputWrapperOrder={[...WRAPPER_ORDER]}
      {...props}
      {...form.getInputProps(name)}
    />
  );
}
