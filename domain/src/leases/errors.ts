import { defineErrors } from '../kernel/errors.ts';

export const leaseErrors = defineErrors('leases', {
  /** None, or somebody else's. */
  not_found: 'not_found',
  property_not_found: 'not_found',
  assignment_not_found: 'not_found',
  /** A draft alone can be changed; what was sent or signed stands. `{ paper }` */
  wrong_state: 'conflict',
  /** Somebody else has changed the draft meanwhile: `{ version }`. */
  changed_elsewhere: 'conflict',
  /** Nobody lets a home to themselves. */
  own_home: 'conflict',
  /** What is said of a lease that runs was said of one that is not signed yet, or is over. */
  not_running: 'conflict',
  /** It is for a fixed term and may not be given notice (§ 9-2). */
  no_notice: 'conflict',
  /** It ends already: `{ endsOn }`. */
  ends_already: 'conflict',
  /** The month for it is over: `{ until }`. */
  protest_over: 'conflict',
  /** The rent may not be adjusted so soon: `{ earliest }`. */
  too_early: 'conflict',
  /** There is no price index of a month that is needed: `{ month }`. */
  no_index: 'conflict',
  /** The price index of the month is known, and another than the one that was to be replaced: `{ month, value }`. */
  index_known: 'conflict',
  /** The price index leaves the rent as it is. */
  same_rent: 'conflict',
  /** The price index has become another since it was shown: `{ amount }`, in øre. */
  other_rent: 'conflict',
  /** As many views of a list as one may save: `{ most }`. */
  too_many_views: 'conflict',
  /** Rent is due on that day already. */
  same_day: 'conflict',
  /** An earlier due day takes that the tenants agree. */
  not_agreed: 'conflict',
  /** A file is not taken as the landlord's own contract: `{ path, reason, maximum }`. */
  own_contract_refused: 'unsupported',
  /** Something of the same kind is out for signing. */
  open_already: 'conflict',
});
