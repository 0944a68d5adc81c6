import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { DOCUMENT_KINDS } from '@husvaer/domain/accounting/documents';
import { transferLines } from '@husvaer/domain/ledger/entry';

import type { ActorName } from '../../../../testing/actors.ts';
import { createFullScenario, type FullScenario } from '../../../../testing/full-scenario.ts';
import { newToken } from '../../../../testing/people.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import { bookEntries } from '../../ledger/public.ts';

let scenario: FullScenario;
beforeAll(async () => {
  scenario = await createFullScenario();
  await bookOthers();
});
afterAll(() => scenario.app.close());

const rows = <Row = { id: string }>(query: string, values: unknown[] = []) =>
  scenario.app.database.session((session) => session.query<Row>(query, values));

/** Books entries of the kinds that the scenario has records of, and no entry yet. */
async function bookOthers(): Promise<void> {
  const { app, nordbolig, directPayment } = scenario;
  const [book] = await rows('select id from ledger_book where partner_id = $1', [nordbolig]);
  const [letter] = await rows('select id from rent_letter where book_id = $1', [book!.id]);
  const [payout] = await rows('select id from payout where serial = 1');
  const [invoice] = await rows<{ id: string; leaseId: string }>(
    'select id, lease_id as "leaseId" from invoice where serial = 2 and book_id = $1',
    [book!.id],
  );
  // Invoices can't be changed in another way.
  await rows(`
    alter table invoice disable trigger user;
    update invoice set kind = 'credit_note', credits_id = '${invoice!.id}', starts_on = null
      where id = '${scenario.billed[2]!.invoiceId}';
    alter table invoice enable trigger user`);
  const people = await Promise.all(
    (['agent', 'agent'] as const).map(async (name) => (await scenario.actorOf(name)).person.id),
  );
  const reductionId = randomUUID();
  await rows(
    `insert into claim_reduction (id, kind, book_id, lease_id, invoice_id, amount, borne_by, reason,
       made_by_id, made_at, status, is_agreed, ended_by_id, ended_at, booked_on, is_own_loss)
     values ($1, 'write_off', $2, $3, $4, 100, 'agency', 'Dødsbo', $5, now(), 'booked', true, $6, now(), '2026-11-20', false)`,
    [reductionId, book!.id, invoice!.leaseId, invoice!.id, ...people],
  );
  await rows(
    "update claim_reduction set reason = 'Betalt kontant', made_by_id = $2, is_agreed = true, ended_by_id = $3 where id = $1",
    [directPayment, ...people],
  );
  const surplusId = randomUUID();
  await rows(
    `insert into payment (id, lease_id, book_id, amount, paid_on, source, said_by, created_at)
     values ($1, $2, $3, -100, '2026-11-20', 'write_off', $4, now())`,
    [surplusId, invoice!.leaseId, book!.id, people[0]],
  );
  await rows(
    `insert into lease_event (lease_id, position, at, by_id, name, payload)
     values ($1, 900, now(), $2, 'surplus_written_off', $3)`,
    [invoice!.leaseId, people[0], { amount: 1, note: 'Småbeløp', paymentId: surplusId }],
  );
  const keys = {
    surplus: `surplus_write_off:${surplusId}`,
    letter: `letter:${letter!.id}:${invoice!.id}`,
    payout_ordered: `payout:${payout!.id}:ordered:1`,
    write_off: `write_off:${invoice!.id}:${reductionId}`,
  };
  await app.runner.run(
    SYSTEM,
    (work) =>
      bookEntries(
        work,
        Object.values(keys).map((key) => ({
          bookId: book!.id,
          key,
          kind: 'invoice' as const,
          dated: '2026-11-20',
          lines: transferLines(100n, {
            debit: 'suspense',
            credit: 'client_account',
            leaseId: null,
          }),
        })),
      ),
    undefined,
  );
}

interface Document {
  kind: string;
  name: string | null;
  fileId: string | null;
  lineId: string | null;
  payoutId: string | null;
  refundId: string | null;
  reason: string | null;
  agreedByName: string | null;
}

