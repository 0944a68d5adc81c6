import type { Document } from '../../files/public.ts';
import { getProfile } from '../../accounts/public.ts';
import type { Listing } from '../../listings/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findLastForm, type Answers } from '../store.ts';
import { shown, type ShownForm } from '../shown-form.ts';
import { askable, creditChecker } from './add-interest-form.ts';
import { withAttachments } from './with-attachments.ts';

/** What a form about a home begins with. */
export interface Draft {
  listing: Pick<Listing, 'id' | 'title' | 'state'>;
  /** As they were given last, else as the profile has them. */
  answers: { [Field in keyof Answers]: Answers[Field] | null };
  /** Those of the answers given last. */
  attachments: Document[];
  /** Who asks for a credit check, by name; null where nobody does. */
  creditCheckBy: string | null;
  /** The number the account has: `010190*****`. */
  identificationHint: string | null;
  /** What was sent about this home already. */
  form: ShownForm | null;
}

/** What somebody need not write again to ask for a home. Throws what {@link askable} throws. */
export async function getInterestDraft(work: ReadWork, listingId: string): Promise<Draft> {
  const { listing, asker } = await askable(work, listingId);
  const profile = await getProfile(work, asker.id);
  const last = await findLastForm(work.tx, asker.id, listingId);
  const form = last?.listingId === listingId ? last : null;
  const [sent] = last ? await withAttachments(work.tx, [last]) : [];
  const checker = await creditChecker(work.tx, listing);
  return {
    listing,
    answers: {
      // When a lease begins, and what was agreed to, is of each home anew.
      rentFrom: form?.rentFrom ?? null,
      agreesToCreditCheck: form?.agreesToCreditCheck ?? null,
      people: last?.people ?? null,
      leaseLength: last?.leaseLength ?? null,
      isSmoker: last?.isSmoker ?? null,
      hasPets: last?.hasPets ?? null,
      petsText: last?.petsText ?? null,
      referenceName: last?.referenceName ?? null,
      referencePhone: last?.referencePhone ?? null,
      birthDate: last?.birthDate ?? profile.birthday,
      phoneNumber: last?.phoneNumber ?? profile.phoneNumber,
      occupation: last?.occupation ?? profile.occupation,
      monthlyIncome: last?.monthlyIncome ?? null,
      aboutYou: last?.aboutYou ?? null,
    },
    attachments: sent?.attachments ?? [],
    creditCheckBy: checker?.name ?? null,
    // Shown where it is asked for, and nowhere else.
    identificationHint: checker ? profile.identificationHint : null,
    form: form ? (await shown(work, [form]))[0]! : null,
  };
}
