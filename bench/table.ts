/**
 * Prints rows under a heading and a line of dashes. Numbers are right-aligned. `script/benches.ts` finds the
 * columns by the line of dashes: each column has one dash per character.
 */
export function printTable(heading: readonly string[], rows: readonly (readonly string[])[]): void {
  console.log(`${formatTable(heading, rows)}\n`);
}

export function formatTable(
  heading: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const widths = heading.map((title, column) =>
    Math.max(1, title.length, ...rows.map((row) => row[column]!.length)),
  );
  const rule = widths.map((width) => '-'.repeat(width));
  return [heading, rule, ...rows]
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!),
        )
        .join('  '),
    )
    .join('\n');
}

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
