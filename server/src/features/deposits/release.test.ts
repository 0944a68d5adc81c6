import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { openBook } from '../../../testing/books.ts';
import { bankAnswers, depositBank } from '../../../testing/deposit-bank.ts';
import { requestDownload, uploadFile } from '../../../testing/documents.ts';
import { createLeaseScenario, type LeaseScenario } from '../../../testing/lease-scenario.ts';
import { addPerson, newToken, type TestPerson } from '../../../testing/people.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { replaceAccount } from '../leases/public.ts';
import { acceptPayments } from '../payments/public.ts';
import type { Answer } from '../../../testing/test-app.ts';

const codeOf = ({ errors }: Answer): string | undefined => errors?.[0]?.extensions.code;

let scenario: LeaseScenario;
let bank: ReturnType<typeof depositBank>;
/** Posts letters of leases without an agency. */
let bookkeeper: TestPerson;
beforeAll(async () => {
  scenario = await createLeaseScenario();
  bank = depositBank(scenario.app);
  await openBook(scenario.app, null, { clientAccount: '60050000004' });
  bookkeeper = await addPerson(scenario.app, {
    email: 'bok@x.no',
    grants: [{ role: 'bookkeeper', partnerId: null }],
  });
});
afterAll(() => scenario.close());

const FIELDS = `type status securityStatus isPaid isAwaited balance bankNumber depositInsurancePayable
  depositInsuranceKid guarantor referenceNumber endsOn side proofs { side file { _id title } }
  release { ground state by asked notifiedOn until } mayClaim rentNeedsConsent mayAccept mayShowSuit mayWithdraw
  steps { name state by until on }`;

async function depositOf(contractId: string, who: TestPerson): Promise<any> {
  const { data } = await scenario.app.api(
    `query ($id: ID!) { getDeposit(queryData: { contractId: $id }) { ${FIELDS} } }`,
    { id: contractId },
    await newToken(scenario.app, who),
  );
  return data?.getDeposit;
}

/** The step that a deposit waits for. */
const stepOf = ({ steps }: any) => steps.find(({ state }: any) => state === 'now');

/** Calls a mutation as a person. */
async function act(
  name: string,
  type: string,
  inputData: object,
  who: TestPerson,
): Promise<Answer> {
  return scenario.app.api(
    `mutation ($inputData: ${type}InputData!) { ${name}(inputData: $inputData) { ${FIELDS} } }`,
    { inputData },
    // They have signed with BankID, so a password is no proof.
    await newToken(scenario.app, who, 'identity'),
  );
}
const claim = (inputData: object, who: TestPerson) =>
  act('claimDeposit', 'ClaimDeposit', inputData, who);
const accept = (contractId: string, who: TestPerson) =>
  act('acceptDepositClaim', 'Deposit', { contractId }, who);
const withdraw = (contractId: string, who: TestPerson) =>
  act('withdrawDepositClaim', 'Deposit', { contractId }, who);
const suit = (inputData: object, who: TestPerson) =>
  act('showDepositSuit', 'ShowDepositSuit', inputData, who);

/** The letters of a lease that wait for the post. */
async function waitingLetters(contractId: string): Promise<any[]> {
  const { data } = await scenario.app.api(
    `{ getPostalLetters(queryData: {}, optionData: { limit: 100 }) {
      data { _id contractId kind recipient address { lines postalCode city } } } }`,
    {},
    await newToken(scenario.app, bookkeeper),
  );
  return data.getPostalLetters.data.filter((one: any) => one.contractId === contractId);
}
/** Posts letters by hand, and lets what follows from it happen. */
async function post(letters: readonly any[], how: object): Promise<Answer> {
  const answer = await scenario.app.api(
    `mutation ($inputData: MarkPostalLettersPostedInputData!) {
      markPostalLettersPosted(inputData: $inputData) { state } }`,
    { inputData: { letterIds: letters.map(({ _id }) => _id), ...how } },
    await newToken(scenario.app, bookkeeper),
  );
  await scenario.settle();
  return answer;
}

