import { createHash } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { confirmAs, createListeningApp } from '../../../testing/listening-app.ts';
import { requestDownload } from '../../../testing/documents.ts';
import { addPerson, PASSWORD, setProved, type TestPerson } from '../../../testing/people.ts';
import { poppler } from '../../../testing/poppler.ts';
import {
  begin,
  orderOf,
  sendForSigning,
  settleSigning,
  signAs,
  signerOf,
  stranger,
  TITLE,
} from '../../../testing/signing.ts';
import { createBrowser } from '../../../testing/test-browser.ts';
import { addPartner, createTestApp, NOW, type TestApp } from '../../../testing/test-app.ts';
import type { SentMail } from '../../platform/mail/mailer.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { bindIdentity, TEST_ISSUER } from '../accounts/public.ts';
import { confirmOtherName } from './public.ts';
import { completeSignerTask, withdrawOrder } from './public.ts';

let app: TestApp;
let site: string;
let ingrid: TestPerson;
let jonas: TestPerson;
let kari: TestPerson;

/** Of `test-janitor` at the bank. */
const NAME_OF_JANITOR = 'Per Åsen';
/** Of `test-both`. */
const NAME_OF_BOTH = 'Amir Haddad';
const born = { tenant: '1994-05-17', cotenant: '1993-09-28', landlord: '1971-03-02' };

beforeAll(async () => {
  ({ app, site } = await createListeningApp());
  ingrid = await addPerson(app, {
    email: 'ingrid@x.no',
    name: 'Ingrid Solheim',
    birthDate: born.tenant,
  });
  // His name at the bank is Jonas Lie Solheim.
  jonas = await addPerson(app, {
    email: 'jonas@x.no',
    name: 'Jonas Solheim',
    birthDate: born.cotenant,
    language: 'en',
  });
  kari = await addPerson(app, {
    email: 'kari@x.no',
    grants: [{ role: 'landlord', partnerId: null }],
    birthDate: born.landlord,
  });
});
beforeEach(async () => {
  app.clock.set(NOW);
  await app.mails();
});
afterAll(() => app.close());

const later = (hours: number) => app.clock.set(app.clock.now().add({ hours }));
const rows = <Row>(sql: string) => app.database.session((session) => session.query<Row>(sql));
/** Signs in a new browser. */
const sign = (person: TestPerson, signerId: string, identity: string) =>
  signAs(createBrowser(app, site), person, signerId, identity);
/** The mails by recipient: mails of the same moment are sent in any order. */
const mailsByName = async () =>
  (await app.mails()).sort((one, other) => (one.to < other.to ? -1 : 1));
/** Names an account for payouts, which needs a fresh proof. Returns the error's code, or null. */
async function nameAccount({ tokens }: TestPerson): Promise<string | null> {
  const { errors } = await app.api(
    `mutation { setPayoutAccount(inputData: { accountNumber: "12345678903" }) { accountNumber } }`,
    {},
    tokens.accessToken,
  );
  return errors?.[0]?.extensions.code ?? null;
}
/** Begins to sign in a new browser, and stops at the identity provider. */
async function atTheBank(person: TestPerson, signerId: string) {
  const browser = createBrowser(app, site);
  const { url } = (await begin(browser, person, signerId)).json<{ url: string }>();
  return (identity: string) => confirmAs(browser, url, identity);
}
const three = () => [
  signerOf(ingrid, 'tenant', 1),
  signerOf(jonas, 'tenant', 1),
  signerOf(kari, 'landlord', 2),
];
const SUCCESS = '/my-lease/1?x=1&signingStatus=success';
const pathOf = (url: URL) => url.href.slice(site.length);

const FIELDS = `_id title status isMyTurn signedAt expiresAt sha256 returnTo documentId identityName
  signers { _id name role signedAt declinedAt isMe isTurn }`;
const see = (person: TestPerson, signerId: string) =>
  app.api(
    `query ($id: ID!) { getSigning(queryData: { signerId: $id }) { ${FIELDS} } }`,
    { id: signerId },
    person.tokens.accessToken,
  );
const decline = (person: TestPerson, signerId: string, reason: string) =>
  app.api(
    `mutation ($id: ID!, $reason: String!) {
      declineSigning(inputData: { signerId: $id, reason: $reason }) { status } }`,
    { id: signerId, reason },
    person.tokens.accessToken,
  );
const refusalOf = ({ errors }: Awaited<ReturnType<typeof see>>) => errors?.[0]?.extensions;
const codeOf = async (person: TestPerson, signerId: string) => {
  const response = await begin(createBrowser(app, site), person, signerId);
  return response.json().errors?.[0]?.extensions ?? response.statusCode;
};
const outbox = (name: string) =>
  rows<{ payload: Record<string, unknown> }>(
    `select payload from outbox where name = '${name}' order by position desc limit 1`,
  ).then(([row]) => row?.payload);
