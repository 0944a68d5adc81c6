import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { openBook } from '../../../../testing/books.ts';
import { addPerson, newToken, type TestPerson } from '../../../../testing/people.ts';
import { addSignedLease } from '../../../../testing/signed-leases.ts';
import { addPartner, createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { Book } from '../../ledger/public.ts';
import { acceptPayments } from '../../payments/public.ts';

let app: TestApp;
let partnerId: string;
let book: Book;
let kari: TestPerson;
let ingrid: TestPerson;
let silje: TestPerson;
let eva: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  book = await openBook(app, partnerId);
  kari = await addPerson(app, { email: 'kari@x.no', name: 'Kari Nordmann' });
  ingrid = await addPerson(app, { email: 'ingrid@x.no', name: 'Ingrid Solheim' });
  eva = await addPerson(app, { email: 'eva@x.no', name: 'Eva Moe' });
  silje = await addPerson(app, { email: 'silje@x.no', grants: [{ role: 'agent', partnerId }] });
});
afterAll(() => app.close());

const setDay = (day: string) => app.clock.set(Temporal.Instant.from(`${day}T07:00:00Z`));
async function settle() {
  await app.dispatcher.settle();
  for (const worker of app.workers) await worker.runDue();
}
async function remind(day: string): Promise<void> {
  setDay(day);
  await app.jobs.perform('arrears.remind');
  await settle();
}
/** A lease of one month, whose rent of 12,000 kr was due on 15 February and is late on the 20th. */
async function lateLease(): Promise<string> {
  setDay('2027-02-01');
  const id = await addSignedLease(app, {
    partnerId,
    landlord: kari,
    tenants: [ingrid],
    dueDay: 15,
    startsOn: '2027-02-01',
    endsOn: '2027-02-28',
  });
  await settle();
  await remind('2027-02-20');
  return id;
}
const READ = `query ($id: ID!) {
  getSingleLeaseForPublicSite(queryData: { contractId: $id }) {
    paymentPlan { _id state isOwn total instalments { dueOn amount left } } }
  getLateRent(queryData: { contractId: $id }) { letters { kind sentOn } }
  getLeaseTimeline(queryData: { contractId: $id }) { kind }
  getAllInvoiceForPartnerPublicSite(queryData: { contractId: $id }) { data { amountDue kidNumber } } }`;
async function read(id: string, who: TestPerson = ingrid) {
  const { data, errors } = await app.api(READ, { id }, await newToken(app, who));
  if (!data) throw new Error(JSON.stringify(errors));
  return {
    plan: data.getSingleLeaseForPublicSite.paymentPlan,
    letters: data.getLateRent.letters.map(({ kind, sentOn }: any) => [kind, sentOn]),
    events: data.getLeaseTimeline
      .map(({ kind }: any) => kind)
      .filter((kind: string) => kind.startsWith('plan_')),
    invoice: data.getAllInvoiceForPartnerPublicSite.data.at(-1),
  };
}
async function mutate(name: string, inputData: object, who: TestPerson) {
  const type =
    name === 'proposePaymentPlan' ? 'ProposePaymentPlanInputData' : 'PaymentPlanInputData';
  const { errors } = await app.api(
    `mutation ($inputData: ${type}!) { ${name}(inputData: $inputData) { paymentPlan { state } } }`,
    { inputData },
    await newToken(app, who),
  );
  await settle();
  return errors?.[0]?.extensions;
}
const halves = (first: string, second: string) => [
  { dueOn: first, amount: 6_000 },
  { dueOn: second, amount: 6_000 },
];
const propose = (contractId: string, who: TestPerson, instalments: object[]) =>
  mutate('proposePaymentPlan', { contractId, instalments }, who);
