import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { requestDownload } from '../../../../testing/documents.ts';
import { createLeaseScenario, type LeaseScenario } from '../../../../testing/lease-scenario.ts';
import { answerBank } from '../../../../testing/deposits.ts';
import { interestCalls } from '../../../../testing/interest.ts';
import { addLogo, beginsWithLogo } from '../../../../testing/logos.ts';
import { ASSIGNMENT, draftTenant, LEASE_TERMS } from '../../../../testing/leases.ts';
import { newToken, type TestPerson } from '../../../../testing/people.ts';
import { poppler } from '../../../../testing/poppler.ts';
import { NOW, type Answer } from '../../../../testing/test-app.ts';

let scenario: LeaseScenario;

beforeAll(async () => {
  scenario = await createLeaseScenario();
});
afterEach(() => scenario.app.clock.set(NOW));
afterAll(() => scenario.close());

const MANAGEMENT = { ...ASSIGNMENT, brokering: null };

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const historyOf = (contractId: string) => historyOfAs(contractId, scenario.kari);
const historyOfAs = async (contractId: string, who: TestPerson) => {
  const { data } = await scenario.app.api(
    `query ($contractId: ID!) { getLeaseHistory(queryData: { contractId: $contractId }) { name } }`,
    { contractId },
    await newToken(scenario.app, who),
  );
  return data.getLeaseHistory.map(({ name }: { name: string }) => name);
};

/** Changes fields of a person's profile. */
const saveProfile = async (who: TestPerson, data: object) => {
  const { errors } = await scenario.app.api(
    `mutation ($inputData: UserProfileInputData!) { updateUserProfile(inputData: $inputData) { profile { _id } } }`,
    { inputData: { _id: who.id, data } },
    await newToken(scenario.app, who),
  );
  expect(errors).toBeUndefined();
};
/** The text of a lease on screen: its headings with the facts below. */
const textOf = async (
  id: string,
  language: 'en' | 'no',
  who: TestPerson,
): Promise<{ heading: string; rows: [string, string][] }[]> => {
  const { data } = await scenario.app.api(
    `query ($id: ID!, $language: Language!) {
      getLeasePreview(queryData: { contractId: $id, language: $language }) {
        sections { heading blocks { rows { label value } } } } }`,
    { id, language },
    await newToken(scenario.app, who),
  );
  return data.getLeasePreview.sections.map(({ heading, blocks }: any) => ({
    heading,
    rows: blocks.flatMap(({ rows }: any) => rows.map(({ label, value }: any) => [label, value])),
  }));
};