const notifications = (person: TestPerson) =>
  app
    .api('{ getNotifications { data { kind title path } } }', {}, person.tokens.accessToken)
    .then(
      ({ data }) => data.getNotifications.data as { kind: string; title: string; path: string }[],
    );

describe('tenants sign, then the landlord', () => {
  let orderId: string;
  let signerIds: string[];
  let pdf: Uint8Array;
  let sealed: Uint8Array;
  let mails: SentMail[];

  test('the first in turn are notified, each in their language, and no one else', async () => {
    ({ orderId, signerIds, pdf } = await sendForSigning(app, three()));
    mails = await mailsByName();
    expect(mails.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
      'ingrid@x.no: Din tur til å signere: Leiekontrakt, Markveien 12',
      'jonas@x.no: Your turn to sign: Lease, Markveien 12',
    ]);
    expect(mails[0]!.text).toContain(`${site}/sign/${signerIds[0]}`);
    expect((await notifications(ingrid))[0]).toEqual({
      kind: 'signing_turn',
      title: TITLE.no,
      path: `/sign/${signerIds[0]}`,
    });
    expect(await notifications(kari)).toEqual([]);
  });

  test('a signer reads the exact document, by its hash; no one else sees that it exists', async () => {
    const { data } = await see(ingrid, signerIds[0]!);
    const sha256 = createHash('sha256').update(pdf).digest('hex');
    expect(data.getSigning).toMatchObject({
      title: TITLE.no,
      status: 'open',
      isMyTurn: true,
      sha256,
      returnTo: '/my-lease/1?x=1',
      identityName: 'BankID',
      signers: [
        { name: 'Ingrid Solheim', isMe: true, isTurn: true },
        { name: 'Jonas Solheim', isMe: false, isTurn: true },
        { name: 'Kari Nordmann', isMe: false, isTurn: false },
      ],
    });
    const read = (person: TestPerson | undefined, signerId: string) =>
      app.call({
        url: `/api/signing/${signerId}/document`,
        headers: {
          host: new URL(site).host,
          ...(person && { authorization: `Bearer ${person.tokens.accessToken}` }),
        },
      });
    const answer = await read(ingrid, signerIds[0]!);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-sha256': sha256,
      'cache-control': 'no-store',
    });
    expect(Buffer.compare(answer.rawPayload, pdf)).toBe(0);
    expect((await read(undefined, signerIds[0]!)).statusCode).toBe(401);
    // Neither another signer nor a stranger can read it.
    expect((await read(kari, signerIds[0]!)).statusCode).toBe(404);
    const other = await addPerson(app, { email: 'other@x.no' });
    expect((await read(other, signerIds[0]!)).statusCode).toBe(404);
    expect(refusalOf(await see(other, signerIds[0]!))).toMatchObject({ code: 'signing.not_found' });
    expect(refusalOf(await see(jonas, signerIds[0]!))).toMatchObject({ code: 'signing.not_found' });
    expect(await codeOf(other, signerIds[0]!)).toMatchObject({ code: 'signing.not_found' });
    const { data: mine } = await see(ingrid, signerIds[0]!);
    expect((await requestDownload(app, ingrid, mine.getSigning.documentId)).status).toBe(200);
    expect((await requestDownload(app, other, mine.getSigning.documentId)).status).toBe(404);
  });

  test('without consent no one can begin', async () => {
    for (const body of [{}, { consent: false }, { consent: 'true' }]) {
      const answer = await begin(createBrowser(app, site), ingrid, signerIds[0]!, body);
      expect(answer.json().errors[0].extensions).toMatchObject({
        code: 'signing.consent_required',
        statusCode: 400,
      });
    }
  });

  test('the landlord can not sign first', async () => {
    expect(await codeOf(kari, signerIds[2]!)).toMatchObject({
      code: 'signing.not_your_turn',
      statusCode: 409,
    });
    expect(refusalOf(await decline(kari, signerIds[2]!, 'Nei'))).toMatchObject({
      code: 'signing.not_your_turn',
    });
  });

  test('a tenant signs, and is identified by that identity from then on', async () => {
    // Their login is too old to change anything by it.
    app.clock.set(NOW.subtract({ hours: 1 }));
    await setProved(app, ingrid, 'password');
    app.clock.set(NOW);
    expect(await nameAccount(ingrid)).toBe('accounts.fresh_proof_needed');
    const end = await sign(ingrid, signerIds[0]!, 'test-tenant');
    expect(pathOf(end)).toBe(SUCCESS);
    // BankID was just used, and is not needed again within its ten minutes.
    expect(await nameAccount(ingrid)).toBeNull();
    app.clock.set(NOW.add({ minutes: 11 }));
    expect(await nameAccount(ingrid)).toBe('accounts.fresh_proof_needed');
    app.clock.set(NOW);
    await app.mails();
    const { data } = await see(ingrid, signerIds[0]!);
    expect(data.getSigning).toMatchObject({
      isMyTurn: false,
      signedAt: NOW.toString(),
      status: 'open',
    });
    const [signature] = await rows(
      `select account_id, name, birth_date, issuer, subject, method, ip_address, consent_edition,
        consent_language, sha256 from signature where signer_id = '${signerIds[0]}'`,
    );
    expect(signature).toEqual({
      account_id: ingrid.id,
      name: 'Ingrid Solheim',
      birth_date: born.tenant,
      issuer: TEST_ISSUER,
      subject: 'test-tenant',
      method: 'BankID',
      ip_address: '127.0.0.1',
      consent_edition: '2027-01',
      consent_language: 'no',
      sha256: createHash('sha256').update(pdf).digest('hex'),
    });
    const bound = await rows(
      `select account_id from account_identity where subject = 'test-tenant'`,
    );
    expect(bound).toEqual([{ account_id: ingrid.id }]);
    expect(await outbox('signing.signed')).toMatchObject({
      orderId,
      subject: { kind: 'lease' },
      signerId: signerIds[0],
      role: 'tenant',
      name: 'Ingrid Solheim',
      accountId: ingrid.id,
    });
    expect(await codeOf(ingrid, signerIds[0]!)).toMatchObject({ code: 'signing.already_signed' });
    // One tenant has not signed: it is not the landlord's turn.
    expect(await app.mails()).toEqual([]);
    expect((await orderOf(app, orderId)).signers.map(({ signingUrl }) => signingUrl)).toEqual([
      null,
      `/sign/${signerIds[1]}`,
      null,
    ]);
  });

  test('after the last tenant, the landlord is notified and signs', async () => {
    expect(pathOf(await sign(jonas, signerIds[1]!, 'test-cotenant'))).toBe(SUCCESS);
    expect((await app.mails()).map(({ to }) => to)).toEqual(['kari@x.no']);
    app.clock.set(NOW.add({ minutes: 10 }));
    expect(pathOf(await sign(kari, signerIds[2]!, 'test-landlord'))).toBe(SUCCESS);
    // Everyone has signed; the order is complete when the document is sealed.
    expect(await orderOf(app, orderId)).toMatchObject({ status: 'open' });
    await settleSigning(app);
    expect(await orderOf(app, orderId)).toMatchObject({ status: 'completed' });
    mails = await mailsByName();
  });

  test('all parties get the sealed document', async () => {
    expect(mails.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
      'ingrid@x.no: Signert av alle: Leiekontrakt, Markveien 12',
      'jonas@x.no: Signed by everybody: Lease, Markveien 12',
      'kari@x.no: Signert av alle: Leiekontrakt, Markveien 12',
    ]);
    const [attachment] = mails[1]!.attachments;
    expect(attachment).toMatchObject({
      filename: 'Leiekontrakt, Markveien 12.pdf',
      contentType: 'application/pdf',
      encoding: 'base64',
    });
    sealed = Buffer.from(attachment!.content, 'base64');
    const { documentId } = (await outbox('signing.completed')) as { documentId: string };
    for (const person of [ingrid, jonas, kari])
      expect((await requestDownload(app, person, documentId)).status).toBe(200);
    expect((await see(kari, signerIds[2]!)).data.getSigning).toMatchObject({
      status: 'completed',
      documentId,
    });
    expect((await notifications(kari))[0]).toMatchObject({ kind: 'signing_completed' });
  });

  test(
    'its seal is valid, it is the document that was sent, and lists who signed',
    { tags: ['poppler-utils'] },
    () => {
      expect(poppler('pdfsig', sealed, '-nocert')).toContain('Signature is Valid.');
      expect(poppler('pdfsig', sealed, '-nocert')).toContain('Total document signed');
      const info = poppler('pdfinfo', sealed);
      expect(info).toContain(TITLE.no);
      expect(info).toMatch(/Tagged: +yes/);
      expect(info).toMatch(/Pages: +2/);
      const tags = poppler('pdfinfo', sealed, '-struct-text');
      expect(tags).toContain('Leien er 12 000\u00a0kr.');
      expect(tags).toContain('Utleier / Landlord');
      const text = poppler('pdftotext', sealed, '-layout').replaceAll(/\s+/g, ' ');
      expect(text).toContain('Leien er 12 000 kr.');
      // His name at the bank, and the one in the document.
      expect(text).toContain('Jonas Lie Solheim');
      expect(text).toContain('Jonas Solheim');
      expect(text).toContain(born.landlord.split('-').toReversed().join('.'));
      expect(text).toContain('20.11.2026 09:10:00 (Europe/Oslo), 20.11.2026 08:10:00 (UTC)');
      expect(text).toContain('127.0.0.1');
      expect(text).toContain(createHash('sha256').update(pdf).digest('hex').slice(0, 32));
    },
  );

  test('a changed byte is detected', { tags: ['poppler-utils'] }, () => {
    const changed = Buffer.from(sealed);
    const at = changed.indexOf('/StructTreeRoot');
    changed[at + 1] = changed[at + 1]! ^ 1;
    expect(poppler('pdfsig', changed, '-nocert')).toContain('Digest Mismatch');
  });

  test('no one can change a signature, not in the database either', async () => {
    const tries = [
      `update signature set name = 'Ola'`,
      `delete from signature`,
      `update signature set account_id = '${kari.id}' where signer_id = '${signerIds[0]}'`,
    ];
    for (const statement of tries)
      await expect(app.database.session((s) => s.exec(statement))).rejects.toThrow('not changed');
  });
});

