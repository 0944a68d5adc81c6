/** A file to attach to something: just uploaded, or stored before. */
export interface Attachment {
  /** The key of its upload, if it was just uploaded. */
  key?: string;
  /** The file's id, if it was stored before. */
  _id?: string;
  title: string;
  /** The file name; its extension is the type. Users see the title. */
  name: string;
  /** Bytes. */
  size: number;
}

/** Identifies an attachment. */
export const idOf = ({ key, _id }: Attachment): string => key ?? _id ?? '';

/** The API's input for an attachment. */
export const asInput = ({ key, _id, title }: Attachment) => (key ? { key, title } : { _id });
