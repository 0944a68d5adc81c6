import { isAdult } from '@husvaer/domain/interest/form';

import type { Document } from '../files/public.ts';
import { findPeople } from '../accounts/public.ts';
import { findListings, type Listing } from '../listings/public.ts';
import type { ReadWork } from '../../platform/work.ts';
import { findViewings, type Form, type Viewing } from './store.ts';
import { withAttachments } from './with-attachments.ts';

/** A form, as pages show it. */
export interface ShownForm extends Form {
  /** The sender's name. */
  name: string;
  isAdult: boolean;
  /** Whether the viewer sent it. */
  isOwn: boolean;
  listing: Pick<Listing, 'id' | 'title' | 'state'>;
  viewing: Viewing | null;
  attachments: Document[];
}

export interface Page {
  limit: number;
  skip: number;
}

/** Forms with their senders, homes and viewings. Callers check permission to see them. */
export async function showForms(
  { tx, viewer, clock }: ReadWork,
  forms: readonly Form[],
): Promise<ShownForm[]> {
  if (forms.length === 0) return [];
  const today = clock.today().toString();
  const byId = <Row extends { id: string }>(rows: readonly Row[]) =>
    new Map(rows.map((row) => [row.id, row]));
  const listings = byId(await findListings(tx, [...new Set(forms.map((form) => form.listingId))]));
  const people = byId(await findPeople(tx, [...new Set(forms.map((form) => form.accountId))]));
  const viewingIds = forms.map(({ viewingId }) => viewingId).filter((id) => id !== null);
  const viewings = byId(await findViewings(tx, [...new Set(viewingIds)]));
  return (await withAttachments(tx, forms)).map((form) => ({
    ...form,
    name: people.get(form.accountId)!.name,
    isAdult: isAdult(form.birthDate, today),
    isOwn: viewer.kind === 'account' && viewer.id === form.accountId,
    listing: listings.get(form.listingId)!,
    viewing: viewings.get(form.viewingId ?? '') ?? null,
  }));
}
