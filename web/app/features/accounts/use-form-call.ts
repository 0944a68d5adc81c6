import type { FormErrors, UseFormReturnType } from '@mantine/form';
import { useState } from 'react';

import { refusedBy } from './check.tsx';
import { useErrorMessage } from './use-error-message.ts';

interface FormCall<Values> {
  /** Submits the form. */
  call: (values: Values) => Promise<void>;
  /** Reads an error as errors of fields; null when it concerns none. */
  fieldsOf?: (error: unknown) => FormErrors | null;
  /** The form's own text for an error of the form as a whole; null if it has none. */
  ownMessageFor?: (error: unknown) => string | null;
  /** The API's name of the form (`inputData.data.`). */
  known?: string;
}

/** Submits a form: the input stays when it fails, and the first field with an error gets the focus. */
export function useFormCall<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  { call, fieldsOf, ownMessageFor, known }: FormCall<Values>,
) {
  const messageFor = useErrorMessage();
  const [isPending, setIsPending] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);

  function show(errors: FormErrors) {
    form.setErrors(errors);
    const first = namesIn(form.getValues()).find((name) => name in errors);
    if (first) form.getInputNode(first as never)?.focus();
  }

  async function send(values: Values) {
    setIsPending(true);
    setErrorText(null);
    try {
      await call(values);
    } catch (error) {
      const errors = fieldsOf?.(error) ?? refusedBy(error, known);
      if (errors) show(errors);
      // An error of a field that is not shown is shown as an error of the form.
      if (!errors || !namesIn(values).some((name) => name in errors))
        setErrorText(ownMessageFor?.(error) ?? messageFor(error));
    } finally {
      setIsPending(false);
    }
  }

  return { onSubmit: form.onSubmit((values) => void send(values), show), isPending, errorText };
}

/** The names of a form's fields in their order on the page, with nested ones (`tenants.0.name`). */
function namesIn(values: object, within = ''): string[] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]) => {
    const name = within + key;
    return typeof value === 'object' && value !== null
      ? [name, ...namesIn(value, `${name}.`)]
      : [name];
  });
}
