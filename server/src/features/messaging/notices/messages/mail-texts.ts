/** What a mail about unread messages says. */
export interface UnreadMailTexts {
  /** From one conversation. */
  one: (messages: number, names: string) => string;
  several: (messages: number, conversations: number) => string;
  /** Whoever has left. */
  somebody: string;
  /** In place of a message's words. */
  files: string;
  earlier: (messages: number) => string;
  more: (conversations: number) => string;
  button: string;
  footer: string;
  stop: string;
}