async function proof(who: TestPerson): Promise<{ key: string }> {
  const tokens = { ...who.tokens, accessToken: await newToken(scenario.app, who) };
  return { key: await uploadFile(scenario.app, { ...who, tokens }, 'krav.pdf') };
}

const TERMS = { startsOn: '2026-12-01', endsOn: '2029-11-30' };
/** The rent is paid to the landlord's account in the bank of the deposits. */
const TO_BANK = { ...TERMS, rentCollection: 'direct', rentAccount: '86011117947' };
const OVER = '2029-12-03';
let accounts = 0;
const NUMBERS = [
  '86010000019',
  '86010000027',
  '86010000035',
  '86010000043',
  '86010000051',
  '86010000078',
  '86010000086',
  '86010000094',
  '86010000108',
];

/** An ended lease with a deposit that was paid. */
async function over(input: object = {}): Promise<{ id: string; account: string }> {
  scenario.on('2026-11-20');
  const { _id: id } = await scenario.signed({ terms: TO_BANK, ...input });
  await handOver();
  const { reference } = bank.newest().openings[0];
  const account = NUMBERS[accounts++]!;
  const payments = [{ id: account, account, amount: '36000.00' }];
  const answers = bankAnswers({ file: account, accounts: [{ reference, account }], payments });
  expect(await bank.answer(`${account}.json`, answers)).toMatchObject({ taken: true, payments: 1 });
  return { id, account };
}

async function handOver(): Promise<void> {
  await scenario.app.jobs.perform('deposits.hand_over');
  await scenario.settle();
}

const paidOut = (account: string, to: string, amount: string) =>
  bank.answer(
    `${account}-${to}.json`,
    bankAnswers({
      file: `${account}-${to}`,
      transfers: [{ id: `${account}-${to}`, account, to, amount }],
    }),
  );

