import type { FormErrors } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { ZodType } from 'zod';

import type { FieldError } from '@husvaer/domain/kernel/errors';
import { fieldErrors } from '@husvaer/domain/kernel/validation';

import { ApiFailure } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';

/** Says what is wrong with a field in the language of the moment. Of one in a list, the list's words. */
function Wrong({ path, reason, params }: FieldError) {
  const { t } = useTranslation('modals');
  const field = path.replaceAll(/\.\d+(?=\.|$)/g, '');
  const keys = [`wrong.${field}.${reason}`, `wrong.any.${reason}`];
  return t(keys as unknown as 'wrong.any.required', { ...params });
}

/** As a form takes them. One per field: the first. */
const wrong = (problems: readonly FieldError[]): FormErrors =>
  Object.fromEntries(problems.toReversed().map((one) => [one.path, <Wrong {...one} />]));

/** Checks by the schema that the API has too. */
export function checkedBy(schema: ZodType, input: unknown): FormErrors {
  const parsed = schema.safeParse(input, { reportInput: true });
  return parsed.success ? {} : wrong(fieldErrors(parsed.error.issues));
}

/** Refusals by their code that are about one field, and what is said of them. */
const CONFLICTS = {
  'invoicing.wrong_day': 'day',
  'invoicing.already_invoiced': 'invoiced',
  'invoicing.too_much': 'too_much',
  'invoicing.already_settled': 'settled',
  'leases.not_agreed': 'not_agreed',
  'leases.same_day': 'same_day',
} as const;
type Conflict = keyof typeof CONFLICTS;

function Conflicting({ conflict, error }: { conflict: Conflict; error: ApiFailure }) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const { params = {} } = error.errors[0]?.extensions ?? {};
  const dayOf = (name: 'since' | 'until') =>
    typeof params[name] === 'string' ? format.day(params[name]) : '';
  return t(`wrong.conflicts.${CONFLICTS[conflict]}`, {
    since: dayOf('since'),
    until: dayOf('until'),
    amount: format.amount(Number(params['maximum'] ?? 0)),
  });
}

/** The fields that the API refused, if that is why a call failed; `of` says which a refusal by its code is about. */
export function refusedBy(
  error: unknown,
  of: Partial<Record<Conflict, string>>,
): FormErrors | null {
  if (!(error instanceof ApiFailure)) return null;
  const conflict = (Object.keys(of) as Conflict[]).find((code) => code === error.code);
  if (conflict) return { [of[conflict]!]: <Conflicting conflict={conflict} error={error} /> };
  const fields = error.errors[0]?.extensions.params['fields'];
  if (!Array.isArray(fields)) return null;
  return wrong(
    (fields as FieldError[]).map((field) => ({
      ...field,
      path: field.path.replace(/^inputData\./, ''),
    })),
  );
}
