import type { ReadWork } from '../../../../platform/work.ts';
import { findTexts, type PresentationTexts } from '../store.ts';
import { type StaffPerson, findStaff } from '../staff.ts';

export interface Presentation extends PresentationTexts {
  people: StaffPerson[];
}

/** The presentation of an agency, which is public. Null when there is no such agency. */
export async function getPartnerPresentation(
  { tx }: ReadWork,
  { partnerId }: { partnerId: string },
): Promise<Presentation | null> {
  const texts = await findTexts(tx, partnerId);
  if (!texts) return null;
  const people = await findStaff(tx, partnerId);
  return { ...texts, people: people.filter(({ isShown }) => isShown) };
}
