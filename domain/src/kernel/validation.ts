import { z, type core, type ZodType } from 'zod';

import { requestErrors, type FieldError, type FieldReason } from './errors.ts';

/**
 * Parses input from clients, or throws `request.invalid` with one {@link FieldError} for every refused field.
 * No text in the result contains the NUL character, which PostgreSQL can't store. `at` is the name of the
 * value for the caller (`queryData`).
 */
export function parseInput<Output>(schema: ZodType<Output>, value: unknown, at?: string): Output {
  const parsed = parseEnvelope(schema, value, at);
  const path = pathOfZero(parsed, at === undefined ? [] : [at]);
  if (path !== undefined)
    throw requestErrors.invalid({ fields: [{ path, reason: 'wrong_format' }] });
  return parsed;
}

/**
 * Parses like {@link parseInput}, but does not look for NUL characters: for an envelope whose unknown
 * values {@link parseInput} parses later.
 */
export function parseEnvelope<Output>(
  schema: ZodType<Output>,
  value: unknown,
  at?: string,
): Output {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw requestErrors.invalid({ fields: fieldErrors(parsed.error.issues, at) });
}

/** The path of the first text that contains the NUL character; undefined when none does. */
function pathOfZero(value: unknown, path: readonly string[]): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? path.join('.') : undefined;
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value ?? 0) === Object.prototype;
  if (!isPlain) return undefined;
  for (const [name, one] of Object.entries(value as object)) {
    const found = pathOfZero(one, [...path, name]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A timestamp, ISO 8601 in UTC, in years that every database supports. */
export const moment = z.iso.datetime().regex(/^[12]\d{3}-/);

/** zod's issues as errors of our catalogue. */
export function fieldErrors(issues: readonly core.$ZodIssue[], at?: string): FieldError[] {
  return issues.flatMap((issue): FieldError[] => {
    const path = [at, ...issue.path].filter((part) => part !== undefined).join('.');
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        path: path ? `${path}.${key}` : key,
        reason: 'unknown_field',
      }));
    }
    return [{ path, ...reasonOf(issue) }];
  });
}

function reasonOf(issue: core.$ZodIssue): Omit<FieldError, 'path'> {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return { reason: 'required' };
      return issue.expected === 'int' ? { reason: 'not_integer' } : { reason: 'wrong_type' };
    case 'too_small':
      return {
        reason: sized(issue.origin)
          ? issue.minimum === 1
            ? 'required'
            : 'too_short'
          : 'too_small',
        params: { minimum: Number(issue.minimum) },
      };
    case 'too_big':
      return {
        reason: sized(issue.origin) ? 'too_long' : 'too_big',
        params: { maximum: Number(issue.maximum) },
      };
    case 'invalid_format':
      return { reason: 'wrong_format' };
    case 'invalid_value':
      return { reason: 'not_allowed', params: { allowed: issue.values.map(String) } };
    case 'custom': {
      const { reason = 'not_allowed', ...params } = (issue.params ?? {}) as {
        reason?: FieldReason;
      };
      return { reason, ...(Object.keys(params).length > 0 && { params }) };
    }
    default:
      return { reason: 'wrong_format' };
  }
}

const sized = (origin: string) => origin === 'string' || origin === 'array' || origin === 'set';
