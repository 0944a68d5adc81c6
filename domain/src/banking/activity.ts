import { ACTS, isBookAct, type ActKind, type BookAct } from '../ledger/acts.ts';

/**
 * Acts that the feed of an agency's money shows by themselves. A file is shown once, and not with each lease
 * that it pays; an act on a book is shown as the change of settings that it is.
 */
type ShownAct = Exclude<ActKind, 'brought_file' | BookAct>;

/** What an agency's approvers see of its money: acts, and what else decides where it goes. */
export const ACTIVITIES = [
  ...(Object.keys(ACTS) as ActKind[]).filter(
    (kind): kind is ShownAct => kind !== 'brought_file' && !isBookAct(kind),
  ),
  /** A person brought a bank's file, or the key that a person made did. */
  'uploaded_file',
  /** A setting of the book was changed, or a change was requested, agreed to or stopped. */
  'changed_setting',
  /** A landlord named the account that is paid to. */
  'named_payout_account',
  'held',
  'approved',
  /** The bank was asked to pay. */
  'ordered',
  'added_key',
] as const;
export type ActivityKind = (typeof ACTIVITIES)[number];
