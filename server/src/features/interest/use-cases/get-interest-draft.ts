import type { Document } from '../../files/public.ts';
import { getProfile } from '../../accounts/public.ts';
import type { Listing } from '../../listings/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findLastForm, type Answers } from '../store.ts';
import { showForms, type ShownForm } from '../shown-form.ts';
import { requireOpenListing, creditChecker } from './add-interest-form.ts';
import { withAttachments } from '../with-attachments.ts';

/** The prefilled form about a home. */
export interface Draft {
  listing: Pick<Listing, 'id' | 'title' | 'state'>;
  /** From the last form, otherwise from the profile. */
  answers: { [Field in keyof Answers]: Answers[Field] | null };
  /** The attachments of the last form. */
  attachments: Document[];
  /** The name of the partner that asks for a credit check; null when none does. */
  creditCheckBy: string | null;
  /** The account's number: `010190*****`. */
  identificationHint: string | null;
  /** The form already sent about this home. */
  form: ShownForm | null;
}

/** The data a person need not enter again. Throws like {@link requireOpenListing}. */
export async function getInterestDraft(work: ReadWork, listingId: string): Promise<Draft> {
  const { listing, sender } = await requireOpenListing(work, listingId);
  const profile = await getProfile(work, sender.id);
  const last = await findLastForm(work.tx, sender.id, listingId);
  const form = last?.listingId === listingId ? last : null;
  const [sent] = last ? await withAttachments(work.tx, [last]) : [];
  const checker = await creditChecker(work.tx, listing);
  return {
    listing,
    answers: {
      // The start of the lease and the consent are separate for each home.
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
    // Only shown where it is needed.
    identificationHint: checker ? profile.identificationHint : null,
    form: form ? (await showForms(work, [form]))[0]! : null,
  };
}
