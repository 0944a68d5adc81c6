import type { DestinationStream } from 'pino';

import { hashOf } from '../src/platform/keys.ts';
import { createActors, type Actor, type ActorName } from './actors.ts';
import { openBook } from './books.ts';
import { uploadFile } from './documents.ts';
import { interestCalls } from './interest.ts';
import { aLease, ASSIGNMENT } from './leases.ts';
import { addPartnerKey, partnerCalls } from './partner-key.ts';
import { numberOf } from './national-number.ts';
import { addPerson, type TestPerson } from './people.ts';
import { addSignedLease } from './signed-leases.ts';
import { sendForSigning, signerOf } from './signing.ts';
import { createAdders, findIds } from './scenario-rows.ts';
import { ADDRESS, addListings, addPartner, createTestApp, type TestApp } from './test-app.ts';

/** The minimum content of a protocol. */
const PROTOCOL_CONTENT = {
  takenOn: '2026-11-19',
  meters: [{ meter: 'electricity', number: null, reading: '1' }],
  keys: [{ name: 'x', count: 1 }],
  rooms: [{ name: 'x', condition: 'good', note: null, photoIds: [] }],
  note: null,
  deposit: null,
};

/** An id that no row has. */
export const NOBODYS_ID = '019aa000-0000-7000-8000-000000000000';

/** One of everything that can be read or changed; its owners are none of the actors. */
export interface FullScenario extends ReturnType<typeof createAdders> {
  app: TestApp;
  nordbolig: string;
  fjordutleie: string;
  listingId: string;
  /** The API key of nordbolig's system. */
  partnerKey: string;
  /** The id of another key of nordbolig's. */
  revokedKeyId: string;
  /** Invoiced leases of nordbolig's: their first invoice is reported as paid, and has an objection. */
  billed: { leaseId: string; invoiceId: string }[];
  /** The landlord and the tenant of these. */
  landlord: TestPerson;
  renter: TestPerson;
  /** Payouts of nordbolig's that wait for approval; the second is on hold. */
  payouts: string[];
  /** Homes of nordbolig's, one for each row that changes one. */
  partnersHomes: string[];
  /**
   * Leases of nordbolig's, by an agent who is none of the actors: drafts, and signed ones without and with an
   * end.
   */
  leases: string[];
  /** The landlord of these homes. */
  landlordId: string;
  /** The input of another such lease, not added yet. */
  partnersLease(): ReturnType<typeof aLease>;
  /** External ids that nordbolig's system uses in its calls. */
  partnersOwn: Record<string, string>;
  /** A document that a person who is none of the actors is asked to sign. */
  someoneElsesToSign: string;
  /** Of a person who is none of the actors. */
  sharedList: string;
  someoneElsesSearch: string;
  /** A home with a contact person, and conversations about it and about a partner's home. */
  wantedListing: string;
  someoneElsesConversation: string;
  partnersConversation: string;
  partnersFile: string;
  interestForms: string[];
  /** The contact person of that home, and the person who wrote; they have blocked each other. */
  answerer: TestPerson;
  writer: TestPerson;
  /** A home with a draft, and a withdrawn one. */
  draftedHome: string;
  withdrawnHome: string;
  /** An interest form for that home. */
  privateForm: string;
  /** The renter's reference number for a bank's form. */
  kycReference: string;
  /** The secret of the renter's calendar of a lease they are not a tenant of. */
  calendarSecret: string;
  /** An invoice to the landlord of the first of {@link billed}, and a direct payment of the third. */
  landlordInvoice: string;
  directPayment: string;
  /** Documents: an invoice's, a file of a lease, and the proof of a claim on a deposit. */
  papersFile: string;
  leaseFile: string;
  proof: string;
  /** And a file of the first interest form. */
  formsFile: string;
  /** A new actor. */
  actorOf(name: ActorName): Promise<Actor>;
}

