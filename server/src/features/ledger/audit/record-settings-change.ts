import type { Work } from '../../../platform/work.ts';
import { addSettingChange } from './store.ts';

/** Notes in a book that its settings changed, by whoever is at work; nothing when they stayed as they were. */
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
