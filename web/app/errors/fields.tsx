import type { FormErrors } from '@mantine/form';
import type { FunctionComponent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ZodType } from 'zod';

import type { FieldError } from '@husvaer/domain/kernel/errors';
import { fieldErrors } from '@husvaer/domain/kernel/validation';

import { ApiFailure } from '../platform/api.ts';
import { useFailureText } from './use-failure-text.ts';

/** What is wrong with a field: a reason of the domain, or one that only the form has. */
export interface Problem<Own extends string = never> extends Omit<FieldError, 'reason'> {
  reason: FieldError['reason'] | Own;
}

/** Namespaces with texts for fields under `wrong`: by the field's name, and for any field. */
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
  | 'payout_back_office'
  | 'protocol';

/**
 * Returns the text for a field error in the current language. An error in a list item uses the list's text.
 * Later namespaces are used where the earlier ones have no text.
 */
export function useFieldText(...namespaces: Namespace[]): (problem: Problem<string>) => string {
  const { t } = useTranslation(namespaces as ['accounts'], { nsMode: 'fallback' });
  return ({ path, reason, params }) => {
    const field = path.replaceAll(/\.\d+(?=\.|$)/g, '');
    const keys = [`wrong.${field}.${reason}`, `wrong.any.${reason}`];
    return t(keys as unknown as 'wrong.any.required', { ...params });
  };
}

/** A component that shows a field error with the texts of these namespaces. */
export const fieldMessage =
  (...namespaces: Namespace[]) =>
  (problem: Problem<string>) =>
    useFieldText(...namespaces)(problem);

/** Field errors in the form library's shape, each shown by `ErrorText`. Only a field's first error is kept. */
export const formErrors = <Some extends Problem<string>>(
  ErrorText: FunctionComponent<Some>,
  problems: readonly Some[],
): FormErrors =>
  Object.fromEntries(problems.toReversed().map((one) => [one.path, <ErrorText {...one} />]));

/** Field errors by a schema that the API validates with too. */
export function problemsBy(schema: ZodType, input: unknown): FieldError[] {
  const parsed = schema.safeParse(input, { reportInput: true });
  return parsed.success ? [] : fieldErrors(parsed.error.issues);
}

/** Like {@link problemsBy}, but an empty value is always reported as missing. */
export const requiredProblemsBy = (schema: ZodType, input: object): FieldError[] =>
  problemsBy(schema, input).map((problem) =>
    (input as Record<string, unknown>)[problem.path] === ''
      ? { ...problem, reason: 'required' }
      : problem,
  );

/** The fields that the API refused, by the form's field names; null when a call failed for another reason. */
export function refusedFields(error: unknown, known = 'inputData.'): FieldError[] | null {
  const fields = error instanceof ApiFailure ? error.params['fields'] : null;
  if (!Array.isArray(fields)) return null;
  return (fields as FieldError[]).map((field) => ({
    ...field,
    path: field.path.startsWith(known) ? field.path.slice(known.length) : field.path,
  }));
}

const Failure = ({ error }: { error: ApiFailure }) => useFailureText()(error);

/** Shows an error at the one field that it is about. */
export const failureAt = (field: string, error: ApiFailure): FormErrors => ({
  [field]: <Failure error={error} />,
});

interface FieldWords {
  /** Maps an error's path to the form field that shows it. */
  at?: (path: string) => string;
  /** Validates by a schema: by default with the API's own reasons; {@link requiredProblemsBy} is the alternative. */
  problemsOf?: (schema: ZodType, input: object) => FieldError[];
}

/** The functions by which a form validates and shows field errors, each rendered by `ErrorText`. */
export function fieldWords<Some extends Problem<string> = FieldError>(
  ErrorText: FunctionComponent<Some | FieldError>,
  { at = (path) => path, problemsOf = problemsBy }: FieldWords = {},
) {
  /** Errors in the form library's shape. */
  const toFormErrors = (...problems: readonly (Some | FieldError)[]): FormErrors =>
    formErrors(
      ErrorText,
      problems.map((one) => ({ ...one, path: at(one.path) })),
    );
  return {
    toFormErrors,
    /** Validates by a schema that the API uses too. */
    checkedBy: (schema: ZodType, input: object): FormErrors =>
      toFormErrors(...problemsOf(schema, input)),
    /**
     * The fields that the API refused; null when the call failed for another reason. `known` is the API's
     * name of the form.
     */
    refusedBy(error: unknown, known?: string): FormErrors | null {
      const fields = refusedFields(error, known);
      return fields && toFormErrors(...fields);
    },
  };
}
