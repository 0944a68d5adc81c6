/** Prints rows under a heading; numbers stand to the right. */
export function printTable(heading: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = heading.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]!.length)),
  );
  for (const row of [heading, ...rows]) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!),
    );
    console.log(cells.join('  '));
  }
  console.log();
}

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