describe('the signer is the person who was asked', () => {
  const alone = async (input: { name: string; birthDate?: string; email: string }) => {
    const person = await addPerson(app, input);
    const { signerIds, orderId } = await sendForSigning(app, [signerOf(person, 'tenant', 1)]);
    return { person, signerId: signerIds[0]!, orderId };
  };
  const untouched = async (orderId: string) => {
    expect(await orderOf(app, orderId)).toMatchObject({
      status: 'open',
      signers: [{ signedAt: null }],
    });
  };

  test('with the account’s name and birth date, by the stand-in for BankID', async () => {
    const input = { name: 'Åse Ny Østby', birthDate: '1991-03-09' };
    const { person, signerId, orderId } = await alone({ email: 'self@x.no', ...input });
    const itself = new URLSearchParams(input).toString();
    const end = await sign(person, signerId, `&${itself}`);
    expect(pathOf(end)).toBe('/my-lease/1?x=1&signingStatus=success');
    expect(await orderOf(app, orderId)).toMatchObject({
      signers: [{ signedAt: expect.anything() }],
    });
  });

  test.each([
    [
      'another',
      { email: 'a@x.no', name: 'Amir Haddad', birthDate: '1988-11-02' },
      'test-agent',
      'wrong_person',
    ],
    [
      'of that name, born another day',
      { email: 'b@x.no', name: 'Even Ruud', birthDate: '1990-12-02' },
      'test-colleague',
      'wrong_person',
    ],
    [
      'born that day, of another name',
      { email: 'c@x.no', name: 'Eva Ruud', birthDate: '1990-12-01' },
      'test-colleague',
      'wrong_person',
    ],
    ['of unknown age', { email: 'd@x.no', name: 'Even Ruud' }, 'test-colleague', 'wrong_person'],
    [
      'the account of whose identity is another',
      { email: 'e@x.no', name: 'Kari Nordmann', birthDate: born.landlord },
      'test-landlord',
      'wrong_person',
    ],
    [
      'under age',
      { email: 'f@x.no', name: 'Mia Ung', birthDate: '2010-07-07' },
      'test-minor',
      'not_of_age',
    ],
  ])('%s: refused, and nothing is signed or bound', async (_, input, identity, reason) => {
    const { person, signerId, orderId } = await alone(input);
    const end = await sign(person, signerId, identity);
    expect(pathOf(end)).toBe(`/my-lease/1?x=1&signingStatus=error&reason=signing.${reason}`);
    await untouched(orderId);
    const bound = await rows(
      `select subject from account_identity where account_id = '${person.id}'`,
    );
    expect(bound).toEqual([]);
  });

  test('an identity that is bound to another account of the same person signs nothing', async () => {
    const { id: accountId } = await addPerson(app, { email: 'bound@x.no' });
    const identity = { issuer: TEST_ISSUER, subject: 'test-landlord', accountId };
    await app.runner.run(SYSTEM, ({ tx }) => bindIdentity(tx, identity, NOW), undefined);
    const input = { email: 'again@x.no', name: 'Kari Nordmann', birthDate: born.landlord };
    const { person, signerId, orderId } = await alone(input);
    const end = await sign(person, signerId, 'test-landlord');
    expect(end.searchParams.get('reason')).toBe('signing.wrong_person');
    await untouched(orderId);
  });

  test('a bound identity is sufficient, and no other is', async () => {
    const { person, signerId, orderId } = await alone({ email: 'g@x.no', name: NAME_OF_JANITOR });
    const identity = { issuer: TEST_ISSUER, subject: 'test-janitor', accountId: person.id };
    await app.runner.run(SYSTEM, ({ tx }) => bindIdentity(tx, identity, NOW), undefined);
    const refused = await sign(person, signerId, 'test-owner');
    expect(refused.searchParams.get('reason')).toBe('signing.wrong_person');
    await untouched(orderId);
    expect(pathOf(await sign(person, signerId, 'test-janitor'))).toBe(SUCCESS);
  });

  test('an identity with another name than the document waits for its sender, who confirms it once', async () => {
    const { person, signerId, orderId } = await alone({ email: 'h2@x.no', name: 'P. Å.' });
    const identity = { issuer: TEST_ISSUER, subject: 'test-both', accountId: person.id };
    await app.runner.run(SYSTEM, ({ tx }) => bindIdentity(tx, identity, NOW), undefined);
    const differs = '/my-lease/1?x=1&signingStatus=error&reason=signing.name_differs';
    expect(pathOf(await sign(person, signerId, 'test-both'))).toBe(differs);
    expect(pathOf(await sign(person, signerId, 'test-both'))).toBe(differs);
    await untouched(orderId);
    const events = await rows(
      `select payload ->> 'otherName' as name from outbox where name = 'signing.other_name_seen' and payload ->> 'signerId' = '${signerId}'`,
    );
    expect(events).toEqual([{ name: NAME_OF_BOTH }]);
    const confirm = (otherName: string) =>
      app.runner.run(SYSTEM, confirmOtherName, { orderId, signerId, otherName });
    await expect(confirm('Pia Åsen')).rejects.toThrow('signing.name_differs');
    await confirm(NAME_OF_BOTH);
    expect(pathOf(await sign(person, signerId, 'test-both'))).toBe(SUCCESS);
  });

  test('the consent is stored in the language it was read in', async () => {
    const input = { email: 'm@x.no', name: 'Odd Fjeld', birthDate: '1958-01-11' };
    const { person, signerId } = await alone(input);
    const browser = createBrowser(app, site);
    const read = { consent: true, language: 'en' };
    const { url } = (await begin(browser, person, signerId, read)).json();
    expect(pathOf(await confirmAs(browser, url, 'test-fjordowner'))).toBe(SUCCESS);
    const stored = await rows(
      `select consent_language from signature where signer_id = '${signerId}'`,
    );
    expect(stored).toEqual([{ consent_language: 'en' }]);
  });

  test('a signer who cancels at the bank has signed nothing', async () => {
    const { person, signerId, orderId } = await alone({ email: 'h@x.no', name: 'X Y' });
    const end = await sign(person, signerId, '');
    expect(pathOf(end)).toBe('/my-lease/1?x=1&signingStatus=cancel');
    await untouched(orderId);
  });

  test('the return link expires after a quarter of an hour', async () => {
    const { person, signerId, orderId } = await alone({
      email: 'i@x.no',
      name: 'Even Ruud',
      birthDate: '1990-12-01',
    });
    const browser = createBrowser(app, site);
    const { url } = (await begin(browser, person, signerId)).json();
    const choice = await browser.follow(url);
    app.clock.set(NOW.add({ minutes: 15 }));
    const end = await browser.follow(`${choice.url.pathname}/is?person=test-colleague`);
    expect(end.url.searchParams.get('identity')).toBe('failed');
    await untouched(orderId);
  });

  test('the return link works in one browser, once', async () => {
    const { person, signerId } = await alone({
      email: 'j@x.no',
      name: 'Even Ruud',
      birthDate: '1990-12-01',
    });
    const browser = createBrowser(app, site);
    const { url } = (await begin(browser, person, signerId)).json();
    const choice = await browser.follow(url);
    const back = await browser.follow(
      `${choice.url.pathname}/is?person=test-colleague`,
      site,
      ({ pathname }) => pathname === '/api/auth/idp/callback',
    );
    const failed = '/my-lease/1?x=1&signingStatus=error&reason=signing.unavailable';
    const callback = back.url.pathname + back.url.search;
    expect(pathOf((await createBrowser(app, site).follow(callback)).url)).toBe(failed);
    expect(pathOf((await browser.follow(callback)).url)).toBe(SUCCESS);
    expect(pathOf((await browser.follow(callback)).url)).toBe(failed);
    const signed = await rows(`select signer_id from signature where signer_id = '${signerId}'`);
    expect(signed).toHaveLength(1);
  });

  test('a signer who has logged out meanwhile signs nothing', async () => {
    const { person, signerId, orderId } = await alone({
      email: 'k@x.no',
      name: 'Turid Lien',
      birthDate: '1963-04-09',
    });
    const browser = createBrowser(app, site);
    const { url } = (await begin(browser, person, signerId)).json();
    await app.auth('/logout', {}, person.tokens.accessToken);
    const end = await confirmAs(browser, url, 'test-owner');
    expect(end.searchParams.get('reason')).toBe('accounts.token_invalid');
    await untouched(orderId);
  });

  test('a signer from a partner’s site returns to that site', async () => {
    const partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
    const partner = site.replace('localhost', 'nordbolig.localhost');
    const person = await addPerson(app, {
      email: 'l@x.no',
      name: 'Turid Lien',
      birthDate: '1963-04-09',
    });
    const signers = [signerOf(person, 'landlord', 1)];
    const { signerIds } = await sendForSigning(app, signers, { partnerId, returnTo: '/lease/1' });
    const [mail] = await mailsByName();
    expect(mail?.text).toContain(`${partner}/sign/${signerIds[0]}`);
    const end = await signAs(createBrowser(app, partner), person, signerIds[0]!, 'test-owner');
    expect(end.href).toBe(`${partner}/lease/1?signingStatus=success`);
  });
});

