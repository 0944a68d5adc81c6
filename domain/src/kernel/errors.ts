/**
 * The kind of an error, for programs. It decides the status, by the table in the server's platform; the code
 * is also the key of the text that users see.
 */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'not_allowed'
  | 'conflict'
  | 'gone'
  | 'too_large'
  | 'unsupported'
  | 'mismatch'
  | 'misdirected'
  | 'too_many'
  | 'unavailable';

type ErrorParams = Record<string, unknown>;

/** A refused field. `path` is dotted (`queryData.minRent`), `reason` one of {@link FIELD_REASONS}. */
export interface FieldError {
  path: string;
  reason: FieldReason;
  /** Parameters of the reason: `{ maximum: 80 }`, `{ minimum: 0 }`. */
  params?: ErrorParams;
}

export const FIELD_REASONS = [
  'required',
  'wrong_type',
  'wrong_format',
  'not_allowed',
  'too_small',
  'too_big',
  'too_short',
  'too_long',
  'not_integer',
  'swapped',
  'past',
  'too_far',
  'unknown_field',
  'unknown_variable',
  'malformed_variable',
] as const;
export type FieldReason = (typeof FIELD_REASONS)[number];

/** An error that users or programs may see. All others are masked. */
export class AppError<Code extends string = string> extends Error {
  readonly code: Code;
  readonly kind: ErrorKind;
  readonly params: ErrorParams;

  constructor(code: Code, kind: ErrorKind, params: ErrorParams = {}) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.kind = kind;
    this.params = params;
  }
}

type Factories<Feature extends string, Kinds extends Record<string, ErrorKind>> = {
  [Name in keyof Kinds & string]: (params?: ErrorParams) => AppError<`${Feature}.${Name}`>;
};

/**
 * Defines a feature's errors. `defineErrors('listings', { not_found: 'not_found' }).not_found({ id })` is an
 * {@link AppError} with the code `listings.not_found`.
 */
export function defineErrors<
  const Feature extends string,
  const Kinds extends Record<string, ErrorKind>,
>(feature: Feature, kinds: Kinds): Factories<Feature, Kinds> {
  return Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [
      name,
      (params?: ErrorParams) => new AppError(`${feature}.${name}`, kind, params),
    ]),
  ) as Factories<Feature, Kinds>;
}

/** An error that clients recognise by its message, from the specification (section 8). */
export const literalError =
  <const Code extends string>(code: Code, kind: ErrorKind, message: string) =>
  (params?: ErrorParams): AppError<Code> =>
    new AppError(code, kind, { message, ...params });

/** Errors of a call itself, before it reaches a feature. */
export const requestErrors = defineErrors('request', {
  invalid: 'invalid',
  malformed: 'invalid',
  unknown_variable: 'invalid',
  /** A document would contain a character that no typeface has: `{ where, text, characters }`. */
  undrawable: 'invalid',
  too_complex: 'invalid',
  too_large: 'too_large',
  unsupported_type: 'unsupported',
  not_found: 'not_found',
  wrong_method: 'not_allowed',
  unknown_host: 'misdirected',
  too_many: 'too_many',
  unavailable: 'unavailable',
});

/** Seconds after which a client checks again whether maintenance is over. */
export const MAINTENANCE_SECONDS = 30;
/** Maintenance is on. Clients recognise it by this message, the specification's. */
export const maintenanceOn = () =>
  new AppError('maintenance', 'unavailable', {
    message: 'Maintenance mode on',
    retryAfter: MAINTENANCE_SECONDS,
  });
