import type { Work } from '../../../platform/work.ts';
import { addSettingChange, type SettingChange } from './store.ts';

/** A recorded change, from what to what. */
export interface RecordedChange extends Pick<SettingChange, 'id'> {
  was: object | null;
  became: object;
}

/** Records in a book that the viewer changed its settings. Null when they are the same. */
export async function recordSettingsChange(
  { tx, clock, viewer, newId }: Work,
  {
    bookId,
    what,
    was,
    became,
  }: { bookId: string; what: string; was: object | null; became: object },
): Promise<RecordedChange | null> {
  const id = newId();
  const isRecorded = await addSettingChange(tx, {
    id,
    bookId,
    at: clock.now(),
    byId: viewer.kind === 'account' ? viewer.id : null,
    what,
    was,
    became,
  });
  return isRecorded ? { id, was, became } : null;
}
