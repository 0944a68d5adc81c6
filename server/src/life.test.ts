/** @module-tag poppler-utils */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { requestDownload, uploadFile } from '../testing/documents.ts';
import { createLeaseScenario, type LeaseScenario } from '../testing/lease-scenario.ts';
import { savePriceIndexes } from '../testing/leases.ts';
import { addPerson, newToken, type TestPerson } from '../testing/people.ts';
import { poppler } from '../testing/poppler.ts';
import { cameraPhoto } from '../testing/uploads.ts';
import { settleSigning, signAs } from '../testing/signing.ts';
import { createBrowser } from '../testing/test-browser.ts';
import { NOW, type Answer } from '../testing/test-app.ts';
import { commands } from './features/lease-changes/public.ts';

let scenario: LeaseScenario;

beforeAll(async () => {
  scenario = await createLeaseScenario();
});
afterEach(() => scenario.app.clock.set(NOW));
afterAll(() => scenario.close());

const OPEN_ENDED = { endsOn: null, mayGiveNotice: true };
const refusalOf = ({ errors }: Answer) => errors?.[0]?.extensions;
const codeOf = (answer: Answer) => refusalOf(answer)?.code;
const historyOf = async (contractId: string, who: TestPerson = scenario.kari) => {
  const { data } = await scenario.app.api(
    `query ($contractId: ID!) { getLeaseHistory(queryData: { contractId: $contractId }) { name } }`,
    { contractId },
    await newToken(scenario.app, who),
  );
  return data.getLeaseHistory.map(({ name }: { name: string }) => name).slice(7);
};
/** The text of a lease's document. */
async function textOf(lease: any, kind: string, who: TestPerson): Promise<string> {
  const { app, site } = scenario;
  const { fileId } = lease.papers.find((paper: { kind: string }) => paper.kind === kind);
  const tokens = { ...who.tokens, accessToken: await newToken(app, who) };
  const { url } = await requestDownload(app, { ...who, tokens }, fileId);
  const { rawPayload } = await app.call({ url: url.replace(site, '') });
  return poppler('pdftotext', rawPayload).replaceAll(/\s+/g, ' ');
}

describe('as days pass', () => {
  test('a lease begins, ends soon and is over, each with one notice; then it restricts no one', async () => {
    const { kari, ingrid, app } = scenario;
    const { _id } = await scenario.signed({
      terms: { startsOn: '2026-12-01', endsOn: '2029-11-30' },
    });
    const statusOn = async (day: string, who: TestPerson) => {
      scenario.on(day);
      await app.jobs.perform('leases.record_days');
      await scenario.settle();
      return (await scenario.read(_id, who)).leaseStatus;
    };
    expect(await statusOn('2026-11-30', kari)).toBe('upcoming');
    expect(await statusOn('2026-12-01', kari)).toBe('active');
    expect(await statusOn('2029-07-29', ingrid)).toBe('paid');
    expect(await statusOn('2029-07-30', ingrid)).toBe('soon_ending');
    expect(await statusOn('2029-11-30', kari)).toBe('soon_ending');
    const held = await app.database.session((session) =>
      session.query(`select 1 from account_hold where holder_id = '${_id}'`),
    );
    expect(held).toHaveLength(3);
    expect(await statusOn('2029-12-01', kari)).toBe('closed');
    await app.jobs.perform('leases.record_days');
    expect(await historyOf(_id)).toEqual(['begun', 'ends_soon', 'over']);
    const free = await app.database.session((session) =>
      session.query(`select 1 from account_hold where holder_id = '${_id}'`),
    );
    expect(free).toHaveLength(0);
  });
});

