import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { openBook } from '../../../testing/books.ts';
import { aKycForm, addKyc, answerBank, readKyc } from '../../../testing/deposits.ts';
import { bankAnswers, depositBank } from '../../../testing/deposit-bank.ts';
import { createLeaseScenario, type LeaseScenario } from '../../../testing/lease-scenario.ts';
import { newToken, type TestPerson } from '../../../testing/people.ts';
import type { Answer } from '../../../testing/test-app.ts';

const codeOf = ({ errors }: Answer): string | undefined => errors?.[0]?.extensions.code;

let scenario: LeaseScenario;
let bank: ReturnType<typeof depositBank>;
beforeAll(async () => {
  scenario = await createLeaseScenario();
  bank = depositBank(scenario.app);
});
afterAll(() => scenario.close());

const DEPOSIT = `type status securityStatus isPaid isAwaited amount paidAmount balance bankNumber
  depositAccountBankName accounts { name number } forms { name submittedAt path }
  depositInsurancePayable depositInsuranceKid guarantor referenceNumber endsOn
  release { ground state by asked until } mayClaim mayAccept mayShowSuit mayWithdraw`;

async function depositOf(contractId: string, who: TestPerson): Promise<any> {
  const { data } = await scenario.app.api(
    `query ($id: ID!) { getDeposit(queryData: { contractId: $id }) { ${DEPOSIT} } }`,
    { id: contractId },
    await newToken(scenario.app, who),
  );
  return data?.getDeposit;
}

const formOf = async (contractId: string, who: TestPerson): Promise<string> =>
  (await scenario.read(contractId, who)).tenantLeaseSigningStatus.signingUrl;
const referenceIn = (path: string): string => path.split('/').at(-1)!;

const rows = <Row>(sql: string): Promise<Row[]> =>
  scenario.app.database.session((session) => session.query<Row>(sql));

describe('the form before signing', () => {
  test('comes before signing, is the tenant’s own, and is accepted once', async () => {
    const { app, ingrid, jonas, kari } = scenario;
    const { _id } = await scenario.draft();
    expect(await depositOf(_id, kari)).toBeNull();
    await scenario.send(_id);
    expect(await depositOf(_id, ingrid)).toMatchObject({
      type: 'deposit_account',
      status: 'waiting_for_kyc',
      securityStatus: 'deposit_account',
      isPaid: false,
      amount: 36_000,
      forms: [{ name: 'Ingrid Solheim', submittedAt: null }],
    });
    const path = await formOf(_id, ingrid);
    const reference = referenceIn(path);
    expect((await depositOf(_id, ingrid)).forms[0].path).toBe(path);
    expect((await depositOf(_id, kari)).forms).toEqual([
      { name: 'Ingrid Solheim', submittedAt: null, path: null },
      { name: 'Jonas Lie Solheim', submittedAt: null, path: null },
    ]);

    // The mail leads there too, and signing itself can't begin.
    const mails = await app.mails();
    expect(mails.find(({ to }) => to.includes('ingrid'))!.text).toContain(path);
    const [signer] = await rows<{ id: string }>(
      `select id from signer where errand_path = '${path}'`,
    );
    const begin = async () => {
      const response = await app.call({
        method: 'POST',
        url: `/api/signing/${signer!.id}/begin`,
        payload: { consent: true },
        headers: { authorization: `Bearer ${await newToken(app, ingrid)}` },
      });
      return response.json();
    };
    expect((await begin()).errors[0].extensions).toMatchObject({
      code: 'signing.errand_first',
      statusCode: 409,
      params: { path },
    });

    for (const who of [null, jonas, kari]) {
      const code = who ? 'deposits.not_found' : 'accounts.login_required';
      expect(codeOf(await readKyc(app, reference, who))).toBe(code);
      expect(codeOf(await addKyc(app, aKycForm(reference), who))).toBe(code);
    }
    expect(codeOf(await addKyc(app, aKycForm('2222-2222-2222'), ingrid))).toBe(
      'deposits.not_found',
    );
    for (const mistyped of ['x', '']) {
      const { errors } = await addKyc(app, aKycForm(mistyped), ingrid);
      expect(errors![0]!.extensions.params.fields).toMatchObject([
        { path: 'inputData.referenceNumber', reason: 'wrong_format' },
      ]);
    }
    expect((await readKyc(app, reference.toLowerCase(), ingrid)).data?.getDepositKyc).toEqual({
      referenceNumber: reference,
      contractId: _id,
      name: 'Ingrid Solheim',
      propertyName: 'Hjemme',
      depositAmount: 36_000,
      submittedAt: null,
      identificationHint: null,
      signingUrl: null,
      returnTo: `/my-lease/${_id}`,
    });
    const bad = aKycForm(reference, { amount: -1, isTaxableAbroad: true });
    const refused = await addKyc(app, bad, ingrid);
    expect(refused.errors![0]!.extensions.params.fields).toEqual([
      { path: 'inputData.amount', reason: 'too_small', params: { minimum: 0 } },
      { path: 'inputData.taxCountry', reason: 'required' },
      { path: 'inputData.taxNumber', reason: 'required' },
    ]);

    // Two concurrent calls have the effect of one.
    const both = await Promise.all([
      addKyc(app, aKycForm(reference), ingrid),
      addKyc(app, aKycForm(reference), ingrid),
    ]);
    expect(both.map(codeOf).sort()).toEqual(['deposits.kyc_already_submitted', undefined]);
    const again = await addKyc(app, aKycForm(reference), ingrid);
    expect(again.errors![0]!.message).toBe('KYC form already submitted, please wait');
    const { data } = await readKyc(app, reference, ingrid);
    expect(data.getDepositKyc).toMatchObject({
      identificationHint: '178594*****',
      signingUrl: `/sign/${signer!.id}`,
    });
    expect((await begin()).url).toContain('http');

    const [stored] = await rows<{ answers: Record<string, string> }>(
      `select answers from deposit_tenant where reference = '${reference}'`,
    );
    expect(Object.keys(stored!.answers)).toHaveLength(18);
    expect(JSON.stringify(stored)).not.toMatch(/17859400078|540000|savings/);
  });

  test('of a withdrawn lease is deleted, and another attempt asks again', async () => {
    const { app, ingrid, jonas, kari } = scenario;
    const { _id: contractId } = await scenario.draft();
    await scenario.send(contractId);
    const [first, other] = [await formOf(contractId, ingrid), await formOf(contractId, jonas)];
    await answerBank(app, first, ingrid);
    await scenario.call('withdrawLease', { contractId, reason: 'Feil leie' }, kari);
    await scenario.settle();
    expect((await depositOf(contractId, kari)).status).toBe('canceled');
    const late = await addKyc(app, aKycForm(referenceIn(other)), jonas);
    expect(late.errors![0]!.message).toBe('KYC form could not be submitted');
    const left = `select count(*)::int as n from deposit_tenant join deposit on deposit.id = deposit_id
      where lease_id = '${contractId}' and answers is not null`;
    expect(await rows(left)).toEqual([{ n: 0 }]);
    await scenario.send(contractId);
    const again = await formOf(contractId, ingrid);
    expect(again).not.toBe(first);
    expect((await depositOf(contractId, ingrid)).status).toBe('waiting_for_kyc');
    expect(codeOf(await readKyc(app, referenceIn(first), ingrid))).toBe('deposits.not_found');
  });
});