describe('at the same time', () => {
  test('two tenants in the same second: both sign, and the landlord is notified once', async () => {
    const { orderId, signerIds } = await sendForSigning(app, three());
    await app.mails();
    const ends = await Promise.all([
      sign(ingrid, signerIds[0]!, 'test-tenant'),
      sign(jonas, signerIds[1]!, 'test-cotenant'),
    ]);
    expect(ends.map(pathOf)).toEqual([SUCCESS, SUCCESS]);
    expect((await app.mails()).map(({ to }) => to)).toEqual(['kari@x.no']);
    const { signers } = await orderOf(app, orderId);
    expect(signers.map(({ signedAt }) => signedAt !== null)).toEqual([true, true, false]);
  });

  test('one signer in two browsers signs once', async () => {
    const { signerIds } = await sendForSigning(app, three());
    const begun = [await atTheBank(ingrid, signerIds[0]!), await atTheBank(ingrid, signerIds[0]!)];
    const ends = await Promise.all(begun.map((confirm) => confirm('test-tenant')));
    expect(ends.map((end) => end.searchParams.get('reason') ?? 'none').sort()).toEqual([
      'none',
      'signing.already_signed',
    ]);
  });

  test('one signs while the other declines: only the first of them counts', async () => {
    const { orderId, signerIds } = await sendForSigning(app, three());
    const confirm = await atTheBank(ingrid, signerIds[0]!);
    const [end] = await Promise.all([
      confirm('test-tenant'),
      decline(jonas, signerIds[1]!, 'For dyrt'),
    ]);
    const { status, signers } = await orderOf(app, orderId);
    expect(status).toBe('declined');
    expect(signers[0]!.signedAt !== null).toBe(end.searchParams.get('signingStatus') === 'success');
  });
});

