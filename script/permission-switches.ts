import type { PermissionCheck } from './permission-checks.ts';

/**
 * A check with the number by which it is disabled. Its name is followed by another number if the file has the
 * same name before it.
 */
type Numbered = PermissionCheck & { id: number };

export function numbered(checks: readonly PermissionCheck[]): Numbered[] {
  return checks.map((check, id) => {
    const same = checks.filter(({ file, name }) => file === check.file && name === check.name);
    const place = same.indexOf(check) + 1;
    return { ...check, id, name: place > 1 ? `${check.name} (${place})` : check.name };
  });
}

/** A file's text in which each check asks `server/testing/permission-switches.ts` whether it is disabled. */
export function withSwitches(text: string, checks: readonly Numbered[]): string {
  const insertions = checks.flatMap(({ id, kind, start, end, column }) => {
    const wrapper =
      kind === 'call'
        ? `${/\bawait\b/.test(text.slice(start, end)) ? 'async ' : ''}() => `
        : column
          ? `'${column}', `
          : '';
    return [
      // When checks start at the same place, the longest is opened first. When checks end at the same place,
      // the shortest is closed first.
      {
        at: start,
        order: -end,
        rank: 1,
        added: `globalThis.permissionSwitches.${kind}(${id}, ${wrapper}(`,
      },
      { at: end, order: -start, rank: 0, added: '))' },
    ];
  });
  insertions.sort(
    (one, other) => one.at - other.at || one.rank - other.rank || one.order - other.order,
  );
  let at = 0;
  let switched = '';
  for (const insertion of insertions) {
    switched += text.slice(at, insertion.at) + insertion.added;
    at = insertion.at;
  }
  return switched + text.slice(at);
}
