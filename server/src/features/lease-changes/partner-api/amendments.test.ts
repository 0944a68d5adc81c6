import { afterAll, beforeAll, expect, test } from 'vitest';

import { createLeaseScenario, type LeaseScenario } from '../../../../testing/lease-scenario.ts';
import { addPartnerKey, partnerCalls } from '../../../../testing/partner-key.ts';
import { newToken } from '../../../../testing/people.ts';
import { addSignedLease } from '../../../../testing/signed-leases.ts';

let scenario: LeaseScenario;
let call: ReturnType<typeof partnerCalls>;
let leaseId: string;

beforeAll(async () => {
  scenario = await createLeaseScenario();
  const { app, partnerId, turid, ingrid } = scenario;
  call = partnerCalls(app, await addPartnerKey(app, partnerId));
  leaseId = await addSignedLease(app, {
    partnerId,
    landlord: turid,
    tenants: [ingrid],
    startsOn: '2026-12-01',
    endsOn: '2029-11-30',
  });
});
afterAll(() => scenario.close());

test('an extension and an ending are sent for signing, and withdrawn', async () => {
  const extended = await call('POST', `/leases/${leaseId}/extension`, { endsOn: '2033-01-31' });
  expect(extended).toMatchObject({ status: 202, body: { endsOn: '2029-11-30' } });
  await scenario.settle();
  const { body } = await call('GET', `/leases/${leaseId}`);
  expect(body.amendments).toEqual([{ kind: 'extension', state: 'signing' }]);
  const again = await call('POST', `/leases/${leaseId}/extension`, { endsOn: '2033-01-31' });
  expect(again).toMatchObject({ status: 409, body: { code: 'leases.open_already' } });
  const withdrawn = await call('POST', `/leases/${leaseId}/amendments/withdraw`, {
    kind: 'extension',
  });
  expect(withdrawn.body.amendments).toEqual([{ kind: 'extension', state: 'withdrawn' }]);
  const early = await call('POST', `/leases/${leaseId}/ending`, { endsOn: '2026-11-01' });
  expect(early.body).toMatchObject({
    detail: 'request.invalid (endsOn: past)',
    errors: [{ path: 'endsOn', reason: 'past' }],
  });
  const ended = await call('POST', `/leases/${leaseId}/ending`, { endsOn: '2028-01-31' });
  expect(ended.status).toBe(202);
});

test('a rent by the price index needs an index, and protocols are read', async () => {
  expect((await call('GET', `/leases/${leaseId}/rent-adjustment`)).body).toEqual({
    possible: null,
  });
  const headers = { 'idempotency-key': 'rent' };
  const input = { takesEffectOn: '2028-01-01' };
  const refused = await call('POST', `/leases/${leaseId}/rent-adjustment`, input, headers);
  expect(refused).toMatchObject({ status: 409, body: { code: 'leases.no_index' } });

  const protocols = async () => (await call('GET', `/leases/${leaseId}/protocols`)).body.data;
  expect(await protocols()).toEqual([]);
  const content = {
    takenOn: '2026-12-01',
    meters: [{ meter: 'electricity', number: '7359', reading: '10 432 kWh' }],
    keys: [{ name: 'Ytterdør', count: 2 }],
    rooms: [{ name: 'Stue', condition: 'worn', note: 'Ripe i gulvet', photos: [] }],
  };
  scenario.on('2026-12-01');
  const { errors } = await scenario.app.api(
    `mutation ($inputData: WriteProtocolInputData!) {
      writeProtocol(inputData: $inputData) { kind } }`,
    { inputData: { contractId: leaseId, kind: 'move_in', version: 0, content } },
    await newToken(scenario.app, scenario.silje),
  );
  expect(errors).toBeUndefined();
  expect(await protocols()).toMatchObject([
    {
      kind: 'move_in',
      signedAt: null,
      ...content,
      note: null,
      rooms: [{ name: 'Stue', condition: 'worn', note: 'Ripe i gulvet', photos: 0 }],
    },
  ]);
});

