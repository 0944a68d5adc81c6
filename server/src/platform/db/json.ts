/** A value as JSON, with a bigint as text to keep every digit. */
export const writeJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? part.toString() : part));

/** A row from the driver or from JSON. In JSON a bigint is a number, of at most 2^53. */
export type OrFromJson<Row> = {
  [Key in keyof Row]: Row[Key] | (bigint extends Row[Key] ? number : never);
};
