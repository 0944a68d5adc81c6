import type { Changes } from './draft.ts';

/** The unsaved changes of a draft in this browser. */
export interface StoredDraft {
  /** The version of the listing that the changes are based on. */
  version: number;
  changes: Changes;
  aside: Changes;
}

export interface DraftStorage {
  /** The storage for a listing; null is for one that was never saved. */
  of: (listingId: string | null) => {
    read: () => StoredDraft | null;
    /** Storing no changes clears the entry. */
    keep: (stored: StoredDraft) => void;
    clear: () => void;
  };
}

/** Draft storage in this browser, separate for each account. */
export function browserDraftStorage(accountId: string): DraftStorage {
  return {
    of(listingId) {
      const name = `listingDraft:${accountId}:${listingId ?? 'new'}`;
      return {
        read: () => parsed(stored((storage) => storage.getItem(name))),
        keep: (draft) =>
          void stored((storage) =>
            isNothing(draft)
              ? storage.removeItem(name)
              : storage.setItem(name, JSON.stringify(draft)),
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
    const stored = JSON.parse(text ?? 'null') as Partial<StoredDraft> | null;
    if (typeof stored?.changes !== 'object') return null;
    return { version: stored.version ?? 0, changes: stored.changes, aside: stored.aside ?? {} };
  } catch {
    return null;
  }
}

/** Storage may be full or forbidden: then changes are only saved with the API. */
function stored<Result>(act: (storage: Storage) => Result): Result | null {
  try {
    return act(localStorage);
  } catch {
    return null;
  }
}
