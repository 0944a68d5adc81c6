import { sql as raw, type Updateable } from 'kysely';

import type { InterestForm } from '@husvaer/domain/interest/form';
import { OPEN_STATES, type InterestState } from '@husvaer/domain/interest/states';
import type { ViewingAnswer } from '@husvaer/domain/interest/viewing';

import { moment } from '../../platform/db/moment.ts';
import type { Tables } from '../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../platform/db/tx.ts';

/** Access to the feature's tables, for its other stores as well. */
export const sql = owns<Pick<Tables, 'interest' | 'viewing'>>();

/** The columns of a {@link Form}. */
export const FORM = [
  'id',
  'listingId',
  'accountId',
  'state',
  'rentFrom',
  'people',
  'leaseLength',
  'isSmoker',
  'hasPets',
  'petsText',
  'referenceName',
  'referencePhone',
  'birthDate',
  'phoneNumber',
  'occupation',
  'monthlyIncome',
  'aboutYou',
  'agreesToCreditCheck',
  'declinedText',
  'isLet',
  'viewingId',
  'invitations',
  'viewingAnswer',
  'proposedStartsAt',
  'sentAt',
  'changedAt',
] as const;

const VIEWING = ['id', 'listingId', 'startsAt', 'endsAt', 'place', 'text'] as const;

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
    .select('accountId')
    .where('listingId', '=', listingId)
    .where('accountId', 'in', accountIds)
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
    .where('listingId', '=', listingId)
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
    .where('listingId', '=', listingId)
    .where('accountId', '=', accountId)
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
    rentFrom: answers.rentFrom,
    people: answers.people,
    leaseLength: answers.leaseLength,
    isSmoker: answers.isSmoker,
    hasPets: answers.hasPets,
    petsText: answers.petsText,
    referenceName: answers.referenceName,
    referencePhone: answers.referencePhone,
    birthDate: answers.birthDate,
    phoneNumber: answers.phoneNumber,
    occupation: answers.occupation,
    monthlyIncome: answers.monthlyIncome,
    aboutYou: answers.aboutYou,
    agreesToCreditCheck: answers.agreesToCreditCheck,
    termsVersion: form.termsVersion,
    changedAt: now,
  };
  const { id } = await sql(tx)
    .insertInto('interest')
    .values({
      ...input,
      id: form.id,
      listingId: form.listingId,
      accountId: form.accountId,
      state: 'sent',
      sentAt: now,
    })
    .onConflict((conflict) => conflict.columns(['listingId', 'accountId']).doUpdateSet(input))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes the state of forms, with the fields of that state. */
export async function moveForms(
  tx: Tx,
  ids: readonly string[],
  change: Pick<
    Updateable<Tables['interest']>,
    'state' | 'declinedText' | 'isLet' | 'viewingId' | 'sentAt' | 'toldAt'
  >,
  at: Temporal.Instant,
): Promise<void> {
  if (ids.length === 0) return;
  await sql(tx)
    .updateTable('interest')
    .set({
      ...change,
      changedAt: at.toString(),
      // A new invitation has no answer yet.
      ...(change.viewingId && {
        invitations: raw<number>`invitations + 1`,
        viewingAnswer: null,
        proposedStartsAt: null,
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
      viewingAnswer: values.answer,
      proposedStartsAt: values.proposedStartsAt,
      changedAt: values.at.toString(),
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
    .where('accountId', '=', accountId)
    .orderBy('sentAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(skip)
    .execute();

export async function countFormsOf(tx: ReadTx, accountId: string): Promise<number> {
  const { count } = await sql(tx)
    .selectFrom('interest')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('accountId', '=', accountId)
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
    .where('accountId', '=', accountId)
    .orderBy(raw`listing_id = ${listingId}`, 'desc')
    .orderBy('changedAt', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function addViewing(tx: Tx, viewing: Viewing, at: Temporal.Instant): Promise<void> {
  await sql(tx)
    .insertInto('viewing')
    .values({
      id: viewing.id,
      listingId: viewing.listingId,
      startsAt: viewing.startsAt.toString(),
      endsAt: viewing.endsAt.toString(),
      place: viewing.place,
      text: viewing.text,
      createdAt: at.toString(),
    })
    .execute();
}

export async function findViewings(tx: ReadTx, ids: readonly string[]): Promise<Viewing[]> {
  if (ids.length === 0) return [];
  return sql(tx).selectFrom('viewing').select(VIEWING).where('id', 'in', ids).execute();
}

export async function forgetFormsOf(tx: Tx, accountId: string): Promise<void> {
  await sql(tx).deleteFrom('interest').where('accountId', '=', accountId).execute();
}

/** Deletes forms not changed since then, and viewings without invitations. */
export async function deleteForms(tx: Tx, before: Temporal.Instant): Promise<void> {
  await sql(tx).deleteFrom('interest').where('changedAt', '<', moment(before)).execute();
  await sql(tx)
    .deleteFrom('viewing')
    .where('createdAt', '<', moment(before))
    .where('id', 'not in', (requested) =>
      requested
        .selectFrom('interest')
        .select('viewingId')
        .where('viewingId', 'is not', null)
        .$narrowType<{ viewingId: string }>(),
    )
    .execute();
}
