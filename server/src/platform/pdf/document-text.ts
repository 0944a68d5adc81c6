/** A piece of a document, in the order it is read. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'pictures'; pictures: readonly Picture[] };

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

/** A document before it is drawn. */
export interface DocumentText {
  language: 'en' | 'no';
  title: string;
  sections: readonly Section[];
}
