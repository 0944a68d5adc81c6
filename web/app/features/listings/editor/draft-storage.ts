import type { Changes } from './draft.ts';

/** What a browser keeps of a draft until the API has it. */
export interface StoredDraft {
  /** Of the listing it was typed into. */
  version: number;
  changes: Changes;
  aside: Changes;
}

export interface DraftStorage {
  /** The place of one listing; null is that of one which was never saved. */
  of: (listingId: string | null) => {
    read: () => StoredDraft | null;
    /** Keeping nothing clears the place. */
    keep: (kept: StoredDraft) => void;
    clear: () => void;
  };
}

/** A shelf in this browser's own storage: everybody who uses the browser has their own. */
export function browserDraftStorage(accountId: string): DraftStorage {
  return {
    of(listingId) {
      const name = `listingDraft:${accountId}:${listingId ?? 'new'}`;
      return {
        read: () => parsed(stored((storage) => storage.getItem(name))),
        keep: (kept) =>
          void stored((storage) =>
            isNothing(kept)
              ? storage.removeItem(name)
              : storage.setItem(name, JSON.stringify(kept)),
          ),
        clear: () => void stored((storage) => storage.removeItem(name)),
      };
    },
  };
}

const isNothing = ({ changes, aside }: StoredDraft) =>
  Object.keys(changes).length === 0 && Object.keys(aside).length === 0;

function parsed(text: string | null | undefined): StoredDraft | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<StoredDraft> | null;
    if (typeof kept?.changes !== 'object') return null;
    return { version: kept.version ?? 0, changes: kept.changes, aside: kept.aside ?? {} };
  } catch {
    return null;
  }
}

/** Storage may be full or forbidden: then there is the API alone. */
function stored<Result>(act: (storage: Storage) => Result): Result | null {
  try {
    return act(localStorage);
  } catch {
    return null;
  }
}
