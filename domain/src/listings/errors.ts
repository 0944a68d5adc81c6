import { defineErrors } from '../kernel/errors.ts';

export const listingErrors = defineErrors('listings', {
  not_found: 'not_found',
  withdrawn: 'gone',
  wrong_state: 'conflict',
  /** Staff have taken it down: it can't be shown again. */
  taken_down: 'conflict',
  forbidden: 'forbidden',
  too_many_favourites: 'conflict',
  too_many_drafts: 'conflict',
  too_many_photos: 'conflict',
  /** Another user, or another tab, has saved since: `{ version, updatedAt }` is the present state. */
  changed_elsewhere: 'conflict',
  /** The availability date is in a past month: a new date is needed first. */
  date_past: 'conflict',
  /** The shared list does not exist, or is no longer shared. */
  list_not_found: 'not_found',
});
