import { defineErrors } from '../kernel/errors.ts';

export const leaseErrors = defineErrors('leases', {
  /** Unknown, or another's. */
  not_found: 'not_found',
  property_not_found: 'not_found',
  assignment_not_found: 'not_found',
  /** Only drafts can be changed; sent and signed leases can't. `{ paper }` */
  wrong_state: 'conflict',
  /** Another user has changed the draft meanwhile: `{ version }`. */
  changed_elsewhere: 'conflict',
  /**
   * Facts contradict each other: `{ contradictions }`, each with its name, its key, whether it stops, and its
   * sentences.
   */
  contradicted: 'conflict',
  /** The landlord can't be a tenant of the own home. */
  own_home: 'conflict',
  /** The operation needs a running lease; this one is not signed yet, or has ended. */
  not_running: 'conflict',
  /** A fixed term without notice (§ 9-2). */
  no_notice: 'conflict',
  /** The lease ends already: `{ endsOn }`. */
  ends_already: 'conflict',
  /** The deadline of a month has passed: `{ until }`. */
  protest_over: 'conflict',
  /** The rent can't be adjusted yet: `{ earliest }`. */
  too_early: 'conflict',
  /** The price index of a required month is missing: `{ month }`. */
  no_index: 'conflict',
  /** The known price index of the month is not the one to be replaced: `{ month, value }`. */
  index_known: 'conflict',
  /** The price index does not change the rent. */
  same_rent: 'conflict',
  /** The adjusted rent has changed since it was shown: `{ amount }`, in øre. */
  other_rent: 'conflict',
  /** The maximum number of saved views of a list: `{ most }`. */
  too_many_views: 'conflict',
  /** Rent is due on that day already. */
  same_day: 'conflict',
  /** An earlier due day requires the tenants' consent. */
  not_agreed: 'conflict',
  /** The file is refused as the landlord's own contract: `{ path, reason, maximum }`. */
  own_contract_refused: 'unsupported',
  /** Finding tenants needs a licence, which the agency has not stated (eiendomsmeglingsloven § 1-2). */
  licence_missing: 'conflict',
  /** The agency's registered name, number or address is not known (eiendomsmeglingsloven § 6-4). */
  agency_unidentified: 'conflict',
  /** The landlord's address, or their identity or organisation number, is not known (§ 6-4). */
  landlord_unidentified: 'conflict',
  /** No agent of the agency has the name of the responsible broker, who signs (§ 6-4). */
  broker_unknown: 'conflict',
  /** The lease of a room does not say which room, or whose home the tenant has access to (§ 9-5). */
  room_unnamed: 'conflict',
  /** A document of the same kind is out for signing. */
  open_already: 'conflict',
});