describe('a deposit account when the lease is over', () => {
  test('a landlord claims rent, with documents: paid five weeks after the letter is posted, and the rest stays', async () => {
    const { app, ingrid, jonas, kari, silje } = scenario;
    const { id: contractId, account } = await over();
    const attachments = [await proof(kari)];
    expect(codeOf(await claim({ contractId, amount: 12_000, attachments }, kari))).toBe(
      'deposits.lease_runs',
    );
    scenario.on(OVER);
    const ended = await depositOf(contractId, kari);
    expect(ended).toMatchObject({ mayClaim: true, balance: 36_000 });
    expect(stepOf(ended)).toMatchObject({ name: 'settle', by: 'everyone', until: null });
    expect(codeOf(await claim({ contractId, amount: 12_000, attachments }, silje))).toBe(
      'leases.not_found',
    );
    for (const [input, reason] of [
      [{ amount: 36_001, attachments }, 'too_big'],
      [{ amount: 0, attachments }, 'too_small'],
      [{ attachments }, 'required'],
      [{ amount: 1 }, 'required'],
    ] as const) {
      const refused = await claim({ contractId, ...input }, kari);
      expect(refused.errors![0]!.extensions.params.fields).toMatchObject([{ reason }]);
    }
    await app.mails();
    const made = await claim(
      { contractId, amount: 12_000, attachments: [await proof(kari)] },
      kari,
    );
    expect(made.data?.claimDeposit).toMatchObject({
      status: 'releasing',
      isPaid: true,
      release: { ground: 'rent_claim', state: 'notifying', by: 'landlord', until: null },
      mayWithdraw: true,
    });
    expect(stepOf(made.data.claimDeposit)).toMatchObject({
      name: 'settle',
      by: 'tenant',
      until: null,
    });
    const [{ file, side }] = made.data.claimDeposit.proofs;
    expect({ title: file.title, side }).toEqual({ title: 'krav.pdf', side: 'landlord' });
    const proofId = file._id;
    const asIngrid = {
      ...ingrid,
      tokens: { ...ingrid.tokens, accessToken: await newToken(app, ingrid) },
    };
    expect((await requestDownload(app, asIngrid, proofId)).errors).toBeUndefined();
    const told = await app.mails();
    expect(told.find(({ to }) => to === 'jonas@x.no')!.text).toMatch(/12\s000\skr[^]*i posten/);
    expect(told).toHaveLength(3);

    // Nobody's silence pays before the letters are posted, however long that takes.
    await scenario.settle();
    const letters = await waitingLetters(contractId);
    expect(letters).toMatchObject(
      ['Ingrid Solheim', 'Jonas Lie Solheim'].map((recipient) => ({
        kind: 'deposit_claim',
        recipient,
        address: { lines: ['Kirkeveien 4'], postalCode: '0363', city: 'Oslo' },
      })),
    );
    scenario.on('2030-06-03');
    const untouched = bank.files();
    await handOver();
    expect(bank.files()).toEqual(untouched);
    expect(await depositOf(contractId, ingrid)).toMatchObject({
      release: { state: 'notifying' },
      mayShowSuit: true,
    });
    // One letter of two is not enough, and none counts as posted without proof.
    const [first, second] = letters;
    expect(codeOf(await post([first], { postedOn: '2029-12-03' }))).toBe('postal.not_proved');
    const proved = { postedOn: '2029-12-03', tracking: 'RR123456785NO' };
    expect(codeOf(await post([first], proved))).toBeUndefined();
    expect((await depositOf(contractId, kari)).release.state).toBe('notifying');
    scenario.on(OVER);
    expect(codeOf(await post([second], proved))).toBeUndefined();
    expect((await depositOf(contractId, ingrid)).release).toMatchObject({
      state: 'waiting',
      notifiedOn: '2029-12-03',
      until: '2030-01-07',
    });
    const mails = await app.mails();
    expect(mails.find(({ to }) => to === 'jonas@x.no')!.text).toMatch(
      /03\.12\.2029[^]*07\.01\.2030/,
    );
    expect(codeOf(await claim({ contractId }, ingrid))).toBe('deposits.claimed_already');
    // One of two owners cannot release their joint money.
    expect(codeOf(await accept(contractId, jonas))).toBe('deposits.no_claim');
    expect(codeOf(await withdraw(contractId, jonas))).toBe('deposits.no_claim');

    scenario.on('2030-01-07');
    const before = bank.files();
    await handOver();
    expect(bank.files()).toEqual(before);
    scenario.on('2030-01-08');
    const late = await suit({ contractId, attachments: [await proof(ingrid)] }, ingrid);
    expect(late.errors![0]!.extensions).toMatchObject({
      code: 'deposits.too_late',
      params: { until: '2030-01-07' },
    });
    await handOver();
    expect(bank.newest()).toMatchObject({
      openings: [],
      releases: [{ account, ground: 'rent_claim', toLandlord: '12000.00', toTenant: '0.00' }],
    });
    const files = bank.files();
    await handOver();
    expect(bank.files()).toEqual(files);
    expect(codeOf(await claim({ contractId }, ingrid))).toBe('deposits.claimed_already');
    await paidOut(account, 'landlord', '12000.00');
    expect(await depositOf(contractId, ingrid)).toMatchObject({
      status: 'paid',
      release: null,
      balance: 24_000,
      mayClaim: true,
    });

    // The tenant claims the rest, and the landlord agrees.
    const rest = await claim({ contractId }, ingrid);
    expect(rest.data.claimDeposit.release).toMatchObject({ ground: 'tenant_claim', by: 'tenant' });
    expect((await accept(contractId, kari)).data.acceptDepositClaim.release.state).toBe('due');
    await handOver();
    expect(bank.newest().releases).toMatchObject([{ toLandlord: '0.00', toTenant: '24000.00' }]);
    await paidOut(account, 'tenant', '24000.00');
    expect(await depositOf(contractId, ingrid)).toMatchObject({
      status: 'released',
      isPaid: true,
      balance: 0,
      mayClaim: false,
    });
  });

  test.each([
    ['in another bank', { rentAccount: '15030000010' }],
    ['not named', { rentAccount: null }],
  ])(
    'rent is not claimed where its account is %s: that needs the consent of the tenant',
    async (_, account) => {
      const { ingrid, kari } = scenario;
      const { id: contractId } = await over({ terms: { ...TO_BANK, ...account } });
      scenario.on(OVER);
      expect(await depositOf(contractId, kari)).toMatchObject({
        mayClaim: false,
        rentNeedsConsent: true,
      });
      const attachments = [await proof(kari)];
      const refused = await claim({ contractId, amount: 12_000, attachments }, kari);
      expect(codeOf(refused)).toBe('deposits.rent_elsewhere');
      await scenario.app.mails();
      await claim({ contractId }, ingrid);
      const [told] = (await scenario.app.mails()).filter(({ to }) => to === kari.email);
      expect(told!.text).not.toContain('ubetalt leie');
      await withdraw(contractId, ingrid);
    },
  );

  test('nor where the rent was moved to another bank after the lease was signed', async () => {
    const { kari } = scenario;
    const { id: contractId } = await over();
    const moved = { former: TO_BANK.rentAccount, account: '15030000010' };
    scenario.on('2028-01-01');
    await scenario.app.runner.run(
      SYSTEM,
      (work) => replaceAccount(work, { leaseId: contractId, partnerId: null }, moved),
      undefined,
    );
    scenario.on(OVER);
    expect(await depositOf(contractId, kari)).toMatchObject({
      mayClaim: false,
      rentNeedsConsent: true,
    });
  });

  test('a landlord answers a claim of the tenant with unpaid rent, which is answered first', async () => {
    const { ingrid, jonas, kari } = scenario;
    const { id: contractId } = await over();
    scenario.on(OVER);
    await claim({ contractId }, ingrid);
    expect((await depositOf(contractId, kari)).mayClaim).toBe(true);
    expect(codeOf(await claim({ contractId }, jonas))).toBe('deposits.claimed_already');
    scenario.on('2029-12-20');
    const made = await claim(
      { contractId, amount: 12_000, attachments: [await proof(kari)] },
      kari,
    );
    expect(made.data.claimDeposit).toMatchObject({
      release: { ground: 'rent_claim', state: 'notifying', by: 'landlord', until: null },
      mayClaim: false,
    });
    expect((await depositOf(contractId, ingrid)).mayShowSuit).toBe(true);
    await scenario.settle();
    expect(await waitingLetters(contractId)).toHaveLength(2);
    await withdraw(contractId, kari);
    await scenario.settle();
    // Nobody posts the notice of a claim that is withdrawn.
    expect(await waitingLetters(contractId)).toHaveLength(0);
  });

  test('a posting that is recorded weeks later leaves the tenant five weeks', async () => {
    const { ingrid, kari } = scenario;
    const { id: contractId } = await over();
    scenario.on(OVER);
    await claim({ contractId, amount: 12_000, attachments: [await proof(kari)] }, kari);
    await scenario.settle();
    scenario.on('2030-01-21');
    const posting = { postedOn: OVER, tracking: 'RR123456785NO' };
    expect(codeOf(await post(await waitingLetters(contractId), posting))).toBeUndefined();
    expect((await depositOf(contractId, ingrid)).release).toMatchObject({
      state: 'waiting',
      until: '2030-02-25',
    });
    await withdraw(contractId, kari);
  });

  test('an enclosure of a claim or a suit must be the user’s own upload', async () => {
    const { ingrid, kari } = scenario;
    const { id: contractId } = await over();
    scenario.on(OVER);
    const byKari = { contractId, amount: 5000, attachments: [await proof(ingrid)] };
    expect(codeOf(await claim(byKari, kari))).toBe('files.not_found');
    await claim({ ...byKari, attachments: [await proof(kari)] }, kari);
    const byIngrid = { contractId, attachments: [await proof(kari)] };
    expect(codeOf(await suit(byIngrid, ingrid))).toBe('files.not_found');
    expect(codeOf(await withdraw(contractId, kari))).toBeUndefined();
  });

  test('a suit that is documented in time blocks the money, and both signatures release it', async () => {
    const { app, ingrid, jonas, kari } = scenario;
    const { id: contractId } = await over();
    scenario.on(OVER);
    await claim({ contractId, amount: 5000, attachments: [await proof(kari)] }, kari);
    const own = { contractId, attachments: [await proof(kari)] };
    expect(codeOf(await suit(own, kari))).toBe('deposits.no_claim');
    const none = await suit({ contractId, attachments: [] }, ingrid);
    expect(none.errors![0]!.extensions.params.fields).toMatchObject([{ reason: 'required' }]);
    const shown = await suit({ contractId, attachments: [await proof(ingrid)] }, ingrid);
    expect(shown.data.showDepositSuit.release.state).toBe('contested');
    scenario.on('2030-03-01');
    const files = bank.files();
    await handOver();
    expect(bank.files()).toEqual(files);

    // They settle it: the final protocol says how it is split.
    const protocol = {
      contractId,
      kind: 'move_out',
      version: 0,
      content: {
        takenOn: '2029-12-01',
        meters: [],
        keys: [],
        rooms: [{ name: 'Stue', condition: 'worn', photos: [] }],
        deposit: { toLandlord: 2500.5, reason: 'Ripe i gulvet' },
      },
    };
    const written = await app.api(
      `mutation ($inputData: WriteProtocolInputData!) { writeProtocol(inputData: $inputData) { kind } }`,
      { inputData: protocol },
      await newToken(app, kari),
    );
    expect(written.errors).toBeUndefined();
    await scenario.call('sendProtocol', { contractId, kind: 'move_out' }, kari);
    await scenario.settle();
    for (const who of [kari, jonas, ingrid]) await scenario.sign(contractId, who);
    expect((await depositOf(contractId, kari)).release).toMatchObject({
      ground: 'agreement',
      state: 'due',
      by: null,
      asked: 2500.5,
    });
    await handOver();
    expect(bank.newest().releases).toMatchObject([
      { ground: 'agreement', toLandlord: '2500.50', toTenant: '33499.50' },
    ]);
    expect((await depositOf(contractId, kari)).status).toBe('releasing');
  });

  test('a withdrawn claim has no effect, and two at once are one', async () => {
    const { ingrid, jonas } = scenario;
    const { id: contractId } = await over();
    scenario.on(OVER);
    const both = await Promise.all([claim({ contractId }, ingrid), claim({ contractId }, jonas)]);
    expect(both.map(codeOf).sort()).toEqual(['deposits.claimed_already', undefined]);
    expect((await withdraw(contractId, ingrid)).data.withdrawDepositClaim).toMatchObject({
      status: 'paid',
      release: null,
      mayClaim: true,
    });
    expect(codeOf(await withdraw(contractId, ingrid))).toBe('deposits.no_claim');
  });
});

