/** What the pages within the inbox are given by it. */
export interface InboxContext {
  /** In how many conversations of the list something waits. */
  unread: number;
  /** Asks for the list again: something was done that may have changed it. */
  refreshList: () => Promise<void>;
}

/** A title with how much waits before it. */
export const counted = (unread: number, title: string): string =>
  unread > 0 ? `(${unread}) ${title}` : title;
