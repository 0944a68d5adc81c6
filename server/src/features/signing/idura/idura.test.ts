import { createHmac } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { SEALED_MARK, startIdura, type IduraStandIn } from '../../../../testing/idura-stand-in.ts';
import { createListeningApp } from '../../../../testing/listening-app.ts';
import { addPerson, type TestPerson } from '../../../../testing/people.ts';
import {
  begin,
  orderOf,
  sendForSigning,
  settleSigning,
  signerOf,
  stranger,
} from '../../../../testing/signing.ts';
import { secretKey } from '../../../../testing/secret-key.ts';
import { createBrowser } from '../../../../testing/test-browser.ts';
import { NOW, type TestApp } from '../../../../testing/test-app.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import { withdrawOrder } from '../public.ts';

let idura: IduraStandIn;
let app: TestApp;
let site: string;
let ingrid: TestPerson;
let kari: TestPerson;

const SECRET = secretKey(7);
const INGRID = {
  iss: 'https://husvaer.idura.example',
  sub: '{ingrid}',
  name: 'Ingrid Marie Solheim',
  birthdate: '1994-05-17',
};
const KARI = { ...INGRID, sub: '{kari}', name: 'Kari Nordmann', birthdate: '1971-03-02' };

beforeAll(async () => {
  idura = await startIdura({ id: 'husvaer', secret: 'shh' });
  ({ app, site } = await createListeningApp({
    IDURA_CLIENT_ID: 'husvaer',
    IDURA_CLIENT_SECRET: 'shh',
    IDURA_URL: idura.url,
    IDURA_WEBHOOK_SECRET: SECRET,
  }));
  const tenant = { name: 'Ingrid Solheim', birthDate: INGRID.birthdate };
  ingrid = await addPerson(app, { ...tenant, email: 'ingrid@x.no' });
  kari = await addPerson(app, { email: 'kari@x.no', birthDate: KARI.birthdate, language: 'en' });
});
beforeEach(async () => {
  app.clock.set(NOW);
  await app.mails();
  idura.calls.length = 0;
});
afterAll(async () => {
  await app.close();
  await idura.close();
});

const send = async () => {
  const signers = [signerOf(ingrid, 'tenant', 1), signerOf(kari, 'landlord', 2)];
  const sent = await sendForSigning(app, signers);
  await settleSigning(app);
  const [tenant, landlord] = sent.signerIds as [string, string];
  return { ...sent, tenant, landlord, remote: idura.orders.at(-1)! };
};
/** Mails of the same moment are sent in any order. */
const mailsByName = async () =>
  (await app.mails()).sort((one, other) => (one.to < other.to ? -1 : 1));
const subjects = async () => (await mailsByName()).map(({ to, subject }) => `${to}: ${subject}`);

test('an order is sent there, and each signs there by their own link, in turn', async () => {
  const { orderId, remote, pdf, tenant, landlord } = await send();
  const { documents, signatories, webhook, expiresAt } = remote.input;
  expect(Buffer.compare(Buffer.from(documents[0]!.pdf.blob, 'base64'), pdf)).toBe(0);
  expect(expiresAt).toBe('2026-12-04T08:00:00Z');
  expect(webhook).toEqual({ url: `${site}/api/signing/idura/webhook`, secret: SECRET });
  expect(signatories).toMatchObject([
    {
      reference: tenant,
      signingSequence: 1,
      evidenceValidation: [{ key: 'birthdate', value: INGRID.birthdate }],
      ui: { language: 'NB_NO', signatoryRedirectUri: `${site}/api/signing/${tenant}/return` },
    },
    { reference: landlord, signingSequence: 2, ui: { language: 'EN_US' } },
  ]);
  const { href } = remote.signatories[0]!;
  expect((await orderOf(app, orderId)).signers.map(({ signingUrl }) => signingUrl)).toEqual([
    href,
    null,
  ]);
  const [mail, ...others] = await app.mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: 'ingrid@x.no' });
  expect(mail!.text).toContain(href);
  expect((await begin(createBrowser(app, site), ingrid, tenant)).json()).toEqual({ url: href });
});

