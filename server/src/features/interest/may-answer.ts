import { findListing } from '../listings/public.ts';
import type { ReadWork } from '../../platform/work.ts';
import { interestPolicy } from './policy.ts';
import type { Form } from './store.ts';

/** Whether the viewer answers for the home of a form, and may still see the form. */
export async function mayAnswer(
  { tx, viewer }: ReadWork,
  form: Pick<Form, 'listingId' | 'state'>,
): Promise<boolean> {
  const listing = await findListing(tx, form.listingId);
  return (
    form.state !== 'withdrawn' && listing !== undefined && interestPolicy.answer(viewer, listing)
  );
}