describe('an order that ends unsigned', () => {
  test('declined: all parties see who and why, and no one can sign any more', async () => {
    const { orderId, signerIds } = await sendForSigning(app, three());
    await app.mails();
    const answer = await decline(jonas, signerIds[1]!, '  Husleien er for høy. \u0000');
    expect(answer.data.declineSigning).toEqual({ status: 'declined' });
    expect(await outbox('signing.declined')).toMatchObject({
      orderId,
      name: 'Jonas Solheim',
      role: 'tenant',
      reason: 'Husleien er for høy.',
    });
    const mails = await mailsByName();
    expect(mails.map(({ to }) => to)).toEqual(['ingrid@x.no', 'kari@x.no']);
    for (const { text } of mails) {
      expect(text).toContain('Jonas Solheim har avslått');
      expect(text).toContain('«Husleien er for høy.»');
    }
    expect(await codeOf(ingrid, signerIds[0]!)).toMatchObject({
      code: 'signing.over',
      params: { status: 'declined' },
    });
    expect(refusalOf(await decline(ingrid, signerIds[0]!, 'x'))).toMatchObject({
      code: 'signing.over',
    });
    expect((await orderOf(app, orderId)).signers.every(({ signingUrl }) => !signingUrl)).toBe(true);
  });

  test('a decline needs a reason', async () => {
    const { orderId, signerIds } = await sendForSigning(app, three());
    for (const reason of ['', ' \n', 'x'.repeat(501)])
      expect(refusalOf(await decline(ingrid, signerIds[0]!, reason))).toMatchObject({
        code: 'request.invalid',
      });
    expect(await orderOf(app, orderId)).toMatchObject({ status: 'open' });
  });

  test('expired: immediately for signers, and for all when it is processed', async () => {
    // Ends what other tests left open.
    later(24 * 15);
    await app.jobs.perform('signing.expire');
    app.clock.set(NOW);
    await app.mails();
    const { orderId, signerIds } = await sendForSigning(app, three());
    await app.mails();
    const browser = createBrowser(app, site);
    app.clock.set(NOW.add({ hours: 24 * 14 }).subtract({ minutes: 5 }));
    const fresh = await addSession(ingrid);
    const { url } = (await begin(browser, fresh, signerIds[0]!)).json();
    app.clock.set(NOW.add({ hours: 24 * 14 }));
    const end = await confirmAs(browser, url, 'test-tenant');
    expect(end.searchParams.get('reason')).toBe('signing.over');
    expect((await see(await addSession(kari), signerIds[2]!)).data.getSigning.status).toBe(
      'expired',
    );
    await app.jobs.perform('signing.expire');
    await app.jobs.perform('signing.expire');
    expect(await orderOf(app, orderId)).toMatchObject({ status: 'expired' });
    expect(await outbox('signing.expired')).toMatchObject({ orderId });
    const mails = await mailsByName();
    expect(mails.map(({ to }) => to)).toEqual(['ingrid@x.no', 'jonas@x.no', 'kari@x.no']);
    expect(mails[0]!.text).toContain('innen fristen');
  });

  test('withdrawn: those who had been notified are notified', async () => {
    const { orderId, signerIds } = await sendForSigning(app, three());
    await app.mails();
    const withdraw = () => app.runner.run(SYSTEM, withdrawOrder, { orderId, reason: 'Feil dato' });
    await withdraw();
    await withdraw();
    expect(await orderOf(app, orderId)).toMatchObject({ status: 'withdrawn' });
    const mails = await mailsByName();
    expect(mails.map(({ to }) => to)).toEqual(['ingrid@x.no', 'jonas@x.no']);
    expect(mails[0]!.text).toContain('«Feil dato»');
    expect(await codeOf(ingrid, signerIds[0]!)).toMatchObject({
      code: 'signing.over',
      params: { status: 'withdrawn' },
    });
  });

  test('a fully signed order is neither withdrawn nor expired', async () => {
    const { orderId, signerIds } = await sendForSigning(app, [signerOf(ingrid, 'tenant', 1)]);
    await sign(ingrid, signerIds[0]!, 'test-tenant');
    await app.runner.run(SYSTEM, withdrawOrder, { orderId, reason: null });
    later(24 * 30);
    await app.jobs.perform('signing.expire');
    expect(await orderOf(app, orderId)).toMatchObject({ status: 'open' });
    await settleSigning(app);
    expect(await orderOf(app, orderId)).toMatchObject({ status: 'completed' });
  });
});

