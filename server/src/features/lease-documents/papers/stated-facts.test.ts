import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { answerBank } from '../../../../testing/deposits.ts';
import { createLeaseScenario, type LeaseScenario } from '../../../../testing/lease-scenario.ts';
import { LEASE_TERMS } from '../../../../testing/leases.ts';
import { addPerson, newToken, type TestPerson } from '../../../../testing/people.ts';
import { poppler } from '../../../../testing/poppler.ts';
import { signAs } from '../../../../testing/signing.ts';
import { createBrowser } from '../../../../testing/test-browser.ts';
import { ADDRESS, addListings } from '../../../../testing/test-app.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import { recordIdentity } from '../../accounts/public.ts';
import { acceptsEmailNotices } from './signed-lease.ts';

let scenario: LeaseScenario;
let count = 0;
beforeAll(async () => {
  scenario = await createLeaseScenario();
});
afterAll(() => scenario.close());

const NO_SECURITY = { securityType: 'no_deposit', securityAmount: null };
const rows = (text: string, values: unknown[] = []) =>
  scenario.app.database.session((session) => session.query<Record<string, string>>(text, values));
const call = async (query: string, variables: Record<string, unknown>, who: TestPerson) =>
  scenario.app.api(query, variables, await newToken(scenario.app, who, 'identity'));

async function person(name: string, birthDate: string) {
  count += 1;
  const grants = [{ role: 'landlord' as const, partnerId: null }];
  const input = { email: `p${count}@x.no`, name, birthDate, grants };
  return { ...(await addPerson(scenario.app, input)), birthDate };
}

/** The person's BankID, as the test provider has it when they enter name and birth date. */
function bind({ id }: TestPerson, name: string, birthDate: string): Promise<unknown> {
  const subject = `self-${Buffer.from(JSON.stringify([name, birthDate])).toString('base64url')}`;
  const identity = { issuer: 'test', subject, name, birthDate };
  return scenario.app.runner.run(SYSTEM, (work) => recordIdentity(work, id, identity), undefined);
}

const update = (who: TestPerson, data: object) =>
  call(
    `mutation ($id: ID!, $data: UserProfileData!) {
       updateUserProfile(inputData: { _id: $id, data: $data }) { _id } }`,
    { id: who.id, data },
    who,
  );

/** A draft of a home of the landlord's own. */
async function draft(
  owner: TestPerson,
  ...people: { email: string; name: string; birthDate: string | null; postalAddress?: null }[]
): Promise<string> {
  count += 1;
  const feed = `home ${count}`;
  const address = { ...ADDRESS, streetNumber: String(500 + count) };
  await addListings(scenario.app, [{ title: feed, address }], {
    feed,
    partnerId: null,
    ownerId: owner.id,
    contactId: null,
  });
  const [listing] = await rows('select id from listing where feed = $1', [feed]);
  const tenants = people.map(({ email, name, birthDate, postalAddress }) => ({
    email,
    name,
    birthDate,
    ...(postalAddress === null && { postalAddress }),
  }));
  const input = { listingId: listing!['id']!, tenants, terms: NO_SECURITY };
  return (await scenario.draft({ who: owner, ...input }))._id;
}

/** The keys of what keeps the lease from being sent; none when it is sent. */
async function send(id: string, who: TestPerson, confirmed: string[] = []): Promise<string[]> {
  const { version } = await scenario.read(id, who);
  const input = { contractId: id, version, confirmed };
  const { errors } = await scenario.call('sendLease', input, who);
  await scenario.settle();
  const found: { key: string }[] = errors?.[0]?.extensions.params?.['contradictions'] ?? [];
  if (errors) expect(errors[0]!.extensions.code).toBe('leases.contradicted');
  return found.map(({ key }) => key);
}

/** Signs by the BankID of this name and birth date. Returns why not. */
async function sign(id: string, who: TestPerson, name: string, birthDate: string) {
  const lease = await scenario.read(id, who);
  const statuses = [lease.tenantLeaseSigningStatus, lease.landlordLeaseSigningStatus];
  const url: string = statuses.find(({ signingUrl }) => signingUrl).signingUrl;
  count += 1;
  const browser = createBrowser(scenario.app, scenario.site, `10.9.0.${count}`);
  const tokens = { ...who.tokens, accessToken: await newToken(scenario.app, who) };
  const bank = `&name=${encodeURIComponent(name)}&birthDate=${birthDate}`;
  const end = await signAs(browser, { ...who, tokens }, url.split('/').at(-1)!, bank);
  await scenario.settle();
  return end.searchParams.get('reason');
}

