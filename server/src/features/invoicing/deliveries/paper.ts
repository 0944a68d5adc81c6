import type { ReadWork, Work } from '../../../platform/work.ts';

/** Something that is drawn, kept and mailed. */
export interface Paper {
  /** Its PDF. */
  draw(work: ReadWork, id: string): Promise<Uint8Array>;
  title(work: ReadWork, id: string): Promise<string>;
  /** Mails it, and notes that it was made and sent. */
  send(work: Work, id: string, document: { id: string; key: string; name: string }): Promise<void>;
  /** Notes that it could not be made. */
  giveUp(work: Work, id: string): Promise<void>;
}
