import { createHash } from 'node:crypto';

import { originalKey } from '../src/features/banking/public.ts';
import { ocrFile } from './bank-files.ts';
import { aRepeatedPayment, aWaitingPayment } from './banking.ts';
import { BOOK_TERMS } from './books.ts';
import { addPerson, setProved, type TestPerson } from './people.ts';
import { addSignedLease, endLease } from './signed-leases.ts';
import type { TestApp } from './test-app.ts';

/** Functions that add one thing to a scenario, and return its id. */
export function createAdders(
  app: TestApp,
  {
    nordbolig,
    listingId,
    actorOf,
  }: {
    nordbolig: string;
    listingId: string;
    actorOf: (name: 'agent') => Promise<{ person: TestPerson }>;
  },
) {
  const ids = (query: string) => findIds(app, query);
  /** A passkey of a person with a fresh proof. */
  const passkeyOf = async (person: TestPerson): Promise<string> => {
    await setProved(app, person, 'passkey');
    const [id] = await ids(
      `insert into passkey values (gen_random_uuid(), '${person.id}', gen_random_uuid(), '', 0, '{}', 'N', false, now())
       returning id`,
    );
    return id!;
  };
  /** A letter of nordbolig's that waits for the post. */
  const postalLetter = async () => {
    const [id] = await ids(
      `insert into postal_letter (id, partner_id, lease_id, kind, of_id, position, document_id, lease_number,
         sender, recipient, address, queued_at)
       select gen_random_uuid(), '${nordbolig}', lease.id, 'notice', gen_random_uuid(), 0, document.id, '1-1',
         'N', 'N', '{"lines":["Gata 1"],"postalCode":"0155","city":"Oslo"}', '2026-11-01'
       from lease, document where document.content_type = 'application/pdf' limit 1 returning id`,
    );
    return id!;
  };
  const requested = async (table: 'approver_change' | 'client_account_change') => {
    const [changeId] = await ids(`select id from ${table} where ended_at is null`);
    return { partnerId: nordbolig, changeId: changeId! };
  };
  /** Somebody who can't agree to it. Nobody agrees to what somebody unknown requested. */
  const OTHER = `(select account_id from account_grant
    where role not in ('agent', 'bookkeeper', 'operator') limit 1)`;
  /** Nordbolig, with a requested change of its approvers. */
  async function requestedApprovers() {
    await app.database.session((session) =>
      session.exec(`insert into approver_change
        (id, book_id, approvals_needed, approver_ids, asked_by_id, asked_at, counts_from)
        select gen_random_uuid(), id, 1, array[gen_random_uuid()], ${OTHER}, now(), now() + interval '1 day'
        from ledger_book where partner_id = '${nordbolig}' on conflict do nothing`),
    );
    return requested('approver_change');
  }
  /** Nordbolig, with a requested change of its client account. */
  async function requestedClientAccount() {
    await app.database.session((session) =>
      session.exec(`update client_account_change set outcome = 'stopped', ended_at = now()
        where ended_at is null;
        insert into client_account_change (id, book_id, account, bic, requested_by_id, requested_at)
        select gen_random_uuid(), id, '15200400043', 'DNBANOKK', ${OTHER}, now()
        from ledger_book where partner_id = '${nordbolig}'`),
    );
    return requested('client_account_change');
  }
  /** The id of a request to open nordbolig's closed months again. */
  async function requestedReopening() {
    await app.database.session((session) =>
      session.exec(`insert into closed_period (book_id, until)
        select id, '2019-12-31' from ledger_book where partner_id = '${nordbolig}'
        on conflict (book_id) do update set until = excluded.until;
        insert into period_reopening (id, book_id, month, reason, requested_by_id, requested_at)
        select gen_random_uuid(), id, '2019-12-01', 'N', ${OTHER}, now()
        from ledger_book where partner_id = '${nordbolig}' on conflict do nothing`),
    );
    const [id] = await ids('select id from period_reopening where ended_at is null');
    return id!;
  }
  async function invitedAuditor() {
    await app.database.session((session) =>
      session.exec(`insert into invitation (id, partner_id, invited_by, email, name, register_as, language, created_at, expires_at, ends_on)
        select gen_random_uuid(), '${nordbolig}', ${OTHER}, 'r@x.no', 'N', 'auditor', 'no', now(), now(), '2027-01-31'`),
    );
    const [id] = await ids(
      "select id from invitation where register_as = 'auditor' and ended_at is null",
    );
    return id!;
  }
  /** A write-off of somebody who can't agree to it: one that waits, or one that is booked. */
  async function reduction(status: 'waiting' | 'booked') {
    const isBooked = status === 'booked';
    const [open] = await ids(`select id from invoice where kind = 'rent' and kid is not null
      and book_id = (select id from ledger_book where partner_id = '${nordbolig}') order by serial offset 3 limit 1`);
    const claimId = await addDueClaim(app, open!);
    await app.database.session((session) =>
      session.exec(`update invoice set lost = 1 where ${isBooked} and id = '${claimId}';
        delete from claim_reduction;
        insert into claim_reduction (id, kind, book_id, lease_id, invoice_id, amount, borne_by, reason,
          made_by_id, made_at, status, ended_at, booked_on, claim_left)
        select gen_random_uuid(), 'write_off', book_id, lease_id, id, case when ${isBooked} then 1 else total end,
          'landlord', 'N', ${OTHER}, now(), '${status}', case when ${isBooked} then now() end,
          case when ${isBooked} then '2026-11-20'::date end, total
        from invoice where id = '${claimId}'`),
    );
    const [id] = await ids('select id from claim_reduction');
    return id!;
  }
  /** One that nordbolig has given up. */
  async function unprovedAccount() {
    const account = '12345678903';
    await app.database.session((session) =>
      session.exec(`delete from refused_client_account where account = '${account}';
        insert into client_account (account, book_id, bic, since, given_up_at)
        select '${account}', id, 'DNBANOKK', now(), now()
        from ledger_book where partner_id = '${nordbolig}' on conflict do nothing`),
    );
    return account;
  }
  const insert = async (text: string, values: unknown[]): Promise<string> => {
    const id = crypto.randomUUID();
    await app.database.session((session) => session.query(text, [id, ...values]));
    return id;
  };
  /** An open report of a home, and a decision on one. */
  const openReport = () =>
    insert(
      "insert into listing_report (id, listing_id, reason, created_at) values ($1, $2, 'other', now())",
      [listingId],
    );
  const decidedReport = () =>
    insert(
      `insert into report_decision (id, kind, outcome, reason, title, decided_at)
       values ($1, 'listing', 'nothing', 'Annonsen er i orden.', 'x', now())`,
      [],
    );
  /** A decision that took a home down. */
  const takenDown = () =>
    insert(
      `insert into report_decision (id, kind, outcome, ground, rule, reason, listing_id, title, decided_at)
       values ($1, 'listing', 'taken_down', 'terms', '4', 'Det er svindel.', $2, 'x', now())`,
      [listingId],
    );
  let scheduling: Promise<void> | undefined;
  /** The name of a scheduled job that is not running. */
  const scheduledJob = async () => {
    scheduling ??= app.jobs.start().then(() => app.jobs.stop());
    await scheduling;
    await app.database.session((session) =>
      session.query("delete from pgboss.job where name = 'outbox.purge'"),
    );
    return 'outbox.purge';
  };
  /** An unmatched payment in nordbolig's books. */
  const waitingPayment = async () => {
    const { person: who } = await actorOf('agent');
    const account = BOOK_TERMS.clientAccount;
    return aWaitingPayment(app, { partnerId: nordbolig, account, who });
  };
  /** A payment regarded as repeated. */
  const repeatedPayment = async () => {
    const { person: who } = await actorOf('agent');
    return aRepeatedPayment(app, { partnerId: nordbolig, account: BOOK_TERMS.clientAccount, who });
  };
  let overpaid: Promise<string> | undefined;
  /** A lease of nordbolig's that has ended and was overpaid by 500 kr. */
  const overpaidLease = () => (overpaid ??= overpayLease(50_000n));
  /** A new such lease at each call, overpaid by 40 øre. */
  const roundedLease = () => overpayLease(99_960n);
  async function overpayLease(monthlyRent: bigint): Promise<string> {
    const [lets, rented] = [
      await addPerson(app, { email: `let-${crypto.randomUUID()}@x.no` }),
      await addPerson(app, { email: `rented-${crypto.randomUUID()}@x.no` }),
    ];
    const lease = { partnerId: nordbolig, landlord: lets, tenants: [rented] };
    const id = await addSignedLease(app, {
      ...lease,
      monthlyRent,
      startsOn: '2026-08-01',
    });
    await endLease(app, id, '2026-08-31');
    const { person } = await actorOf('agent');
    await app.api(
      'mutation ($id: ID!, $lease: ID) { settleBankException(inputData: { lineId: $id, choice: lease, contractId: $lease }) { _id } }',
      { id: await waitingPayment(), lease: id },
      person.tokens.accessToken,
    );
    return id;
  }
  /** A requested refund of one krone of that. */
  const requestedRefund = async () => {
    const { person } = await actorOf('agent');
    const { data } = await app.api(
      `mutation ($id: ID!) {
        refundSurplus(inputData: { contractId: $id, amount: 1, account: "99991042764", name: "N", note: "N" }) { _id }
      }`,
      { id: await overpaidLease() },
      person.tokens.accessToken,
    );
    return data.refundSurplus._id as string;
  };
  const saftExport = async () => {
    const { person } = await actorOf('agent');
    const { data } = await app.api(
      `mutation ($id: ID) {
        orderSaftExport(inputData: { partnerId: $id, from: "2026-01-01", to: "2026-12-31" }) { _id } }`,
      { id: nordbolig },
      person.tokens.accessToken,
    );
    for (const worker of app.workers) await worker.runDue();
    return data.orderSaftExport._id as string;
  };
  /** What a file of somebody says about an ordered refund of nordbolig's. */
  const proposedAnswer = async () => {
    const refundId = await requestedRefund();
    const [id, endToEndId] = [crypto.randomUUID(), refundId.slice(0, 30)];
    await app.database.session(async (session) => {
      await session.query(
        'update refund set approved_at = now(), is_ordered = true, tries = 1 where id = $1',
        [refundId],
      );
      await session.query(
        `insert into payment_order_line
           (order_id, position, refund_id, try, end_to_end_id, amount, account, name, text)
         select id, (select coalesce(max(position), 100) + 1 from payment_order_line where order_id = payment_order.id),
           $1, 1, $2, 100, '99991042764', 'N', 'N'
         from payment_order where message_id = 'GUARDED'`,
        [refundId, endToEndId],
      );
      await session.query(
        `insert into bank_answer (id, book_id, kind, end_to_end_id, brought_at)
         select $1, book_id, 'rejected', $2, now() from refund where id = $3`,
        [id, endToEndId, refundId],
      );
    });
    return id;
  };

  const bankConflict = async () => {
    const lineId = await waitingPayment();
    const id = crypto.randomUUID();
    await app.database.session((session) =>
      session.query(
        `insert into bank_conflict (id, book_id, line_id, own_file_id, found_at)
         select $1, book_id, id, file_id, now() from bank_line where id = $2`,
        [id, lineId],
      ),
    );
    return id;
  };

  let waiting = 0;
  /** A file of nordbolig's that waits for its day. */
  const waitingFile = async () => {
    const [id, day] = [crypto.randomUUID(), '2026-11-24'];
    waiting += 1;
    const payment = { kid: '1234567897', amount: BigInt(waiting), paidOn: day };
    const bytes = ocrFile({ account: '86011117947', payments: [payment], number: waiting });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await app.storage.write(originalKey(sha256), bytes, 'application/octet-stream');
    await app.database.session(async (session) => {
      await session.query(
        `insert into bank_file (id, book_id, sha256, name, format, bank_id, state, waits_until, received_at,
           report, is_brought)
         select $1, id, $2, 'early.ocr', 'ocr', 'EARLY', 'waiting', $3, now(), '{}', true
         from ledger_book where partner_id = $4`,
        [id, sha256, day, nordbolig],
      );
      await session.query(
        `insert into bank_original (id, sha256, bytes, name, book_id, received_at, waits_until, is_brought)
         select gen_random_uuid(), $1, 1, 'early.ocr', id, now(), $2, true
         from ledger_book where partner_id = $3`,
        [sha256, day, nordbolig],
      );
    });
    return id;
  };

  return {
    waitingFile,
    passkeyOf,
    waitingPayment,
    repeatedPayment,
    overpaidLease,
    roundedLease,
    requestedRefund,
    saftExport,
    proposedAnswer,
    bankConflict,
    postalLetter,
    requestedApprovers,
    requestedClientAccount,
    requestedReopening,
    invitedAuditor,
    reduction,
    unprovedAccount,
    openReport,
    decidedReport,
    takenDown,
    scheduledJob,
  };
}

/** The ids that a query returns. */
export async function findIds(app: TestApp, query: string): Promise<string[]> {
  const rows = await app.database.session((session) => session.query<{ id: string }>(query));
  return rows.map(({ id }) => id);
}

/** A claim like another one, of which nothing is paid, and which is due. Its entry is not booked. */
export async function addDueClaim(app: TestApp, invoiceId: string): Promise<string> {
  const [id] = await findIds(
    app,
    `insert into invoice (id, book_id, lease_id, kind, serial, month, starts_on, issued_on, due_on, account,
       kid, total, language, parties)
     select gen_random_uuid(), book_id, lease_id, kind,
       (select max(serial) + 100000 from invoice as other where other.book_id = invoice.book_id),
       month, (select max(starts_on) + 1 from invoice as other where other.lease_id = invoice.lease_id),
       '2026-10-20', '2026-11-01', account, kid, total, language, parties
     from invoice where id = '${invoiceId}' returning id`,
  );
  return id!;
}
