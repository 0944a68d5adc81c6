import { accountErrors } from '@husvaer/domain/accounts/errors';
import { interestErrors } from '@husvaer/domain/interest/errors';
import { isAdult } from '@husvaer/domain/interest/form';
import type { InterestSort, InterestState, ShownState } from '@husvaer/domain/interest/states';
import { listingErrors } from '@husvaer/domain/listings/errors';

import type { Document } from '../../files/public.ts';
import { findPeople } from '../../accounts/public.ts';
import { findListing, findListings, type Listing } from '../../listings/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { countStates, findForms } from '../listing-forms/store.ts';
import { interestPolicy } from '../policy.ts';
import {
  countFormsOf,
  findForm,
  findFormsOf,
  findViewings,
  type Form,
  type Viewing,
} from '../store.ts';
import { mayAnswer } from './may-answer.ts';
import { withAttachments } from './with-attachments.ts';

/** A form as pages show it. */
export interface ShownForm extends Form {
  /** Of whoever sent it. */
  name: string;
  isAdult: boolean;
  /** Whether whoever looks sent it. */
  isOwn: boolean;
  listing: Pick<Listing, 'id' | 'title' | 'state'>;
  viewing: Viewing | null;
  attachments: Document[];
}

export interface ShownForms {
  forms: ShownForm[];
  /** Of those asked for, and of all. */
  filtered: number;
  total: number;
  counts: Partial<Record<InterestState, number>>;
}

interface Page {
  limit: number;
  skip: number;
}

/** A home's forms, for its landlord's side. Throws `listings.not_found` for everybody else. */
export async function getInterestForms(
  work: ReadWork,
  ask: { listingId: string; state: ShownState | undefined; sort: InterestSort } & Page,
): Promise<ShownForms> {
  const { tx, viewer } = work;
  const { listingId, state } = ask;
  if (viewer.kind === 'guest') throw accountErrors.login_required();
  const listing = await findListing(tx, listingId);
  if (!listing || !interestPolicy.answer(viewer, listing))
    throw listingErrors.not_found({ listingId });
  const { withdrawn: _, ...counts } = await countStates(tx, listingId);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const forms = await shown(work, await findForms(tx, { listingId, state }, ask));
  return { forms, filtered: state ? (counts[state] ?? 0) : total, total, counts };
}

/** One form, for whoever sent it and for the landlord's side. Throws `interest.not_found` for everybody else. */
export async function getInterestForm(work: ReadWork, id: string): Promise<ShownForm> {
  const { tx, viewer } = work;
  if (viewer.kind === 'guest') throw accountErrors.login_required();
  const form = await findForm(tx, id);
  const [found] = form ? await shown(work, [form]) : [];
  if (!found || !(found.isOwn || (await mayAnswer(work, found)))) throw interestErrors.not_found();
  return found;
}

/** What one has sent oneself, the latest first. */
export async function getMyInterestForms(
  work: ReadWork,
  page: Page,
): Promise<{ forms: ShownForm[]; total: number }> {
  const { tx, viewer } = work;
  if (!interestPolicy.send(viewer)) throw accountErrors.login_required();
  return {
    forms: await shown(work, await findFormsOf(tx, viewer.id, page)),
    total: await countFormsOf(tx, viewer.id),
  };
}

/** Forms with who sent them, what about, and where to they are asked. Nobody is asked whether they may see them. */
export async function shown(
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
