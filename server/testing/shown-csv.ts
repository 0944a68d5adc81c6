/** A CSV file as a spreadsheet shows it: `="9-1"` becomes `9-1`. */
export const shownCsv = (body: string): string =>
  body.replaceAll(/"=""((?:[^"]|"""")*)"""/g, (_, text: string) => text.replaceAll('""""', '"'));