test('a signer in turn is reminded after some days, three times at most', async () => {
  const { signerIds } = await sendForSigning(app, three());
  await app.mails();
  const remind = async () => {
    await app.jobs.perform('signing.remind');
    await app.jobs.perform('signing.remind');
    return (await mailsByName()).map(({ to, subject }) => `${to}: ${subject}`);
  };
  later(71);
  expect(await remind()).toEqual([]);
  later(1);
  expect(await remind()).toEqual([
    'ingrid@x.no: Vi venter på signaturen din: Leiekontrakt, Markveien 12',
    'jonas@x.no: Still waiting for your signature: Lease, Markveien 12',
  ]);
  await sign(await addSession(ingrid), signerIds[0]!, 'test-tenant');
  later(72);
  expect(await remind()).toEqual([
    'jonas@x.no: Still waiting for your signature: Lease, Markveien 12',
  ]);
  later(72);
  expect(await remind()).toHaveLength(1);
  later(72);
  expect(await remind()).toEqual([]);
});

describe('a step before signing', () => {
  test('is where a signer is redirected first, and signs when it is done', async () => {
    const errandPath = '/deposit/kyc_form/7KQF-M2XD-9RTV';
    const { orderId, signerIds } = await sendForSigning(app, [
      { ...signerOf(ingrid, 'tenant', 1), errandPath },
      signerOf(jonas, 'tenant', 1),
    ]);
    const [id = '', other] = signerIds;
    const urls = async () =>
      (await orderOf(app, orderId)).signers.map(({ signingUrl }) => signingUrl);
    expect(await urls()).toEqual([errandPath, `/sign/${other}`]);
    const [mail] = (await mailsByName()).filter(({ to }) => to === ingrid.email);
    expect(mail!.text).toContain(errandPath);
    expect(mail!.text).not.toContain(id);
    const seen = () =>
      app.api(
        'query ($id: ID!) { getSigning(queryData: { signerId: $id }) { errandPath } }',
        { id },
        ingrid.tokens.accessToken,
      );
    expect((await seen()).data.getSigning).toEqual({ errandPath });
    const refused = await begin(createBrowser(app, site), ingrid, id);
    expect(refused.json<{ errors: object[] }>().errors).toMatchObject([
      {
        extensions: { code: 'signing.errand_first', statusCode: 409, params: { path: errandPath } },
      },
    ]);

    await app.runner.run(SYSTEM, completeSignerTask, errandPath);
    expect(await urls()).toEqual([`/sign/${id}`, `/sign/${other}`]);
    expect((await seen()).data.getSigning).toEqual({ errandPath: null });
    expect(pathOf(await sign(ingrid, id, 'test-tenant'))).toBe(SUCCESS);
  });
});

