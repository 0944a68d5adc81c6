import { defineErrors } from '../kernel/errors.ts';

export const listingErrors = defineErrors('listings', {
  not_found: 'not_found',
  withdrawn: 'gone',
  wrong_state: 'conflict',
  /** Staff have taken it down: it is not shown again. */
  taken_down: 'conflict',
  forbidden: 'forbidden',
  too_many_favourites: 'conflict',
  too_many_drafts: 'conflict',
  too_many_photos: 'conflict',
  /** Somebody else, or another tab, has written since: `{ version, updatedAt }` says what is there now. */
  changed_elsewhere: 'conflict',
  /** The home was to be free in a month that is over: it needs a new date first. */
  date_past: 'conflict',
  /** A shared list that never was, or is shared no more. */
  list_not_found: 'not_found',
});
