import { addDays, type IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';

/** A line of an invoice or a credit note, about some days or none. */
interface Line {
  kind: string;
  cost: string | null;
  /** What lines of one kind that are about no days are told apart by. */
  name?: string | null;
  from: IsoDate | null;
  to: IsoDate | null;
  amount: Ore;
}

/**
 * What is left of an invoice's lines after credit notes took some back, by their lines: days are taken
 * back from the last on, and amounts from a line as a whole.
 */
export function linesLeft<One extends Line>(
  lines: readonly One[],
  credited: readonly Line[],
): One[] {
  return lines
    .map((line) => {
      const own = credited.filter((note) => isOf(note, line));
      return { ...line, to: lastDayLeft(line, own), amount: line.amount - sumOf(own) };
    })
    .filter(({ amount }) => amount !== 0n);
}

const isOf = (note: Line, line: Line): boolean =>
  note.kind === line.kind &&
  note.cost === line.cost &&
  note.name === line.name &&
  (line.from === null || (note.from! >= line.from && note.from! <= line.to!));

/** The day before the first that was taken back. What begins where the line does took an amount, no days. */
function lastDayLeft({ from, to }: Line, notes: readonly Line[]): IsoDate | null {
  if (from === null) return to;
  const days = notes.flatMap((note) => (note.from! > from ? [note.from!] : []));
  return days.length > 0 ? addDays(days.sort()[0]!, -1) : to;
}

const sumOf = (lines: readonly Line[]): Ore => lines.reduce((sum, { amount }) => sum + amount, 0n);
