import { ZodError } from 'zod';

import { AppError, type FieldError, type FieldReason } from '@husvaer/domain/kernel/errors';

import { problemIn } from './platform/checks/check.ts';

/** Reasons whose own words do not continue a sentence. */
const REASONS: Partial<Record<FieldReason, string>> = {
  required: 'is missing',
  not_integer: 'is not a whole number',
  swapped: 'ends before it begins',
  past: 'is in the past',
  too_far: 'is too far ahead',
  unknown_field: 'is unknown',
};

/** Why a command failed, as one or more sentences for the person at the terminal. */
export function describeFailure(error: unknown): string {
  if (error instanceof AppError) {
    const { fields } = error.params as { fields?: readonly FieldError[] };
    return fields ? fields.map(describeField).join('\n') : describeRefusal(error as AppError);
  }
  if (error instanceof ZodError)
    return error.issues
      .map(({ path, message }) => `${path.join('.') || 'The input'} is wrong: ${message}.`)
      .join('\n');
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' && path !== undefined) return `There is no file '${path}'.`;
  if (code === 'EISDIR') return 'This is a folder, not a file.';
  if (error instanceof SyntaxError && error.message.includes('JSON'))
    return `This is not JSON: ${error.message}`;
  const problem = problemIn(error);
  return problem.startsWith('fetch failed')
    ? `The other server does not answer${problem.slice('fetch failed'.length)}`
    : problem;
}

/** `client-account is missing.`, `kid-source is not allowed (allowed: ocr).`, `since has a wrong format.` */
function describeField({ path, reason, params = {} }: FieldError): string {
  const name = (path.split('.').at(-1) ?? path).replaceAll(
    /[A-Z]/g,
    (letter) => `-${letter.toLowerCase()}`,
  );
  const limits = describeValues(params);
  const words = reason.replaceAll('_', ' ');
  const why = REASONS[reason] ?? (/^(not|too) /.test(words) ? `is ${words}` : `has a ${words}`);
  return `${name} ${why}${limits && ` (${limits})`}.`;
}

/** `Refused: client account taken (partner: nordlys).` */
function describeRefusal({ code, params }: AppError): string {
  const words = code.split('.').at(-1)!.replaceAll('_', ' ');
  const values = describeValues(params);
  return `Refused: ${words}${values && ` (${values})`}.`;
}

const describeValues = (values: object): string =>
  Object.entries(values)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(', ') : String(value)}`)
    .join('; ');