/** What the writer stated of the only tenant, as a person reads it. */
const stated = async (contractId: string, who: TestPerson) =>
  (
    await call(
      `query ($contractId: ID!) { getLeaseTenants(queryData: { contractId: $contractId }) {
         data { mainTenant { stated { birthDate orgNumber postalAddress } } } } }`,
      { contractId },
      who,
    )
  ).data.getLeaseTenants.data.mainTenant.stated;

async function sealedText(id: string): Promise<string> {
  const [document] = await rows(
    'select key from lease_paper join document on document.id = signed_document_id where lease_id = $1',
    [id],
  );
  const pdf = await scenario.app.storage.read(document!['key']!);
  return poppler('pdftotext', pdf!, '-layout');
}

describe('what a lease states of its landlord', () => {
  test.each([
    ['typed', (who: TestPerson) => update(who, { birthday: '1980-05-06' })],
    ['stated by BankID', (who: TestPerson) => bind(who, 'Unni Dato', '1980-05-06')],
  ])(
    'is one birth date on all pages, when another one is %s after sending',
    { tags: ['poppler-utils'] },
    async (how, change) => {
      const { app } = scenario;
      const unni = await person('Unni Dato', '1981-05-06');
      const tor = await person('Tor Leier', '1990-01-02');
      const id = await draft(unni, tor);
      expect(await send(id, unni)).toEqual([]);
      await change(unni);
      expect(await sign(id, tor, 'Tor Leier', '1990-01-02')).toBeNull();
      await app.mails();
      expect(await sign(id, unni, 'Unni Dato', '1980-05-06')).toBe('signing.birth_date_differs');
      const { leaseStatus, lastSigningEnd } = await scenario.read(id, unni);
      expect({ leaseStatus, lastSigningEnd }).toMatchObject({
        leaseStatus: 'new',
        lastSigningEnd: { status: 'withdrawn', reason: expect.stringContaining('Fødselsdatoen') },
      });
      const mails = await app.mails();
      expect(mails.map(({ to }) => to)).toContain(unni.email);
      for (const { text } of mails) expect(text).toContain('Fødselsdatoen i dokumentet');
      // Sent again, it has the birth date of BankID.
      expect(await send(id, unni)).toEqual([]);
      expect(await sign(id, tor, 'Tor Leier', '1990-01-02')).toBeNull();
      expect(await sign(id, unni, 'Unni Dato', '1980-05-06')).toBeNull();
      const days = (await sealedText(id)).match(/\d\d\.05\.198\d/g);
      expect([how, ...new Set(days)]).toEqual([how, '06.05.1980']);
      await rows('delete from account_identity where account_id in ($1, $2)', [unni.id, tor.id]);
    },
  );

  test('is the organisation that its account is, until it is signed', async () => {
    const bo = await person('Bo Eier', '1970-02-03');
    await bind(bo, 'Bo Eier', '1970-02-03');
    const bygg = { orgNumber: '974760673', name: 'Bygg Utleie AS' };
    await update(bo, bygg);
    const tor = await person('Tor Leier', '1990-01-03');
    const id = await draft(bo, tor);
    const key = 'signs_for:974760673:Bygg Utleie AS:Bo Eier';
    expect(await send(id, bo)).toEqual([key]);
    expect(await send(id, bo, [key])).toEqual([]);
    expect(await sign(id, tor, 'Tor Leier', '1990-01-03')).toBeNull();
    await update(bo, { orgNumber: null });
    expect(await sign(id, bo, 'Bo Eier', '1970-02-03')).toBe('signing.org_number_differs');
    // Who signs for it is asked once, whatever the lease is.
    await update(bo, bygg);
    expect(await send(id, bo)).toEqual([]);
    const other = await draft(bo, await person('Una Leier', '1990-01-04'));
    expect(await send(other, bo)).toEqual([]);
    expect(await sign(id, tor, 'Tor Leier', '1990-01-03')).toBeNull();
    expect(await sign(id, bo, 'Bo Eier', '1970-02-03')).toBeNull();
    expect((await scenario.read(id, bo)).leaseStatus).toBe('upcoming');
  });
});

