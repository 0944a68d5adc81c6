import type { FormErrors } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { ZodType } from 'zod';

import { extensionOf } from '@husvaer/domain/files/documents';
import { PICTURE_EXTENSIONS } from '@husvaer/domain/files/uploads';
import type { FieldError } from '@husvaer/domain/kernel/errors';
import { fieldErrors } from '@husvaer/domain/kernel/validation';

import { ApiFailure } from '../../../platform/api.ts';
import type { Answers } from './answers.ts';

/** What is wrong with a field: the domain's own words for it, and what only files are. */
interface Problem extends Omit<FieldError, 'reason'> {
  reason: FieldError['reason'] | 'not_a_picture' | 'not_taken';
}

/** Says it in the language of the moment. Of one in a list, the list's words. */
function Wrong({ path, reason, params }: Problem) {
  const { t } = useTranslation('protocol');
  const field = path.replaceAll(/\.\d+(?=\.|$)/g, '');
  const keys = [`wrong.${field}.${reason}`, `wrong.any.${reason}`];
  return t(keys as unknown as 'wrong.any.required', { ...params });
}

/** As a form takes them. One per field: the first. */
const wrong = (...problems: readonly Problem[]): FormErrors =>
  Object.fromEntries(
    problems
      .map((one) => ({ ...one, path: atField(one.path) }))
      .toReversed()
      .map((one) => [one.path, <Wrong {...one} />]),
  );

/** Checks by the schema that the API has too, and that photos are pictures. */
export function checkedBy(schema: ZodType, input: unknown, { rooms }: Answers): FormErrors {
  const parsed = schema.safeParse(input, { reportInput: true });
  const strays = rooms.flatMap(({ photos }, index): Problem[] =>
    photos.every(({ name }) => PICTURE_EXTENSIONS.includes(extensionOf(name)))
      ? []
      : [{ path: `rooms.${index}.photos`, reason: 'not_a_picture' }],
  );
  return wrong(...strays, ...(parsed.success ? [] : fieldErrors(parsed.error.issues)));
}

/** The fields that the API refused, if that is why a call failed. */
export function refusedBy(error: unknown): FormErrors | null {
  if (!(error instanceof ApiFailure)) return null;
  const { fields, path } = error.params;
  if (error.code.startsWith('files.') && typeof path === 'string')
    return wrong({
      path,
      reason: error.code === 'files.unsupported_type' ? 'not_a_picture' : 'not_taken',
    });
  return Array.isArray(fields) ? wrong(...(fields as FieldError[])) : null;
}

/** The API's name of a field as the form has it: of one photo, the photos of its room. */
const atField = (path: string): string =>
  path.replace(/^inputData\.content\./, '').replace(/(\.photos)\..*$/, '$1');
