import type { ReadTx } from '../../../platform/db/tx.ts';
import { findPeopleOf, type Person } from '../../accounts/public.ts';
import { findShownPeople } from './store.ts';
import { STAFF_ROLES } from '../use-cases/set-staff-role.ts';

/** A person who works for an agency, with what its site says about them. */
export interface StaffPerson extends Pick<Person, 'id' | 'name' | 'photoId'> {
  title: string | null;
  phoneNumber: string | null;
  email: string | null;
  isShown: boolean;
}

/** Everyone who works for an agency now. A person on the site who no longer works there is left out. */
export async function findStaff(tx: ReadTx, partnerId: string): Promise<StaffPerson[]> {
  const byRole = [];
  for (const role of STAFF_ROLES) byRole.push(...(await findPeopleOf(tx, partnerId, role)));
  const staff = new Map(byRole.map((person) => [person.id, person]));
  const shown = await findShownPeople(tx, partnerId);
  const isShown = new Set(shown.map(({ accountId }) => accountId));
  return [
    ...shown.flatMap(({ accountId, ...input }) => {
      const person = staff.get(accountId);
      return person ? [{ ...pick(person), ...input, isShown: true }] : [];
    }),
    ...[...staff.values()]
      .filter(({ id }) => !isShown.has(id))
      .map((person) => ({
        ...pick(person),
        title: null,
        // The account's own phone number and e-mail are private.
        phoneNumber: null,
        email: null,
        isShown: false,
      })),
  ];
}

const pick = ({ id, name, photoId }: Person) => ({ id, name, photoId });
