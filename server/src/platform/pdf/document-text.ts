/** A piece of a document, in reading order. */
export type Block =
  | { kind: 'text'; text: string }
  | {
      kind: 'facts';
      rows: readonly (readonly [label: string, value: string])[];
      /** Whether the facts are list items, with their marks as labels; screen readers announce a list. */
      isList?: boolean;
      /** Whether they have a frame. */
      isFramed?: boolean;
    }
  | TableBlock
  | { kind: 'pictures'; pictures: readonly Picture[] };

/** Rows under headings, with an optional total. */
export interface TableBlock {
  kind: 'table';
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
  total?: readonly string[];
}

export interface Column {
  heading: string;
  /** The share of the page's width; the shares of a table add up to one. */
  share: number;
  /** Whether it is aligned right, like sums. */
  isAmount?: boolean;
}

/** A picture in the file store. */
export interface Picture {
  key: string;
  /** A description for people who can't see it. */
  alt: string;
}

export interface Section {
  heading: string;
  blocks: readonly Block[];
}

/** The sender's logo: a PNG, and the sender's name for people who can't see it. */
export interface Logo {
  png: Uint8Array;
  alt: string;
}

/** Sender and recipient, each in several lines. */
export interface Letterhead {
  from: string;
  to: string;
}

/** The text of a document, before it is drawn. */
export interface DocumentText {
  language: 'en' | 'no';
  title: string;
  letterhead?: Letterhead;
  sections: readonly Section[];
}