describe('a signer without an account', () => {
  test('is led to open one, is recognised by their e-mail, and signs', async () => {
    const request = [stranger('nora@x.no', 'Nora Fremmed', 1)];
    const { orderId, signerIds } = await sendForSigning(app, request);
    const [mail] = await mailsByName();
    expect(mail?.to).toBe('nora@x.no');
    const signerId = signerIds[0]!;
    expect(mail?.text).toContain(
      `${site}/register-as-tenant?email=nora%40x.no&returnTo=%2Fsign%2F${signerId}`,
    );
    await app.auth('/register', {
      name: 'Nora Fremmed',
      email: 'nora@x.no',
      password: PASSWORD,
      birthDate: '1992-07-07',
      registerAs: 'tenant',
      optimiseFor: 'tenant',
      agreesToTerms: true,
      agreesToPrivacy: true,
    });
    // Only after they confirm the e-mail.
    await settleSigning(app);
    expect((await orderOf(app, orderId)).signers[0]!.accountId).toBeNull();
    const [welcome] = await app.mails();
    const code = /\b\d{6}\b/.exec(welcome?.text ?? '')?.[0];
    const { tokens, userInfo } = await app.auth('/verify-email', { user: 'nora@x.no', code });
    await settleSigning(app);
    const nora = { id: userInfo!._id, email: 'nora@x.no', name: 'Nora Fremmed', tokens: tokens! };
    expect((await orderOf(app, orderId)).signers[0]!.accountId).toBe(nora.id);
    expect((await notifications(nora))[0]).toMatchObject({ path: `/sign/${signerId}` });
    expect(pathOf(await sign(nora, signerId, 'test-stranger'))).toBe(SUCCESS);
  });

  test('with an existing account gets it immediately', async () => {
    const request = [stranger('kari@x.no', 'Kari Nordmann', 1)];
    const { orderId } = await sendForSigning(app, request);
    expect((await orderOf(app, orderId)).signers[0]!.accountId).toBe(kari.id);
  });
});

