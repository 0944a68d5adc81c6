import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { addPerson, newToken, type TestPerson } from '../../../../testing/people.ts';
import { shownCsv } from '../../../../testing/shown-csv.ts';
import { savePriceIndexes } from '../../../../testing/leases.ts';
import { addSignedLease, type SignedLease } from '../../../../testing/signed-leases.ts';
import { addPartner, createTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let partnerId: string;
let silje: TestPerson;
let stranger: TestPerson;
let kari: TestPerson;
let ingrid: TestPerson;
/** Three leases of the agency, the second with a tenant without an account; and one of another agency. */
let leases: Record<'usual' | 'shared' | 'late' | 'ending' | 'old' | 'draft' | 'others', string>;

const INDEXES = [
  { month: '2026-12', value: 102.6 },
  { month: '2027-05', value: 104 },
  { month: '2027-10', value: 105.5 },
];

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  const othersId = await addPartner(app, 'fjordutleie', 'Fjordutleie');
  const agent = (email: string, of: string) =>
    addPerson(app, { email, grants: [{ role: 'agent', partnerId: of }] });
  silje = await agent('silje@x.no', partnerId);
  stranger = await agent('stranger@x.no', othersId);
  kari = await addPerson(app, { email: 'kari@x.no', name: '=Kari' });
  ingrid = await addPerson(app, { email: 'ingrid@x.no', name: 'Ingrid Solheim' });
  const per = await addPerson(app, { email: 'per@x.no', name: 'Per Uten' });
  const lease = (input: Partial<SignedLease> = {}) =>
    addSignedLease(app, {
      partnerId,
      landlord: kari,
      tenants: [ingrid],
      startsOn: '2027-01-01',
      ...input,
    });
  leases = {
    usual: await lease(),
    shared: await lease({ tenants: [ingrid, per] }),
    late: await lease({ startsOn: '2027-06-01' }),
    ending: await lease({ endsOn: '2027-12-31' }),
    old: await lease({ startsOn: '2024-01-01' }),
    draft: await lease(),
    others: await lease({ partnerId: othersId }),
  };
  await app.database.session((session) =>
    session.exec(`update lease_tenant set account_id = null where email = 'per@x.no';
      update lease set paper = 'draft' where id = '${leases.draft}'`),
  );
  app.clock.set(Temporal.Instant.from('2027-11-20T08:00:00Z'));
  await savePriceIndexes(app, INDEXES);
});
afterAll(() => app.close());

const callAs = async (query: string, input: object, who = silje): Promise<any> => {
  const { data, errors } = await app.api(query, { input }, await newToken(app, who));
  return data ? Object.values(data)[0] : errors?.[0]?.extensions;
};
const OUTCOME = 'contractId missed refusal { code day }';
const done = (contractId: string, missed: string[] = []) => ({ contractId, missed, refusal: null });
const refused = (contractId: string, code: string, day: string | null = null) => ({
  contractId,
  missed: [],
  refusal: { code, day },
});