test('a tenant who moves in signs with the birth date of the agreement, and accepts notices by e-mail', async () => {
  const { app, kari, ingrid, jonas } = scenario;
  scenario.on('2026-11-20');
  const { _id: contractId } = await scenario.signed({
    terms: { startsOn: '2026-12-01', endsOn: '2029-11-30', ...NO_SECURITY },
  });
  scenario.on('2027-01-04');
  const nora = await person('Nora Berg', '1996-08-09');
  const accepted = () =>
    app.runner.read(SYSTEM, ({ tx }) => acceptsEmailNotices(tx, contractId), undefined);
  const change = async (birthDate: string) => {
    const joining = [{ email: nora.email, name: 'Nora Berg', birthDate }];
    const input = { contractId, from: '2027-02-01', leaving: [jonas.email], joining };
    expect((await scenario.call('changeTenants', input, kari)).errors).toBeUndefined();
    await scenario.settle();
  };
  const signNora = async () => {
    const mail = (await app.mails()).findLast(({ to }) => to === nora.email)!;
    count += 1;
    const browser = createBrowser(app, scenario.site, `10.8.0.${count}`);
    const tokens = { ...nora.tokens, accessToken: await newToken(app, nora) };
    const bank = '&name=Nora%20Berg&birthDate=1996-08-09';
    const id = /\/sign\/([\w-]+)/.exec(mail.text)![1]!;
    const end = await signAs(browser, { ...nora, tokens }, id, bank);
    await scenario.settle();
    return end.searchParams.get('reason');
  };
  await change('1996-08-08');
  expect(await signNora()).toBe('signing.birth_date_differs');
  await change('1996-08-09');
  expect(await signNora()).toBeNull();
  const ofPaper = (lease: any): string | null =>
    lease.papers.findLast(({ kind }: any) => kind === 'tenants').signingUrl;
  for (const who of [ingrid, jonas, kari]) await scenario.sign(contractId, who, ofPaper);
  expect(await accepted()).toBe(true);
  scenario.on('2026-11-01');
});

