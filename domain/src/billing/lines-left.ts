import { addDays, type IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';

/** A line of an invoice or a credit note, with or without days. */
interface Line {
  kind: string;
  cost: string | null;
  /** Distinguishes lines of one kind without days. */
  name?: string | null;
  from: IsoDate | null;
  to: IsoDate | null;
  amount: Ore;
}

/**
 * The rest of an invoice's lines after credit notes, line by line: days are credited from the last one on,
 * and amounts of a whole line.
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

/**
 * The day before the first credited one. A credit that begins where the line does is of an amount, not of
 * days.
 */
function lastDayLeft({ from, to }: Line, notes: readonly Line[]): IsoDate | null {
  if (from === null) return to;
  const days = notes.flatMap((note) => (note.from! > from ? [note.from!] : []));
  return days.length > 0 ? addDays(days.sort()[0]!, -1) : to;
}

const sumOf = (lines: readonly Line[]): Ore => lines.reduce((sum, { amount }) => sum + amount, 0n);
