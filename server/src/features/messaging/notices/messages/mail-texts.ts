/** The texts of a mail about unread messages. */
export interface UnreadMailTexts {
  /** For one conversation. */
  one: (messages: number, names: string) => string;
  several: (messages: number, conversations: number) => string;
  /** For a deleted account. */
  somebody: string;
  /** Instead of the text of a message. */
  files: string;
  earlier: (messages: number) => string;
  more: (conversations: number) => string;
  button: string;
  footer: string;
  stop: string;
}