test('a lease that seems to contradict itself names why, and is sent when that is confirmed', async () => {
  const { silje, ingrid } = scenario;
  const tenants = [{ email: ingrid.email, name: 'Inger Dahl', birthDate: '1994-05-17' }];
  const { _id } = await scenario.draft({ who: silje, tenants });
  const { body: draft } = await call('GET', `/leases/${_id}`);
  expect(draft.contradictions).toMatchObject([{ name: 'address_let', stops: false }]);
  const refused = await call('POST', `/leases/${_id}/send`, { version: draft.version });
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'leases.contradicted', params: { contradictions: draft.contradictions } },
  });
  const confirmed = draft.contradictions.map(({ key }: { key: string }) => key);
  const sent = await call('POST', `/leases/${_id}/send`, { version: draft.version, confirmed });
  expect(sent).toMatchObject({ status: 202, body: { contradictions: [] } });
  await scenario.settle();

  // Their electronic identity names Ingrid Solheim.
  await scenario.sign(_id, ingrid);
  const { body: waits } = await call('GET', `/leases/${_id}`);
  const signer = waits.signing.signers.find(({ role }: { role: string }) => role === 'tenant');
  expect(signer).toMatchObject({ otherName: 'Ingrid Solheim', otherNameConfirmedAt: null });
  const path = `/leases/${_id}/signers/${signer._id}/confirm-name`;
  expect((await call('POST', path, { otherName: 'Ingrid Dahl' })).status).toBe(409);
  const { status, body } = await call('POST', path, { otherName: 'Ingrid Solheim' });
  expect(status).toBe(200);
  expect(body.signing.signers[0].otherNameConfirmedAt).toEqual(expect.any(String));
});

test('the landlord’s notice is given by the rules of the page, and withdrawn', async () => {
  const { app, partnerId, turid, jonas, silje } = scenario;
  const id = await addSignedLease(app, {
    partnerId,
    landlord: turid,
    tenants: [jonas],
    startsOn: '2026-12-01',
  });
  const give = (input: object) =>
    call('POST', `/leases/${id}/notice`, input, { 'idempotency-key': crypto.randomUUID() });
  const approvedOn = app.clock.today().toString();
  expect((await give({ ground: 'own_use', approvedOn })).body.errors).toEqual([
    { path: 'reason', reason: 'required' },
  ]);
  expect((await give({ ground: 'own_use', reason: 'Salg' })).body.errors).toMatchObject([
    { path: 'approvedOn' },
  ]);
  const tomorrow = app.clock.today().add({ days: 1 }).toString();
  expect(
    (await give({ ground: 'own_use', reason: 'Salg', approvedOn: tomorrow })).body.errors,
  ).toMatchObject([{ path: 'approvedOn', reason: 'not_allowed' }]);
  expect((await give({ reason: 'Salg', approvedOn })).body.errors).toMatchObject([
    { path: 'ground', reason: 'not_allowed' },
  ]);
  const given = await give({
    ground: 'own_use',
    reason: 'Datteren flytter inn.',
    approvedOn,
  });
  expect(given).toMatchObject({
    status: 200,
    body: { notice: { side: 'landlord', ground: 'own_use', reason: 'Datteren flytter inn.' } },
  });
  const page = await scenario.read(id, silje);
  expect(page.notice).toMatchObject({ by: 'landlord', endsOn: given.body.endsOn });
  await scenario.settle();
  const letters = (await app.mails()).filter(({ to }) => to === jonas.email);
  expect(letters.map(({ subject }) => subject).join()).toContain(
    'Oppsigelse fra Turid Lien ved Nordbolig',
  );
  const again = await give({ ground: 'other', reason: 'Salg', approvedOn });
  expect([again.status, again.body.code]).toEqual([409, 'leases.ends_already']);

  const history = (await call('GET', `/leases/${id}/history`)).body.data;
  expect(history).toContainEqual(expect.objectContaining({ name: 'notice_given', system: 'Test' }));
  const withdrawn = await call('POST', `/leases/${id}/notice/withdraw`);
  expect(withdrawn).toMatchObject({ status: 200, body: { notice: null, endsOn: null } });
  const twice = await call('POST', `/leases/${id}/notice/withdraw`);
  expect([twice.status, twice.body.code]).toEqual([409, 'leases.wrong_state']);
});