describe('a lease in progress', () => {
  test('is drafted, made into a PDF, signed by each in turn, and binding', async () => {
    const { ingrid, jonas, kari, app } = scenario;
    const { _id } = await scenario.draft();
    expect(await scenario.read(_id, kari)).toMatchObject({
      leaseStatus: 'new',
      enabledLeaseEsigning: false,
      leaseContractPdfGenerated: false,
      leaseFileId: null,
    });
    const { lease } = await scenario.call('sendLease', { contractId: _id, version: 1 }, kari);
    // The documents are being made: there is nothing to sign before the PDF exists.
    expect(lease).toMatchObject({
      leaseStatus: 'in_progress',
      enabledLeaseEsigning: true,
      leaseContractPdfGenerated: false,
      tenantLeaseSigningStatus: { signed: false, signingUrl: null },
    });
    await app.mails();
    await scenario.settle();
    const sent = await scenario.read(_id, kari);
    expect(sent).toMatchObject({
      leaseContractPdfGenerated: true,
      signingExpiresAt: expect.any(String),
    });
    // Tenants sign first, each with a URL of their own.
    expect(sent.tenantLeaseSigningStatus).toEqual({ signed: false, signingUrl: null });
    expect(sent.landlordLeaseSigningStatus).toEqual({ signed: false, signingUrl: null });
    const asIngrid = await scenario.read(_id, ingrid);
    // The bank's questions come first.
    const form: string = asIngrid.tenantLeaseSigningStatus.signingUrl;
    expect(form).toMatch(/^\/deposit\/kyc_form\/[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    const page = await answerBank(app, form, ingrid);
    expect(page).toMatch(/^\/sign\/[\da-f-]{36}$/);
    const after = await scenario.read(_id, ingrid);
    expect(after.tenantLeaseSigningStatus).toEqual({ signed: false, signingUrl: page });
    expect(asIngrid.mayWrite).toBe(false);

    expect((await scenario.sign(_id, ingrid)).href).toBe(
      `${scenario.site}/my-lease/${_id}?signingStatus=success`,
    );
    expect(await scenario.read(_id, ingrid)).toMatchObject({
      leaseStatus: 'in_progress',
      tenantLeaseSigningStatus: { signed: false, signingUrl: null },
    });
    await expect(scenario.sign(_id, kari)).rejects.toThrow('nothing to sign');
    await scenario.sign(_id, jonas);
    expect((await scenario.read(_id, kari)).tenantLeaseSigningStatus.signed).toBe(true);
    await scenario.sign(_id, kari);

    const bound = await scenario.read(_id, ingrid);
    expect(bound).toMatchObject({
      leaseStatus: 'upcoming',
      tenantLeaseSigningStatus: { signed: true },
      landlordLeaseSigningStatus: { signed: true },
    });
    expect(bound.signers.map(({ role }: { role: string }) => role)).toEqual([
      'tenant',
      'tenant',
      'landlord',
    ]);
    const url = await requestDownload(app, ingrid, bound.leaseFileId);
    expect(url.errors).toBeUndefined();
    expect(await historyOf(_id)).toEqual([
      'drafted',
      'sent',
      'contract_made',
      'signed',
      'signed',
      'signed',
      'completed',
    ]);
  });

  test('keeps the text that it had when it was sent', { tags: ['poppler-utils'] }, async () => {
    const { kari, silje, app, partnerId } = scenario;
    const { _id } = await scenario.draft({ terms: { houseRules: 'Ro etter klokka 23.' } });
    const { leaseFileId } = await scenario.send(_id);
    const address = (await requestDownload(app, kari, leaseFileId)).url;
    const { rawPayload } = await app.call({
      url: new URL(address, scenario.site).href.replace(scenario.site, ''),
    });
    const text = poppler('pdftotext', rawPayload);
    for (const expected of [
      'Ingrid Solheim',
      'Jonas Lie Solheim',
      'Kari Nordmann',
      'Ro etter klokka 23.',
    ])
      expect(text).toContain(expected);
    expect(poppler('pdfinfo', rawPayload)).toMatch(/Tagged: +yes/);
    // A landlord without an agency has no logo; an agency's logo is on its leases.
    expect(beginsWithLogo(rawPayload)).toBe(false);
    await addLogo(app, partnerId);
    const agencys = await scenario.draft({ who: silje });
    const { leaseFileId: agencysFile } = await scenario.send(agencys._id, silje);
    const { url } = await requestDownload(app, silje, agencysFile);
    const answer = await app.call({
      url: new URL(url, scenario.site).href.replace(scenario.site, ''),
    });
    expect(beginsWithLogo(answer.rawPayload)).toBe(true);
  });

  test('names the parties as in their profiles, and reveals no owner of an e-mail address', async () => {
    const { app, ingrid, jonas, kari, home } = scenario;
    const address = 'Åsveien 3, 7020 Trondheim';
    for (const who of [ingrid, jonas, kari]) await saveProfile(who, { postalAddress: address });
    const interest = interestCalls(app);
    // It was taken off when an earlier lease of it was signed.
    await app.database.session((session) =>
      session.query("update listing set state = 'published', let_from = null where id = $1", [
        home,
      ]),
    );
    const interestId = await interest.send(ingrid, home, { birthDate: '1994-05-17' });
    const { _id } = await scenario.draft({
      listingId: home,
      tenants: [{ interestId }, { email: jonas.email, name: jonas.name }],
    });
    const partiesIn = async () =>
      (await textOf(_id, 'no', kari)).find(({ heading }) => heading === '1. Partene')!.rows;
    const landlords = ['Utleier', `Kari Nordmann\nFødt 02.03.1971\n${address}`];
    const request = ['Leietaker', `Ingrid Solheim\nFødt 17.05.1994\n${address}`];
    // As the writer has it; his profile has another address.
    const named = ['Medleietaker', 'Jonas Lie Solheim\nFødt 28.09.1993\nKirkeveien 4, 0363 Oslo'];
    expect(await partiesIn()).toEqual([landlords, request, named]);
    // A deleted address leaves no line.
    await saveProfile(kari, { postalAddress: '' });
    expect(await partiesIn()).toEqual([
      ['Utleier', 'Kari Nordmann\nFødt 02.03.1971'],
      request,
      named,
    ]);
    await interest.call('withdrawInterest', { _id: interestId }, ingrid);
    expect((await partiesIn())[1]).toEqual(['Leietaker', 'Ingrid Solheim']);
  });

  test(
    'can be read before signing as it was sent, in both languages',
    { tags: ['poppler-utils'] },
    async () => {
      const { app, ingrid, kari } = scenario;
      await saveProfile(kari, { postalAddress: 'Kirkeveien 4, 0363 Oslo' });
      const { _id } = await scenario.draft();
      const { leaseFileId } = await scenario.send(_id);
      const read = async () => [await textOf(_id, 'no', ingrid), await textOf(_id, 'en', ingrid)];
      const before = await read();
      await saveProfile(kari, { postalAddress: 'Torget 1, 7013 Trondheim' });
      expect(await read()).toEqual(before);
      expect(JSON.stringify(before[1])).toContain('Born 02.03.1971\\nKirkeveien 4, 0363 Oslo');
      const { url } = await requestDownload(app, ingrid, leaseFileId);
      const path = new URL(url, scenario.site).href.replace(scenario.site, '');
      const pdf = poppler('pdftotext', (await app.call({ url: path })).rawPayload).replaceAll(
        /\s/g,
        '',
      );
      for (const { heading, rows } of before[0]!)
        for (const text of [heading, ...rows.flat()])
          expect(pdf).toContain(text.replaceAll(/\s/g, ''));
    },
  );

  test('is readable by its parties alone', async () => {
    const { silje, ingrid, app } = scenario;
    const { _id } = await scenario.draft();
    const { leaseFileId } = await scenario.send(_id);
    expect((await requestDownload(app, ingrid, leaseFileId)).errors).toBeUndefined();
    expect(codeOf(await requestDownload(app, silje, leaseFileId))).toBe('files.not_found');
    expect(await scenario.read(_id, silje)).toBeUndefined();
  });

  test('can not be sent twice, by others, or in an old version', async () => {
    const { kari, ingrid, silje } = scenario;
    const { _id: contractId } = await scenario.draft();
    const send = (version: number, who = kari) =>
      scenario.call('sendLease', { contractId, version }, who);
    expect(codeOf(await send(7))).toBe('leases.changed_elsewhere');
    expect(codeOf(await send(1, ingrid))).toBe('leases.not_found');
    expect(codeOf(await send(1, silje))).toBe('leases.not_found');
    const twice = await Promise.all([send(1), send(1)]);
    expect(twice.map(codeOf).toSorted()).toEqual(['leases.wrong_state', undefined]);
    expect(codeOf(await send(1))).toBe('leases.wrong_state');
  });

  test('can not be sent with a character that no typeface has', async () => {
    const { kari } = scenario;
    const { _id: contractId } = await scenario.draft({
      tenants: [{ email: 'li@example.com', name: 'Li 李明' }],
    });
    const { errors } = await scenario.call('sendLease', { contractId, version: 1 }, kari);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'request.undrawable',
      params: {
        where: 'Leietaker',
        text: expect.stringMatching(/^Li 李明\n/),
        characters: '李 明',
      },
    });
    expect(await scenario.read(contractId, kari)).toMatchObject({ leaseStatus: 'new' });
  });

  test('can not be let to its landlord', async () => {
    const { kari } = scenario;
    const tenants = [{ email: kari.email, name: kari.name }];
    const { errors } = await scenario.app.api(
      `mutation ($inputData: AddLeaseInputData!) { addLease(inputData: $inputData) { _id } }`,
      {
        inputData: {
          listingId: scenario.home,
          tenants,
          terms: LEASE_TERMS,
        },
      },
      await newToken(scenario.app, kari),
    );
    expect(errors?.[0]?.extensions.code).toBe('leases.own_home');
  });
});