describe('other securities', () => {
  test('an insurance is invoiced, and is active when the insurer says so', async () => {
    const { app, ingrid, jonas, silje, turid, partnerId } = scenario;
    scenario.on('2026-11-20');
    const book = await openBook(app, partnerId);
    const { _id: contractId } = await scenario.draft({
      who: silje,
      terms: { ...TERMS, securityType: 'deposit_insurance' },
    });
    await scenario.send(contractId, silje);
    // The insurance costs what the lease states when it is sent.
    const setShare = async (share: number) =>
      app.api(
        `mutation ($id: ID!, $share: Float!) { setDepositSettings(inputData: {
          partnerId: $id, insuranceShare: $share, hasAccountEach: false }) { insuranceShare } }`,
        { id: partnerId, share },
        await newToken(app, silje),
      );
    expect((await setShare(20)).errors).toBeUndefined();
    for (const signer of [ingrid, jonas, turid]) await scenario.sign(contractId, signer);
    await setShare(16);
    const made = await depositOf(contractId, ingrid);
    expect(made).toMatchObject({
      type: 'deposit_insurance',
      status: 'due',
      isAwaited: true,
      depositInsurancePayable: 5760,
      bankNumber: '86011117947',
      endsOn: '2029-11-30',
    });
    expect(made.depositInsuranceKid).toMatch(/^\d+$/);
    expect(made.steps[0]).toMatchObject({ name: 'sign', state: 'done', on: '2026-11-20' });
    // As long as the invoice is not paid, and then until the policy is recorded.
    // A month after the notice of the premium (forsikringsavtaleloven § 5-1), on a business day.
    expect(stepOf(made)).toMatchObject({ name: 'pay', by: 'tenant', until: '2026-12-21' });
    const pay = (amount: bigint) =>
      app.runner.run(SYSTEM, acceptPayments, [
        {
          id: crypto.randomUUID(),
          bookId: book.id,
          account: book.clientAccount,
          amount,
          bookedOn: '2026-11-21',
          paidOn: '2026-11-21',
          kid: made.depositInsuranceKid,
          text: null,
          counterparty: { account: null, name: null },
          reference: null,
          endToEndId: null,
          isReversal: false,
          isBrought: false,
          broughtById: null,
        },
      ]);
    for (const [amount, status] of [
      [60_00n, 'partially_paid'],
      [5_700_00n, 'paid'],
    ] as const) {
      await pay(amount);
      await scenario.settle();
      expect((await depositOf(contractId, ingrid)).status).toBe(status);
    }
    expect(stepOf(await depositOf(contractId, turid))).toMatchObject({
      name: 'confirm',
      by: 'landlord',
    });
    const note = (inputData: object, who: TestPerson) =>
      act('noteDepositInsurance', 'NoteDepositInsurance', { contractId, ...inputData }, who);
    for (const who of [jonas, turid])
      expect(codeOf(await note({ isRefused: false }, who))).toBe('deposits.not_found');
    const noted = await note({ reference: 'P-7', isRefused: false }, silje);
    expect(noted.data.noteDepositInsurance).toMatchObject({
      status: 'registered',
      isPaid: true,
      referenceNumber: 'P-7',
    });
    const refused = await note({ isRefused: true }, silje);
    expect(refused.data.noteDepositInsurance.status).toBe('failed');
    expect(codeOf(await claim({ contractId }, ingrid))).toBe('deposits.lease_runs');
    await app.jobs.perform('deposits.invoice_fees');
    expect((await depositOf(contractId, ingrid)).depositInsuranceKid).toBe(
      made.depositInsuranceKid,
    );
  });

  test('without rent collection an insurance waits for its invoice', async () => {
    const { ingrid } = scenario;
    const { _id } = await scenario.signed({
      terms: { ...TERMS, securityType: 'deposit_insurance' },
    });
    expect(await depositOf(_id, ingrid)).toMatchObject({ status: 'created', isAwaited: true });
  });

  test('a guarantee is recorded by the letting side, and no one is asked for anything', async () => {
    const { ingrid, kari } = scenario;
    const { _id: contractId } = await scenario.signed({
      terms: { ...TERMS, securityType: 'deposit_guarantee' },
    });
    expect(await depositOf(contractId, ingrid)).toMatchObject({
      status: 'created',
      isAwaited: false,
    });
    const inputData = { contractId, guarantor: ' Nav Grünerløkka ', reference: 'G-1' };
    const note = (input: object, who: TestPerson) =>
      act('noteDepositGuarantee', 'NoteDepositGuarantee', input, who);
    expect(codeOf(await note(inputData, ingrid))).toBe('deposits.not_found');
    expect((await note({ ...inputData, guarantor: '' }, kari)).errors![0]!.extensions.code).toBe(
      'request.invalid',
    );
    expect((await note(inputData, kari)).data.noteDepositGuarantee).toMatchObject({
      status: 'registered',
      securityStatus: 'registered',
      guarantor: 'Nav Grünerløkka',
      endsOn: '2029-11-30',
    });
    const none = await scenario.signed({
      terms: { ...TERMS, securityType: 'no_deposit', securityAmount: null },
    });
    expect(await depositOf(none._id, kari)).toMatchObject({
      type: 'no_deposit',
      status: 'no_deposit',
      isAwaited: false,
    });
    const otherLease = { ...inputData, contractId: none._id };
    expect(codeOf(await note(otherLease, kari))).toBe('deposits.wrong_state');
  });
});
