import type { ErrorCode } from '@husvaer/domain/error-code';

import type { errors } from './en.ts';

/** How a value is written in a text: kroner, a day, a number, unchanged, or as the label of a form field. */
export type Written = 'amount' | 'day' | 'number' | 'text' | 'field';

type NamedIn<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | NamedIn<Rest>
  : never;

/** The error parameters that each error text uses. */
type Details = {
  [Code in ErrorCode as [NamedIn<(typeof errors)[Code]>] extends [never] ? never : Code]: Record<
    NamedIn<(typeof errors)[Code]>,
    Written
  >;
};

export const DETAILS: Details = {
  'accounting.too_many_lines': { maximum: 'number' },
  'arrears.rate_used': { sentOn: 'day' },
  'invoicing.already_invoiced': { since: 'day' },
  'invoicing.not_due': { dueOn: 'day' },
  'invoicing.period_closed': { until: 'day' },
  'invoicing.plan_sum': { owed: 'amount' },
  'invoicing.discount_too_large': { maximum: 'amount' },
  'invoicing.too_much': { maximum: 'amount' },
  'invoicing.wrong_day': { since: 'day', until: 'day' },
  'leases.too_early': { earliest: 'day' },
  'listings.too_many_favourites': { maximum: 'number' },
  'partners.address_refused': { address: 'text' },
  'partners.key_expired': { endsOn: 'day' },
  'partners.too_many_keys': { maximum: 'number' },
  'payouts.too_much': { maximum: 'amount' },
  'request.undrawable': { where: 'field', text: 'text', characters: 'text' },
};
