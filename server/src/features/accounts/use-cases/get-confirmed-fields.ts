import type { ReadWork } from '../../../platform/work.ts';
import type { Profile } from '../profile/store.ts';
import { findConfirmed } from './find-confirmed.ts';

/** The fields of a profile that BankID has stated, by the names of the API. */
export async function getConfirmedFields(
  { tx }: ReadWork,
  { id, orgNumber }: Pick<Profile, 'id' | 'orgNumber'>,
): Promise<string[]> {
  const { name, birthDate } = await findConfirmed(tx, id);
  return [...(name && !orgNumber ? ['name'] : []), ...(birthDate ? ['birthday'] : [])];
}
