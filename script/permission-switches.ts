import type { PermissionCheck } from './permission-checks.ts';

/**
 * A check with the number by which it is disabled, and its name: its text, with a number if the file has
 * several with that text.
 */
export type Numbered = PermissionCheck & { id: number; name: string };

export function numbered(checks: readonly PermissionCheck[]): Numbered[] {
  return checks.map((check, id) => {
    const same = checks.filter(({ file, text }) => file === check.file && text === check.text);
    const place = same.indexOf(check) + 1;
    return { ...check, id, name: place > 1 ? `${check.text} (${place})` : check.text };
  });
}

/** A file's text in which each check asks `server/testing/permission-switches.ts` whether it is disabled. */
export function withSwitches(text: string, checks: readonly Numbered[]): string {
  const parts = checks.flatMap(({ id, kind, start, end, column }) => {
    const made =
      kind === 'call'
        ? `${/\bawait\b/.test(text.slice(start, end)) ? 'async ' : ''}() => `
        : column
          ? `'${column}', `
          : '';
    return [
      // Of parts that start at the same place, the one that ends last is opened first; of parts that end at
      // the same place, the one that started last is closed first.
      {
        at: start,
        order: -end,
        is: 1,
        added: `globalThis.permissionSwitches.${kind}(${id}, ${made}(`,
      },
      { at: end, order: -start, is: 0, added: '))' },
    ];
  });
  parts.sort((one, other) => one.at - other.at || one.is - other.is || one.order - other.order);
  let at = 0;
  let switched = '';
  for (const part of parts) {
    switched += text.slice(at, part.at) + part.added;
    at = part.at;
  }
  return switched + text.slice(at);
}
