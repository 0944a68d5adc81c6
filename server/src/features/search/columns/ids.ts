/** An id as four 32-bit numbers, which sort like the id. */
export type IdWords = readonly [number, number, number, number];

export function idWords(id: string): IdWords {
  const hex = id.replaceAll('-', '');
  return [
    parseInt(hex.slice(0, 8), 16),
    parseInt(hex.slice(8, 16), 16),
    parseInt(hex.slice(16, 24), 16),
    parseInt(hex.slice(24, 32), 16),
  ];
}

/** The id of a row as numbers. */
export const idWordsIn = (ids: Uint32Array, row: number): IdWords => [
  ids[row * 4]!,
  ids[row * 4 + 1]!,
  ids[row * 4 + 2]!,
  ids[row * 4 + 3]!,
];

const bytes = Buffer.alloc(16);

/** The id of a row as text. */
export function idOf(ids: Uint32Array, row: number): string {
  for (let word = 0; word < 4; word++) bytes.writeUInt32BE(ids[row * 4 + word]!, word * 4);
  const hex = bytes.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}

/** Below zero when the id in row `a` comes first. */
export function compareIds(a: Uint32Array, rowA: number, b: Uint32Array, rowB: number): number {
  for (let word = 0; word < 4; word++) {
    const difference = a[rowA * 4 + word]! - b[rowB * 4 + word]!;
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Slots for each row, so that collisions are short. */
const ROOM = 1.5;

const slotOf = (first: number, second: number, last: number, slots: number): number =>
  ((Math.imul(first ^ second, 0x9e3779b1) ^ Math.imul(last, 0x85ebca6b)) >>> 0) % slots;

/** A hash table from ids to rows (open addressing): row + 1, or 0 for an empty slot. */
export function tableOf(ids: Uint32Array, count: number): Uint32Array {
  const slots = Math.ceil(count * ROOM) + 1;
  const table = new Uint32Array(slots);
  for (let row = 0; row < count; row++) {
    let slot = slotOf(ids[row * 4]!, ids[row * 4 + 1]!, ids[row * 4 + 3]!, slots);
    while (table[slot] !== 0) slot = slot + 1 === slots ? 0 : slot + 1;
    table[slot] = row + 1;
  }
  return table;
}

/** The row of an id, or -1. */
export function rowOf(
  { table, ids }: { table: Uint32Array; ids: Uint32Array },
  [first, second, third, last]: IdWords,
): number {
  let slot = slotOf(first, second, last, table.length);
  for (;;) {
    const row = table[slot]! - 1;
    if (row < 0) return -1;
    const at = row * 4;
    if (
      ids[at + 3] === last &&
      ids[at + 2] === third &&
      ids[at + 1] === second &&
      ids[at] === first
    )
      return row;
    slot = slot + 1 === table.length ? 0 : slot + 1;
  }
}