test('a user who leaves takes their account along, and nothing they signed', async () => {
  const marit = await addPerson(app, {
    email: 'marit@x.no',
    name: 'Marit Vik',
    birthDate: '1982-10-30',
  });
  const signed = await sendForSigning(app, [signerOf(marit, 'agent', 1)]);
  await sign(marit, signed.signerIds[0]!, 'test-fjordagent');
  const open = await sendForSigning(app, [
    signerOf(marit, 'agent', 1),
    signerOf(kari, 'landlord', 2),
  ]);
  await settleSigning(app);
  // A user who signed with BankID can log in with it.
  await setProved(app, marit, 'identity');
  const mine = await app.call({
    url: '/api/my-data',
    headers: { host: new URL(site).host, authorization: `Bearer ${marit.tokens.accessToken}` },
  });
  expect(mine.json().signing.signatures).toMatchObject([{ name: 'Marit Vik', method: 'BankID' }]);
  await app.mails();
  const gone = await app.api(
    'mutation ($id: ID!) { deleteAccount(inputData: { _id: $id }) { _id } }',
    { id: marit.id },
    marit.tokens.accessToken,
  );
  expect(gone.status).toBe(200);
  const mails = await mailsByName();
  expect(await orderOf(app, open.orderId)).toMatchObject({ status: 'declined' });
  expect(mails.find(({ to }) => to === 'kari@x.no')?.text).toContain('har ikke lenger konto');
  const stored = await rows(
    `select name, account_id from signature where signer_id = '${signed.signerIds[0]}'`,
  );
  expect(stored).toEqual([{ name: 'Marit Vik', account_id: null }]);
  expect(await orderOf(app, signed.orderId)).toMatchObject({
    status: 'completed',
    signers: [{ accountId: null, name: 'Marit Vik' }],
  });
});

/** A new session of the same person: tokens expire after twenty minutes. */
async function addSession(person: TestPerson): Promise<TestPerson> {
  const { tokens } = await app.auth('', { user: person.email, password: PASSWORD });
  return { ...person, tokens: tokens! };
}

test('where no identity provider is set, a signer is told that signing is not set up', async () => {
  const other = await createTestApp({ TEST_FEATURES: 'off' });
  try {
    const person = await addPerson(other, { email: 'ingrid@x.no', birthDate: born.tenant });
    const { signerIds } = await sendForSigning(other, [signerOf(person, 'tenant', 1)]);
    const response = await other.call({
      method: 'POST',
      url: `/api/signing/${signerIds[0]}/begin`,
      headers: { authorization: `Bearer ${person.tokens.accessToken}` },
      payload: { consent: true },
    });
    expect(response.statusCode).toBe(503);
    expect(response.json().errors[0].extensions.code).toBe('signing.not_set_up');
  } finally {
    await other.close();
  }
});
