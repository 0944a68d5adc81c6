import { postalErrors } from '@husvaer/domain/postal/errors';

import { moneyPolicy } from '../ledger/public.ts';
import type { ReadWork } from '../../platform/work.ts';
import type { PostalLetter } from './store.ts';

/** Throws `postal.not_found` unless all of these were found, and the viewer has this permission on each. */
export function requireAll(
  { viewer }: ReadWork,
  letters: readonly PostalLetter[],
  ids: readonly string[],
  may: keyof typeof moneyPolicy,
): void {
  const isWhole = letters.length === new Set(ids).size;
  if (!isWhole || !letters.every(({ partnerId }) => moneyPolicy[may](viewer, partnerId)))
    throw postalErrors.not_found();
}