test('all sign: each identity is recorded as Idura reports it, and its sealed document is kept', async () => {
  const { orderId, tenant, landlord, pdf } = await send();
  await app.mails();
  idura.sign(tenant, INGRID);
  expect(await idura.notify(tenant, 'SIGNATORY_SIGNED')).toBe(200);
  await settleSigning(app);
  expect(await subjects()).toEqual(['kari@x.no: Your turn to sign: Lease, Markveien 12']);
  idura.sign(landlord, KARI);
  // The webhook is called three times, twice at the same moment.
  await idura.notify(landlord, 'SIGNATORY_SIGNED');
  await idura.notify(landlord, 'SIGNATORY_SIGNED');
  await Promise.all([settleSigning(app), idura.notify(landlord, 'SIGNATORY_SIGNED')]);
  await settleSigning(app);
  expect(await orderOf(app, orderId)).toMatchObject({ status: 'completed' });
  expect(idura.calls.filter((name) => name === 'close')).toHaveLength(1);
  const mails = await mailsByName();
  expect(mails.map(({ to }) => to)).toEqual(['ingrid@x.no', 'kari@x.no']);
  const attached = Buffer.from(mails[0]!.attachments[0]!.content, 'base64');
  expect(Buffer.compare(attached, Buffer.concat([pdf, Buffer.from(SEALED_MARK)]))).toBe(0);
  const signatures = await app.database.session((session) =>
    session.query(
      `select name, birth_date, issuer, subject, ip_address from signature
        where signer_id in ('${tenant}', '${landlord}') order by name`,
    ),
  );
  expect(signatures).toEqual([
    {
      name: INGRID.name,
      birth_date: INGRID.birthdate,
      issuer: INGRID.iss,
      subject: INGRID.sub,
      ip_address: null,
    },
    {
      name: KARI.name,
      birth_date: KARI.birthdate,
      issuer: KARI.iss,
      subject: KARI.sub,
      ip_address: null,
    },
  ]);
});

test('a returning signer sees their signature, with or without the webhook', async () => {
  const { tenant } = await send();
  const back = async () =>
    (await createBrowser(app, site).follow(`/api/signing/${tenant}/return`)).url.search;
  expect(await back()).toBe('?x=1&signingStatus=cancel');
  idura.sign(tenant, INGRID);
  expect(await back()).toBe('?x=1&signingStatus=success');
  const unknown = await app.call({
    url: '/api/signing/019aa000-0000-7000-8000-000000000000/return',
    headers: { host: new URL(site).host },
  });
  expect(unknown.statusCode).toBe(404);
});

