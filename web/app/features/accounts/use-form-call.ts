import type { FormErrors, UseFormReturnType } from '@mantine/form';
import { useState } from 'react';

import { refusedBy } from './check.tsx';
import { useErrorMessage } from './use-error-message.ts';

interface FormCall<Values> {
  /** Does what the form is for. */
  call: (values: Values) => Promise<void>;
  /** Reads a refusal as errors of fields; null when it is about none. */
  fieldsOf?: (error: unknown) => FormErrors | null;
  /** What to tell of a refusal of the form as a whole; null where it has no words of its own. */
  tellOwn?: (error: unknown) => string | null;
  /** The name under which the API knows the form (`inputData.data.`). */
  known?: string;
}

/** Sends a form: what was typed stays when it fails, and the first field in error has the focus. */
export function useFormCall<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  { call, fieldsOf, tellOwn, known }: FormCall<Values>,
) {
  const tell = useErrorMessage();
  const [isAsking, setIsAsking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  function show(errors: FormErrors) {
    form.setErrors(errors);
    const first = namesIn(form.getValues()).find((name) => name in errors);
    if (first) form.getInputNode(first as never)?.focus();
  }

  async function send(values: Values) {
    setIsAsking(true);
    setTrouble(null);
    try {
      await call(values);
    } catch (error) {
      const errors = fieldsOf?.(error) ?? refusedBy(error, known);
      if (errors) show(errors);
      // What the person can't see can't be mended by them.
      if (!errors || !namesIn(values).some((name) => name in errors))
        setTrouble(tellOwn?.(error) ?? tell(error));
    } finally {
      setIsAsking(false);
    }
  }

  return { onSubmit: form.onSubmit((values) => void send(values), show), isAsking, trouble };
}

/** The names of a form's fields, of those within others too (`tenants.0.name`), in the order in which a person meets them. */
function namesIn(values: object, within = ''): string[] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]) => {
    const name = within + key;
    return typeof value === 'object' && value !== null
      ? [name, ...namesIn(value, `${name}.`)]
      : [name];
  });
}
