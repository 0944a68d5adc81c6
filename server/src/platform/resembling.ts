/** Allowed wrong letters for a name of this length. Short names are too similar to each other. */
const distanceMax = (name: string): number => Math.min(2, Math.floor(name.length / 6));

/**
 * The known name that an unknown one was probably meant to be: in another letter case, or with one or two
 * wrong letters.
 */
export function resembling(name: string, known: readonly string[]): string | undefined {
  const request = name.toUpperCase();
  const [nearest] = known
    .map((one) => ({ one, edits: distance(request, one.toUpperCase()) }))
    .filter(({ one, edits }) => one !== name && edits <= distanceMax(one))
    .sort((a, b) => a.edits - b.edits);
  return nearest?.one;
}

/**
 * Letters to add, remove, change, or swap with their neighbour to turn one word into the other (optimal
 * string alignment).
 */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const [before, above] = [rows[i - 2], rows[i - 1]!];
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        above[j]! + 1,
        row[j - 1]! + 1,
        above[j - 1]! + (isSame ? 0 : 1),
        isSwapped && before ? before[j - 2]! + 1 : Infinity,
      );
    }
    rows.push(row);
  }
  return rows[one.length]![other.length]!;
}
