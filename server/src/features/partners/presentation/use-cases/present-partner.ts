import { partnerErrors } from '@husvaer/domain/partners/partner';
import type { PartnerPresentation } from '@husvaer/domain/partners/presentation';

import type { ReadTx } from '../../../../platform/db/tx.ts';
import type { ReadWork, Work } from '../../../../platform/work.ts';
import { findPeopleOf, type Person } from '../../../accounts/public.ts';
import { partnerPolicy } from '../../policy.ts';
import { findShownPeople, findTexts, savePresentation, type PresentationTexts } from '../store.ts';
import { STAFF_ROLES } from '../../use-cases/keep-partner.ts';

/** A person who works for an agency, with what its site says about them. */
export interface StaffPerson extends Pick<Person, 'id' | 'name' | 'photoId'> {
  title: string | null;
  phoneNumber: string | null;
  email: string | null;
  isShown: boolean;
}

export interface Presentation extends PresentationTexts {
  people: StaffPerson[];
}

/** The presentation of an agency, which anybody may read. Null when there is no such agency. */
export async function getPartnerPresentation(
  { tx }: ReadWork,
  { partnerId }: { partnerId: string },
): Promise<Presentation | null> {
  const texts = await findTexts(tx, partnerId);
  if (!texts) return null;
  const people = await findStaff(tx, partnerId);
  return { ...texts, people: people.filter(({ isShown }) => isShown) };
}

/** Everyone who works for an agency, those on its site first. Throws `partners.not_found` for others than its agents. */
export async function getPartnerStaff(
  work: ReadWork,
  { partnerId }: { partnerId: string },
): Promise<StaffPerson[]> {
  if (!partnerPolicy.present(work.viewer, partnerId)) throw partnerErrors.not_found();
  return findStaff(work.tx, partnerId);
}

/**
 * Replaces an agency's presentation. Throws `partners.not_found` when the viewer may not present the
 * agency, and when one of the people does not work there.
 */
export async function setPartnerPresentation(work: Work, said: PartnerPresentation): Promise<void> {
  if (!partnerPolicy.present(work.viewer, said.partnerId)) throw partnerErrors.not_found();
  const staff = new Set((await findStaff(work.tx, said.partnerId)).map(({ id }) => id));
  // A person who is given twice is kept once, as they were given first.
  const ids = said.people.map(({ accountId }) => accountId);
  const people = said.people.filter(({ accountId }, at) => ids.indexOf(accountId) === at);
  if (people.some(({ accountId }) => !staff.has(accountId))) throw partnerErrors.not_found();
  await savePresentation(work.tx, { ...said, people });
}

/** Everyone who works for an agency now. A person on the site who no longer works there is left out. */
async function findStaff(tx: ReadTx, partnerId: string): Promise<StaffPerson[]> {
  const byRole = [];
  for (const role of STAFF_ROLES) byRole.push(...(await findPeopleOf(tx, partnerId, role)));
  const staff = new Map(byRole.map((person) => [person.id, person]));
  const shown = await findShownPeople(tx, partnerId);
  const isShown = new Set(shown.map(({ accountId }) => accountId));
  return [
    ...shown.flatMap(({ accountId, ...said }) => {
      const person = staff.get(accountId);
      return person ? [{ ...pick(person), ...said, isShown: true }] : [];
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
