import type { FormErrors } from '@mantine/form';
import type { FunctionComponent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ZodType } from 'zod';

import type { FieldError } from '@husvaer/domain/kernel/errors';
import { fieldErrors } from '@husvaer/domain/kernel/validation';

import { ApiFailure } from '../platform/api.ts';
import { useFailureText } from './use-failure-text.ts';

/** What is wrong with a field: in the domain's own words, or in those that only a form has. */
export interface Problem<Own extends string = never> extends Omit<FieldError, 'reason'> {
  reason: FieldError['reason'] | Own;
}

/** Texts that have words for fields, under `wrong`: of a field by its name, and of any. */
export type Namespace =
  | 'accounts'
  | 'arrears'
  | 'deposits'
  | 'interest'
  | 'invoices'
  | 'lease_form'
  | 'leases'
  | 'ledger'
  | 'modals'
  | 'payout_desk'
  | 'protocol';

/**
 * Says what is wrong with a field in the language of the moment. Of one in a list, in the list's words. What the
 * first texts have no words for is said in those of the next.
 */
export function useFieldText(...namespaces: Namespace[]): (problem: Problem<string>) => string {
  const { t } = useTranslation(namespaces as ['accounts'], { nsMode: 'fallback' });
  return ({ path, reason, params }) => {
    const field = path.replaceAll(/\.\d+(?=\.|$)/g, '');
    const keys = [`wrong.${field}.${reason}`, `wrong.any.${reason}`];
    return t(keys as unknown as 'wrong.any.required', { ...params });
  };
}

/** Tells a problem in the words of some texts. */
export const fieldMessage =
  (...namespaces: Namespace[]) =>
  (problem: Problem<string>) =>
    useFieldText(...namespaces)(problem);

/** As a form takes them, each told by `Told`. One per field: the first. */
export const formErrors = <Some extends Problem<string>>(
  Told: FunctionComponent<Some>,
  problems: readonly Some[],
): FormErrors =>
  Object.fromEntries(problems.toReversed().map((one) => [one.path, <Told {...one} />]));

/** What is wrong by the schema that the API has too. */
export function problemsBy(schema: ZodType, input: unknown): FieldError[] {
  const parsed = schema.safeParse(input, { reportInput: true });
  return parsed.success ? [] : fieldErrors(parsed.error.issues);
}

/** The same, where what is empty is missing, whatever it should have been. */
export const missingOr = (schema: ZodType, input: object): FieldError[] =>
  problemsBy(schema, input).map((problem) =>
    (input as Record<string, unknown>)[problem.path] === ''
      ? { ...problem, reason: 'required' }
      : problem,
  );

/** The fields that the API refused, by the form's own names for them; null when a call failed for something else. */
export function refusedFields(error: unknown, known = 'inputData.'): FieldError[] | null {
  const fields = error instanceof ApiFailure ? error.params['fields'] : null;
  if (!Array.isArray(fields)) return null;
  return (fields as FieldError[]).map((field) => ({
    ...field,
    path: field.path.startsWith(known) ? field.path.slice(known.length) : field.path,
  }));
}

const Failure = ({ error }: { error: ApiFailure }) => useFailureText()(error);

/** A call that failed for something that is about one field, told there. */
export const failureAt = (field: string, error: ApiFailure): FormErrors => ({
  [field]: <Failure error={error} />,
});

interface FieldWords {
  /** Which field of the form a path is shown at. */
  at?: (path: string) => string;
  /** What is wrong by a schema: all of it, as the API would say it, unless {@link missingOr} is given. */
  problemsOf?: (schema: ZodType, input: object) => FieldError[];
}

/** What a form says of its fields, each told by `Told`. */
export function fieldWords<Some extends Problem<string> = FieldError>(
  Told: FunctionComponent<Some | FieldError>,
  { at = (path) => path, problemsOf = problemsBy }: FieldWords = {},
) {
  /** As a form takes them. */
  const wrong = (...problems: readonly (Some | FieldError)[]): FormErrors =>
    formErrors(
      Told,
      problems.map((one) => ({ ...one, path: at(one.path) })),
    );
  return {
    wrong,
    /** Checks by the schema that the API has too. */
    checkedBy: (schema: ZodType, input: object): FormErrors => wrong(...problemsOf(schema, input)),
    /** The fields that the API refused, if that is why a call failed. `known` is the API's name of the form. */
    refusedBy(error: unknown, known?: string): FormErrors | null {
      const fields = refusedFields(error, known);
      return fields && wrong(...fields);
    },
  };
}
