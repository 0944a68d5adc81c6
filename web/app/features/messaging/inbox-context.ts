/** What the inbox provides to the pages within it. */
export interface InboxContext {
  /** The number of unread conversations in the list. */
  unread: number;
  /** Reloads the list after an action that may have changed it. */
  refreshList: () => Promise<void>;
}

/** A title with the number of unread conversations before it. */
export const counted = (unread: number, title: string): string =>
  unread > 0 ? `(${unread}) ${title}` : title;