/** A signed lease that was handed over to the bank, with its references. */
async function handedOver(input: object = {}): Promise<{ id: string; references: string[] }> {
  const { _id: id } = await scenario.signed(input);
  await scenario.app.jobs.perform('deposits.hand_over');
  await scenario.settle();
  const all = await rows<{ reference: string }>(
    `select reference from deposit_tenant join deposit on deposit.id = deposit_id
      where lease_id = '${id}' order by position`,
  );
  return { id, references: all.map(({ reference }) => reference) };
}

let accounts = 0;
/** An account number that is not used yet. */
function anAccount(): string {
  for (;;) {
    accounts += 1;
    const first = `8601${String(accounts).padStart(6, '0')}`;
    const sum = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2].reduce(
      (total, weight, index) => total + weight * Number(first[index]),
      0,
    );
    const check = (11 - (sum % 11)) % 11;
    if (check !== 10) return `${first}${check}`;
  }
}

describe('the bank', () => {
  test('is asked once, whenever the process is killed, and the answers are deleted then', async () => {
    const { app, ingrid } = scenario;
    const { _id: id } = await scenario.signed();
    expect((await depositOf(id, ingrid)).status).toBe('created');
    await Promise.all([1, 2].map(() => app.jobs.perform('deposits.hand_over')));
    const batches = `select id, serial, content, written_at from deposit_batch order by serial desc limit 1`;
    const [frozen] = await rows<{ id: string; content: string }>(batches);
    expect(await rows('select count(*)::int as n from deposit_batch')).toEqual([{ n: 1 }]);
    expect(frozen!.content).toMatch(/^[\da-f]{8}\./);
    await scenario.settle();
    const name = bank.files().findLast((one) => one.endsWith('.json'))!;
    const bytes = bank.read(name);
    const file = bank.newest();
    expect(file).toMatchObject({
      format: 'husvaer-deposits',
      version: 1,
      openings: [
        {
          amount: '36000.00',
          signedOn: '2026-11-20',
          landlord: { name: 'Kari Nordmann', email: 'kari@x.no' },
          home: 'Hjemme',
          tenants: [
            {
              name: 'Ingrid Solheim',
              answers: {
                nationalIdentification: '17859400078',
                yearlyAmount: '540000.00',
                depositsCash: false,
                motherland: 'NO',
                depositType: 'savings',
                amount: '36000.00',
                taxCountry: null,
              },
            },
            { name: 'Jonas Lie Solheim' },
          ],
        },
      ],
      releases: [],
    });
    expect(bank.read(file.openings[0].lease).subarray(0, 5).toString()).toBe('%PDF-');
    expect(await depositOf(id, ingrid)).toMatchObject({
      status: 'sent_to_bank',
      securityStatus: 'sent_to_bank',
    });
    const reference = file.openings[0].reference as string;
    expect(
      await rows(`select answers, identification_hint as hint from deposit_tenant
        where reference = '${reference}'`),
    ).toEqual([{ answers: null, hint: '178594*****' }]);
    expect(
      await rows(`select purpose from deposit_answers_read where reference = '${reference}'`),
    ).toEqual([{ purpose: 'bank hand-over' }]);
    expect(await rows(batches)).toMatchObject([{ content: null }]);

    // The process dies after the file was written and before that was recorded: the same file again.
    await rows(`update deposit_batch set written_at = null, content = '${frozen!.content}',
      due_at = created_at where id = '${frozen!.id}'`);
    await scenario.settle();
    expect(bank.read(name)).toEqual(bytes);
    // No deposit is handed over twice, not by two concurrent runs either.
    const before = bank.files();
    await Promise.all([1, 2].map(() => app.jobs.perform('deposits.hand_over')));
    await scenario.settle();
    expect(bank.files()).toEqual(before);
    expect(before.filter((one) => one.startsWith('.'))).toEqual([]);
  });

  test('answers with an account, and then what came in; the same twice changes nothing', async () => {
    const { app, ingrid, jonas, kari } = scenario;
    const { id, references } = await handedOver();
    const account = anAccount();
    await app.mails();
    const opened = bankAnswers({
      file: 'opened',
      accounts: [{ reference: references[0]!, account }],
    });
    expect(await bank.answer('opened.json', opened)).toEqual({
      taken: true,
      file: 'opened',
      accounts: 1,
      refusals: 0,
      payments: 0,
      transfers: 0,
    });
    expect(await depositOf(id, jonas)).toMatchObject({
      status: 'registered',
      bankNumber: account,
      depositAccountBankName: 'Bank',
    });
    const mails = await app.mails();
    expect(mails.map(({ to }) => to).sort()).toEqual(['ingrid@x.no', 'jonas@x.no', 'kari@x.no']);
    expect(mails.find(({ to }) => to === 'ingrid@x.no')!.text).toContain(account);
    expect(mails.find(({ to }) => to === 'kari@x.no')!.text).not.toContain(account);
    expect(await bank.answer('again.json', opened)).toMatchObject({ taken: true, accounts: 0 });

    const pay = (file: string, ...payments: [string, string][]) =>
      bank.answer(
        `${file}.json`,
        bankAnswers({
          file,
          payments: payments.map(([paymentId, amount]) => ({ id: paymentId, account, amount })),
        }),
      );
    await pay('one', ['x1', '10000.00']);
    expect(await depositOf(id, kari)).toMatchObject({
      status: 'partially_paid',
      paidAmount: 10_000,
    });
    // Two equal payments are two; one reported before is the same one.
    expect(
      await pay('two', ['x1', '10000.00'], ['x2', '13000.00'], ['x3', '13000.00']),
    ).toMatchObject({ taken: true, payments: 2 });
    expect(await depositOf(id, ingrid)).toMatchObject({ status: 'paid', isPaid: true });
    const notified = await app.mails();
    expect(notified.map(({ to }) => to).sort()).toEqual(['ingrid@x.no', 'jonas@x.no', 'kari@x.no']);
    await pay('three', ['x4', '0.01']);
    expect((await depositOf(id, ingrid)).status).toBe('over_paid');
    await pay('four', ['x5', '-0.01'], ['x6', '-1.00']);
    expect(await depositOf(id, ingrid)).toMatchObject({
      status: 'partially_paid',
      balance: 35_999,
    });
    expect(await app.mails()).toEqual([]);
  });

  test('is believed completely or not at all', async () => {
    const { ingrid } = scenario;
    const { id, references } = await handedOver();
    const account = anAccount();
    const [reference = ''] = references;
    const good = bankAnswers({ file: 'good', accounts: [{ reference, account }] });
    const bad: [string, object | string | Buffer, RegExp][] = [
      ['cut.json', JSON.stringify(good).slice(0, -20), /not JSON/],
      ['latin.json', Buffer.from([0x7b, 0xe5, 0x7d]), /not UTF-8/],
      ['sum.json', { ...good, totals: { ...good.totals, accounts: 2 } }, /totals.accounts/],
      [
        'stranger.json',
        bankAnswers({
          file: 'stranger',
          accounts: [{ reference, account }],
          payments: [{ id: 's', account: anAccount(), amount: '1.00' }],
        }),
        /is not a deposit account of ours/,
      ],
      [
        'nobody.json',
        bankAnswers({ file: 'nobody', accounts: [{ reference: '2222-2222-2222', account }] }),
        /no account was requested/,
      ],
      [
        'second.json',
        bankAnswers({ file: 'second', accounts: [{ reference: references[1]!, account }] }),
        /no account was requested/,
      ],
      [
        'both.json',
        bankAnswers({
          file: 'both',
          accounts: [{ reference, account }],
          refusals: [{ reference, reason: 'Nei' }],
        }),
        /answered twice/,
      ],
      [
        'out.json',
        bankAnswers({
          file: 'out',
          accounts: [{ reference, account }],
          transfers: [{ id: 't', account, to: 'tenant', amount: '1.00' }],
        }),
        /more was paid out/,
      ],
    ];
    for (const [name, content, problem] of bad) {
      const report = await bank.answer(name, content);
      expect(report).toEqual({ taken: false, problems: expect.any(Array) });
      expect(report.problems.join('\n')).toMatch(problem);
      expect((await depositOf(id, ingrid)).status).toBe('sent_to_bank');
    }
    expect(await bank.answer('good.json', good)).toMatchObject({ taken: true, accounts: 1 });
    const other = bankAnswers({ file: 'good', payments: [{ id: 'g', account, amount: '1.00' }] });
    expect((await bank.answer('good2.json', other)).problems).toEqual([
      'file: another file was called good',
    ]);
    const changed = bankAnswers({
      file: 'changed',
      accounts: [{ reference, account: anAccount() }],
    });
    expect((await bank.answer('changed.json', changed)).problems).toEqual([
      `${reference}: the bank has answered differently before`,
    ]);
  });

  test('may refuse', async () => {
    const { app, ingrid } = scenario;
    const { id, references } = await handedOver();
    await app.mails();
    const refusals = [{ reference: references[0]!, reason: 'Legitimasjon mangler' }];
    await bank.answer('refused.json', bankAnswers({ file: 'refused', refusals }));
    expect((await depositOf(id, ingrid)).status).toBe('failed');
    const mails = await app.mails();
    expect(mails).toHaveLength(3);
    expect(mails[0]!.text).toContain('Legitimasjon mangler');
  });

  test('opens one account per tenant where an agency wants it so, in øre', async () => {
    const { app, ingrid, jonas, silje, partnerId } = scenario;
    await openBook(app, partnerId);
    const setting = await app.api(
      `mutation ($id: ID!) { setDepositSettings(inputData: { partnerId: $id, insuranceShare: 12.5, hasAccountEach: true, insurer: " Trygg  Utleie ASA " }) { insuranceShare hasAccountEach insurer } }`,
      { id: partnerId },
      await newToken(app, silje),
    );
    expect(setting.data.setDepositSettings).toEqual({
      insuranceShare: 12.5,
      hasAccountEach: true,
      insurer: 'Trygg Utleie ASA',
    });
    const log = await app.api(
      'query ($id: ID!) { getSettingChanges(queryData: { partnerId: $id }) { what became } }',
      { id: partnerId },
      await newToken(app, silje),
    );
    expect(log.data.getSettingChanges[0].what).toBe('deposits');
    expect(JSON.parse(log.data.getSettingChanges[0].became)).toEqual({
      insuranceShare: 1250,
      hasAccountEach: true,
      insurer: 'Trygg Utleie ASA',
    });
    const { id, references } = await handedOver({
      who: silje,
      terms: { securityAmount: 35_999.99 },
    });
    expect(bank.newest().openings).toMatchObject([
      { reference: references[0], amount: '18000.00', tenants: [{ name: 'Ingrid Solheim' }] },
      { reference: references[1], amount: '17999.99', tenants: [{ name: 'Jonas Lie Solheim' }] },
    ]);
    const [one, two] = [anAccount(), anAccount()];
    const accountsOf = [one, two].map((account, index) => ({
      reference: references[index]!,
      account,
    }));
    await bank.answer('each.json', bankAnswers({ file: 'each', accounts: accountsOf }));
    expect((await depositOf(id, jonas)).accounts).toEqual([
      { name: 'Jonas Lie Solheim', number: two },
    ]);
    expect((await depositOf(id, ingrid)).bankNumber).toBe(one);
    expect((await depositOf(id, silje)).accounts).toHaveLength(2);
  });
});
