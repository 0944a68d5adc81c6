import { sql as raw, type ColumnType, type Generated, type Updateable } from 'kysely';

import type { InterestForm } from '@husvaer/domain/interest/form';
import { OPEN_STATES, type InterestState } from '@husvaer/domain/interest/states';
import type { ViewingAnswer } from '@husvaer/domain/interest/viewing';

import { moment, type MaybeMoment, type Moment } from '../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../platform/db/tx.ts';

interface InterestTables {
  interest: {
    id: string;
    listing_id: string;
    account_id: string;
    state: InterestState;
    rent_from: string;
    people: number;
    lease_length: number | null;
    is_smoker: boolean;
    has_pets: boolean;
    pets_text: string | null;
    reference_name: string | null;
    reference_phone: string | null;
    birth_date: string;
    phone_number: string;
    occupation: string;
    monthly_income: bigint | null;
    about_you: string | null;
    agrees_to_credit_check: boolean;
    terms_version: string;
    declined_text: ColumnType<string | null, string | null | undefined>;
    is_let: Generated<boolean>;
    viewing_id: ColumnType<string | null, string | null | undefined>;
    invitations: Generated<number>;
    viewing_answer: ViewingAnswer | null;
    proposed_starts_at: MaybeMoment;
    sent_at: Moment;
    changed_at: Moment;
    told_at: MaybeMoment;
  };
  viewing: {
    id: string;
    listing_id: string;
    starts_at: Moment;
    ends_at: Moment;
    place: string;
    text: string | null;
    created_at: Moment;
  };
}

/** Access to the feature's tables, for its other stores as well. */
export const sql = owns<InterestTables>();

/** The columns of a {@link Form}. */
export const FORM = [
  'id',
  'listing_id as listingId',
  'account_id as accountId',
  'state',
  'rent_from as rentFrom',
  'people',
  'lease_length as leaseLength',
  'is_smoker as isSmoker',
  'has_pets as hasPets',
  'pets_text as petsText',
  'reference_name as referenceName',
  'reference_phone as referencePhone',
  'birth_date as birthDate',
  'phone_number as phoneNumber',
  'occupation',
  'monthly_income as monthlyIncome',
  'about_you as aboutYou',
  'agrees_to_credit_check as agreesToCreditCheck',
  'declined_text as declinedText',
  'is_let as isLet',
  'viewing_id as viewingId',
  'invitations',
  'viewing_answer as viewingAnswer',
  'proposed_starts_at as proposedStartsAt',
  'sent_at as sentAt',
  'changed_at as changedAt',
] as const;

const VIEWING = [
  'id',
  'listing_id as listingId',
  'starts_at as startsAt',
  'ends_at as endsAt',
  'place',
  'text',
] as const;

/** The answers of a form, as they are stored. */
export type Answers = Omit<
  InterestForm,
  'listingId' | 'agreesToTerms' | 'nationalIdentification' | 'attachments'
>;

/** One person's form about one home. The income is in øre a month. */
export interface Form extends Answers {
  id: string;
  listingId: string;
  accountId: string;
  state: InterestState;
  declinedText: string | null;
  /** Whether it was declined because the home was let. */
  isLet: boolean;
  viewingId: string | null;
  /** The number of invitations, including changes back from declined. */
  invitations: number;
  /** The answer to the latest invitation; null before that. */
  viewingAnswer: ViewingAnswer | null;
  proposedStartsAt: Temporal.Instant | null;
  sentAt: Temporal.Instant;
  changedAt: Temporal.Instant;
}

export interface Viewing {
  id: string;
  listingId: string;
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant;
  place: string;
  text: string | null;
}

export const findForm = (tx: ReadTx, id: string): Promise<Form | undefined> =>
  sql(tx).selectFrom('interest').select(FORM).where('id', '=', id).executeTakeFirst();

export async function findForms(tx: ReadTx, ids: readonly string[]): Promise<Form[]> {
  if (ids.length === 0) return [];
  return sql(tx).selectFrom('interest').select(FORM).where('id', 'in', ids).execute();
}

/** Those of these people who have an open form about a home. */
export async function findAccountsWithOpenForm(
  tx: ReadTx,
  { listingId, accountIds }: { listingId: string; accountIds: readonly string[] },
): Promise<string[]> {
  if (accountIds.length === 0) return [];
  const rows = await sql(tx)
    .selectFrom('interest')
    .select('account_id as accountId')
    .where('listing_id', '=', listingId)
    .where('account_id', 'in', accountIds)
    .where('state', 'in', OPEN_STATES)
    .execute();
  return rows.map(({ accountId }) => accountId);
}

/** Forms, locked until the end of the transaction. */
export const lockForms = (tx: Tx, ids: readonly string[]): Promise<Form[]> =>
  sql(tx)
    .selectFrom('interest')
    .select(FORM)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();

/** The forms about a home that wait for an answer, locked until the end of the transaction. */
export const lockOpenForms = (tx: Tx, listingId: string): Promise<Form[]> =>
  sql(tx)
    .selectFrom('interest')
    .select(FORM)
    .where('listing_id', '=', listingId)
    .where('state', 'in', OPEN_STATES)
    .orderBy('id')
    .forUpdate()
    .execute();

