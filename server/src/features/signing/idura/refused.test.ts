import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { startIdura, type IduraStandIn } from '../../../../testing/idura-stand-in.ts';
import { createLeaseScenario, type LeaseScenario } from '../../../../testing/lease-scenario.ts';
import { newToken } from '../../../../testing/people.ts';
import { secretKey } from '../../../../testing/secret-key.ts';
import { settleSigning } from '../../../../testing/signing.ts';

let idura: IduraStandIn;
let scenario: LeaseScenario;

beforeAll(async () => {
  idura = await startIdura({ id: 'husvaer', secret: 'shh' });
  scenario = await createLeaseScenario({
    IDURA_CLIENT_ID: 'husvaer',
    IDURA_CLIENT_SECRET: 'shh',
    IDURA_URL: idura.url,
    IDURA_WEBHOOK_SECRET: secretKey(7),
  });
});
beforeEach(() => scenario.app.mails());
afterAll(async () => {
  await scenario.close();
  await idura.close();
});

const BANK = { iss: 'https://husvaer.idura.example' };
const INGRID = { ...BANK, sub: '{ingrid}', name: 'Ingrid Solheim', birthdate: '1994-05-17' };
const JONAS = { ...BANK, sub: '{jonas}', name: 'Jonas Lie Solheim', birthdate: '1993-09-28' };
const KARI = { ...BANK, sub: '{kari}', name: 'Kari Nordmann', birthdate: '1971-03-02' };
const NO_SECURITY = { securityType: 'no_deposit', securityAmount: null };

const rows = (text: string, values: unknown[] = []) =>
  scenario.app.database.session((session) => session.query<Record<string, string>>(text, values));

/** The signers of a lease's last order, in turn. */
const signersOf = (leaseId: string) =>
  rows(
    `select signer.id, signer.role, signing_order.status from signing_order
     join signer on signer.order_id = signing_order.id
     where signing_order.id = (select order_id from lease_paper where lease_id = $1 order by sent_at desc, id desc limit 1)
     order by turn`,
    [leaseId],
  );

async function sign(leaseId: string, role: string, who: typeof INGRID): Promise<void> {
  const { id } = (await signersOf(leaseId)).find((one) => one['role'] === role)!;
  idura.sign(id!, who);
  await idura.notify(id!, 'SIGNATORY_SIGNED');
  await settleSigning(scenario.app);
}

/** Sends a lease, and its order to the broker. */
async function send(leaseId: string, confirmed: string[] = []): Promise<void> {
  const { kari, app } = scenario;
  const { version } = await scenario.read(leaseId, kari);
  const input = { contractId: leaseId, version, confirmed };
  const { errors } = await scenario.call('sendLease', input, kari);
  expect(errors).toBeUndefined();
  await settleSigning(app);
  await settleSigning(app);
}

const shown = async (leaseId: string) =>
  (
    await scenario.app.api(
      `query ($id: ID!) { getSingleLeaseForPublicSite(queryData: { contractId: $id }) {
         leaseStatus contradictions { key }
         lastSigningEnd { status en: reason(language: en) no: reason } } }`,
      { id: leaseId },
      await newToken(scenario.app, scenario.kari),
    )
  ).data.getSingleLeaseForPublicSite;

test('a lease that contradicts itself by now is withdrawn at the broker, and is a draft again', async () => {
  const { jonas, kari, app } = scenario;
  const tenants = [{ email: jonas.email, name: jonas.name }];
  const { _id: leaseId } = await scenario.draft({ tenants, terms: NO_SECURITY });
  await send(leaseId);
  await rows(
    'update property set street = null where id = (select property_id from lease where id = $1)',
    [leaseId],
  );
  await app.mails();
  await sign(leaseId, 'tenant', JONAS);
  expect(await rows('select kind from signing_task')).toEqual([]);
  expect((await signersOf(leaseId)).map(({ status }) => status)).toEqual([
    'withdrawn',
    'withdrawn',
  ]);
  expect(idura.orders.at(-1)!.status).toBe('CANCELLED');
  expect(await shown(leaseId)).toMatchObject({
    leaseStatus: 'new',
    contradictions: [{ key: 'home_unidentified' }],
    lastSigningEnd: {
      status: 'withdrawn',
      en: expect.stringContaining('The home is let to others'),
      no: expect.stringContaining('Boligen er leid ut til andre'),
    },
  });
  const mails = await app.mails();
  expect(mails.map(({ to }) => to).toSorted()).toEqual([jonas.email, kari.email].toSorted());
  for (const { text } of mails) expect(text).toContain('leid ut til andre');
});

test('another name at the broker is told to the sender, who confirms it and sends again', async () => {
  const { ingrid, kari, app } = scenario;
  const tenants = [{ email: ingrid.email, name: 'Inger Solheim', birthDate: '1994-05-17' }];
  const { _id } = await scenario.draft({ tenants, terms: NO_SECURITY });
  await send(_id);
  await app.mails();
  await sign(_id, 'tenant', INGRID);
  const mails = await app.mails();
  expect(mails.map(({ to }) => to).toSorted()).toEqual([ingrid.email, kari.email].toSorted());
  expect(mails.find(({ to }) => to === kari.email)!.text).toContain('tilhører Ingrid Solheim');
  for (const { text } of mails) expect(text).not.toContain('signing.name_differs');
  const key = `name_differs:${ingrid.email}:Inger Solheim:Ingrid Solheim`;
  const { leaseStatus, contradictions } = await shown(_id);
  expect({ leaseStatus, contradictions }).toEqual({
    leaseStatus: 'new',
    contradictions: [{ key }],
  });
  await send(_id, [key]);
  await sign(_id, 'tenant', INGRID);
  await sign(_id, 'landlord', KARI);
  expect((await scenario.read(_id, kari)).leaseStatus).toBe('upcoming');
});

test('a signing that the broker ends makes the lease a draft again, and its sender is told', async () => {
  const { kari, app } = scenario;
  const { _id } = await scenario.draft({ terms: NO_SECURITY });
  await send(_id);
  await app.mails();
  const remote = idura.orders.at(-1)!;
  remote.status = 'CANCELLED';
  await idura.notify((await signersOf(_id))[0]!['id']!, 'SIGNATURE_ORDER_CANCELLED');
  await settleSigning(app);
  expect(await shown(_id)).toMatchObject({
    leaseStatus: 'new',
    lastSigningEnd: { status: 'withdrawn', en: null, no: null },
  });
  const mails = await app.mails();
  expect(mails.find(({ to }) => to === kari.email)!.text).toContain('Signeringstjenesten');
});
