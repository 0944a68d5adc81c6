import { uuid } from '../kernel/uuid.ts';
import { moment } from '../kernel/validation.ts';
import { z } from '../kernel/zod.ts';
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
  /** A file that a person brought says what the bank's own files contradict; closed by a person, or the bank. */
  'found_conflict',
  'closed_conflict',
  /** A payment that no feature accepted was booked as something that is nobody's rent and no order, or taken back. */
  'settled_as_not_ours',
  'settled_as_bank_charge',
  'settled_as_counted',
  'settled_as_refund',
  'undid_settlement',
  /** Something that tenants owe is to be given up: proposed, agreed to, stopped, or void as the debt changed. */
  'proposed_write_off',
  'proposed_credit',
  'proposed_received_directly',
  'agreed_to_reduction',
  'stopped_reduction',
  'voided_reduction',
  'added_key',
] as const;
export type ActivityKind = (typeof ACTIVITIES)[number];

/**
 * Where the feed finds acts, in the order in which it shows those of one moment, and how each of them is
 * identified.
 */
export const ACTIVITY_SOURCES = {
  order: 'uuid',
  act: 'bigint',
  approval: 'bigint',
  held: 'uuid',
  file: 'uuid',
  conflict: 'uuid',
  closed: 'uuid',
  settlement: 'uuid',
  undone: 'uuid',
  proposal: 'uuid',
  reduction_end: 'uuid',
  setting: 'uuid',
  account: 'uuid',
  key: 'uuid',
} as const;
export type ActivitySource = keyof typeof ACTIVITY_SOURCES;

const SOURCES = Object.keys(ACTIVITY_SOURCES) as ActivitySource[];

/** An entry of the feed, after which a page begins. */
export interface ActivityCursor {
  at: Temporal.Instant;
  source: ActivitySource;
  id: string;
}

const idOf = { bigint: z.string().regex(/^\d{1,18}$/), uuid };

/** A cursor as text: the moment, the source and the id. */
export const activityCursor = z
  .string()
  .max(100)
  .transform((written, context): ActivityCursor => {
    const [at = '', name = '', id = '', ...rest] = written.split(' ');
    const source = SOURCES.find((one) => one === name);
    if (rest.length === 0 && source && moment.safeParse(at).success) {
      const known = idOf[ACTIVITY_SOURCES[source]].safeParse(id);
      if (known.success) return { at: Temporal.Instant.from(at), source, id: known.data };
    }
    context.addIssue({ code: 'invalid_format', format: 'cursor' });
    return z.NEVER;
  });

export const writeActivityCursor = ({ at, source, id }: ActivityCursor): string =>
  `${at.toString()} ${source} ${id}`;
