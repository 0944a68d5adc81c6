import fc from 'fast-check';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { addDays } from '@husvaer/domain/kernel/dates';

import { camt053, camt054, ocrFile, type PaymentInFile } from '../../../../testing/bank-files.ts';
import { receiveFromBank, sendFromBank } from '../../../../testing/banking.ts';
import { openBook } from '../../../../testing/books.ts';
import { addPerson, type TestPerson } from '../../../../testing/people.ts';
import { addPartner, createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import { auditBanking } from '../use-cases/audit-banking.ts';

/** Two agencies: the payments with KID of one come in OCR files, those of the other in camt.054. */
const ACCOUNTS = { ocr: '86011117947', 'camt.054': '99991042764' } as const;
type Source = keyof typeof ACCOUNTS;

let app: TestApp;
let agent: TestPerson;
const partners = new Map<Source, string>();

beforeAll(async () => {
  app = await createTestApp();
  for (const [index, source] of (Object.keys(ACCOUNTS) as Source[]).entries()) {
    const partnerId = await addPartner(app, `agency${index}`, `Agency ${index}`);
    partners.set(source, partnerId);
    const terms = { kidSource: source, clientAccount: ACCOUNTS[source] };
    await openBook(app, partnerId, { ...terms, bankCustomerId: `99999999${index}` });
  }
  agent = await addPerson(app, {
    email: 'agent@x.no',
    name: 'Silje Agent',
    grants: [...partners.values()].map((partnerId) => ({ role: 'agent' as const, partnerId })),
  });
});
afterAll(() => app.close());

const query = (text: string, values: unknown[]): Promise<any[]> =>
  app.database.session((session) => session.query(text, values));

/** What is booked of an account's day: payments by KID and amount, and what the client account moved by. */
async function booked(account: string, day: string) {
  const lines = await query(
    `select kid, amount from bank_line where account = $1 and booked_on = $2 and state <> 'counted'
     order by amount, kid`,
    [account, day],
  );
  const [{ sum }] = (await query(
    `select coalesce(sum(amount), 0)::bigint as sum from ledger_line
     join ledger_entry on ledger_entry.id = entry_id
     where account = 'client_account' and dated = $2
       and book_id = (select book_id from client_account where account = $1)`,
    [account, day],
  )) as [{ sum: bigint }];
  return { lines: lines.map(({ kid, amount }) => `${kid ?? ''} ${amount}`), sum };
}

const payment = fc.record({
  kid: fc.constantFrom(undefined, '1234567897', '12345674', '2345676'),
  // Few amounts, so that equal ones and equal sums are common.
  amount: fc.constantFrom(10_000n, 20_000n, 30_000n, 50_000n),
  text: fc.constantFrom(undefined, 'Husleie'),
  payer: fc.constantFrom(undefined, 'Kari Moe', 'Ola Lie'),
});
const PAYERS: Record<string, string> = { 'Kari Moe': '15032080208', 'Ola Lie': '15032080216' };
const entry = fc.array(payment, { minLength: 1, maxLength: 3 });
const KINDS = ['ocr', 'camt.054', 'camt.053'] as const;
const trueDay = fc.record({
  entries: fc.array(entry, { minLength: 1, maxLength: 4 }),
  source: fc.constantFrom<Source>('ocr', 'camt.054'),
  /** Whether the statement has a sum for what another file lists. */
  isCoarse: fc.boolean(),
  hasReferences: fc.boolean(),
  /** What the statement says of payers; other files have accounts too. */
  states: fc.constantFrom('accounts', 'names', 'nobody'),
  kinds: fc.subarray([...KINDS], { minLength: 1 }),
  order: fc.shuffledSubarray([...KINDS], { minLength: 3 }),
  /** Whether the second time all files come in one ZIP. */
  isZipped: fc.boolean(),
});
type TrueDay = typeof trueDay extends fc.Arbitrary<infer Day> ? Day : never;

const sumOf = (some: readonly { amount: bigint }[]) =>
  some.reduce((total, { amount }) => total + amount, 0n);

/** The reports of a day by kind. All say the same; some say it in sums. */
function reportsOf(day: TrueDay, paidOn: string): Map<string, Buffer> {
  const account = ACCOUNTS[day.source];
  const entries = day.entries.map((ofEntry, index) =>
    ofEntry.map(({ payer, ...one }): PaymentInFile => ({
      ...one,
      paidOn,
      ...(payer !== undefined && { name: payer, account: PAYERS[payer]! }),
      ...(day.hasReferences && { reference: `${paidOn}-${index}` }),
    })),
  );
  const all = entries.flat();
  const withKid = all.filter(({ kid }) => kid !== undefined);
  const without = all.filter(({ kid }) => kid === undefined);
  const lump = (some: PaymentInFile[]): PaymentInFile => ({
    paidOn,
    amount: sumOf(some),
    ...(some[0]?.reference !== undefined && { reference: some[0].reference }),
  });
  const onStatement = ({ name, account: of, ...one }: PaymentInFile): PaymentInFile => ({
    ...one,
    ...(name !== undefined && day.states !== 'nobody' && { name }),
    ...(of !== undefined && day.states === 'accounts' && { account: of }),
  });
  const id = `${day.source}-${paidOn}`.replaceAll('camt.', '');
  if (day.source === 'camt.054') {
    const batches = { account, payments: [], lumps: entries };
    const listed = { ...batches, lumps: entries.map((some) => some.map(onStatement)) };
    const coarse = { account, payments: entries.map(lump) };
    return new Map([
      ['camt.054', camt054({ ...batches, id: `N${id}` })],
      [
        'camt.053',
        camt053({ ...(day.isCoarse ? coarse : listed), id: `S${id}`, closingOn: paidOn }),
      ],
    ]);
  }
  const stated = day.isCoarse && withKid.length > 0 ? [lump(withKid), ...without] : all;
  const [ocrSum, ...others] = stated;
  const ofOcr = ocrSum && day.isCoarse ? [{ paidOn, amount: ocrSum.amount }, ...others] : stated;
  return new Map([
    ...(withKid.length > 0
      ? [['ocr', ocrFile({ account, payments: withKid.map(bare) })] as const]
      : []),
    ['camt.054', camt054({ account, payments: without, id: `N${id}` })],
    [
      'camt.053',
      camt053({ account, payments: ofOcr.map(onStatement), id: `S${id}`, closingOn: paidOn }),
    ],
  ]);
}

const bare = ({ kid, amount, paidOn }: PaymentInFile): PaymentInFile => ({
  amount,
  paidOn,
  ...(kid !== undefined && { kid }),
});

let days = 0;
/** Books these reports of a day, in this order or in one ZIP, on a day that is used for nothing else. */
async function live(day: TrueDay, order: readonly string[], isZipped = false) {
  days += 1;
  const paidOn = addDays('2024-01-01', days);
  const reports = reportsOf(day, paidOn);
  const files = order.flatMap((kind, place): [string, Buffer][] => {
    const bytes = reports.get(kind);
    // A file without payments is none.
    return bytes && /<Ntry>|^NY09..30/m.test(bytes.toString('latin1'))
      ? [[`${place}-${kind}`, bytes]]
      : [];
  });
  if (isZipped && files.length > 0)
    await sendFromBank(app, Buffer.from(zipSync(Object.fromEntries(files))));
  else for (const [, bytes] of files) await receiveFromBank(app, bytes);
  return booked(ACCOUNTS[day.source], paidOn);
}

test('any of a day’s files, in any order or in one ZIP, end in the same books', async () => {
  let sums = 0;
  await fc.assert(
    fc.asyncProperty(trueDay, async (day) => {
      const inOrder = await live(day, day.kinds);
      const other = day.order.filter((kind) => day.kinds.includes(kind));
      expect(await live(day, other, day.isZipped)).toEqual(inOrder);
      const all = day.entries.flat();
      expect(inOrder.sum).toBeLessThanOrEqual(sumOf(all));
      const hasKids = day.kinds.includes(day.source) || !all.some(({ kid }) => kid);
      const hasOthers = day.kinds.includes('camt.053') || day.kinds.includes('camt.054');
      if (!hasKids || !hasOthers) return;
      sums += day.isCoarse ? 1 : 0;
      const lines = all.map(({ kid, amount }) => `${kid ?? ''} ${amount}`);
      expect({ ...inOrder, lines: inOrder.lines.toSorted() }).toEqual({
        lines: lines.toSorted(),
        sum: sumOf(all),
      });
    }),
    { numRuns: 40 },
  );
  expect(sums).toBeGreaterThan(5);
  expect(await app.runner.read(SYSTEM, auditBanking, undefined)).not.toContainEqual(
    expect.stringMatching(/client account stands|in suspense/),
  );
});

describe('a sum that a person settled', () => {
  const account = ACCOUNTS['camt.054'];
  const paidOn = '2026-11-17';
  const request = (text: string, values: Record<string, unknown>) =>
    app.api(text, values, agent.tokens.accessToken);
  const partner = () => partners.get('camt.054')!;
  const lump = { amount: 3_575_000n, paidOn, reference: 'BATCH7' };
  const parts = [
    { amount: 2_100_000n, paidOn, reference: 'BATCH7', kid: '1234567897' },
    { amount: 1_475_000n, paidOn, reference: 'BATCH7', kid: '12345674' },
  ];

  test('is not booked again when its payments come, and they wait as repeated, each with its own amount', async () => {
    await receiveFromBank(app, camt053({ account, payments: [lump], id: 'LUMP' }));
    const [{ id }] = (await query('select id from bank_line where reference = $1', ['BATCH7'])) as [
      { id: string },
    ];
    const settled = await request(
      `mutation ($inputData: SettleBankExceptionInputData!) {
        settleBankException(inputData: $inputData) { state } }`,
      { inputData: { lineId: id, choice: 'not_ours', note: 'Overført selv' } },
    );
    expect(settled.data.settleBankException).toEqual({ state: 'not_ours' });
    const before = await booked(account, paidOn);
    await receiveFromBank(app, camt054({ account, lumps: [parts], id: 'PARTS' }));
    expect(await booked(account, paidOn)).toEqual(before);
    const { data } = await request(
      `query ($id: ID!) { getRepeatedPayments(queryData: { partnerId: $id }) {
        data { amount kid isExpected } } }`,
      { id: partner() },
    );
    expect(data.getRepeatedPayments.data).toEqual(
      expect.arrayContaining([
        { amount: 21_000, kid: '1234567897', isExpected: false },
        { amount: 14_750, kid: '12345674', isExpected: false },
      ]),
    );
  });
});

test('a sum that was settled by rule can be taken back, and is then another payment', async () => {
  const account = ACCOUNTS['camt.054'];
  const paidOn = '2026-11-16';
  const paid = { amount: 777_00n, paidOn };
  await receiveFromBank(
    app,
    camt054({ account, payments: [{ ...paid, kid: '1234567897' }], id: 'ONE' }),
  );
  await receiveFromBank(app, camt053({ account, payments: [paid], id: 'SUM' }));
  expect(await booked(account, paidOn)).toEqual({ lines: ['1234567897 77700'], sum: 77_700n });
  const [{ id }] = (await query(
    `select id from bank_line where booked_on = $1 and state = 'counted'`,
    [paidOn],
  )) as [{ id: string }];
  const { data } = await app.api(
    `mutation ($id: ID!) { undoBankSettlement(inputData: { lineId: $id }) {
      state settlements { choice isByRule byName } } }`,
    { id },
    agent.tokens.accessToken,
  );
  expect(data.undoBankSettlement).toEqual({
    state: 'waiting',
    settlements: [{ choice: 'counted', isByRule: true, byName: null }],
  });
  expect((await booked(account, paidOn)).sum).toBe(155_400n);
});
