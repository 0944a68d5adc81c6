import { shownCsv } from '../shown-csv.ts';

/** The rows of a file as a spreadsheet shows them, by the headings of its first row. */
export function readCsv(body: string): Record<string, string>[] {
  const [head = [], ...rows] = [...recordsOf(shownCsv(body.replace('\uFEFF', '')))];
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])));
}

/** Cells between semicolons; a quoted cell may contain semicolons, line ends and doubled quotes. */
function* recordsOf(text: string): Generator<string[]> {
  let record: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^;\r\n"]*))(;|\r?\n|$)/g,
  )) {
    record.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === ';') continue;
    if (record.length > 1) yield record;
    record = [];
  }
}
