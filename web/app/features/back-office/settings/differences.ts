/** A changed setting: its path (`steps.notice.days`), its old and its new value. */
export interface Difference {
  path: string;
  was: string | number | boolean | null;
  became: string | number | boolean | null;
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** The differences between two settings in the log's JSON; all settings if there were none before. */
export function differences(was: string | null, became: string): Difference[] {
  const [before, after] = [flat(was === null ? {} : read(was)), flat(read(became))];
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((path) => {
    const change = { was: before.get(path) ?? null, became: after.get(path) ?? null };
    return change.was === change.became ? [] : [{ path, ...change }];
  });
}

const read = (text: string): Json => JSON.parse(text) as Json;

/** A layout of KIDs is shown as one value: `lease 7, invoice 5`. */
function flat(value: Json, path = ''): Map<string, string | number | boolean | null> {
  if (Array.isArray(value)) return new Map([[path, value.map(partOf).join(', ')]]);
  if (typeof value !== 'object' || value === null) return new Map([[path, value]]);
  // A commission is too: `percent 1000`, in hundredths.
  const { type, amount } = value as { type?: string; amount?: string };
  if (type !== undefined && amount !== undefined) return new Map([[path, `${type} ${amount}`]]);
  return new Map(
    Object.entries(value).flatMap(([name, inner]) => [
      ...flat(inner, path === '' ? name : `${path}.${name}`),
    ]),
  );
}

const partOf = (part: Json): string => {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return String(part);
  const { name, width, value } = part as { name?: string; width?: number; value?: number };
  return [name, value === undefined ? width : `${String(value)} (${String(width)})`].join(' ');
};