describe('an agency’s settings', () => {
  const set = async (input: object, who = scenario.silje) =>
    scenario.app.api(
      `mutation ($inputData: SetLeaseSettingsInputData!) {
        setLeaseSettings(inputData: $inputData) { endingMonths signingDays remindingDays } }`,
      {
        inputData: {
          partnerId: scenario.partnerId,
          endingMonths: 2,
          signingDays: 10,
          remindingDays: 1,
          ...input,
        },
      },
      await newToken(scenario.app, who),
    );

  test('decide when a lease ends soon, and how long people have to sign', async () => {
    const { silje, turid, kari, app } = scenario;
    const { errors, data } = await set({});
    expect(errors).toBeUndefined();
    expect(data.setLeaseSettings).toEqual({ endingMonths: 2, signingDays: 10, remindingDays: 1 });
    const { _id: drafted } = await scenario.draft({ who: silje });
    expect((await scenario.send(drafted, silje)).signingExpiresAt).toBe('2026-11-30T08:00:00Z');
    const terms = { startsOn: '2026-12-01', endsOn: '2029-11-30' };
    const { _id } = await scenario.signed({ who: silje, terms });
    const listed = async (status: string) => {
      const { data: found } = await app.api(
        `query ($partnerId: ID!, $status: LeaseStatus) {
          getLeases(queryData: { partnerId: $partnerId, status: $status }) { data { _id } } }`,
        { partnerId: scenario.partnerId, status },
        await newToken(app, silje),
      );
      return found.getLeases.data.map((one: { _id: string }) => one._id);
    };
    for (const [day, status] of [
      ['2029-09-29', 'active'],
      ['2029-09-30', 'soon_ending'],
    ] as const) {
      scenario.on(day);
      await app.jobs.perform('leases.record_days');
      expect((await scenario.read(_id, turid)).leaseStatus).toBe(status);
      expect(await listed(status)).toContain(_id);
    }
    expect(await historyOf(_id, turid)).toEqual(['begun', 'ends_soon']);
    expect(codeOf(await set({ endingMonths: 0 }))).toBe('request.invalid');
    expect(codeOf(await set({}, kari))).toBe('leases.not_found');
  });
});

