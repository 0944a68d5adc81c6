/** The story of a simulated world: lines that a person can read, in the order in which things happened. */
export interface Story {
  /** Begins a day. */
  begin(day: string): void;
  /** A line; with the code of its refusal, if what it tells was refused. */
  add(line: string, refusal?: string | null): void;
  /** The lines so far; each begins with its day. */
  lines: readonly string[];
}

/** `print` gets each line at once. */
export function createStory(print: (line: string) => void): Story {
  const lines: string[] = [];
  let today = '';
  return {
    lines,
    begin(day) {
      today = day;
    },
    add(line, refusal) {
      const dated = `${today}  ${line}${refusal ? `: refused (${refusal})` : ''}`;
      lines.push(dated);
      print(dated);
    },
  };
}

/** `12 345,50`: kroner and øre for the story. */
export function inKroner(ore: bigint): string {
  const size = ore < 0n ? -ore : ore;
  const kroner = String(size / 100n).replaceAll(/\B(?=(\d{3})+$)/g, ' ');
  return `${ore < 0n ? '−' : ''}${kroner},${String(size % 100n).padStart(2, '0')}`;
}
