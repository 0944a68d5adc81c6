/**
 * How far an interest form has come:
 * - `sent`: nobody has answered it yet;
 * - `shortlisted`: kept in mind by the landlord's side;
 * - `invited`: asked to a viewing;
 * - `declined`: answered with a no;
 * - `withdrawn`: taken back by whoever sent it, and out of the landlord's sight.
 */
export const INTEREST_STATES = ['sent', 'shortlisted', 'invited', 'declined', 'withdrawn'] as const;
export type InterestState = (typeof INTEREST_STATES)[number];

/** Where a form may go from each state; docs/interest-states.md draws it. A new viewing is a new invitation; whoever withdrew may send again. */
export const INTEREST_TRANSITIONS: Record<InterestState, readonly InterestState[]> = {
  sent: ['shortlisted', 'invited', 'declined', 'withdrawn'],
  shortlisted: ['sent', 'invited', 'declined', 'withdrawn'],
  invited: ['invited', 'declined', 'withdrawn'],
  declined: [],
  withdrawn: ['sent'],
};

export const canMove = (from: InterestState, to: InterestState): boolean =>
  INTEREST_TRANSITIONS[from].includes(to);

/** What the landlord's side sees: all but what was taken back. */
export const SHOWN_STATES = ['sent', 'shortlisted', 'invited', 'declined'] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

/** Forms somebody still waits for an answer to. */
export const OPEN_STATES: readonly InterestState[] = ['sent', 'shortlisted', 'invited'];

/**
 * What forms may be sorted by. Never age, sex, name or anything else that husleieloven § 1-8 keeps
 * out of the choice of a tenant. `leaseLength` has the longest first, open-ended before all.
 */
export const INTEREST_SORTS = ['newest', 'oldest', 'rentFrom', 'people', 'leaseLength'] as const;
export type InterestSort = (typeof INTEREST_SORTS)[number];
