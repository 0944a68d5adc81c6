/** A piece of a document, in the order it is read. */
export type Block =
  | { kind: 'text'; text: string }
  | {
      kind: 'facts';
      rows: readonly (readonly [label: string, value: string])[];
      /** Whether they are the items of a list, by their marks: a screen reader is told so. */
      isList?: boolean;
      /** Whether a frame stands around them. */
      isFramed?: boolean;
    }
  | TableBlock
  | { kind: 'pictures'; pictures: readonly Picture[] };

/** Rows under headings, and a last one that stands out. */
export interface TableBlock {
  kind: 'table';
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
  total?: readonly string[];
}

export interface Column {
  heading: string;
  /** Of the page's width; those of a table come to one. */
  share: number;
  /** Whether it ends at its right side, as sums do. */
  isAmount?: boolean;
}

/** A picture of the file store. */
export interface Picture {
  key: string;
  /** What it shows, for whoever does not see it. */
  alt: string;
}

export interface Section {
  heading: string;
  blocks: readonly Block[];
}

/** The mark of whoever a document is from: a PNG, and their name for whoever does not see it. */
export interface Logo {
  png: Uint8Array;
  alt: string;
}

/** Who writes, and to whom; each on lines of its own. */
export interface Letterhead {
  from: string;
  to: string;
}

/** A document before it is drawn. */
export interface DocumentText {
  language: 'en' | 'no';
  title: string;
  letterhead?: Letterhead;
  sections: readonly Section[];
}
