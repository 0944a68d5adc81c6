import { withField, type Field } from './values.ts';

/** For each field, the index of its value; -1 leaves it as it is. */
type Row = readonly number[];

const pairKey = (one: number, a: number, other: number, b: number) => `${one}:${a} ${other}:${b}`;

/**
 * Rows in which every pair of values of two fields occurs at least once (a covering array of strength two),
 * by a greedy search: the same for the same fields. The rows that cover most come first.
 */
function* coveringRows(counts: readonly number[]): Generator<Row> {
  const open = new Set<string>();
  const choices = counts.map((count) => Array.from({ length: count + 1 }, (_, at) => at - 1));
  for (const [one, own] of choices.entries())
    for (let other = one + 1; other < choices.length; other += 1)
      for (const a of own) for (const b of choices[other]!) open.add(pairKey(one, a, other, b));
  if (counts.length === 1) for (const value of choices[0]!.slice(1)) yield [value];

  while (open.size > 0) {
    const [pair] = open;
    const fixed = new Map(
      pair!.split(' ').map((part) => part.split(':').map(Number) as [number, number]),
    );
    const row = choices.map(() => -1);
    for (const [at, value] of fixed) row[at] = value;
    const set = [...fixed.keys()];
    for (const [at, own] of choices.entries()) {
      if (fixed.has(at)) continue;
      const gain = (value: number) =>
        set.filter((other) =>
          open.has(
            at < other
              ? pairKey(at, value, other, row[other]!)
              : pairKey(other, row[other]!, at, value),
          ),
        ).length;
      row[at] = own.reduce((best, value) => (gain(value) > gain(best) ? value : best));
      set.push(at);
    }
    for (const [one, a] of row.entries())
      for (let other = one + 1; other < row.length; other += 1)
        open.delete(pairKey(one, a, other, row[other]!));
    yield row;
  }
}

/** Inputs in which every pair of the fields' values occurs. The first ones cover most. */
export function* coveringInputs(fields: readonly Field[], valid: unknown): Generator<unknown> {
  for (const row of coveringRows(fields.map(({ values }) => values.length)))
    yield row.reduce<unknown>(
      (input, value, at) =>
        value < 0 ? input : withField(input, fields[at]!.path, fields[at]!.values[value]),
      valid,
    );
}
