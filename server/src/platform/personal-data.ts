import type { ReadWork, UseCase } from './work.ts';

/** Values without fields of their own. */
type Leaf = string | number | bigint | boolean | Temporal.Instant | readonly (string | number)[];

/**
 * For each field of `Data`, whether it is exported to the person it is about. A field that is added later
 * does not compile until it is listed. `'whole'` is for one thing that the person wrote.
 */
type Fields<Data> = [NonNullable<Data>] extends [Leaf]
  ? boolean
  : NonNullable<Data> extends readonly (infer One)[]
    ? Fields<One>
    :
        | 'whole'
        | false
        | { readonly [Key in keyof NonNullable<Data>]-?: Fields<NonNullable<Data>[Key]> };

/** What a feature stores about an account, for the owner's export (GDPR, articles 15 and 20). */
export interface PersonalData extends UseCase<ReadWork, string, unknown> {
  /** The exported fields, with dots: `forms.rentFrom`. */
  readonly paths: readonly string[];
}

/** Reads what is stored about an account. Returns only the fields listed as `true` or `'whole'`. */
export function personalData<Data extends object>(
  read: UseCase<ReadWork, string, Data>,
  fields: { readonly [Key in keyof Data]-?: Fields<Data[Key]> },
): PersonalData {
  const give: UseCase<ReadWork, string, unknown> = async (work, accountId) =>
    pick(await read(work, accountId), fields);
  return Object.assign(give, { paths: pathsOf(fields, '') });
}

type Listed = boolean | 'whole' | { readonly [field: string]: Listed };

function pick(data: unknown, fields: Listed): unknown {
  if (typeof fields !== 'object' || data === null || data === undefined) return data;
  if (Array.isArray(data)) return data.map((one: unknown) => pick(one, fields));
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, listed]) =>
      listed === false ? [] : [[field, pick((data as Record<string, unknown>)[field], listed)]],
    ),
  );
}

const pathsOf = (fields: Listed, path: string): string[] =>
  typeof fields === 'object'
    ? Object.entries(fields).flatMap(([field, listed]) =>
        pathsOf(listed, path === '' ? field : `${path}.${field}`),
      )
    : fields === false
      ? []
      : [path];
