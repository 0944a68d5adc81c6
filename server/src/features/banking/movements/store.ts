import { sql as raw } from 'kysely';

import type { BankFileFormat } from '@husvaer/domain/banking/bank-file';

import { owns, type ReadTx } from '../../../platform/db/tx.ts';
import type { BroughtBy } from '../../payments/public.ts';

const sql = owns<Record<never, never>>();

/** How a file states a payment. */
export const EVIDENCE_KINDS = [
  /** The file that it is booked from. */
  'booked',
  /** The sum is in one entry with others, or has no KID. */
  'sum',
  /** One of the payments of this sum. */
  'part',
  /** Reported again. */
  'repeat',
  /** Listed in a statement, but booked from the other kind of file. */
  'statement',
  /** Listed in a camt.052, which is not booked. */
  'interim',
] as const;
type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/** A place in a bank's file that states a payment, or a sum of which it is a part. */
export interface Evidence extends BroughtBy {
  kind: EvidenceKind;
  fileId: string;
  fileName: string;
  archive: string | null;
  format: BankFileFormat;
  receivedAt: Temporal.Instant;
  /** When the bank's own channel sent the same bytes. */
  sentByBankAt: Temporal.Instant | null;
  hasOriginal: boolean;
  /** The payment that is stored from there; null if none is. */
  lineId: string | null;
  /** Øre. */
  amount: bigint;
  bookedOn: string;
  reference: string | null;
}

/**
 * All that the bank's files state of a payment, the earliest file first. An entry of a camt.052 counts if it has the
 * account, day and amount of the payment, of a sum that states it, or of its own entry; and the same reference of the
 * bank. Where either names none, it must be the only payment of that amount and day, so that nothing is guessed.
 */
export async function findEvidence(tx: ReadTx, lineId: string): Promise<Evidence[]> {
  const found = raw<Evidence & { position: number }>`(
    with movement as (
      select bank_line.*, (
        select count(*) from bank_line as other
        where other.account = bank_line.account and other.booked_on = bank_line.booked_on
          and other.kid = bank_line.kid and other.amount = bank_line.amount and other.id <= bank_line.id
      ) as number
      from bank_line where id = ${lineId}::uuid
    ),
    stored as (
      select 'booked' as kind, movement.id, file_id, position, amount, booked_on, reference from movement
      union all
      select 'sum', line.id, line.file_id, line.position, line.amount, line.booked_on, line.reference
      from movement join bank_witness on movement_id = movement.id
      join bank_line as line on line.id = bank_witness.line_id
      union all
      select 'part', line.id, line.file_id, line.position, line.amount, line.booked_on, line.reference
      from movement join bank_witness on bank_witness.line_id = movement.id
      join bank_line as line on line.id = movement_id
    ),
    -- What a camt.052 may state: the payment, a sum that states it, and the whole of its entry.
    stated as (
      select account, stored.booked_on, stored.amount, stored.reference
      from stored join movement on true where kind <> 'part'
      union
      select movement.account, movement.booked_on, sum(line.amount)::bigint,
        case when count(distinct line.reference) = 1 then min(line.reference) end
      from movement join bank_line as line on line.file_id = movement.file_id and line.entry = movement.entry
      group by movement.account, movement.booked_on
    ),
    evidence as (
      select * from stored
      union all
      select 'repeat', null, again.file_id, again.position, coalesce(again.amount, movement.amount),
        again.booked_on, coalesce(again.reference, movement.reference)
      from movement join bank_repeat as again on again.line_id = movement.id
      where booked_line_id is null
      union all
      -- Equal payments of a day are told apart by their order.
      select 'statement', null, entry.file_id, entry.position, entry.amount, entry.booked_on, null
      from movement join (
        select *, row_number() over (
          partition by file_id, account, booked_on, kid, amount order by position
        ) as number
        from bank_statement_entry
        where (account, booked_on) = (select account, booked_on from movement)
      ) as entry on entry.kid = movement.kid and entry.amount = movement.amount
        and entry.number = movement.number
      union all
      select distinct 'interim', null::uuid, passed.file_id, passed.position,
        (passed.amount * 100)::bigint, passed.booked_on, passed.reference
      from stated join bank_passed_entry as passed
        on passed.account = stated.account and passed.booked_on = stated.booked_on
      where passed.reason = 'interim' and passed.currency = 'NOK'
        and passed.amount * 100 = stated.amount
        and case when passed.reference is not null and stated.reference is not null
          then passed.reference = stated.reference
          else not exists (
            select from bank_line as other
            where other.account = stated.account and other.booked_on = stated.booked_on
              and other.amount = stated.amount and other.state <> 'counted'
              and other.id not in (select id from stored)
          ) end
    )
    select evidence.kind, evidence.id as line_id, evidence.amount, evidence.booked_on,
      evidence.reference, evidence.position, file.id as file_id, file.name as file_name, file.archive,
      file.format, file.received_at, file.sent_by_bank_at,
      file.is_brought, file.brought_by_id,
      file.is_brought and exists (select from bank_original
        where bank_original.sha256 = file.sha256 and bank_original.book_id = file.book_id
      ) as has_original
    from evidence join bank_file as file on file.id = evidence.file_id
  )`.as('found');
  const rows = await sql(tx)
    .selectFrom(found)
    .selectAll()
    .orderBy('receivedAt')
    .orderBy('fileId')
    .orderBy('position')
    .execute();
  return rows.map(({ position: _, ...one }) => one);
}

/** The leases whose invoices a payment pays. */
export async function findLeasesPaidBy(tx: ReadTx, lineId: string): Promise<string[]> {
  const found = raw<{ leaseId: string }>`(
    select distinct lease_id from payment where bank_line_id = ${lineId}::uuid
  )`.as('found');
  const rows = await sql(tx).selectFrom(found).selectAll().orderBy('leaseId').execute();
  return rows.map(({ leaseId }) => leaseId);
}