describe('a message to the tenants of many leases', () => {
  const send = (contractIds: string[], text: string, who = silje, clientId = CLIENT) =>
    callAs(
      `mutation ($input: MessageTenantsInputData!) { messageTenants(inputData: $input) { ${OUTCOME} } }`,
      { contractIds, text, clientId },
      who,
    );
  const CLIENT = crypto.randomUUID();
  const messages = () =>
    app.database.session((session) =>
      session.query<{ text: string; tenant: string; author: string }>(
        `select text, tenant_id as tenant, created_by as author
         from message join conversation on conversation.id = conversation_id`,
      ),
    );

  test('reaches each in their own conversation; a refused one stops no other', async () => {
    const chosen = [leases.draft, leases.others, leases.usual, leases.shared];
    const outcomes = [
      refused(leases.draft, 'leases.wrong_state'),
      refused(leases.others, 'leases.not_found'),
      done(leases.usual),
      done(leases.shared, ['Per Uten']),
    ];
    expect(await send(chosen, 'Vannet stenges i morgen.')).toEqual(outcomes);
    const message = { text: 'Vannet stenges i morgen.', tenant: ingrid.id, author: silje.id };
    expect(await messages()).toEqual([message, message]);
    // A repeated call sends nothing.
    expect(await send(chosen, 'Vannet stenges i morgen.')).toEqual(outcomes);
    expect(await messages()).toHaveLength(2);
  });

  test('needs words, and is refused to a stranger', async () => {
    expect(await send([leases.usual], '  ')).toMatchObject({
      code: 'request.invalid',
      params: { fields: [{ path: 'inputData.text', reason: 'required' }] },
    });
    expect(await send([leases.usual], 'Hei', stranger)).toMatchObject({ code: 'leases.not_found' });
    expect(await messages()).toHaveLength(2);
  });

  test('reaches no one who opted out', async () => {
    await app.database.session((session) =>
      session.query('insert into account_block values ($1, $2, now())', [ingrid.id, silje.id]),
    );
    expect(await send([leases.usual], 'Hei', silje, crypto.randomUUID())).toEqual([
      refused(leases.usual, 'messaging.nobody_there'),
    ]);
  });
});

describe('the rents of many leases', () => {
  const preview = (contractIds: string[], more: object = {}, who = silje) =>
    callAs(
      `query ($input: RentAdjustmentsQueryData!) { getRentAdjustments(queryData: $input) {
        takesEffectOn data { contractId rent amount indexFrom { month } indexTo { month } refusal { code day } } } }`,
      { contractIds, ...more },
      who,
    );
  const adjust = (rents: object[], takesEffectOn: string, who = silje) =>
    callAs(
      `mutation ($input: AdjustRentsInputData!) { adjustRents(inputData: $input) { ${OUTCOME} } }`,
      { rents, takesEffectOn },
      who,
    );
  const shown = (contractId: string, code: string, day: string | null = null) => ({
    contractId,
    rent: 12_000,
    amount: null,
    indexFrom: null,
    indexTo: null,
    refusal: { code, day },
  });

  test('are previewed before they are sent: who gets which, from which day, and who none', async () => {
    const { usual, late, ending, old, draft, others } = leases;
    expect(await preview([usual, late, ending, old, draft, others])).toEqual({
      takesEffectOn: '2028-01-01',
      data: [
        {
          contractId: usual,
          rent: 12_000,
          amount: 12_339,
          refusal: null,
          indexFrom: { month: '2026-12' },
          indexTo: { month: '2027-10' },
        },
        shown(late, 'leases.too_early', '2028-06-01'),
        shown(ending, 'leases.ends_already', '2027-12-31'),
        shown(old, 'leases.no_index'),
        shown(draft, 'leases.not_running'),
        { ...shown(others, 'leases.not_found'), rent: null },
      ],
    });
    // A later day is possible for more of them.
    expect((await preview([late], { takesEffectOn: '2028-06-01' })).data).toMatchObject([
      { amount: 12_173, refusal: null },
    ]);
    expect(await preview([usual], {}, stranger)).toMatchObject({ code: 'leases.not_found' });
  });

  test('become what was previewed, and no other', async () => {
    const { usual, shared, late } = leases;
    const rents = [
      { contractId: usual, amount: 12_339 },
      { contractId: shared, amount: 12_340 },
      { contractId: late, amount: 12_173 },
    ];
    expect(await adjust(rents, '2028-01-01', stranger)).toMatchObject({ code: 'leases.not_found' });
    expect(await adjust(rents, '2028-01-01')).toEqual([
      done(usual),
      refused(shared, 'leases.other_rent'),
      refused(late, 'leases.too_early', '2028-06-01'),
    ]);
    const rows = await app.database.session((session) =>
      session.query(`select lease_rent.lease_id as id, lease_rent.amount::int, kind
        from lease_rent left join lease_paper on lease_paper.lease_id = lease_rent.lease_id`),
    );
    expect(rows).toEqual([{ id: usual, amount: 1_233_900, kind: 'rent_adjustment' }]);
    // The next adjustment is a year later.
    expect((await preview([usual])).data).toEqual([shown(usual, 'leases.no_index')]);
  });
});