async function answer(
  name: 'acceptPaymentPlan' | 'refusePaymentPlan',
  contractId: string,
  who: TestPerson,
) {
  const { plan } = await read(contractId);
  return mutate(name, { contractId, planId: plan._id }, who);
}
async function pay(id: string, amount: bigint, paidOn: string) {
  const { invoice } = await read(id);
  setDay(paidOn);
  await app.runner.run(SYSTEM, acceptPayments, [
    {
      id: crypto.randomUUID(),
      bookId: book.id,
      account: book.clientAccount,
      amount,
      bookedOn: paidOn,
      paidOn,
      kid: invoice.kidNumber,
      text: null,
      counterparty: { account: null, name: null },
      reference: null,
      endToEndId: null,
      isReversal: amount < 0n,
      isBrought: false,
      broughtById: null,
    },
  ]);
  await settle();
}
/** All mails sent so far. */
const mails: { to: string; subject: string; text: string }[] = [];
async function mailsTo(to: string, subject: string): Promise<number> {
  mails.push(...(await app.mails()));
  return mails.filter((mail) => mail.to === to && mail.subject.includes(subject)).length;
}
async function hasNotification(who: TestPerson, kind: string): Promise<boolean> {
  const { data } = await app.api(
    'query { getNotifications { data { kind } } }',
    {},
    await newToken(app, who),
  );
  return data.getNotifications.data.some((one: { kind: string }) => one.kind === kind);
}