describe('a lease that is not fully signed', () => {
  test('when declined, its sender is notified by mail: who, why and what to do', async () => {
    const { ingrid, silje, app } = scenario;
    const { _id } = await scenario.draft({ who: silje });
    await scenario.send(_id, silje);
    const form: string = (await scenario.read(_id, ingrid)).tenantLeaseSigningStatus.signingUrl;
    const address = await answerBank(app, form, ingrid);
    await app.mails();
    await app.api(
      `mutation ($id: ID!) { declineSigning(inputData: { signerId: $id, reason: "For dyrt" }) { status } }`,
      { id: address.split('/').at(-1)! },
      await newToken(app, ingrid),
    );
    await scenario.settle();
    const mail = (await app.mails()).find(({ to }) => to === silje.email)!;
    expect(mail.subject).toMatch(/^Ikke signert: /);
    for (const part of ['Ingrid', '«For dyrt»', 'utkast igjen']) expect(mail.text).toContain(part);
  });

  test('when declined, is a draft again, shows who and why, and can be sent again', async () => {
    const { ingrid, jonas, kari, app } = scenario;
    const { _id } = await scenario.draft();
    await scenario.send(_id);
    await scenario.sign(_id, ingrid);
    const form: string = (await scenario.read(_id, jonas)).tenantLeaseSigningStatus.signingUrl;
    const address = await answerBank(app, form, jonas);
    await app.api(
      `mutation ($id: ID!) { declineSigning(inputData: { signerId: $id, reason: "For dyrt" }) { status } }`,
      { id: address.split('/').at(-1)! },
      await newToken(app, jonas),
    );
    await scenario.settle();
    expect(await scenario.read(_id, kari)).toMatchObject({
      leaseStatus: 'new',
      enabledLeaseEsigning: false,
      lastSigningEnd: { status: 'declined', name: 'Jonas Lie Solheim', reason: 'For dyrt' },
      signers: [],
    });
    const { version } = await scenario.read(_id, kari);
    const tenants = [draftTenant(ingrid)];
    const changed = { contractId: _id, version, tenants, terms: LEASE_TERMS };
    expect((await scenario.call('updateLease', changed, kari)).errors).toBeUndefined();
    expect((await scenario.send(_id)).lastSigningEnd).toBeNull();
    await scenario.sign(_id, ingrid);
    await scenario.sign(_id, kari);
    expect((await scenario.read(_id, kari)).leaseStatus).toBe('upcoming');
  });

  test('when withdrawn, can not be signed any more', async () => {
    const { ingrid, kari, app } = scenario;
    const { _id: contractId } = await scenario.draft();
    await scenario.send(contractId);
    const { tenantLeaseSigningStatus } = await scenario.read(contractId, ingrid);
    const address = await answerBank(app, tenantLeaseSigningStatus.signingUrl, ingrid);
    const back = await scenario.call('withdrawLease', { contractId, reason: 'Feil leie' }, kari);
    expect(back.lease).toMatchObject({
      leaseStatus: 'new',
      lastSigningEnd: { status: 'withdrawn', reason: 'Feil leie' },
    });
    const begun = await app.call({
      method: 'POST',
      url: `/api/signing/${address.split('/').at(-1)}/begin`,
      payload: { consent: true },
      headers: { authorization: `Bearer ${await newToken(app, ingrid)}` },
    });
    expect(begun.json().errors[0].extensions.code).toBe('signing.over');
    expect(codeOf(await scenario.call('withdrawLease', { contractId }, kari))).toBe(
      'leases.wrong_state',
    );
  });

  test('when withdrawn during its making, is sent to no one', async () => {
    const { kari } = scenario;
    const { _id: contractId } = await scenario.draft();
    await scenario.call('sendLease', { contractId, version: 1 }, kari);
    await scenario.call('withdrawLease', { contractId }, kari);
    await scenario.settle();
    expect(await scenario.read(contractId, kari)).toMatchObject({
      leaseStatus: 'new',
      leaseFileId: null,
    });
  });

  test('past its deadline, is a draft again', async () => {
    const { kari, app } = scenario;
    const { _id } = await scenario.draft();
    await scenario.send(_id);
    scenario.on('2026-12-25');
    await app.jobs.perform('signing.expire');
    await scenario.settle();
    expect(await scenario.read(_id, kari)).toMatchObject({
      leaseStatus: 'new',
      lastSigningEnd: { status: 'expired', name: null },
    });
  });

  test('when cancelled after it was sent, is over', async () => {
    const { kari } = scenario;
    const { _id: contractId } = await scenario.draft();
    await scenario.send(contractId);
    expect((await scenario.call('callOffLease', { contractId }, kari)).lease.leaseStatus).toBe(
      'closed',
    );
    expect(codeOf(await scenario.call('sendLease', { contractId, version: 1 }, kari))).toBe(
      'leases.wrong_state',
    );
  });
});

