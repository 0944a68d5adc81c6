import type { AppError } from '../kernel/errors.ts';

/**
 * Why a signature is refused, and what becomes of the order:
 *
 * - `stays`: it can be signed by the right person, or when the reason is gone;
 * - `waits`: its sender can confirm that both names are the signer's;
 * - `ends`: its text can't be signed any more, and its sender sends a new one.
 *
 * At a broker each of them ends the order, since the signature is made there already.
 */
export const REFUSALS = {
  'signing.wrong_person': 'stays',
  'signing.not_of_age': 'stays',
  'signing.name_differs': 'waits',
  'signing.birth_date_differs': 'ends',
  'signing.org_number_differs': 'ends',
  'deposits.number_differs': 'ends',
  'leases.contradicted': 'stays',
} as const satisfies Record<string, 'stays' | 'waits' | 'ends'>;
export type RefusalCode = keyof typeof REFUSALS;
export type Refusal = AppError<RefusalCode>;

/** Whether an order was withdrawn because a signature was refused; else its sender wrote the reason. */
export const isRefusalCode = (reason: string): reason is RefusalCode =>
  Object.hasOwn(REFUSALS, reason);