describe('a plan to pay rent that is late', () => {
  test('is requested by a tenant, accepted by the letting side, and followed by reminders until it is broken', async () => {
    const id = await lateLease();
    const { letters } = await read(id);
    const instalments = halves('2027-03-01', '2027-03-31');
    expect(await propose(id, ingrid, instalments.slice(1))).toMatchObject({
      code: 'invoicing.plan_sum',
      params: { owed: 12_000 },
    });
    expect(await propose(id, ingrid, halves('2027-02-19', '2027-03-31'))).toMatchObject({
      code: 'request.invalid',
    });
    expect((await propose(id, eva, instalments))?.code).toBe('leases.not_found');
    expect(await propose(id, ingrid, instalments)).toBeUndefined();
    expect((await propose(id, silje, instalments))?.code).toBe('invoicing.plan_exists');
    expect((await read(id)).plan).toMatchObject({ state: 'proposed', isOwn: true, total: 12_000 });
    expect((await read(id, kari)).plan).toMatchObject({ state: 'proposed', isOwn: false });
    expect(await mailsTo('kari@x.no', 'venter på svar')).toBe(1);
    expect(await hasNotification(kari, 'plan_proposed')).toBe(true);
    // The side that proposed a plan cannot accept it.
    expect((await answer('acceptPaymentPlan', id, ingrid))?.code).toBe('invoicing.not_found');
    expect(await answer('acceptPaymentPlan', id, kari)).toBeUndefined();
    expect((await answer('refusePaymentPlan', id, ingrid))?.code).toBe('invoicing.plan_answered');
    expect(await mailsTo('ingrid@x.no', 'gjelder')).toBe(1);

    await pay(id, 600_000n, '2027-03-01');
    for (const day of ['2027-03-02', '2027-03-20', '2027-04-01']) await remind(day);
    expect(await read(id)).toMatchObject({
      letters,
      plan: {
        state: 'accepted',
        instalments: [
          { dueOn: '2027-03-01', left: 0 },
          { dueOn: '2027-03-31', left: 6_000 },
        ],
      },
    });

    await remind('2027-04-02');
    const broken = await read(id);
    expect(broken.plan.state).toBe('broken');
    // On that day the tenant is only notified that the plan was broken.
    expect(broken.letters).toEqual(letters);
    expect(broken.events).toEqual(['plan_broken', 'plan_accepted', 'plan_proposed']);
    for (const who of [ingrid, kari]) {
      expect(await mailsTo(who.email, 'er brutt')).toBe(1);
      expect(await hasNotification(who, 'plan_broken')).toBe(true);
    }
    await remind('2027-04-03');
    expect((await read(id)).letters).toEqual([...letters, ['notice', '2027-04-03']]);
    expect(await mailsTo('ingrid@x.no', 'er brutt')).toBe(1);
  });

  test('reminds the tenant once of each instalment, three days before it is due, with the amount that is still open', async () => {
    const id = await lateLease();
    await propose(id, ingrid, halves('2027-03-10', '2027-04-10'));
    await answer('acceptPaymentPlan', id, kari);
    const reminders = () => mailsTo('ingrid@x.no', 'forfaller');
    const before = await reminders();
    await remind('2027-03-06');
    expect(await reminders()).toBe(before);
    await pay(id, 200_000n, '2027-03-06');
    for (const day of ['2027-03-07', '2027-03-08']) await remind(day);
    expect(await reminders()).toBe(before + 1);
    const { subject, text } = mails.findLast((mail) => mail.subject.includes('forfaller'))!;
    expect(subject).toContain('10.03.2027');
    expect(text).toMatch(/4\s000/);
    expect(await hasNotification(ingrid, 'plan_due')).toBe(true);
    expect(await hasNotification(kari, 'plan_due')).toBe(false);
    await pay(id, 400_000n, '2027-03-09');
    // A person who turned off the mails is still notified in the application.
    await app.api(
      'mutation { updateNotificationSettings(inputData: { kind: instalments, isMailed: false }) { kind } }',
      {},
      await newToken(app, ingrid),
    );
    await app.database.session(({ query }) => query('update notification set read_at = now()'));
    // 10 April is a Saturday: the instalment is due on the Monday.
    await remind('2027-04-09');
    expect(await reminders()).toBe(before + 1);
    const unread = await app.database.session(({ query }) =>
      query("select kind from notification where read_at is null and kind = 'plan_due'"),
    );
    expect(unread).toHaveLength(1);
  });

  test('is complete once it is paid in full', async () => {
    const id = await lateLease();
    expect(await propose(id, silje, halves('2027-03-01', '2027-03-31'))).toBeUndefined();
    expect(await answer('acceptPaymentPlan', id, ingrid)).toBeUndefined();
    await pay(id, 1_200_000n, '2027-02-25');
    expect(await read(id)).toMatchObject({
      plan: { state: 'kept' },
      events: ['plan_kept', 'plan_accepted', 'plan_proposed'],
    });
    expect(await hasNotification(kari, 'plan_kept')).toBe(true);
    expect((await propose(id, ingrid, halves('2027-03-01', '2027-03-31')))?.code).toBe(
      'invoicing.already_settled',
    );
  });

  test('is open again when the bank takes a payment of it back, and broken if its day has passed', async () => {
    const id = await lateLease();
    await propose(id, silje, halves('2027-03-01', '2027-03-31'));
    await answer('acceptPaymentPlan', id, ingrid);
    await pay(id, 600_000n, '2027-02-25');
    await pay(id, 600_000n, '2027-02-26');
    expect(await read(id)).toMatchObject({ plan: { state: 'kept' } });
    await pay(id, -600_000n, '2027-02-26');
    expect(await read(id)).toMatchObject({
      plan: { state: 'accepted' },
      events: ['plan_reopened', 'plan_kept', 'plan_accepted', 'plan_proposed'],
    });
    expect(await mailsTo(ingrid.email, 'gjelder igjen')).toBe(1);
    await pay(id, 600_000n, '2027-03-02');
    expect(await read(id)).toMatchObject({ plan: { state: 'kept' } });
    await pay(id, -600_000n, '2027-04-20');
    expect(await read(id)).toMatchObject({ plan: { state: 'broken' } });
  });

  test('is declined by the other side, or withdrawn before it answers', async () => {
    const id = await lateLease();
    await propose(id, kari, halves('2027-03-01', '2027-03-31'));
    await answer('refusePaymentPlan', id, ingrid);
    expect((await read(id)).plan.state).toBe('declined');
    expect(await hasNotification(kari, 'plan_declined')).toBe(true);
    await propose(id, ingrid, halves('2027-03-01', '2027-03-31'));
    await answer('refusePaymentPlan', id, ingrid);
    expect((await read(id)).plan.state).toBe('withdrawn');
    // Without a plan the steps are taken as usual.
    await remind('2027-03-02');
    expect((await read(id)).letters.at(-1)).toEqual(['notice', '2027-03-02']);
  });

  test('is accepted once when two answer at the same moment', async () => {
    const id = await lateLease();
    await propose(id, ingrid, halves('2027-03-01', '2027-03-31'));
    const answers = await Promise.all([
      answer('acceptPaymentPlan', id, kari),
      answer('refusePaymentPlan', id, silje),
    ]);
    expect(answers.filter((one) => one === undefined)).toHaveLength(1);
    expect(answers.find((one) => one !== undefined)?.code).toBe('invoicing.plan_answered');
  });
});
