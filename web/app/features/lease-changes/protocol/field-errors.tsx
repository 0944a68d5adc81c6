import type { FormErrors } from '@mantine/form';
import type { ZodType } from 'zod';

import { extensionOf } from '@husvaer/domain/files/documents';
import { PICTURE_EXTENSIONS } from '@husvaer/domain/files/uploads';

import { fieldWords, problemsBy, fieldMessage, type Problem } from '../../../errors/fields.tsx';
import { ApiFailure } from '../../../platform/api.ts';
import type { Answers } from './answers.ts';

/** Some reasons exist only for files. */
type Known = Problem<'not_a_picture' | 'not_taken'>;

/** The form's field for the API's path: an error of a photo is shown at the photos of its room. */
const atField = (path: string): string =>
  path.replace(/^(inputData\.)?content\./, '').replace(/(\.photos)\..*$/, '$1');

const words = fieldWords<Known>(fieldMessage('protocol'), { at: atField });
const { toFormErrors } = words;

/** Validates by the API's schema, and checks that photos are pictures. */
export function checkedBy(schema: ZodType, input: unknown, { rooms }: Answers): FormErrors {
  const notPictures = rooms.flatMap(({ photos }, index): Known[] =>
    photos.every(({ name }) => PICTURE_EXTENSIONS.includes(extensionOf(name)))
      ? []
      : [{ path: `rooms.${index}.photos`, reason: 'not_a_picture' }],
  );
  return toFormErrors(...notPictures, ...problemsBy(schema, input));
}

/** The fields that the API refused; null when the call failed for another reason. */
export function refusedBy(error: unknown): FormErrors | null {
  const { code = '', params = {} } = error instanceof ApiFailure ? error : {};
  const { path } = params;
  if (code.startsWith('files.') && typeof path === 'string')
    return toFormErrors({
      path,
      reason: code === 'files.unsupported_type' ? 'not_a_picture' : 'not_taken',
    });
  return words.refusedBy(error);
}
