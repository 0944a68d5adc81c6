import { postalErrors } from '@husvaer/domain/postal/errors';

import type { Work } from '../../platform/work.ts';
import { lockPostalLetters, type PostalLetter } from './store.ts';
import { requireAll } from './require-all.ts';
import { stateOf } from './state-of.ts';

export async function lockWaiting(work: Work, ids: readonly string[]): Promise<PostalLetter[]> {
  const letters = await lockPostalLetters(work.tx, ids);
  requireAll(work, letters, ids, 'run');
  const other = letters.map(stateOf).find((state) => state !== 'waiting');
  if (other) throw postalErrors.wrong_state({ state: other });
  return letters;
}
