import type { Unsent } from './thread-keeper.ts';

/** What somebody has begun to write in a conversation, and what could not be sent, in this browser. */
export interface Kept {
  draft: string;
  unsent: Unsent[];
}

const NOTHING: Kept = { draft: '', unsent: [] };
const keyOf = (me: string, conversationId: string) => `inbox:${me}:${conversationId}`;

export function keptIn(me: string, conversationId: string): Kept {
  try {
    const text = localStorage.getItem(keyOf(me, conversationId));
    const { draft = '', unsent = [] } = JSON.parse(text ?? '{}') as Partial<Kept>;
    // What was kept before there were files has none.
    return { draft, unsent: unsent.map((one) => ({ ...one, attachments: one.attachments ?? [] })) };
  } catch {
    // A browser that keeps nothing begins anew.
    return NOTHING;
  }
}

export function keep(me: string, conversationId: string, change: Partial<Kept>): void {
  const kept = { ...keptIn(me, conversationId), ...change };
  try {
    if (kept.draft || kept.unsent.length > 0)
      localStorage.setItem(keyOf(me, conversationId), JSON.stringify(kept));
    else localStorage.removeItem(keyOf(me, conversationId));
  } catch {
    // It is there until the page is left.
  }
}