const JOURNAL = `query ($id: ID) { getJournal(queryData: { partnerId: $id }, optionData: { limit: 200 }) {
  next data { kind document { kind name fileId lineId payoutId refundId reason agreedByName } }
} }`;

/** What a link of the page asks for. */
const CALLS = {
  fileId: 'query ($of: ID!) { getFileDownloadUrl(queryData: { fileId: $of }) }',
  lineId: 'query ($of: ID!) { getBankMovement(queryData: { lineId: $of }) { account } }',
  payoutId: 'query ($of: ID!) { payoutDetails(queryData: { payoutId: $of }) { _id } }',
  refundId:
    'query ($of: ID!, $id: ID) { getRefunds(queryData: { partnerId: $id, refundId: $of }) { data { _id } } }',
} as const;
const LINKS = Object.keys(CALLS) as (keyof typeof CALLS)[];

/** The links of the journal, each opened; the documents that are not opened, and all of them. */
async function openAll(token: string | undefined, id: string | null) {
  const { data } = await scenario.app.api(JOURNAL, { id }, token);
  const { data: entries, next } = data.getJournal as {
    data: { kind: string; document: Document | null }[];
    next: string | null;
  };
  expect(next).toBeNull();
  const documents = entries.flatMap(({ document }) => document ?? []);
  expect(documents).toHaveLength(entries.length);
  const tried = new Set<string>();
  const closed: string[] = [];
  for (const document of documents) {
    const link = LINKS.find((one) => document[one] !== null);
    if (!link) continue;
    const of = { of: document[link], ...(link === 'refundId' && { id }) };
    const { status, data: answer } = await scenario.app.api(CALLS[link], of, token);
    const isOpen = status === 200 && (link !== 'refundId' || answer.getRefunds.data.length === 1);
    if (!isOpen) closed.push(`${document.kind} by ${link}: ${status}`);
    tried.add(link);
  }
  return { documents, closed, tried: [...tried].toSorted() };
}

async function expectOpen(token: string | undefined, id: string | null): Promise<void> {
  const { documents, closed, tried } = await openAll(token, id);
  expect(closed).toEqual([]);
  expect(tried).toEqual(LINKS.toSorted());
  const kinds = new Set(documents.map(({ kind }) => kind));
  expect([...kinds].toSorted()).toEqual(DOCUMENT_KINDS.toSorted());
  for (const reason of ['Dødsbo', 'Betalt kontant'])
    expect(documents.find((one) => one.reason === reason)).toMatchObject({
      name: expect.any(String),
      agreedByName: expect.any(String),
    });
  expect(documents.find(({ reason }) => reason === 'Småbeløp')).toMatchObject({
    kind: 'lease_record',
    name: expect.any(String),
    agreedByName: null,
  });
  expect(documents.filter(({ kind, name }) => kind === 'lease_record' && !name)).toEqual([]);
}

test.each<ActorName>(['agent', 'auditor'])('the %s opens what an entry links to', async (name) => {
  await expectOpen((await scenario.actorOf(name)).token, scenario.nordbolig);
});

test('a bookkeeper of the operator opens it in the operator’s books', async () => {
  await rows(
    `
    update ledger_book set partner_id = $1 where partner_id is null`,
    [await spare()],
  );
  await rows('update ledger_book set partner_id = null where partner_id = $1', [
    scenario.nordbolig,
  ]);
  await rows('update property set partner_id = null where partner_id = $1', [scenario.nordbolig]);
  const { person } = await scenario.actorOf('bookkeeper');
  await expectOpen(await newToken(scenario.app, person, 'identity'), null);
});

async function spare(): Promise<string> {
  const id = randomUUID();
  await rows(
    `insert into partner select (jsonb_populate_record(one, jsonb_build_object('id', $1::text, 'sub_domain', 'spare'))).* from partner as one where id = $2`,
    [id, scenario.nordbolig],
  );
  return id;
}
