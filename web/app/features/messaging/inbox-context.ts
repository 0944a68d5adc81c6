/** What the pages within the inbox are given by it. */
export interface InboxContext {
  /** Asks for the list again: something was done that may have changed it. */
  refreshList: () => Promise<void>;
}
