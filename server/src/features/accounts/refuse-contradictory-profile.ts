import { isNumberOf, type ProfileChanges } from '@husvaer/domain/accounts/profile';
import { requestErrors, type FieldReason } from '@husvaer/domain/kernel/errors';

import type { Profile } from './profile/store.ts';

/**
 * Refuses changes of a profile that contradict the rest of it: another name or birth date than BankID has
 * stated, and a national identity number of somebody born on another day. An organisation has a name of its
 * own. Throws `request.invalid` with the field.
 */
export function refuseContradictoryProfile(
  profile: Pick<Profile, 'name' | 'birthday' | 'orgNumber' | 'identificationHint'>,
  confirmed: { name: string | null; birthDate: string | null },
  { name, birthday, orgNumber, norwegianNationalIdentification: number }: ProfileChanges,
): void {
  const refuse = (field: string, reason: FieldReason = 'not_allowed') =>
    requestErrors.invalid({ fields: [{ path: `inputData.data.${field}`, reason }] });
  const isOrganisation = Boolean(orgNumber === undefined ? profile.orgNumber : orgNumber);
  const isRenamed = name !== undefined && name !== profile.name;
  if (isRenamed && confirmed.name !== null && !isOrganisation) throw refuse('name');
  if (birthday !== undefined && confirmed.birthDate !== null && birthday !== confirmed.birthDate)
    throw refuse('birthday');
  // Other changes are possible whatever the number is: BankID may have corrected the birth date.
  if (birthday === undefined && number === undefined) return;
  const born = birthday ?? profile.birthday;
  const known = number === undefined ? profile.identificationHint : number;
  if (!known) return;
  if (!born) throw refuse('birthday', 'required');
  if (!isNumberOf(known, born))
    throw refuse(number ? 'norwegianNationalIdentification' : 'birthday');
}