describe('notice', () => {
  test('of a landlord states the reason and the tenant’s rights; it ends the lease by the law’s dates', async () => {
    const { kari, ingrid, app } = scenario;
    const { _id } = await scenario.signed({ terms: OPEN_ENDED });
    scenario.on('2027-03-15');
    const input = { contractId: _id, ground: 'own_use', reason: 'Datteren vår flytter inn.' };
    expect(
      codeOf(await scenario.call('giveNotice', { contractId: _id, reason: 'Nei' }, kari)),
    ).toBe('request.invalid');
    expect(
      refusalOf(await scenario.call('giveNotice', { contractId: _id, ground: 'own_use' }, kari))!
        .params.fields,
    ).toEqual([{ path: 'inputData.reason', reason: 'required' }]);
    await app.mails();
    const { lease } = await scenario.call('giveNotice', input, kari);
    expect(lease).toMatchObject({
      contractEndDate: '2027-06-30',
      notice: {
        by: 'landlord',
        ground: 'own_use',
        givenOn: '2027-03-15',
        endsOn: '2027-06-30',
        protestUntil: '2027-04-15',
      },
    });
    await scenario.settle();
    const mails = await app.mails();
    expect(mails.map(({ to }) => to).toSorted()).toEqual([
      'ingrid@x.no',
      'jonas@x.no',
      'kari@x.no',
    ]);
    const notified = mails.find(({ to }) => to === 'ingrid@x.no')!;
    expect(notified.subject).toMatch(/^Oppsigelse fra Kari.*: .+, siste dag 30\.06\.2027$/);
    for (const part of ['til og med 15.04.2027', 'på e-post til ', 'Siste dag: 30.06.2027'])
      expect(notified.text).toContain(part);
    const text = await textOf(await scenario.read(_id, ingrid), 'notice', ingrid);
    for (const part of [
      'Datteren vår flytter inn.',
      'Siste dag 30.06.2027',
      '§ 9-5',
      'Mottas den 15.03.2027, er siste dag 15.04.2027',
      '§ 13-2 tredje ledd bokstav c',
      'innen tre måneder',
    ])
      expect(text).toContain(part);
    expect(codeOf(await scenario.call('giveNotice', input, kari))).toBe('leases.ends_already');
    scenario.on('2027-07-01');
    expect((await scenario.read(_id, ingrid)).leaseStatus).toBe('closed');
    expect(codeOf(await scenario.call('giveNotice', input, kari))).toBe('leases.not_running');
  });

  test('of a landlord of a room needs no reason, and can not be protested against', async () => {
    const { kari, ingrid } = scenario;
    const terms = {
      ...OPEN_ENDED,
      kind: 'room',
      noticeMonths: 1,
      roomName: 'Rom 1',
      homeOf: 'Kari',
    };
    const { _id: contractId } = await scenario.signed({ terms });
    const { leaseFileId: fileId } = await scenario.read(contractId, kari);
    const lease = await textOf({ papers: [{ kind: 'lease', fileId }] }, 'lease', kari);
    expect(lease).toContain('Leiekontrakt for rom');
    expect(lease).toContain('uten å oppgi noen grunn');
    expect(lease).not.toContain('av grunnene i husleieloven');
    scenario.on('2027-03-15');
    const given = await scenario.call('giveNotice', { contractId }, kari);
    expect(given.lease.notice).toMatchObject({ by: 'landlord', ground: null, protestUntil: null });
    await scenario.settle();
    const text = await textOf(await scenario.read(contractId, ingrid), 'notice', ingrid);
    expect(text).toContain('trenger ikke begrunnes (husleieloven § 9-7 fjerde ledd)');
    expect(text).not.toContain('protestere');
    expect(codeOf(await scenario.call('protestNotice', { contractId }, ingrid))).toBe(
      'leases.wrong_state',
    );
  });

  test('can be protested against within a month: the lease goes on; withdrawn, it is as before', async () => {
    const { kari, jonas } = scenario;
    const { _id: contractId } = await scenario.signed({ terms: OPEN_ENDED });
    scenario.on('2027-03-15');
    const input = { contractId, ground: 'other', reason: 'Salg' };
    await scenario.call('giveNotice', input, kari);
    expect(codeOf(await scenario.call('protestNotice', { contractId }, kari))).toBe(
      'leases.not_found',
    );
    scenario.on('2027-04-16');
    const late = await scenario.call('protestNotice', { contractId, protest: 'Nei' }, jonas);
    expect(refusalOf(late)).toMatchObject({
      code: 'leases.protest_over',
      params: { until: '2027-04-15' },
    });
    scenario.on('2027-04-15');
    const { lease } = await scenario.call('protestNotice', { contractId, protest: 'Nei' }, jonas);
    expect(lease).toMatchObject({
      contractEndDate: null,
      notice: { protestedAt: expect.any(String) },
    });
    expect(codeOf(await scenario.call('protestNotice', { contractId }, jonas))).toBe(
      'leases.wrong_state',
    );
    expect((await scenario.call('withdrawNotice', { contractId }, kari)).lease.notice).toBeNull();
    expect(await historyOf(contractId)).toEqual([
      'notice_given',
      'notice_protested',
      'notice_withdrawn',
    ]);
  });

  test('of tenants who rent together counts from the day of the last one', async () => {
    const { ingrid, jonas, kari } = scenario;
    const { _id: contractId } = await scenario.signed({ terms: OPEN_ENDED });
    scenario.on('2027-03-30');
    const first = await scenario.call('giveNotice', { contractId }, ingrid);
    expect(first.lease).toMatchObject({ contractEndDate: null, notice: { givenOn: null } });
    expect(codeOf(await scenario.call('withdrawNotice', { contractId }, jonas))).toBe(
      'leases.wrong_state',
    );
    scenario.on('2027-04-02');
    const second = await scenario.call('giveNotice', { contractId, reason: 'Vi har kjøpt' }, jonas);
    expect(second.lease).toMatchObject({
      contractEndDate: '2027-07-31',
      notice: { by: 'tenant', givenOn: '2027-04-02' },
    });
    // All tenants gave notice; the landlord decides whether they may stay.
    expect(codeOf(await scenario.call('withdrawNotice', { contractId }, ingrid))).toBe(
      'leases.wrong_state',
    );
    const stay = await scenario.call('withdrawNotice', { contractId }, kari);
    expect(stay.lease).toMatchObject({ contractEndDate: null, notice: null });
  });

  test('in a bound term is the tenants’, when a sublet was refused; the landlord may dispute that', async () => {
    const { ingrid, jonas, kari } = scenario;
    scenario.on('2027-04-02');
    const { _id: contractId } = await scenario.signed();
    const refused = await scenario.call('giveNotice', { contractId, reason: 'Jobb' }, ingrid);
    expect(refusalOf(refused)!.params.fields).toMatchObject([{ path: 'inputData.ground' }]);
    const ground = 'sublet_refused';
    const input = { contractId, ground, reason: 'Kari Holm ble avslått uten grunn 1. mars.' };
    await scenario.call('giveNotice', input, ingrid);
    // Before all have given it, there is nothing to dispute.
    expect(codeOf(await scenario.call('disputeNotice', { contractId }, kari))).toBe(
      'leases.not_found',
    );
    await scenario.call('giveNotice', input, jonas);
    await scenario.settle();
    const text = await textOf(await scenario.read(contractId, kari), 'notice', kari);
    expect(text).toContain('Kari Holm ble avslått');
    expect(text).toContain('husleieloven § 7-5');
    expect(codeOf(await scenario.call('disputeNotice', { contractId }, jonas))).toBe(
      'leases.not_found',
    );
    const { lease } = await scenario.call('disputeNotice', { contractId, protest: 'Nei' }, kari);
    expect(lease).toMatchObject({
      contractEndDate: '2027-07-31',
      notice: { by: 'tenant', ground, protestUntil: null, protestedAt: expect.any(String) },
    });
    expect(codeOf(await scenario.call('disputeNotice', { contractId }, kari))).toBe(
      'leases.wrong_state',
    );
  });

  test('is refused for a fixed term that excludes it, and from other users', async () => {
    const { silje, kari } = scenario;
    const { _id: contractId } = await scenario.signed();
    const input = { contractId, ground: 'other', reason: 'Boligen skal selges.' };
    expect(codeOf(await scenario.call('giveNotice', input, kari))).toBe('leases.no_notice');
    expect(codeOf(await scenario.call('giveNotice', { contractId }, silje))).toBe(
      'leases.not_found',
    );
    const draft = await scenario.draft();
    expect(codeOf(await scenario.call('giveNotice', { contractId: draft._id }, kari))).toBe(
      'leases.not_running',
    );
  });
});