describe('a webhook is not trusted', () => {
  test('forged, changed or unsigned ones are refused and cause no query', async () => {
    const { tenant, orderId } = await send();
    idura.calls.length = 0;
    idura.sign(tenant, INGRID);
    expect(
      await idura.notify(tenant, 'SIGNATORY_SIGNED', {
        secret: Buffer.alloc(32).toString('base64'),
      }),
    ).toBe(404);
    expect(
      await idura.notify(tenant, 'SIGNATORY_SIGNED', { body: '{"signatureOrderId":"x"}' }),
    ).toBe(404);
    for (const headers of [{}, { 'x-criipto-signature': 'AAAA' }]) {
      const answer = await app.call({
        method: 'POST',
        url: '/api/signing/idura/webhook',
        headers: { host: new URL(site).host, ...headers },
        payload: { signatureOrderId: idura.orders.at(-1)!.id },
      });
      expect(answer.statusCode).toBe(404);
    }
    await settleSigning(app);
    expect(idura.calls).toEqual([]);
    expect((await orderOf(app, orderId)).signers[0]!.signedAt).toBeNull();
  });

  test('a valid one only causes a query to Idura', async () => {
    const { tenant, orderId } = await send();
    expect(await idura.notify(tenant, 'SIGNATORY_SIGNED')).toBe(200);
    await settleSigning(app);
    expect((await orderOf(app, orderId)).signers[0]!.signedAt).toBeNull();
  });

  test.each([
    [
      'about another customer’s order',
      '{"event":"SIGNATORY_SIGNED","signatureOrderId":"elsewhere"}',
    ],
    ['about no order', '{"event":"WEBHOOK_VALIDATION"}'],
    ['without content', ''],
    ['of nonsense', '[['],
  ])('one %s is accepted and ignored', async (_, body) => {
    await settleSigning(app);
    idura.calls.length = 0;
    const signature = createHmac('sha256', Buffer.from(SECRET, 'base64'))
      .update(body)
      .digest('base64');
    const response = await fetch(`${site}/api/signing/idura/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-criipto-signature': signature },
      body,
    });
    expect(response.status).toBe(200);
    await settleSigning(app);
    expect(idura.calls).toEqual([]);
  });
});

describe('it ends there', () => {
  test('rejected: declined with the reason, and cancelled for the others', async () => {
    const { tenant, orderId, remote } = await send();
    await app.mails();
    idura.reject(tenant, 'For dyrt');
    await idura.notify(tenant, 'SIGNATORY_REJECTED');
    await settleSigning(app);
    expect(await orderOf(app, orderId)).toMatchObject({ status: 'declined' });
    expect(remote.status).toBe('CANCELLED');
    const [mail] = await app.mails();
    expect(mail).toMatchObject({ to: 'kari@x.no', subject: 'Not signed: Lease, Markveien 12' });
    expect(mail!.text).toContain('“For dyrt”');
  });

  test.each([
    ['EXPIRED', 'expired'],
    ['CANCELLED', 'withdrawn'],
  ])('%s: %s', async (theirs, ours) => {
    const { tenant, orderId, remote } = await send();
    remote.status = theirs;
    await idura.notify(tenant, 'SIGNATURE_ORDER_EXPIRED');
    await settleSigning(app);
    expect(await orderOf(app, orderId)).toMatchObject({ status: ours });
  });

  test.each([
    ['another name', { ...INGRID, name: 'Ola Nordmann' }],
    ['another birth date', { ...INGRID, birthdate: '1994-05-18' }],
  ])('signed by a person of %s: withdrawn, and nothing is signed', async (_, claims) => {
    const { tenant, orderId, remote } = await send();
    await app.mails();
    idura.sign(tenant, claims);
    await idura.notify(tenant, 'SIGNATORY_SIGNED');
    await settleSigning(app);
    expect(await orderOf(app, orderId)).toMatchObject({
      status: 'withdrawn',
      signers: [{ signedAt: null }, { signedAt: null }],
    });
    expect(remote.status).toBe('CANCELLED');
    const [mail] = await app.mails();
    expect(mail!.text).toContain('En annen enn den som skulle signere');
  });

  test('withdrawn here: cancelled there, also if it was not sent yet', async () => {
    const { orderId, remote } = await send();
    await app.runner.run(SYSTEM, withdrawOrder, { orderId, reason: null });
    await settleSigning(app);
    expect(remote.status).toBe('CANCELLED');

    const { orderId: unsent } = await sendForSigning(app, [signerOf(ingrid, 'tenant', 1)]);
    await app.runner.run(SYSTEM, withdrawOrder, { orderId: unsent, reason: null });
    idura.calls.length = 0;
    await settleSigning(app);
    expect(idura.calls).toEqual([]);
    expect(await orderOf(app, unsent)).toMatchObject({ status: 'withdrawn' });
  });
});

describe('when Idura is down or silent', () => {
  test('a failed order is sent later, once', async () => {
    idura.failing = 1;
    const count = idura.orders.length;
    const { orderId } = await sendForSigning(app, [stranger('nora@x.no', 'Nora Fremmed', 1)]);
    await settleSigning(app);
    expect(idura.orders).toHaveLength(count);
    expect(await app.mails()).toEqual([]);
    app.clock.set(NOW.add({ seconds: 10 }));
    await settleSigning(app);
    expect(idura.orders).toHaveLength(count + 1);
    const [mail] = await app.mails();
    // A signer at Idura needs no account here.
    expect(mail).toMatchObject({ to: 'nora@x.no' });
    expect(mail!.text).toContain(idura.orders.at(-1)!.signatories[0]!.href);
    const { signerIds } = { signerIds: (await orderOf(app, orderId)).signers.map(({ id }) => id) };
    idura.sign(signerIds[0]!, {
      ...INGRID,
      sub: '{nora}',
      name: 'Nora Fremmed',
      birthdate: '1992-07-07',
    });
    await idura.notify(signerIds[0]!, 'SIGNATORY_SIGNED');
    await settleSigning(app);
    expect(await orderOf(app, orderId)).toMatchObject({ status: 'completed' });
  });

  test('killed between closing there and storing here, the document is fetched all the same', async () => {
    const { orderId, tenant, landlord, remote } = await send();
    idura.sign(tenant, INGRID);
    idura.sign(landlord, KARI);
    remote.status = 'CLOSED';
    await idura.notify(landlord, 'SIGNATORY_SIGNED');
    await settleSigning(app);
    expect(await orderOf(app, orderId)).toMatchObject({ status: 'completed' });
  });

  test('an order without a webhook for hours is queried', async () => {
    const { orderId, tenant } = await send();
    idura.sign(tenant, INGRID);
    app.clock.set(NOW.add({ hours: 6 }));
    await app.jobs.perform('signing.fetch_statuses');
    await settleSigning(app);
    expect((await orderOf(app, orderId)).signers[0]!.signedAt).not.toBeNull();
  });

  test('at the deadline Idura decides, for a day', async () => {
    const { orderId, tenant, landlord } = await send();
    const late = await send();
    idura.sign(tenant, INGRID);
    idura.sign(landlord, KARI);
    app.clock.set(NOW.add({ hours: 24 * 14 }));
    await app.jobs.perform('signing.expire');
    idura.failing = 1;
    await settleSigning(app);
    app.clock.set(NOW.add({ hours: 24 * 14 + 1 }));
    await settleSigning(app);
    expect(await orderOf(app, orderId)).toMatchObject({ status: 'completed' });
    expect(await orderOf(app, late.orderId)).toMatchObject({ status: 'expired' });

    app.clock.set(NOW);
    const silent = await send();
    app.clock.set(NOW.add({ hours: 24 * 15 }));
    idura.failing = 100;
    await app.jobs.perform('signing.expire');
    await settleSigning(app);
    expect(await orderOf(app, silent.orderId)).toMatchObject({ status: 'open' });
    app.clock.set(NOW.add({ hours: 24 * 15 + 1 }));
    await app.jobs.perform('signing.expire');
    expect(await orderOf(app, silent.orderId)).toMatchObject({ status: 'expired' });
    idura.failing = 0;
  });
});