/** A person's form about a home, locked until the end of the transaction. */
export const lockFormOf = (
  tx: Tx,
  listingId: string,
  accountId: string,
): Promise<Form | undefined> =>
  sql(tx)
    .selectFrom('interest')
    .select(FORM)
    .where('listing_id', '=', listingId)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();

/** Saves a person's answers about a home, new or changed, and returns the form's id. */
export async function writeForm(
  tx: Tx,
  form: { id: string; listingId: string; accountId: string; termsVersion: string },
  answers: Answers,
  at: Temporal.Instant,
): Promise<string> {
  const now = at.toString();
  const input = {
    rent_from: answers.rentFrom,
    people: answers.people,
    lease_length: answers.leaseLength,
    is_smoker: answers.isSmoker,
    has_pets: answers.hasPets,
    pets_text: answers.petsText,
    reference_name: answers.referenceName,
    reference_phone: answers.referencePhone,
    birth_date: answers.birthDate,
    phone_number: answers.phoneNumber,
    occupation: answers.occupation,
    monthly_income: answers.monthlyIncome,
    about_you: answers.aboutYou,
    agrees_to_credit_check: answers.agreesToCreditCheck,
    terms_version: form.termsVersion,
    changed_at: now,
  };
  const { id } = await sql(tx)
    .insertInto('interest')
    .values({
      ...input,
      id: form.id,
      listing_id: form.listingId,
      account_id: form.accountId,
      state: 'sent',
      sent_at: now,
    })
    .onConflict((conflict) => conflict.columns(['listing_id', 'account_id']).doUpdateSet(input))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes the state of forms, with the fields of that state. */
export async function moveForms(
  tx: Tx,
  ids: readonly string[],
  change: Pick<
    Updateable<InterestTables['interest']>,
    'state' | 'declined_text' | 'is_let' | 'viewing_id' | 'sent_at' | 'told_at'
  >,
  at: Temporal.Instant,
): Promise<void> {
  if (ids.length === 0) return;
  await sql(tx)
    .updateTable('interest')
    .set({
      ...change,
      changed_at: at.toString(),
      // A new invitation has no answer yet.
      ...(change.viewing_id && {
        invitations: raw<number>`invitations + 1`,
        viewing_answer: null,
        proposed_starts_at: null,
      }),
    })
    .where('id', 'in', ids)
    .execute();
}

/**
 * Sets the answer of an invited person. After a declined one this counts as a new invitation, because
 * calendars have removed the viewing.
 */
export async function setViewingAnswer(
  tx: Tx,
  id: string,
  values: {
    answer: ViewingAnswer;
    proposedStartsAt: string | null;
    comesBack: boolean;
    at: Temporal.Instant;
  },
): Promise<void> {
  await sql(tx)
    .updateTable('interest')
    .set({
      viewing_answer: values.answer,
      proposed_starts_at: values.proposedStartsAt,
      changed_at: values.at.toString(),
      ...(values.comesBack && { invitations: raw<number>`invitations + 1` }),
    })
    .where('id', '=', id)
    .execute();
}

/** A person's own forms, the latest first. */
export const findFormsOf = (
  tx: ReadTx,
  accountId: string,
  { limit, skip }: { limit: number; skip: number },
): Promise<Form[]> =>
  sql(tx)
    .selectFrom('interest')
    .select(FORM)
    .where('account_id', '=', accountId)
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(skip)
    .execute();

export async function countFormsOf(tx: ReadTx, accountId: string): Promise<number> {
  const { count } = await sql(tx)
    .selectFrom('interest')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A person's last form: about this home, otherwise about any. */
export const findLastForm = (
  tx: ReadTx,
  accountId: string,
  listingId: string,
): Promise<Form | undefined> =>
  sql(tx)
    .selectFrom('interest')
    .select(FORM)
    .where('account_id', '=', accountId)
    .orderBy(raw`listing_id = ${listingId}`, 'desc')
    .orderBy('changed_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function addViewing(tx: Tx, viewing: Viewing, at: Temporal.Instant): Promise<void> {
  await sql(tx)
    .insertInto('viewing')
    .values({
      id: viewing.id,
      listing_id: viewing.listingId,
      starts_at: viewing.startsAt.toString(),
      ends_at: viewing.endsAt.toString(),
      place: viewing.place,
      text: viewing.text,
      created_at: at.toString(),
    })
    .execute();
}

export async function findViewings(tx: ReadTx, ids: readonly string[]): Promise<Viewing[]> {
  if (ids.length === 0) return [];
  return sql(tx).selectFrom('viewing').select(VIEWING).where('id', 'in', ids).execute();
}

export async function forgetFormsOf(tx: Tx, accountId: string): Promise<void> {
  await sql(tx).deleteFrom('interest').where('account_id', '=', accountId).execute();
}

/** Deletes forms not changed since then, and viewings without invitations. */
export async function deleteForms(tx: Tx, before: Temporal.Instant): Promise<void> {
  await sql(tx).deleteFrom('interest').where('changed_at', '<', moment(before)).execute();
  await sql(tx)
    .deleteFrom('viewing')
    .where('created_at', '<', moment(before))
    .where('id', 'not in', (requested) =>
      requested
        .selectFrom('interest')
        .select('viewing_id')
        .where('viewing_id', 'is not', null)
        .$narrowType<{ viewing_id: string }>(),
    )
    .execute();
}