describe('agreements that change a lease', () => {
  test('it is extended when all have signed; too short without a reason it is until further notice', async () => {
    const { ingrid, jonas, kari } = scenario;
    const { _id: contractId } = await scenario.signed();
    const extend = (input: object, who = kari) =>
      scenario.call('extendLease', { contractId, ...input }, who);
    expect(codeOf(await extend({ endsOn: '2033-12-31' }, ingrid))).toBe('leases.not_found');
    expect(refusalOf(await extend({ endsOn: '2028-12-31' }))!.params.fields).toEqual([
      { path: 'inputData.endsOn', reason: 'swapped' },
    ]);
    expect((await extend({ endsOn: '2032-12-31' })).errors).toBeUndefined();
    expect(codeOf(await extend({ endsOn: '2033-12-31' }))).toBe('leases.open_already');
    await scenario.settle();
    expect((await scenario.read(contractId, kari)).contractEndDate).toBe('2029-12-31');
    for (const who of [ingrid, jonas, kari]) await scenario.sign(contractId, who);
    expect((await scenario.read(contractId, kari)).contractEndDate).toBe('2032-12-31');

    await extend({ endsOn: '2033-06-30' });
    await scenario.settle();
    const text = await textOf(await scenario.read(contractId, kari), 'extension', kari);
    expect(text).toContain('Varighet tidsubestemt');
    const back = { contractId, kind: 'extension' };
    expect((await scenario.call('withdrawAmendment', back, kari)).errors).toBeUndefined();
    await extend({
      endsOn: '2033-06-30',
      fixedTermGround: 'own_use',
      fixedTermReason: 'Vi flytter hjem da.',
    });
    await scenario.settle();
    for (const who of [ingrid, jonas, kari]) await scenario.sign(contractId, who);
    expect((await scenario.read(contractId, kari)).contractEndDate).toBe('2033-06-30');
    expect(await historyOf(contractId)).toEqual([
      'extension_sent',
      'paper_made',
      'signed',
      'signed',
      'signed',
      'extended',
      'extension_sent',
      'paper_made',
      'paper_ended',
      'extension_sent',
      'paper_made',
      'signed',
      'signed',
      'signed',
      'extended',
    ]);
  });

  test('both agree to end it, whichever of them proposed it', async () => {
    const { ingrid, jonas, kari } = scenario;
    const { _id: contractId } = await scenario.signed();
    scenario.on('2027-03-01');
    const end = (endsOn: string) =>
      scenario.call('endLease', { contractId, endsOn, reason: 'Ny jobb' }, ingrid);
    expect(codeOf(await end('2027-02-28'))).toBe('request.invalid');
    await end('2027-05-15');
    await scenario.settle();
    for (const who of [ingrid, jonas, kari]) await scenario.sign(contractId, who);
    expect((await scenario.read(contractId, kari)).contractEndDate).toBe('2027-05-15');
    scenario.on('2027-05-16');
    expect((await scenario.read(contractId, kari)).leaseStatus).toBe('closed');
  });

  test('rent of the whole last month, if chosen, is in the text that all sign', async () => {
    const { ingrid, jonas, kari, app } = scenario;
    const { _id: contractId } = await scenario.signed();
    scenario.on('2027-03-01');
    const choose = async (who: TestPerson, endsOn: string) => {
      const { data, errors } = await app.api(
        `query ($id: ID!, $endsOn: String!) {
          getLastMonthOptions(queryData: { contractId: $id, endsOn: $endsOn }) { lastMonthRent from to amount credited } }`,
        { id: contractId, endsOn },
        await newToken(app, who),
      );
      return errors ?? data.getLastMonthOptions;
    };
    const month = { from: '2027-05-01', credited: 0 };
    expect(await choose(kari, '2027-05-15')).toEqual([
      { ...month, lastMonthRent: 'by_days', to: '2027-05-15', amount: 5_806.45 },
      { ...month, lastMonthRent: 'whole_month', to: '2027-05-31', amount: 12_000 },
    ]);
    expect(await choose(ingrid, '2027-05-31')).toEqual([
      { ...month, lastMonthRent: 'by_days', to: '2027-05-31', amount: 12_000 },
    ]);
    const stranger = await addPerson(app, { email: 'other@x.no', name: 'En Annen' });
    expect(await choose(stranger, '2027-05-15')).toMatchObject([
      { extensions: { code: 'leases.not_found' } },
    ]);
    for (const day of ['2027-02-28', '2029-12-31', '9999-12-31'])
      expect(await choose(kari, day)).toMatchObject([{ extensions: { code: 'request.invalid' } }]);
    const input = { contractId, endsOn: '2027-05-15', lastMonthRent: 'whole_month' };
    await scenario.call('endLease', input, kari);
    await scenario.settle();
    expect(await textOf(await scenario.read(contractId, jonas), 'ending', jonas)).toContain(
      'Leien betales til og med 31.05.2027, uavhengig av siste dag i leieforholdet.',
    );
    for (const who of [ingrid, jonas, kari]) await scenario.sign(contractId, who);
    expect(await scenario.read(contractId, kari)).toMatchObject({
      contractEndDate: '2027-05-15',
      rentEndDate: '2027-05-31',
    });
    scenario.on('2027-04-01');
    await scenario.call('endLease', { contractId, endsOn: '2027-05-10' }, kari);
    await scenario.settle();
    expect(await textOf(await scenario.read(contractId, jonas), 'ending', jonas)).toContain(
      'Leien betales til og med siste dag.',
    );
    for (const who of [ingrid, jonas, kari]) await scenario.sign(contractId, who);
    expect(await scenario.read(contractId, kari)).toMatchObject({ rentEndDate: '2027-05-10' });
  });

  test('one declines: nothing changes', async () => {
    const { jonas, kari, app } = scenario;
    const { _id: contractId } = await scenario.signed();
    await scenario.call('endLease', { contractId, endsOn: '2027-05-15' }, kari);
    await scenario.settle();
    const { papers } = await scenario.read(contractId, jonas);
    await app.api(
      `mutation ($id: ID!) { declineSigning(inputData: { signerId: $id, reason: "Vi blir" }) { status } }`,
      { id: papers[0].signingUrl.split('/').at(-1) },
      await newToken(app, jonas),
    );
    await scenario.settle();
    expect(await scenario.read(contractId, kari)).toMatchObject({
      leaseStatus: 'upcoming',
      contractEndDate: '2029-12-31',
      papers: [{ kind: 'ending', state: 'declined', end: { reason: 'Vi blir' } }],
    });
  });

  test('one tenant moves out and another in, from a day on', async () => {
    const { ingrid, jonas, kari, app } = scenario;
    const { _id: contractId } = await scenario.signed();
    const amir = await addPerson(app, {
      email: 'amir@x.no',
      name: 'Amir Haddad',
      birthDate: '1988-11-02',
    });
    const change = {
      contractId,
      from: '2027-03-01',
      leaving: [jonas.email],
      joining: [{ email: amir.email, name: amir.name, birthDate: '1988-11-02' }],
    };
    expect((await scenario.call('changeTenants', change, kari)).errors).toBeUndefined();
    await scenario.settle();
    // The person who moves in is not a party yet: the link comes by mail and in the app.
    expect(await scenario.read(contractId, amir)).toBeUndefined();
    const [signer] = await app.database.session((session) =>
      session.query<{ id: string }>(`select id from signer where email = 'amir@x.no'`),
    );
    await signAs(createBrowser(app, scenario.site), amir, signer!.id, 'test-both');
    await settleSigning(app);
    for (const who of [ingrid, jonas, kari]) await scenario.sign(contractId, who);
    const tenantsOn = async (day: string) => {
      scenario.on(day);
      const { data } = await app.api(
        `query ($contractId: ID!) { getLeaseTenants(queryData: { contractId: $contractId }) {
          data { mainTenant { user { name } } coTenants { user { name } } } } }`,
        { contractId },
        await newToken(app, kari),
      );
      const { mainTenant, coTenants } = data.getLeaseTenants.data;
      return [mainTenant, ...coTenants].map(({ user }: any) => user.name);
    };
    expect(await tenantsOn('2027-02-28')).toEqual(['Ingrid Solheim', 'Jonas Lie Solheim']);
    expect(await tenantsOn('2027-03-01')).toEqual(['Ingrid Solheim', 'Amir Haddad']);
    // A tenant who has moved out may read the lease, but no longer act in it.
    expect((await scenario.read(contractId, jonas))._id).toBe(contractId);
    expect(codeOf(await scenario.call('giveNotice', { contractId }, jonas))).toBe(
      'leases.not_found',
    );
  });
});

