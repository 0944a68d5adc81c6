/**
 * The states of an interest form:
 *
 * - `sent`: not answered yet;
 * - `shortlisted`: marked by the landlord's side;
 * - `invited`: invited to a viewing;
 * - `declined`: declined by the landlord's side;
 * - `withdrawn`: withdrawn by its sender, and hidden from the landlord's side.
 */
export const INTEREST_STATES = ['sent', 'shortlisted', 'invited', 'declined', 'withdrawn'] as const;
export type InterestState = (typeof INTEREST_STATES)[number];

/**
 * The possible next states of each state; docs/interest-states.md draws them. A new viewing is a new
 * invitation; a withdrawn form can be sent again.
 */
export const INTEREST_TRANSITIONS: Record<InterestState, readonly InterestState[]> = {
  sent: ['shortlisted', 'invited', 'declined', 'withdrawn'],
  shortlisted: ['sent', 'invited', 'declined', 'withdrawn'],
  invited: ['invited', 'declined', 'withdrawn'],
  declined: [],
  withdrawn: ['sent'],
};

export const canMove = (from: InterestState, to: InterestState): boolean =>
  INTEREST_TRANSITIONS[from].includes(to);

/** The states that the landlord's side sees: all except withdrawn ones. */
export const SHOWN_STATES = ['sent', 'shortlisted', 'invited', 'declined'] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

/** States in which the sender waits for an answer. */
export const OPEN_STATES: readonly InterestState[] = ['sent', 'shortlisted', 'invited'];

/**
 * Sort orders of forms. Never by age, gender, name or anything else that husleieloven § 1-8 excludes from the
 * choice of a tenant. `leaseLength` has the longest first, open-ended before all.
 */
export const INTEREST_SORTS = ['newest', 'oldest', 'rentFrom', 'people', 'leaseLength'] as const;
export type InterestSort = (typeof INTEREST_SORTS)[number];