test('a number that a tenant gave the bank is that of somebody born when BankID says', async () => {
  const { kari } = scenario;
  const nils = await person('Nils Nummer', '1970-02-03');
  const { email, name } = nils;
  // The landlord knows the day that BankID states, and the profile another.
  const tenants = [{ email, name, birthDate: '1970-02-04' }];
  const { _id: id } = await scenario.draft({ tenants });
  expect(await send(id, kari)).toEqual([]);
  const form: string = (await scenario.read(id, nils)).tenantLeaseSigningStatus.signingUrl;
  expect(form).toMatch(/^\/deposit\//);
  await answerBank(scenario.app, form, nils);
  await bind(nils, 'Nils Nummer', '1970-02-04');
  expect(await sign(id, nils, 'Nils Nummer', '1970-02-04')).toBe('deposits.number_differs');
  expect((await scenario.read(id, kari)).leaseStatus).toBe('new');
  // Sent again, the bank asks once more.
  expect(await send(id, kari)).toEqual([]);
  const again: string = (await scenario.read(id, nils)).tenantLeaseSigningStatus.signingUrl;
  expect(again).not.toBe(form);
  await answerBank(scenario.app, again, nils);
  expect(await sign(id, nils, 'Nils Nummer', '1970-02-04')).toBeNull();
});

describe('another name', () => {
  const signersOf = async (id: string, who: TestPerson) =>
    (
      await call(
        `query ($id: ID!) { getSingleLeaseForPublicSite(queryData: { contractId: $id }) {
           signers { _id name otherName mayConfirmName isOrganisation } } }`,
        { id },
        who,
      )
    ).data.getSingleLeaseForPublicSite.signers;
  const confirm = (id: string, signer: { _id: string; otherName: string }, who: TestPerson) =>
    scenario.call(
      'confirmSignerName',
      { contractId: id, signerId: signer._id, otherName: signer.otherName },
      who,
    );

  test('is not confirmed by the person whose name it is', async () => {
    const liv = await person('Liv Hansen', '1975-06-07');
    const tor = await person('Tor Leier', '1990-01-05');
    const id = await draft(liv, tor);
    expect(await send(id, liv)).toEqual([]);
    expect(await sign(id, tor, 'Tor Leier', '1990-01-05')).toBeNull();
    await bind(liv, 'Liv Berg', '1975-06-07');
    expect(await sign(id, liv, 'Liv Berg', '1975-06-07')).toBe('signing.name_differs');
    const signer = (await signersOf(id, liv)).find(({ name }: any) => name === 'Liv Hansen');
    expect(signer).toMatchObject({ otherName: 'Liv Berg', mayConfirmName: false });
    const { errors } = await confirm(id, signer, liv);
    expect(errors?.[0]?.extensions.code).toBe('signing.own_name');
    // Sent again, the document has the name of BankID.
    await scenario.call('withdrawLease', { contractId: id, reason: null }, liv);
    expect(await send(id, liv)).toEqual([]);
    expect(await sign(id, tor, 'Tor Leier', '1990-01-05')).toBeNull();
    expect(await sign(id, liv, 'Liv Berg', '1975-06-07')).toBeNull();
  });

  test('is read by all signers once it is confirmed, and the last one confirmed counts', async () => {
    const { kari } = scenario;
    const ada = await person('Ada Vik', '1980-06-07');
    const una = await person('Una Leier', '1990-01-06');
    const id = await draft(kari, { ...ada, name: 'Ada Berg' }, una);
    expect(await send(id, kari)).toEqual([]);
    const adas = async (who: TestPerson) =>
      (await signersOf(id, who)).find(({ name }: any) => name === 'Ada Berg');
    for (const name of ['Ada Vik', 'Ada Dahl']) {
      await bind(ada, name, '1980-06-07');
      await rows('update account_identity set subject = $2, name = $3 where account_id = $1', [
        ada.id,
        `self-${Buffer.from(JSON.stringify([name, '1980-06-07'])).toString('base64url')}`,
        name,
      ]);
      expect(await sign(id, ada, name, '1980-06-07')).toBe('signing.name_differs');
      expect(await adas(una)).toMatchObject({ otherName: null });
      scenario.app.clock.set(scenario.app.clock.now().add({ minutes: 1 }));
      expect((await confirm(id, await adas(kari), kari)).errors).toBeUndefined();
      expect(await adas(una)).toMatchObject({ otherName: name });
    }
    const { data } = await call(
      'query ($id: ID!) { getLeaseTimeline(queryData: { contractId: $id }) { kind by note } }',
      { id },
      una,
    );
    expect(data.getLeaseTimeline.filter(({ kind }: any) => kind === 'name_confirmed')).toEqual(
      ['Ada Dahl', 'Ada Vik'].map((note) => ({ kind: 'name_confirmed', by: 'Ada Berg', note })),
    );
    // The next document of the lease has the last one.
    await scenario.call('withdrawLease', { contractId: id, reason: null }, kari);
    expect(await send(id, kari)).toEqual([]);
    expect(await sign(id, ada, 'Ada Dahl', '1980-06-07')).toBeNull();
  });
});

test('a tenant with one name can rent: the birth date says who it is', async () => {
  const { kari } = scenario;
  const sukarno = await person('Sukarno', '1990-01-01');
  const id = await draft(kari, sukarno);
  expect(await send(id, kari)).toEqual([]);
  expect(await sign(id, sukarno, 'Sukarno', '1990-01-01')).toBeNull();
});

test('a lease is sent when it identifies its parties: the writer states tenants, a landlord has a profile', async () => {
  const siv = await person('Siv Eier', '1972-03-04');
  const tor = await person('Tor Leier', '1990-01-07');
  await update(siv, { postalAddress: '' });
  const nobody = { birthDate: null, postalAddress: null };
  const id = await draft(siv, { ...tor, ...nobody });
  const missing = [
    `tenant_birth_date_missing:${tor.email}`,
    `tenant_address_missing:${tor.email}`,
    `landlord_address_missing:${siv.email}`,
  ];
  expect(await send(id, siv)).toEqual(missing);
  // Nothing of it can be confirmed.
  expect(await send(id, siv, missing)).toEqual(missing);
  await update(siv, { postalAddress: 'Kirkeveien 4, 0363 Oslo' });
  const { version } = await scenario.read(id, siv);
  const terms = { ...LEASE_TERMS, ...NO_SECURITY };
  const facts = {
    birthDate: '1990-01-07',
    orgNumber: null,
    postalAddress: 'Åsveien 3, 7020 Trondheim',
  };
  const { email, name } = tor;
  const input = { contractId: id, version, terms, tenants: [{ email, name, ...facts }] };
  expect((await scenario.call('updateLease', input, siv)).errors).toBeUndefined();
  expect(await stated(id, siv)).toEqual(facts);
  expect(await send(id, siv)).toEqual([]);
  // Tenants read it in the contract, not in the records.
  expect(await stated(id, tor)).toBeNull();
});

test('a landlord whose agency drafts a lease is requested by mail to enter what it lacks, and only then', async () => {
  const { app, silje, turid } = scenario;
  const mails = async () => {
    await app.mails();
    await scenario.draft({ who: silje });
    await scenario.settle();
    return (await app.mails()).filter(({ to }) => to === turid.email);
  };
  expect(await mails()).toEqual([]);
  await update(turid, { postalAddress: '' });
  const [mail] = await mails();
  expect(mail).toMatchObject({
    subject: expect.stringMatching(/^Leiekontrakten mangler opplysninger om deg: /),
    text: expect.stringMatching(/vi mangler postadressen din\.[^]*\/profile/),
  });
});