describe('protocols', () => {
  const content = (photos: object[] = [], input: object = {}) => ({
    takenOn: '2027-01-01',
    meters: [{ meter: 'electricity', number: '7359', reading: '10 432 kWh' }],
    keys: [{ name: 'Ytterdør', count: 2 }],
    rooms: [{ name: 'Stue', condition: 'worn', note: 'Ripe i gulvet', photos }],
    ...input,
  });
  const write = async (input: object, who = scenario.kari) => {
    const { data, ...answer } = await scenario.app.api(
      `mutation ($inputData: WriteProtocolInputData!) { writeProtocol(inputData: $inputData) {
        kind version signedAt rooms { name photos { _id title } } deposit { toLandlord reason } } }`,
      { inputData: input },
      await newToken(scenario.app, who),
    );
    return { data, ...answer, protocols: data?.writeProtocol };
  };
  const send = (contractId: string, kind: string) =>
    scenario.call('sendProtocol', { contractId, kind }, scenario.kari);

  test('at the beginning: meters, keys, rooms with photos, signed by all', async () => {
    const { ingrid, jonas, kari, silje, app } = scenario;
    const { _id: contractId } = await scenario.signed();
    scenario.on('2027-01-01');
    const tokens = { ...kari.tokens, accessToken: await newToken(app, kari) };
    const key = await uploadFile(app, { ...kari, tokens }, 'ripe.jpg', await cameraPhoto(800, 600));
    const input = { contractId, kind: 'move_in', version: 0, content: content([{ key }]) };
    expect(codeOf(await write(input, ingrid))).toBe('leases.not_found');
    expect(codeOf(await write(input, silje))).toBe('leases.not_found');
    const { protocols, errors } = await write(input);
    expect(errors).toBeUndefined();
    expect(protocols).toMatchObject([{ kind: 'move_in', version: 1, deposit: null }]);
    expect(codeOf(await write(input))).toBe('leases.changed_elsewhere');
    const pdf = await uploadFile(app, { ...kari, tokens }, 'ikke-et-bilde.pdf');
    const stray = { ...input, version: 1, content: content([{ key: pdf }]) };
    expect(codeOf(await write(stray))).toBe('files.not_a_picture');

    expect((await send(contractId, 'move_in')).errors).toBeUndefined();
    expect(codeOf(await write({ ...input, version: 1 }))).toBe('leases.open_already');
    await scenario.settle();
    for (const who of [kari, jonas, ingrid]) await scenario.sign(contractId, who);
    const lease = await scenario.read(contractId, ingrid);
    const text = await textOf(lease, 'move_in', ingrid);
    for (const part of ['Innflyttingsprotokoll', 'nr. 7359: 10 432 kWh', '2 stk.', 'Ripe i gulvet'])
      expect(text).toContain(part);
    const photoId = protocols[0].rooms[0].photos[0]._id;
    const asPerson = async (who: TestPerson) => ({
      ...who,
      tokens: { ...who.tokens, accessToken: await newToken(app, who) },
    });
    expect((await requestDownload(app, await asPerson(ingrid), photoId)).errors).toBeUndefined();
    expect(codeOf(await requestDownload(app, await asPerson(silje), photoId))).toBe(
      'files.not_found',
    );
    expect(codeOf(await write({ ...input, version: 1 }))).toBe('leases.wrong_state');
  });

  test('can be written by the letting side: an agent’s photo stays when the landlord changes it', async () => {
    const { silje, turid, kari, app } = scenario;
    const { _id: contractId } = await scenario.signed({ who: silje });
    scenario.on('2027-01-01');
    const tokens = { ...silje.tokens, accessToken: await newToken(app, silje) };
    const key = await uploadFile(app, { ...silje, tokens }, 'gulv.jpg', await cameraPhoto(80, 60));
    const input = { contractId, kind: 'move_in' };
    const first = await write({ ...input, version: 0, content: content([{ key }]) }, silje);
    const { _id } = first.protocols[0].rooms[0].photos[0];
    const second = await write({ ...input, version: 1, content: content([{ _id }]) }, turid);
    expect(second.protocols[0]).toMatchObject({ version: 2, rooms: [{ photos: [{ _id }] }] });
    expect(codeOf(await write({ ...input, version: 2, content: content() }, kari))).toBe(
      'leases.not_found',
    );
    const strangers = { ...input, version: 2, content: content([{ _id: contractId }]) };
    expect(codeOf(await write(strangers, turid))).toBe('files.not_found');
  });

  test('at the end: how the deposit is split, at most all of it', async () => {
    const { ingrid, jonas, kari, app } = scenario;
    const { _id: contractId } = await scenario.signed({
      terms: { startsOn: '2026-12-01', endsOn: '2029-11-30' },
    });
    scenario.on('2029-12-02');
    const out = (deposit?: object) => ({
      contractId,
      kind: 'move_out',
      version: 0,
      content: content([], { takenOn: '2029-12-01', deposit }),
    });
    const fieldsOf = async (input: object) => refusalOf(await write(input))!.params.fields;
    expect(await fieldsOf(out())).toEqual([
      { path: 'inputData.content.deposit', reason: 'required' },
    ]);
    expect(await fieldsOf(out({ toLandlord: 36_001, reason: 'Ripe' }))).toEqual([
      {
        path: 'inputData.content.deposit.toLandlord',
        reason: 'too_big',
        params: { maximum: 36_000 },
      },
    ]);
    expect(await fieldsOf(out({ toLandlord: 500 }))).toEqual([
      { path: 'inputData.content.deposit.reason', reason: 'required' },
    ]);
    await write(out({ toLandlord: 2500, reason: 'Sliping av gulv' }));
    await send(contractId, 'move_out');
    await scenario.settle();
    for (const who of [ingrid, jonas, kari]) await scenario.sign(contractId, who);
    const text = await textOf(await scenario.read(contractId, kari), 'move_out', kari);
    for (const part of ['Til leietakeren 33 500 kr', 'Til utleieren 2 500 kr', 'Sliping av gulv'])
      expect(text).toContain(part);
    const [event] = await app.database.session((session) =>
      session.query<{ payload: any }>(
        `select payload from outbox where name = 'lease_changes.protocol_signed' order by position desc limit 1`,
      ),
    );
    expect(event!.payload).toMatchObject({
      leaseId: contractId,
      deposit: { toLandlord: '250000', reason: 'Sliping av gulv' },
    });
  });

  test('is not written before the lease is signed', async () => {
    const { _id: contractId } = await scenario.draft();
    const input = { contractId, kind: 'move_in', version: 0, content: content() };
    expect(codeOf(await write(input))).toBe('leases.not_running');
  });
});

