import { sql as raw, type RawBuilder } from 'kysely';

import type { InvoiceStatus } from '@husvaer/domain/invoices/enums';
import { REMAINDER_LIMIT_MAX } from '@husvaer/domain/invoices/settings';

const SENDING = raw`case when made_at is null then 'new' when sending_failed then 'failed' else 'created' end`;

const waiting = (today: string) => raw`case
  when due_on = ${today}::date then 'unpaid'
  when date_trunc('month', due_on::timestamp) > date_trunc('month', ${today}::timestamp) then 'upcoming'
  else 'sent' end`;

const IS_NOTE = raw`kind in ('credit_note', 'landlord_credit_note')`;
const IS_GIVEN_BACK = raw`(kind = 'landlord_credit_note' and not is_final_settlement)`;

const NOTE = raw`case
  when ${IS_GIVEN_BACK} and set_off >= total then 'completed'
  when sent_at is null then ${SENDING}
  when ${IS_GIVEN_BACK} then 'outstanding'
  else 'completed' end`;

const SETTLED = raw`case
  when surplus > 0 then 'over_paid'
  when set_off > 0 then 'completed'
  when lost > 0 and not (paid > 0 and lost <= ${REMAINDER_LIMIT_MAX}) then 'lost'
  when credited > 0 and paid = 0 and credited_on <= due_on then 'canceled'
  when credited > 0 and paid = 0 then 'credited'
  when fees > 0 then 'fees_paid'
  when credited > 0 then 'balanced'
  when kind = 'deposit_insurance' then 'active'
  when lost > 0 then 'balanced'
  else 'paid' end`;

const landlords = (today: string) => raw`case
  when is_final_settlement and due_on < ${today}::date then 'overdue'
  when paid + set_off > 0 then 'partially_paid'
  when credited > 0 then 'partially_credited'
  when sent_at is null then ${SENDING}
  when is_final_settlement then ${waiting(today)}
  else 'outstanding' end`;

const claims = (today: string) => raw`case
  when objected_at is not null then 'pending'
  when said_paid_at is not null then 'waiting_for_payment'
  when total <= credited + lost + paid + set_off then 'fees_due'
  when due_on < ${today}::date and petition_from <= ${today}::date then 'eviction_notice_due'
  when due_on < ${today}::date then 'overdue'
  when paid > 0 then 'partially_paid'
  when credited > 0 then 'partially_credited'
  when sent_at is null then ${SENDING}
  else ${waiting(today)} end`;

/** The status of an invoice, derived like `invoiceStatus` of `domain`; `partner-changes.test.ts` compares the two. */
export const invoiceStatusOn = (today: string): RawBuilder<InvoiceStatus> => raw`(case
  when ${IS_NOTE} then ${NOTE}
  when paid + credited + lost + set_off >= total + fees then ${SETTLED}
  when kind = 'landlord' then ${landlords(today)}
  else ${claims(today)} end)`;