describe('a file of leases', () => {
  const file = async (input: object, who = silje) =>
    app.call({
      method: 'POST',
      url: '/api/leases.csv',
      headers: { authorization: `Bearer ${await newToken(app, who)}` },
      payload: input,
    });
  const rows = async (input: object) => {
    const { body, statusCode } = await file(input);
    expect(statusCode).toBe(200);
    return shownCsv(body).trimEnd().split('\r\n');
  };

  test('has the filtered leases, or the chosen ones', async () => {
    const all = await rows({ partnerId, language: 'en' });
    expect(all[0]).toMatch(/^\uFEFFNumber;Home;Address;Postcode;Town;Tenants;E-mail;Owner;Agent;/);
    expect(all).toHaveLength(7);
    expect(all[1]).toMatch(
      /^\d+-1;Hjem \d+;Markveien 12;0554;Oslo;Ingrid Solheim;ingrid@x.no;=Kari;;active;paid;2027-01-01;;12000,00;0,00;1$/,
    );
    expect(await rows({ partnerId, status: 'new' })).toHaveLength(2);
    const chosen = await rows({ partnerId, contractIds: [leases.shared, leases.others] });
    expect(chosen).toHaveLength(2);
    expect(chosen[1]).toContain(';Ingrid Solheim, Per Uten;');
  });

  test('is refused to other users, and for other agencies’ leases', async () => {
    expect((await file({ partnerId }, stranger)).statusCode).toBe(404);
    expect((await file({ partnerId, status: 'gone' })).statusCode).toBe(400);
    const { body } = await file({ personType: 'landlord', contractIds: [leases.usual] }, stranger);
    expect(body.trimEnd().split('\r\n')).toHaveLength(1);
  });
});

describe('homes to let', () => {
  const homes = (search: string, who = silje) =>
    app.api(
      `query ($id: ID!, $search: String) { getHomesToLet(queryData: { partnerId: $id, search: $search }) {
        data { title street ownerName letUntil monthlyRent } totalDocuments } }`,
      { id: partnerId, search },
      who.tokens.accessToken,
    );

  test('are those that are not withdrawn, nor let for long', async () => {
    const who = { ...silje, tokens: { ...silje.tokens, accessToken: await newToken(app, silje) } };
    const found = async (search = '') => (await homes(search, who)).data.getHomesToLet;
    // One is only a draft, one ends in six weeks; the others are open-ended.
    const { data, totalDocuments } = await found();
    expect(totalDocuments).toBe(2);
    expect(data.map(({ letUntil }: { letUntil: string | null }) => letUntil).sort()).toEqual([
      '2027-12-31',
      null,
    ]);
    expect(data[0]).toMatchObject({ ownerName: '=Kari', monthlyRent: expect.any(Number) });
    expect((await found('=kari')).totalDocuments).toBe(2);
    expect((await found('nowhere')).totalDocuments).toBe(0);
    await app.database.session((session) =>
      session.query(
        `update listing set state = 'inactive', let_from = null where id = (select listing_id from property
         join lease on property.id = property_id where lease.id = $1)`,
        [leases.draft],
      ),
    );
    expect((await found()).totalDocuments).toBe(1);
  });

  test('are visible to the agency alone', async () => {
    const { errors } = await homes('', {
      ...stranger,
      tokens: { ...stranger.tokens, accessToken: await newToken(app, stranger) },
    });
    expect(errors?.[0]?.extensions.code).toBe('leases.not_found');
  });
});