export async function createFullScenario(
  env: Record<string, string> = {},
  log?: DestinationStream,
): Promise<FullScenario> {
  const app = await createTestApp(env, log);
  const ids = (query: string) => findIds(app, query);
  const nordbolig = await addPartner(app, 'nordbolig', 'Nordbolig');
  const fjordutleie = await addPartner(app, 'fjordutleie', 'Fjordutleie');
  await openBook(app, nordbolig);
  await openBook(app, null, { name: 'Husvær AS', clientAccount: '15200400043' });
  await addListings(app, [{}]);
  const [listingId] = (await ids('select id from listing')) as [string];
  const homes = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((externalId) => ({ externalId }));
  const letHomes = ['y', 'z'].map((externalId, index) => ({
    externalId,
    address: { ...ADDRESS, streetNumber: String(index + 1) },
  }));
  const nobodys = { ownerId: null, contactId: null };
  await addListings(app, [...homes, ...letHomes], {
    ...nobodys,
    feed: 'nordbolig',
    partnerId: nordbolig,
  });
  const partnersHomes = await ids(
    "select id from listing where feed = 'nordbolig' order by external_id",
  );

  const landlord = await addPerson(app, { email: 'lets@x.no' });
  const renter = await addPerson(app, { email: 'rents@x.no' });
  const terms = { partnerId: nordbolig, landlord, tenants: [renter], startsOn: '2027-01-01' };
  for (let count = 0; count < 4; count += 1) await addSignedLease(app, terms);
  const billed = await app.database.session(async (session) => {
    await session.exec(
      "update invoice set said_paid_at = now(), objected_at = now(), objection = 'x' where serial = 2",
    );
    // The test data is too new for late rent, and invoices can't be changed in another way.
    await session.exec(`
      alter table invoice disable trigger user;
      update invoice set due_on = '2026-11-02' where serial = 2;
      alter table invoice enable trigger user`);
    return session.query<FullScenario['billed'][number]>(
      'select lease_id as "leaseId", id as "invoiceId" from invoice order by serial',
    );
  });
  // Invoices get their PDFs.
  for (const worker of app.workers) await worker.runDue();
  await app.jobs.perform('payouts.run');
  await app.database.session((session) =>
    session.exec(`
      update payout set made_on = '2027-01-11', serial = n, amount = 100, approvals_needed = 1
      from (select id as of_id, row_number() over () as n from payout limit 2) as made where id = of_id;
      update payout set held_at = now() where serial = 2`),
  );
  const payouts = await ids('select id from payout where serial is not null order by serial');

  const agent = { role: 'agent', partnerId: nordbolig } as const;
  const keyMaker = await addPerson(app, { email: 'key-maker@x.no', grants: [agent] });
  const added = await app.api(
    'mutation ($id: ID!) { addApiKey(inputData: { partnerId: $id, name: "N" }) { apiKey { _id } } }',
    { id: nordbolig },
    keyMaker.tokens.accessToken,
  );
  const partnerKey = await addPartnerKey(app, nordbolig);
  const otherKey = await addPartnerKey(app, fjordutleie);
  const listingsKey = await addPartnerKey(app, nordbolig, ['listings']);
  // The first use of a key in an hour is recorded, whatever the call.
  for (const key of [otherKey, listingsKey]) await partnerCalls(app, key)('GET', '/listings');
  const feed = { ...nobodys, feed: `partner:${nordbolig}`, partnerId: nordbolig };
  await addListings(app, [{ externalId: 'a-1' }], feed);

  const actorOf = createActors(app, {
    nordbolig,
    fjordutleie,
    keys: { partnerKey, otherKey, listingsKey },
  });
  const adders = createAdders(app, { nordbolig, listingId, actorOf });
  const owner = { role: 'partner_landlord', partnerId: nordbolig } as const;
  const partnersLandlord = await addPerson(app, {
    email: 'turid@x.no',
    birthDate: '1963-04-09',
    grants: [owner],
  });
  const partnersLease = (home = partnersHomes[0]!) =>
    aLease(home, {
      landlordId: partnersLandlord.id,
      assignment: { ...ASSIGNMENT, brokering: null },
    });
  const drafter = await addPerson(app, { email: 'drafter@x.no', grants: [agent] });
  const leases: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    const { data } = await app.api(
      'mutation ($l: AddLeaseInputData!) { addLease(inputData: $l) { _id } }',
      // The last two are signed: each of a home of its own.
      { l: partnersLease(count < 3 ? undefined : partnersHomes[4 + count]) },
      drafter.tokens.accessToken,
    );
    leases.push(data.addLease._id as string);
  }
  const [, , , openEnded, fixed] = leases;
  await app.database.session((session) =>
    session.exec(`
      update lease set paper = 'signed' where id in ('${openEnded}', '${fixed}');
      update lease set ends_on = null where id = '${openEnded}';
      insert into price_index values ('2026-12-01', 100, now()), ('2027-01-01', 110, now());`),
  );

  const call = partnerCalls(app, partnerKey);
  const webhook = (await call('POST', '/webhooks', { url: 'https://203.0.114.7/' })).body;
  const lease = (await call('GET', `/leases/${leases[0]!}`)).body;
  const refundId = await adders.requestedRefund();
  const lineId = await adders.waitingPayment();
  // An order to nordbolig's bank, by the name of its file.
  const messageId = 'GUARDED';
  await app.database.session((session) =>
    session.query(
      `insert into payment_order (id, book_id, serial, message_id, executes_on, payer, created_at, written_at)
       select $1, id, 1, $3, '2026-11-20', '{}', now(), now() from ledger_book where partner_id = $2`,
      [NOBODYS_ID, nordbolig, messageId],
    ),
  );
  const deliveryId = crypto.randomUUID();
  await app.database.session((session) =>
    session.query(
      `insert into webhook_delivery (id, webhook_id, event_id, type, body, created_at)
       values ($1, $2, $1, 'lease.sent', '{}', now())`,
      [deliveryId, webhook._id],
    ),
  );
  const partnersOwn = {
    propertyId: lease.propertyId,
    assignmentId: lease.assignmentId,
    leaseId: lease._id,
    webhookId: webhook._id,
    deliveryId,
    partnerId: nordbolig,
    invoiceId: billed[0]!.invoiceId,
    payoutId: payouts[0]!,
    refundId,
    messageId,
    lineId,
    exportId: await adders.saftExport(),
    fileId: (await call('GET', '/bank-files')).body.data[0]._id,
  };

  const signer = await addPerson(app, { email: 'signer@x.no' });
  const { signerIds } = await sendForSigning(app, [signerOf(signer, 'tenant', 1)]);

  const somebody = await addPerson(app, { email: 'somebody-else@x.no' });
  const callApi = async (query: string, variables = {}) =>
    (await app.api(query, variables, somebody.tokens.accessToken)).data;
  const share = await callApi(
    'mutation { shareFavoriteListings(inputData: { isShared: true }) { shareId } }',
  );
  const search = await callApi(
    'mutation { addSavedSearch(inputData: { name: "Oslo", queryData: {}, frequency: daily, language: no }) { _id } }',
  );
  const answers = await addPerson(app, { email: 'landlord-of-another@x.no' });
  await addListings(app, [{}], {
    ...nobodys,
    partnerId: null,
    feed: 'answered',
    ownerId: answers.id,
  });
  await addListings(app, [{}], {
    ...nobodys,
    partnerId: nordbolig,
    feed: 'answered by partner',
    contactId: answers.id,
  });
  const [wantedListing, partners] = (await ids(
    "select id from listing where feed ~ '^answered' order by feed",
  )) as [string, string];
  const begin = async (id: string) => {
    const data = await callApi(
      'mutation ($id: ID!) { addConversations(inputData: { listingId: $id }) { _id } }',
      { id },
    );
    return data.addConversations[0]._id as string;
  };
  const someoneElsesConversation = await begin(wantedListing);
  const partnersConversation = await begin(partners);
  const sent = await callApi(
    `mutation ($id: ID!, $key: String!) { addMessage(inputData: { conversationId: $id,
      clientId: "019aa000-0000-7000-8000-000000000001", text: "", attachments: [{ key: $key }] }) {
      attachments { _id } } }`,
    { id: partnersConversation, key: await uploadFile(app, somebody) },
  );

  await app.api(
    'mutation ($id: ID!) { blockPerson(inputData: { conversationId: $id, isBlocked: true }) { _id } }',
    { id: someoneElsesConversation },
    answers.tokens.accessToken,
  );
  await addListings(app, [{}, { externalId: '2', state: 'inactive' }], {
    ...nobodys,
    partnerId: null,
    feed: 'not open',
    ownerId: answers.id,
  });
  const [draftedHome, withdrawnHome] = (await ids(
    "select id from listing where feed = 'not open' order by external_id",
  )) as [string, string];
  await app.database.session((session) =>
    session.exec(`update listing set state = 'draft' where id = '${draftedHome}'`),
  );

  const kycReference = 'AAAA-BBBB-CCCC';
  const calendarSecret = 'a'.repeat(43);
  await app.database.session(async (session) => {
    for (const [at, type] of [
      'deposit_account',
      'deposit_guarantee',
      'deposit_insurance',
    ].entries())
      await session.query(
        `insert into deposit (id, lease_id, partner_id, landlord_id, type, amount, has_account_each, created_at, signed_on)
         values ($1, $1, $2, $3, $4, 3600000, false, now(), '2026-11-19')`,
        [billed[at]!.leaseId, nordbolig, landlord.id, type],
      );
    await session.query(
      `insert into deposit_tenant (deposit_id, position, account_id, email, name, reference)
       values ($1, 0, $2, $3, 'N', $4)`,
      [billed[0]!.leaseId, renter.id, renter.email, kycReference],
    );
    await session.query(
      'insert into rent_calendar (lease_id, account_id, secret_hash, opened_at) values ($1, $2, $3, now())',
      [leases[0], renter.id, hashOf(calendarSecret)],
    );
  });

  const draft = async (query: string, variables: object) =>
    (await app.api(query, { ...variables }, drafter.tokens.accessToken)).data;
  const request = await draft(
    'mutation ($id: ID!) { addLandlordInvoice(inputData: { contractId: $id, lines: [{ name: "x", amount: 1 }] }) { _id } }',
    { id: billed[0]!.leaseId },
  );
  await draft(
    'mutation ($id: ID!) { receiveInvoiceDirectly(inputData: { invoiceId: $id, amount: 1 }) { _id } }',
    { id: billed[2]!.invoiceId },
  );
  const [directPayment] = await ids("select id from payment where source = 'direct'");
  const documents = await ids('select id from document where owner_id is null order by id');
  const [papersFile, leaseFile, proof, formsFile] = documents;
  await app.database.session((session) =>
    session.exec(`
      insert into eviction_case (id, lease_id, opened_on) values ('${proof}', '${billed[3]!.leaseId}', '2026-11-19');
      insert into payment_plan (id, lease_id, side, proposed_at) values
        ('${billed[0]!.leaseId}', '${billed[0]!.leaseId}', 'tenant', now()),
        ('${billed[2]!.leaseId}', '${billed[2]!.leaseId}', 'tenant', now()),
        ('${billed[3]!.leaseId}', '${billed[3]!.leaseId}', 'tenant', now());
      insert into payment_plan_instalment select id, 0, '2027-03-01', 1200000 from payment_plan;
      insert into payment_plan_invoice select id, '${billed[0]!.invoiceId}'::uuid from payment_plan;
      insert into lease_protocol (id, lease_id, kind, content, changed_at)
        values ('${proof}', '${leases[3]}', 'move_out', '${JSON.stringify(PROTOCOL_CONTENT)}', now());
      insert into lease_protocol_photo values ('${proof}', '${leaseFile}');
      insert into lease_paper (id, kind, lease_id, language, edition, text, titles, signers, return_to, state, sent_at, due_at, document_id)
        values ('${proof}', 'lease', '${leases[3]}', 'no', '1', '{}', '{}', '[]', '/', 'withdrawn', now(), now(), '${papersFile}');
      insert into rent_letter (id, lease_id, book_id, kind, sent_on, tells_nav, total, language, parties, account, document_id)
        select '${proof}', '${billed[3]!.leaseId}', id, 'reminder', '2026-11-19', false, 1, 'no', '{}', '86011117947', '${sent.addMessage.attachments[0]._id}'
        from ledger_book where partner_id = '${nordbolig}';
      insert into lease_file values ('${leases[0]}', '${leaseFile}', true, true);
      insert into deposit_release (id, deposit_id, ground, asked, notified_on)
        values ('${proof}', '${billed[0]!.leaseId}', 'rent_claim', 100, '2026-11-19');
      insert into deposit_release_document values ('${proof}', '${proof}', 'landlord');`),
  );

  const asker = await addPerson(app, { email: 'asker@x.no' });
  const checked = { agreesToCreditCheck: true, nationalIdentification: numberOf('1998-03-04') };
  await app.database.session((session) =>
    session.exec("update partner set features = '{credit_check}'"),
  );
  const interestForms: string[] = [];
  for (const home of partnersHomes.slice(0, 3))
    interestForms.push(await interestCalls(app).send(asker, home, checked));
  await app.database.session((session) =>
    session.exec(
      `insert into interest_attachment values ('${interestForms[0]}', '${formsFile}', 0)`,
    ),
  );
  const privateForm = await interestCalls(app).send(asker, wantedListing);

  return {
    app,
    nordbolig,
    fjordutleie,
    listingId,
    partnerKey,
    billed,
    landlord,
    renter,
    payouts,
    partnersHomes,
    leases,
    partnersLease,
    partnersOwn,
    wantedListing,
    interestForms,
    someoneElsesConversation,
    partnersConversation,
    answerer: answers,
    writer: somebody,
    directPayment: directPayment!,
    landlordInvoice: request.addLandlordInvoice._id,
    papersFile: papersFile!,
    leaseFile: leaseFile!,
    proof: proof!,
    formsFile: formsFile!,
    draftedHome,
    withdrawnHome,
    privateForm,
    kycReference,
    calendarSecret,
    actorOf,
    landlordId: partnersLandlord.id,
    ...adders,
    revokedKeyId: added.data.addApiKey.apiKey._id,
    someoneElsesToSign: signerIds[0]!,
    sharedList: share.shareFavoriteListings.shareId,
    someoneElsesSearch: search.addSavedSearch._id,
    partnersFile: sent.addMessage.attachments[0]._id,
  };
}
