import TinyQueue from 'tinyqueue';

/**
 * An index from words to rows: words sorted by their UTF-8 bytes, with the rows of each as gaps of seven bits
 * a byte. Neighbouring homes have the same streets, so most gaps are small.
 */
export interface Words {
  readonly text: Uint8Array;
  /** The start of each word in `text`, plus the end of the last. */
  readonly textAt: Uint32Array;
  readonly rows: Uint8Array;
  readonly rowsAt: Uint32Array;
}

/** Receives words one after the other. */
interface Writer {
  add(text: Uint8Array, from: number, to: number, rows: ArrayLike<number>, count: number): void;
  done(): Words;
}

function createWriter(words: number): Writer {
  let text = new Uint8Array(words * 8 + 16);
  let rows = new Uint8Array(words * 8 + 16);
  const textAt = new Uint32Array(words + 1);
  const rowsAt = new Uint32Array(words + 1);
  let written = 0;
  let textEnd = 0;
  let rowsEnd = 0;
  return {
    add(source, from, to, found, count) {
      text = withRoom(text, textEnd + to - from);
      for (let at = from; at < to; at++) text[textEnd++] = source[at]!;
      rows = withRoom(rows, rowsEnd + count * 5);
      let before = 0;
      for (let at = 0; at < count; at++) {
        let gap = found[at]! - before;
        before = found[at]!;
        while (gap > 127) {
          rows[rowsEnd++] = (gap & 127) | 128;
          gap >>>= 7;
        }
        rows[rowsEnd++] = gap;
      }
      written += 1;
      textAt[written] = textEnd;
      rowsAt[written] = rowsEnd;
    },
    done: () => ({
      text: text.slice(0, textEnd),
      textAt: textAt.slice(0, written + 1),
      rows: rows.slice(0, rowsEnd),
      rowsAt: rowsAt.slice(0, written + 1),
    }),
  };
}

function withRoom(bytes: Uint8Array<ArrayBuffer>, room: number): Uint8Array<ArrayBuffer> {
  if (room <= bytes.length) return bytes;
  const larger = new Uint8Array(Math.max(room, bytes.length * 2));
  larger.set(bytes);
  return larger;
}

const BLANK = 0x20;
/** Separates the words of two rows; PostgreSQL's parser never puts it in a word. */
export const NEXT_ROW = 0x1f;

const HASH_BEGINS = 0x811c9dc5;
const HASH_PRIME = 0x01000193;

/**
 * Indexes the words of rows: UTF-8, with a space between two words and {@link NEXT_ROW} between two rows.
 * Words are compared as bytes (FNV-1a, open addressing), since creating strings of a million titles takes
 * longer than everything else.
 */
export function wordsOf(input: Uint8Array): Words {
  // A word takes at least two bytes, so some slots stay free.
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(input.length / 2 + 2)));
  const starts: number[] = [];
  const ends: number[] = [];
  // For each word its first and last occurrence, and a linked list of the others: most words occur once.
  const firsts: number[] = [];
  const lasts: number[] = [];
  const wordRows: number[] = [];
  const nexts: number[] = [];
  const note = (start: number, end: number, hash: number, row: number): void => {
    const at = wordRows.push(row) - 1;
    nexts.push(-1);
    let slot = hash & (slots.length - 1);
    for (; slots[slot] !== 0; slot = (slot + 1) & (slots.length - 1)) {
      const word = slots[slot]! - 1;
      if (compareBytes(input, starts[word]!, ends[word]!, input, start, end) !== 0) continue;
      nexts[lasts[word]!] = at;
      lasts[word] = at;
      return;
    }
    slots[slot] = starts.push(start);
    ends.push(end);
    firsts.push(at);
    lasts.push(at);
  };
  for (let at = 0, start = 0, row = 0, hash = HASH_BEGINS; at <= input.length; at++) {
    const byte = at < input.length ? input[at]! : NEXT_ROW;
    if (byte !== BLANK && byte !== NEXT_ROW) {
      hash = Math.imul(hash ^ byte, HASH_PRIME);
      continue;
    }
    if (at > start) note(start, at, hash, row);
    if (byte === NEXT_ROW) row += 1;
    start = at + 1;
    hash = HASH_BEGINS;
  }
  const inOrder = Array.from(starts.keys()).sort((a, b) =>
    compareBytes(input, starts[a]!, ends[a]!, input, starts[b]!, ends[b]!),
  );
  const writer = createWriter(inOrder.length);
  const rows: number[] = [];
  for (const word of inOrder) {
    rows.length = 0;
    for (let at = firsts[word]!; at >= 0; at = nexts[at]!) rows.push(wordRows[at]!);
    writer.add(input, starts[word]!, ends[word]!, rows, rows.length);
  }
  return writer.done();
}

/** A row that is left out of a merge. */
export const OMITTED = 0xffff_ffff;
/** Words and rows between two yields. */
const YIELD_AFTER = 50_000;

/**
 * Merges several indexes, each row at its new index (or {@link OMITTED}); words without rows are removed.
 * Yields now and then so that others are served.
 */
