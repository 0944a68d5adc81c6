import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import { sql, type SealedAnswers } from '../store.ts';

const reads = owns<Pick<Tables, 'depositAnswersRead'>>();

/** A tenant's form, without the answers. */
export interface KycForm {
  depositId: string;
  reference: string;
  accountId: string | null;
  name: string;
  submittedAt: Temporal.Instant | null;
  /** `010190*****` */
  identificationHint: string | null;
}

const FORM = [
  'depositId',
  'reference',
  'accountId',
  'name',
  'submittedAt',
  'identificationHint',
] as const;

export const findForm = (tx: ReadTx, reference: string): Promise<KycForm | undefined> =>
  sql(tx)
    .selectFrom('depositTenant')
    .select(FORM)
    .where('reference', '=', reference)
    .executeTakeFirst();

/** A form, locked until the end of the transaction. */
export const lockForm = (tx: Tx, reference: string): Promise<KycForm | undefined> =>
  sql(tx)
    .selectFrom('depositTenant')
    .select(FORM)
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();

export async function saveAnswers(
  tx: Tx,
  reference: string,
  {
    answers,
    identificationHint,
    at,
  }: { answers: SealedAnswers; identificationHint: string; at: Temporal.Instant },
): Promise<void> {
  await sql(tx)
    .updateTable('depositTenant')
    .set({
      answers: JSON.stringify(answers),
      identificationHint,
      submittedAt: at.toString(),
    })
    .where('reference', '=', reference)
    .execute();
}

/** The sealed answers of a form. Records the opening and its purpose. */
export async function openSealedAnswers(
  tx: Tx,
  read: { id: string; reference: string; purpose: string; at: Temporal.Instant },
): Promise<SealedAnswers | null> {
  await reads(tx)
    .insertInto('depositAnswersRead')
    .values({
      id: read.id,
      reference: read.reference,
      purpose: read.purpose,
      readAt: read.at.toString(),
    })
    .execute();
  const row = await sql(tx)
    .selectFrom('depositTenant')
    .select('answers')
    .where('reference', '=', read.reference)
    .executeTakeFirst();
  return row?.answers ?? null;
}

/** The openings of these forms' answers, with their purposes. */
export async function findAnswersReads(tx: ReadTx, references: readonly string[]) {
  if (references.length === 0) return [];
  return reads(tx)
    .selectFrom('depositAnswersRead')
    .select(['purpose', 'readAt'])
    .where('reference', 'in', references)
    .orderBy('readAt')
    .execute();
}

/** Deletes answers that are no longer needed. */
export async function deleteAnswers(tx: Tx, depositIds: readonly string[]): Promise<void> {
  if (depositIds.length === 0) return;
  await sql(tx)
    .updateTable('depositTenant')
    .set({ answers: null })
    .where('depositId', 'in', depositIds)
    .execute();
}
