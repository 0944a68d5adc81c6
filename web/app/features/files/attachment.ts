/** A file that is to go with something: sent just now, or here already. */
export interface Attachment {
  /** Of its upload, when it was sent just now. */
  key?: string;
  /** Its own, when it is here already. */
  _id?: string;
  title: string;
  /** Its ending says what it is; people read its title. */
  name: string;
  /** Bytes. */
  size: number;
}

/** What tells one from the other. */
export const idOf = ({ key, _id }: Attachment): string => key ?? _id ?? '';

/** As the API takes it. */
export const asInput = ({ key, _id, title }: Attachment) => (key ? { key, title } : { _id });
