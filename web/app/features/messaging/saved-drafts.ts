import type { Unsent } from './thread-store.ts';

/** The unsent text of a conversation, and messages that could not be sent, in this browser. */
interface SavedDrafts {
  draft: string;
  unsent: Unsent[];
}

const NOTHING: SavedDrafts = { draft: '', unsent: [] };
const keyOf = (me: string, conversationId: string) => `inbox:${me}:${conversationId}`;

export function readSavedDrafts(me: string, conversationId: string): SavedDrafts {
  try {
    const text = localStorage.getItem(keyOf(me, conversationId));
    const { draft = '', unsent = [] } = JSON.parse(text ?? '{}') as Partial<SavedDrafts>;
    // Entries stored before attachments existed have none.
    return { draft, unsent: unsent.map((one) => ({ ...one, attachments: one.attachments ?? [] })) };
  } catch {
    // No storage: there is nothing to restore.
    return NOTHING;
  }
}

export function saveDrafts(me: string, conversationId: string, change: Partial<SavedDrafts>): void {
  const drafts = { ...readSavedDrafts(me, conversationId), ...change };
  try {
    if (drafts.draft || drafts.unsent.length > 0)
      localStorage.setItem(keyOf(me, conversationId), JSON.stringify(drafts));
    else localStorage.removeItem(keyOf(me, conversationId));
  } catch {
    // No storage: it is lost when the page is left.
  }
}