describe('a signer of a lease', () => {
  const about = async (id: string, who = scenario.kari) => {
    const { signers } = (
      await scenario.app.api(
        `query ($id: ID!) { getSingleLeaseForPublicSite(queryData: { contractId: $id }) {
          signers { _id name seenAt openedAt otherName otherNameConfirmedAt } } }`,
        { id },
        await newToken(scenario.app, who),
      )
    ).data.getSingleLeaseForPublicSite;
    return (name: string) => signers.find((one: { name: string }) => one.name === name);
  };
  const pageOf = (kyc: string, who: LeaseScenario['ingrid']) => answerBank(scenario.app, kyc, who);
  const seen = (signerId: string, isOpen: boolean, who: LeaseScenario['ingrid']) =>
    newToken(scenario.app, who).then((token) =>
      scenario.app.api(
        `mutation ($input: NoteSigningSeenInputData!) { noteSigningSeen(inputData: $input) }`,
        { input: { signerId, isOpen } },
        token,
      ),
    );

  test('has received and opened it, each recorded once', async () => {
    const { _id } = await scenario.draft();
    await scenario.send(_id);
    const { _id: signerId } = (await about(_id))(scenario.ingrid.name);
    expect((await about(_id))(scenario.ingrid.name)).toMatchObject({
      seenAt: null,
      openedAt: null,
    });
    expect(codeOf(await seen(signerId, true, scenario.jonas))).toBe('signing.not_found');
    const first = scenario.app.clock.now().toString();
    await seen(signerId, false, scenario.ingrid);
    scenario.on('2026-11-22');
    await seen(signerId, true, scenario.ingrid);
    const second = scenario.app.clock.now().toString();
    const mark = (await about(_id))(scenario.ingrid.name);
    expect([mark.seenAt, mark.openedAt].map((at) => Temporal.Instant.from(at).toString())).toEqual([
      first,
      second,
    ]);
  });

  test('is reminded by its sender alone, while it is their turn', async () => {
    const { ingrid, kari, jonas } = scenario;
    const { _id: contractId } = await scenario.draft();
    await scenario.send(contractId);
    const signer = await about(contractId);
    const { _id: signerId } = signer(ingrid.name);
    await scenario.app.mails();
    expect(codeOf(await scenario.call('resendSigning', { contractId, signerId }, jonas))).toBe(
      'leases.not_found',
    );
    await scenario.call('resendSigning', { contractId, signerId }, kari);
    await scenario.settle();
    const mails = await scenario.app.mails();
    expect(mails.map(({ to }) => to)).toEqual([ingrid.email]);
    expect(mails[0]!.text).toContain('banken');
    const ofLandlord = { contractId, signerId: signer(kari.name)._id };
    expect(codeOf(await scenario.call('resendSigning', ofLandlord, kari))).toBe(
      'signing.not_your_turn',
    );
    expect(await historyOf(contractId)).toContain('asked_again');
  });

  test('who is a tenant gets a new link at another address; the old one stops', async () => {
    const { ingrid, jonas, kari, turid } = scenario;
    // Who moves in is born on Turid's day, so that only the name differs.
    const { email, name } = ingrid;
    const tenants = [{ email, name, birthDate: '1963-04-09' }, draftTenant(jonas)];
    const { _id: contractId } = await scenario.draft({ tenants });
    const sent = await scenario.send(contractId);
    const asIngrid = await scenario.read(contractId, ingrid);
    await pageOf(asIngrid.tenantLeaseSigningStatus.signingUrl, ingrid);
    const signer = await about(contractId);
    const { _id: signerId } = signer(ingrid.name);
    const change = (input: object, who = kari) =>
      scenario.call(
        'changeSignerEmail',
        { contractId, signerId, email: turid.email, ...input },
        who,
      );
    expect(codeOf(await change({}, jonas))).toBe('leases.not_found');
    expect(codeOf(await change({ email: jonas.email }))).toBe('request.invalid');
    expect(codeOf(await change({ email: kari.email }))).toBe('leases.own_home');
    expect(codeOf(await change({ signerId: signer(kari.name)._id }))).toBe('request.invalid');
    await scenario.app.mails();
    const both = await Promise.all([change({}), change({})]);
    expect(both.map(codeOf).filter(Boolean)).toEqual(['leases.not_found']);
    await scenario.settle();
    expect((await scenario.app.mails()).map(({ to }) => to)).toEqual([turid.email]);
    // The old account no longer has access to the link, the lease and the bank's questions.
    expect(codeOf(await seen(signerId, true, ingrid))).toBe('signing.not_found');
    expect(await scenario.read(contractId, ingrid)).toBeUndefined();
    expect((await about(contractId))(ingrid.name)).toMatchObject({ seenAt: null, openedAt: null });
    const asTurid = await scenario.read(contractId, turid);
    expect(asTurid.tenantLeaseSigningStatus.signingUrl).toBe(
      asIngrid.tenantLeaseSigningStatus.signingUrl,
    );
    expect(await pageOf(asTurid.tenantLeaseSigningStatus.signingUrl, turid)).toMatch(/^\/sign\//);
    expect(sent.leaseFileId).toBe((await scenario.read(contractId, kari)).leaseFileId);
    // The lease names Ingrid: Turid signs when its sender has confirmed that she is the same person.
    const refused = await scenario.sign(contractId, turid);
    expect(refused.searchParams.get('reason')).toBe('signing.name_differs');
    const mails = await scenario.app.mails();
    expect(mails.find(({ to }) => to === kari.email)!.text).toContain('tilhører Turid Lien');
    // Until then it waits for Kari, on her start page too; the tenant sees why.
    const waitsFor = async () => {
      const { data } = await scenario.app.api(
        '{ getStartPage { letting { contradictory { contractId } } } }',
        {},
        await newToken(scenario.app, kari),
      );
      return data.getStartPage.letting.contradictory;
    };
    expect(await waitsFor()).toContainEqual({ contractId });
    const asSigner = (await about(contractId, turid))(ingrid.name);
    expect(asSigner).toMatchObject({ otherName: 'Turid Lien', otherNameConfirmedAt: null });
    const { _id: turids } = (await about(contractId))(ingrid.name);
    const names = { contractId, signerId: turids, otherName: 'Turid Lien' };
    expect(codeOf(await scenario.call('confirmSignerName', names, turid))).toBe('leases.not_found');
    await scenario.call('confirmSignerName', names, kari);
    await scenario.settle();
    expect(await waitsFor()).not.toContainEqual({ contractId });
    await scenario.sign(contractId, turid);
    const late = { signerId: (await about(contractId))(ingrid.name)._id, email: 'new@x.no' };
    expect(codeOf(await change(late))).toBe('signing.already_signed');
    expect(await historyOf(contractId)).toContain('signer_moved');
  });
});

describe('a signer of another document', () => {
  const PAPERS = `query ($id: ID!) { getSingleLeaseForPublicSite(queryData: { contractId: $id }) {
    papers { kind signers { _id name seenAt openedAt mayMove } }
    assignmentSigners { _id name mayMove } } }`;
  const shown = async (id: string, who = scenario.kari) =>
    (await scenario.app.api(PAPERS, { id }, await newToken(scenario.app, who))).data
      .getSingleLeaseForPublicSite;
  const mailed = async () => {
    await scenario.settle();
    return (await scenario.app.mails()).map(({ to }) => to);
  };

  test('is reminded by users who may write documents; a current tenant’s address is not changed', async () => {
    const { ingrid, jonas, kari, turid } = scenario;
    const { _id: contractId } = await scenario.signed();
    await scenario.call('endLease', { contractId, endsOn: '2027-06-30' }, kari);
    await mailed();
    const { papers } = await shown(contractId);
    const signers: any[] = papers.find(({ kind }: any) => kind === 'ending').signers;
    expect(signers.map(({ mayMove }) => mayMove)).toEqual([false, false, false]);
    const signerId = signers.find(({ name }) => name === ingrid.name)._id;
    expect(codeOf(await scenario.call('resendSigning', { contractId, signerId }, jonas))).toBe(
      'leases.not_found',
    );
    expect(
      (await scenario.call('resendSigning', { contractId, signerId }, kari)).errors,
    ).toBeUndefined();
    expect(await mailed()).toEqual([ingrid.email]);
    const move = { contractId, signerId, email: turid.email };
    expect(codeOf(await scenario.call('changeSignerEmail', move, kari))).toBe('request.invalid');
  });

  test('who is to move in gets a link at another address, and is the tenant when all have signed', async () => {
    const { ingrid, jonas, kari, turid } = scenario;
    const { _id: contractId } = await scenario.signed();
    const joining = [{ email: 'feil@x.no', name: turid.name, birthDate: '1963-04-09' }];
    const request = { contractId, from: '2027-03-01', leaving: [jonas.email], joining };
    await scenario.call('changeTenants', request, kari);
    expect(await mailed()).toContain('feil@x.no');
    const { papers } = await shown(contractId);
    const signers: any[] = papers.find(({ kind }: any) => kind === 'tenants').signers;
    expect(signers.filter(({ mayMove }) => mayMove).map(({ name }) => name)).toEqual([turid.name]);
    const { _id: signerId } = signers.find(({ name }) => name === turid.name);
    const move = (email: string) =>
      scenario.call('changeSignerEmail', { contractId, signerId, email }, kari);
    expect(codeOf(await move(ingrid.email))).toBe('request.invalid');
    expect((await move(turid.email)).errors).toBeUndefined();
    expect(await mailed()).toEqual([turid.email]);
    const ofPaper = (lease: any) =>
      lease.papers.find(({ kind }: any) => kind === 'tenants').signingUrl;
    for (const who of [ingrid, jonas]) await scenario.sign(contractId, who, ofPaper);
    const id = (await shown(contractId)).papers
      .find(({ kind }: any) => kind === 'tenants')
      .signers.find(({ name }: any) => name === turid.name)._id;
    await scenario.sign(contractId, turid, () => `/sign/${id}`);
    await scenario.sign(contractId, kari, ofPaper);
    scenario.on('2027-03-02');
    expect((await scenario.read(contractId, turid))._id).toBe(contractId);
  });

  test('of an assignment is reminded, and signs with their account', async () => {
    const { silje } = scenario;
    const { _id: contractId } = await scenario.draft({ who: silje, assignment: MANAGEMENT });
    await scenario.call('sendAssignment', { contractId }, silje);
    await mailed();
    const { assignmentSigners } = await shown(contractId, silje);
    const { _id: signerId, mayMove } = assignmentSigners[0];
    expect(mayMove).toBe(false);
    await scenario.call('resendSigning', { contractId, signerId }, silje);
    expect(await mailed()).toEqual([silje.email]);
    const move = { contractId, signerId: assignmentSigners[1]._id, email: 'a@x.no' };
    expect(codeOf(await scenario.call('changeSignerEmail', move, silje))).toBe('request.invalid');
    expect(await historyOfAs(contractId, silje)).toContain('assignment_asked_again');
  });
});

describe('an assignment', () => {
  test('is signed by the agent, then the landlord, and is hidden from tenants', async () => {
    const { silje, turid, ingrid, app } = scenario;
    const { _id } = await scenario.draft({ who: silje, assignment: MANAGEMENT });
    const { lease } = await scenario.call('sendAssignment', { contractId: _id }, silje);
    expect(lease).toMatchObject({ enabledEsigning: true, assignmentContractPdfGenerated: false });
    await scenario.settle();
    await expect(scenario.sign(_id, turid)).rejects.toThrow('nothing to sign');
    await scenario.sign(_id, silje);
    await scenario.sign(_id, turid);
    const signed = await scenario.read(_id, turid);
    expect(signed).toMatchObject({
      agentAssignmentSigningStatus: { signed: true },
      landlordAssignmentSigningStatus: { signed: true },
      leaseStatus: 'new',
    });
    expect(codeOf(await scenario.call('sendAssignment', { contractId: _id }, silje))).toBe(
      'leases.wrong_state',
    );
    await scenario.send(_id, silje);
    expect(await scenario.read(_id, ingrid)).toMatchObject({
      enabledEsigning: false,
      assignmentFileId: null,
      landlordAssignmentSigningStatus: { signed: false },
    });
    expect(codeOf(await requestDownload(app, ingrid, signed.assignmentFileId))).toBe(
      'files.not_found',
    );
    expect((await requestDownload(app, turid, signed.assignmentFileId)).errors).toBeUndefined();
  });

  test('with brokering is not sent when the agency states no licence any more', async () => {
    const { silje, app } = scenario;
    const { _id } = await scenario.draft({ who: silje });
    const was = await app.database.session(async (session) => {
      const rows = await session.query('select licence, responsible_broker from partner');
      await session.exec('update partner set licence = null, responsible_broker = null');
      return rows[0] as { licence: string; responsible_broker: string };
    });
    expect(codeOf(await scenario.call('sendAssignment', { contractId: _id }, silje))).toBe(
      'leases.licence_missing',
    );
    await app.database.session((session) =>
      session.query('update partner set licence = $1, responsible_broker = $2', Object.values(was)),
    );
  });

  test('does not exist for a landlord without an agency', async () => {
    const { kari } = scenario;
    const { _id } = await scenario.draft();
    expect(codeOf(await scenario.call('sendAssignment', { contractId: _id }, kari))).toBe(
      'leases.wrong_state',
    );
  });
});

describe('an agency’s additional text', () => {
  const set = async (additions: object[], who = scenario.silje) =>
    scenario.app.api(
      `mutation ($inputData: SetContractAdditionsInputData!) {
        setContractAdditions(inputData: $inputData) { no { heading text } en { text } } }`,
      { inputData: { partnerId: scenario.partnerId, kind: 'lease', additions } },
      await newToken(scenario.app, who),
    );

  test('is in its leases, filled in', async () => {
    const { silje } = scenario;
    const no = { heading: 'Nøkler', text: '{{tenantName}} får to nøkler til {{ address }}.' };
    expect((await set([{ no, en: null }])).errors).toBeUndefined();
    const { _id } = await scenario.draft({ who: silje });
    const { data } = await scenario.app.api(
      `query ($id: ID!) { getLeasePreview(queryData: { contractId: $id, language: en }) {
        sections { heading blocks { text } } } }`,
      { id: _id },
      await newToken(scenario.app, silje),
    );
    const section = data.getLeasePreview.sections.find(({ heading }: any) =>
      /^\d+\. Nøkler$/.test(heading),
    );
    expect(section.blocks[0].text).toMatch(/^Ingrid Solheim får to nøkler til .+\.$/);
    await set([]);
  });

  test('is refused with the variable that is unknown or malformed, and nothing is changed', async () => {
    const refused = await set([
      { no: { heading: 'A', text: '{{tenantName}} og {{fødselsnummer}}' } },
      { no: { heading: 'B {{ rent', text: 'x' } },
    ]);
    expect(refused.errors?.[0]?.extensions.params.fields).toEqual([
      {
        path: 'inputData.additions.0.no.text',
        reason: 'malformed_variable',
        params: { found: '{{fødselsnummer}}' },
      },
      {
        path: 'inputData.additions.1.no.heading',
        reason: 'malformed_variable',
        params: { found: '{{ rent' },
      },
    ]);
    const unknown = await set([{ no: { heading: 'A', text: '{{rent}}' } }]);
    expect(unknown.errors?.[0]?.extensions.params.fields[0]).toMatchObject({
      reason: 'unknown_variable',
      params: { found: '{{rent}}' },
    });
    expect(codeOf(await set([], scenario.kari))).toBe('leases.not_found');
  });
});