describe('the files of a lease', () => {
  test('are what was signed, newest first, for its parties', async () => {
    const { ingrid, kari, silje, app } = scenario;
    const { _id: contractId, leaseFileId } = await scenario.signed({ terms: OPEN_ENDED });
    scenario.on('2027-03-15');
    await scenario.call('giveNotice', { contractId, ground: 'other', reason: 'Salg' }, kari);
    await scenario.settle();
    const files = async (who: TestPerson) =>
      app.api(
        `query ($contractId: ID!) { getFilesForPublicApp(queryData: { contractId: $contractId }, optionData: { limit: 5 }) {
          data { _id title name size createdAt } metaData { totalDocuments filteredDocuments } } }`,
        { contractId },
        await newToken(app, who),
      );
    const { data, metaData } = (await files(ingrid)).data.getFilesForPublicApp;
    expect(metaData).toEqual({ totalDocuments: 2, filteredDocuments: 2 });
    expect(data.map(({ title }: { title: string }) => title)).toEqual([
      expect.stringContaining('Oppsigelse'),
      expect.stringContaining('Leiekontrakt'),
    ]);
    expect(data[1]._id).toBe(leaseFileId);
    expect(codeOf(await files(silje))).toBe('leases.not_found');
  });
});

describe('the rent by the price index', () => {
  const KPI = [
    { month: '2026-11', value: 102.4 },
    { month: '2026-12', value: 102.6 },
    { month: '2027-11', value: 105.5 },
    { month: '2028-12', value: 108.1 },
  ];
  const possible = async (contractId: string) =>
    scenario.app.api(
      `query ($contractId: ID!) { getRentAdjustment(queryData: { contractId: $contractId }) {
        takesEffectOn amount indexFrom { month value } indexTo { month value } } }`,
      { contractId },
      await newToken(scenario.app, scenario.kari),
    );

  test('is announced a month before, at least a year after it was set, and rounded down', async () => {
    const { kari, ingrid, app } = scenario;
    const { _id: contractId } = await scenario.signed();
    scenario.on('2027-11-20');
    expect((await possible(contractId)).data).toEqual({ getRentAdjustment: null });
    await savePriceIndexes(app, KPI.slice(0, 3));
    // 12,000 × 105.5 / 102.6 = 12,339.18
    expect((await possible(contractId)).data.getRentAdjustment).toEqual({
      takesEffectOn: '2028-01-01',
      amount: 12_339,
      indexFrom: { month: '2026-12', value: 102.6 },
      indexTo: { month: '2027-11', value: 105.5 },
    });
    const adjust = (takesEffectOn: string) =>
      scenario.call('adjustRent', { contractId, takesEffectOn }, kari);
    expect(refusalOf(await adjust('2027-12-31'))).toMatchObject({
      code: 'leases.too_early',
      params: { earliest: '2028-01-01' },
    });
    const { lease } = await adjust('2028-01-01');
    expect(lease).toMatchObject({
      monthlyRentAmount: 12_000,
      rentChanges: [{ takesEffectOn: '2028-01-01', amount: 12_339 }],
    });
    await scenario.settle();
    const text = await textOf(await scenario.read(contractId, ingrid), 'rent_adjustment', ingrid);
    expect(text).toContain('Ny leie per måned 12 339 kr');
    expect(text).toContain('102,6 i desember 2026 til 105,5 i november 2027');
    scenario.on('2028-01-01');
    expect((await scenario.read(contractId, ingrid)).monthlyRentAmount).toBe(12_339);
    // The next is counted from this one, and takes effect at least a year later.
    expect((await possible(contractId)).data).toEqual({ getRentAdjustment: null });
    await savePriceIndexes(app, KPI);
    expect((await possible(contractId)).data.getRentAdjustment).toMatchObject({
      takesEffectOn: '2029-01-01',
      indexFrom: { month: '2027-11' },
    });
  });

  test('is imported from Statistics Norway’s own answer only', async () => {
    const answer = (tableid: string, months: string[], value: (number | null)[]) => ({
      version: '2.0',
      class: 'dataset',
      id: ['VareTjenesteGrp', 'ContentsCode', 'Tid'],
      size: [1, 1, months.length],
      dimension: {
        VareTjenesteGrp: { category: { index: { '00': 0 } } },
        ContentsCode: { category: { index: { KpiIndMnd: 0 } } },
        Tid: { category: { index: Object.fromEntries(months.map((month, at) => [month, at])) } },
      },
      value,
      extension: { px: { tableid } },
    });
    const [command] = commands;
    const lines: string[] = [];
    const load = async (input: object) => {
      const path = join(scenario.app.config.VAR_DIR, 'kpi.json');
      writeFileSync(path, JSON.stringify(input));
      return command!.run({
        args: [path],
        runner: scenario.app.runner,
        audits: [],
        check: () => Promise.resolve([]),
        sealed: [],
        print: (line) => void lines.push(line),
      });
    };
    expect(
      await load(answer('14700', ['2030M01', '2030M02', '2030M03'], [110.1, 110.4, null])),
    ).toBe(0);
    expect(lines).toEqual(['2 months read, 2 new or changed.', 'The last is 2030-02: 110.4.']);
    await load(answer('14700', ['2030M01', '2030M02'], [110.1, 110.5]));
    expect(lines.at(-2)).toBe('2 months read, 1 new or changed.');
    await expect(load(answer('03013', ['2030M01'], [140.1]))).rejects.toThrow();
    await expect(load(answer('14700', ['2030M01'], [1, 2]))).rejects.toThrow(
      'more than one series',
    );
  });
});