export function* joinWords(
  lists: readonly { words: Words; places: Uint32Array }[],
): Generator<undefined, Words> {
  const writer = createWriter(lists.reduce((sum, { words }) => sum + countOf(words), 0));
  const cursors = lists
    .map(({ words, places }) => ({ words, places, word: 0, head: headOf(words, 0) }))
    .filter(({ words }) => countOf(words) > 0);
  /** The index with the smallest next word is on top. */
  const queue = new TinyQueue(cursors, (a, b) => a.head - b.head || compare(a, b));
  const rows: number[] = [];
  let left = YIELD_AFTER;
  for (let first = queue.pop(); first; first = queue.pop()) {
    const { words, word } = first;
    rows.length = 0;
    let isAscending = true;
    for (let cursor: typeof first | undefined = first; cursor;) {
      const { places } = cursor;
      readRows(cursor.words, cursor.word, (row) => {
        const place = places[row]!;
        if (place === OMITTED) return;
        if (rows.length > 0 && rows.at(-1)! > place) isAscending = false;
        rows.push(place);
      });
      if (step(cursor)) queue.push(cursor);
      const next = queue.peek();
      cursor = next && compare(next, { words, word }) === 0 ? queue.pop() : undefined;
    }
    if (rows.length > 0)
      writer.add(
        words.text,
        words.textAt[word]!,
        words.textAt[word + 1]!,
        isAscending ? rows : Uint32Array.from(rows).sort(),
        rows.length,
      );
    left -= 1 + rows.length;
    if (left < 0) {
      left = YIELD_AFTER;
      yield;
    }
  }
  return writer.done();
}

interface Cursor {
  words: Words;
  word: number;
  /** The beginning of the word as a number, which distinguishes most words. */
  head: number;
}

/** Moves to the next word; returns false at the end. */
function step(cursor: Cursor): boolean {
  cursor.word += 1;
  cursor.head = headOf(cursor.words, cursor.word);
  return cursor.word < countOf(cursor.words);
}

const HEAD_BYTES = 6;

function headOf({ text, textAt }: Words, word: number): number {
  if (word + 1 >= textAt.length) return Infinity;
  const [start, end] = [textAt[word]!, textAt[word + 1]!];
  let head = 0;
  for (let at = start; at < start + HEAD_BYTES; at++)
    head = head * 256 + (at < end ? text[at]! : 0);
  return head;
}

/** Calls `read` with each row of a word, in order. */
function readRows({ rows, rowsAt }: Words, word: number, read: (row: number) => void): void {
  const end = rowsAt[word + 1]!;
  let row = 0;
  for (let at = rowsAt[word]!; at < end;) {
    let gap = 0;
    let shift = 0;
    let byte;
    do {
      byte = rows[at++]!;
      gap |= (byte & 127) << shift;
      shift += 7;
    } while (byte > 127);
    row += gap;
    read(row);
  }
}

const countOf = ({ textAt }: Words): number => textAt.length - 1;

/** Below zero when one word comes before another, by bytes. */
const compare = (a: Pick<Cursor, 'words' | 'word'>, b: Pick<Cursor, 'words' | 'word'>): number =>
  compareBytes(
    a.words.text,
    a.words.textAt[a.word]!,
    a.words.textAt[a.word + 1]!,
    b.words.text,
    b.words.textAt[b.word]!,
    b.words.textAt[b.word + 1]!,
  );

function compareBytes(
  a: Uint8Array,
  startA: number,
  endA: number,
  b: Uint8Array,
  startB: number,
  endB: number,
): number {
  const shorter = Math.min(endA - startA, endB - startB);
  for (let at = 0; at < shorter; at++) {
    const difference = a[startA + at]! - b[startB + at]!;
    if (difference !== 0) return difference;
  }
  return endA - startA - (endB - startB);
}

/** The rows that have a word with each of these beginnings: one bit each. */
export function rowsWith(words: Words, beginnings: readonly string[], count: number): Uint32Array {
  const found = beginnings.map((beginning) => rowsBeginning(words, beginning, count));
  const [all = new Uint32Array((count + 31) >>> 5), ...others] = found;
  for (const other of others) for (let at = 0; at < all.length; at++) all[at]! &= other[at]!;
  return all;
}

function rowsBeginning(words: Words, beginning: string, count: number): Uint32Array {
  const bits = new Uint32Array((count + 31) >>> 5);
  const bytes = Buffer.from(beginning);
  for (let word = firstFrom(words, bytes); begins(words, word, bytes); word++)
    readRows(words, word, (row) => {
      bits[row >>> 5]! |= 1 << (row & 31);
    });
  return bits;
}

/** The first word that is not before these bytes. */
function firstFrom(words: Words, bytes: Uint8Array): number {
  const target = {
    words: { ...words, text: bytes, textAt: Uint32Array.of(0, bytes.length) },
    word: 0,
  };
  let [low, high] = [0, countOf(words)];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare({ words, word: middle }, target) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function begins({ text, textAt }: Words, word: number, bytes: Uint8Array): boolean {
  if (word + 1 >= textAt.length) return false;
  const start = textAt[word]!;
  if (textAt[word + 1]! - start < bytes.length) return false;
  for (let at = 0; at < bytes.length; at++) if (text[start + at] !== bytes[at]) return false;
  return true;
}
