import type { Work } from '../../../platform/work.ts';
import { addSettingChange } from './store.ts';

/** Records in a book that the viewer changed its settings. Does nothing when they are the same. */
export async function recordSettingsChange(
  { tx, clock, viewer, newId }: Work,
  {
    bookId,
    what,
    was,
    became,
  }: { bookId: string; what: string; was: object | null; became: object },
): Promise<void> {
  await addSettingChange(tx, {
    id: newId(),
    bookId,
    at: clock.now(),
    byId: viewer.kind === 'account' ? viewer.id : null,
    what,
    was,
    became,
  });
}
