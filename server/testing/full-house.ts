import type { Grant } from '@husvaer/domain/accounts/roles';

import { publicTokens } from '../src/features/accounts/public.ts';
import { createKeys, keyInDirectory } from '../src/platform/keys.ts';
import { aWaitingPayment } from './banking.ts';
import { BOOK_TERMS, openBook } from './books.ts';
import { uploadFile } from './documents.ts';
import { interestCalls } from './interest.ts';
import { aLease, ASSIGNMENT } from './leases.ts';
import { addPartnerKey, partnerCalls } from './partner-key.ts';
import { addPerson, type TestPerson } from './people.ts';
import { addSignedLease, endLease } from './signed-leases.ts';
import { sendForSigning, signerOf } from './signing.ts';
import { addListings, addPartner, createTestApp, NOW, type TestApp } from './test-app.ts';

export const WITHOUT_TOKEN = ['guest', 'visitor'] as const;
export const LOGGED_IN = [
  'tenant',
  'landlord',
  'agent',
  'otherAgent',
  'janitor',
  'operator',
] as const;
/** Have a token that is nobody's any more, or a partner's system's, which only its own routes take. */
export const SHUT_OUT = ['deactivated', 'expired', 'forged', 'partnerKey'] as const;
export const ACTORS = [...WITHOUT_TOKEN, ...LOGGED_IN, ...SHUT_OUT] as const;
export type ActorName = (typeof ACTORS)[number];

export interface Actor {
  name: ActorName;
  person: TestPerson;
  token: string | undefined;
}

/** An id that is nobody's. */
export const NOBODYS_ID = '019aa000-0000-7000-8000-000000000000';

/** One of everything there is to ask about or to change; who does is none of those it belongs to. */
export interface FullHouse {
  app: TestApp;
  nordbolig: string;
  fjordutleie: string;
  listingId: string;
  /** What nordbolig's own system calls with. */
  partnerKey: string;
  /** Of another key of nordbolig's. */
  revokedKeyId: string;
  /** Leases of nordbolig's that are invoiced: their first invoice is said to be paid, and objected to. */
  billed: { leaseId: string; invoiceId: string }[];
  /** Those who let and rent by these. */
  landlord: TestPerson;
  renter: TestPerson;
  /** Payouts of nordbolig's that wait to be approved; the second is held. */
  payouts: string[];
  /** Homes that nordbolig lets, one for each row that changes one. */
  partnersHomes: string[];
  /** Leases of nordbolig's, by an agent who is none of the actors: drafts, and signed ones without an end and with. */
  leases: string[];
  /** One more of them, not added yet. */
  partnersLease(): ReturnType<typeof aLease>;
  /** What nordbolig's own system names in its calls. */
  partnersOwn: Record<string, string>;
  /** A document that somebody is asked to sign who is none of the actors. */
  someoneElsesToSign: string;
  /** Somebody's who is none of the actors. */
  sharedList: string;
  someoneElsesSearch: string;
  /** A home that somebody answers for, and what was asked about it and about a partner's. */
  askedAbout: string;
  someoneElsesConversation: string;
  partnersConversation: string;
  partnersFile: string;
  interestForms: string[];
  /** Somebody new. */
  actorOf(name: ActorName): Promise<Actor>;
  /** A payment in nordbolig's books that nobody took. */
  waitingPayment(): Promise<string>;
  /** A lease of nordbolig's that is over, and was paid 500 kr too much. */
  overpaidLease(): Promise<string>;
  /** A krone of that, which somebody asked to have paid back. */
  askedRefund(): Promise<string>;
}

export async function createFullHouse(env: Record<string, string> = {}): Promise<FullHouse> {
  const app = await createTestApp(env);
  const ids = async (query: string): Promise<string[]> => {
    const rows = await app.database.session((session) => session.query<{ id: string }>(query));
    return rows.map(({ id }) => id);
  };
  const nordbolig = await addPartner(app, 'nordbolig', 'Nordbolig');
  const fjordutleie = await addPartner(app, 'fjordutleie', 'Fjordutleie');
  await openBook(app, nordbolig);
  await addListings(app, [{}]);
  const [listingId] = (await ids('select id from listing')) as [string];
  const homes = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((externalId) => ({ externalId }));
  const nobodys = { ownerId: null, contactId: null };
  await addListings(app, homes, { ...nobodys, feed: 'nordbolig', partnerId: nordbolig });
  const partnersHomes = await ids("select id from listing where feed = 'nordbolig'");

  const landlord = await addPerson(app, { email: 'lets@x.no' });
  const renter = await addPerson(app, { email: 'rents@x.no' });
  const terms = { partnerId: nordbolig, landlord, tenants: [renter], startsOn: '2027-01-01' };
  for (let count = 0; count < 4; count += 1) await addSignedLease(app, terms);
  const billed = await app.database.session(async (session) => {
    await session.exec(
      "update invoice set said_paid_at = now(), objected_at = now(), objection = 'x' where serial = 2",
    );
    return session.query<FullHouse['billed'][number]>(
      'select lease_id as "leaseId", id as "invoiceId" from invoice order by serial',
    );
  });
  // Invoices have their PDFs.
  for (const worker of app.workers) await worker.poke();
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
  const feed = { ...nobodys, feed: `partner:${nordbolig}`, partnerId: nordbolig };
  await addListings(app, [{ externalId: 'a-1' }], feed);

  let people = 0;
  const actorOf: FullHouse['actorOf'] = async (name) => {
    people += 1;
    const email = `${name.toLowerCase()}-${people}@x.no`;
    const person = await addPerson(app, { email, grants: grantsOf(name) });
    return { name, person, token: await tokenOf(name, person) };
  };
  function grantsOf(name: ActorName): Grant[] {
    if (name === 'agent') return [agent];
    if (name === 'otherAgent') return [{ role: 'agent', partnerId: fjordutleie }];
    if (name === 'janitor') return [{ role: 'janitor', partnerId: nordbolig }];
    if (name === 'operator') return [{ role: 'operator', partnerId: null }];
    return [{ role: name === 'landlord' ? 'landlord' : 'tenant', partnerId: null }];
  }
  async function tokenOf(name: ActorName, { email, tokens }: TestPerson) {
    const { accessToken } = tokens;
    const keys = createKeys(keyInDirectory(app.config.VAR_DIR));
    const claims = JSON.parse(
      Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString(),
    ) as Record<string, unknown>;
    switch (name) {
      case 'guest':
        return undefined;
      case 'visitor':
        return publicTokens(keys, app.clock)();
      case 'deactivated':
        await app.database.session((session) =>
          session.exec(`update account set deactivated_at = now() where email = '${email}'`),
        );
        return accessToken;
      case 'expired':
        return keys.sign(claims, NOW.subtract({ hours: 1 }), 60);
      case 'forged':
        return createKeys(new Uint8Array(32).fill(9)).sign(claims, NOW, 60);
      case 'partnerKey':
        return partnerKey;
      default:
        return accessToken;
    }
  }

  const waitingPayment = async () => {
    const { person: who } = await actorOf('agent');
    const account = BOOK_TERMS.clientAccount;
    return aWaitingPayment(app, { partnerId: nordbolig, account, who });
  };
  let overpaid: Promise<string> | undefined;
  const overpaidLease = () => (overpaid ??= overpayLease());
  async function overpayLease(): Promise<string> {
    const [lets, rented] = [
      await addPerson(app, { email: 'let@x.no' }),
      await addPerson(app, { email: 'rented@x.no' }),
    ];
    const lease = { partnerId: nordbolig, landlord: lets, tenants: [rented] };
    const id = await addSignedLease(app, {
      ...{ ...lease, monthlyRent: 50_000n, startsOn: '2026-08-01' },
    });
    await endLease(app, id, '2026-08-31');
    const { person } = await actorOf('agent');
    await app.api(
      'mutation ($id: ID!, $lease: ID) { settleBankException(inputData: { lineId: $id, choice: lease, contractId: $lease }) { _id } }',
      { id: await waitingPayment(), lease: id },
      person.tokens.accessToken,
    );
    return id;
  }
  const askedRefund = async () => {
    const { person } = await actorOf('agent');
    const { data } = await app.api(
      `mutation ($id: ID!) {
        refundSurplus(inputData: { contractId: $id, amount: 1, account: "99991042764", name: "N", note: "N" }) { _id }
      }`,
      { id: await overpaidLease() },
      person.tokens.accessToken,
    );
    return data.refundSurplus._id as string;
  };

  const owner = { role: 'partner_landlord', partnerId: nordbolig } as const;
  const partnersLandlord = await addPerson(app, { email: 'turid@x.no', grants: [owner] });
  const partnersLease = () =>
    aLease(partnersHomes[0]!, { landlordId: partnersLandlord.id, assignment: ASSIGNMENT });
  const drafter = await addPerson(app, { email: 'drafter@x.no', grants: [agent] });
  const leases: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    const { data } = await app.api(
      'mutation ($l: AddLeaseInputData!) { addLease(inputData: $l) { _id } }',
      { l: partnersLease() },
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
  const refundId = await askedRefund();
  const lineId = await waitingPayment();
  // What nordbolig's bank was asked for, by the name of its file.
  const messageId = 'GUARDED';
  await app.database.session((session) =>
    session.query(
      `insert into payment_order (id, book_id, serial, message_id, executes_on, payer, created_at, written_at)
       select $1, id, 1, $3, '2026-11-20', '{}', now(), now() from ledger_book where partner_id = $2`,
      [NOBODYS_ID, nordbolig, messageId],
    ),
  );
  const partnersOwn = {
    propertyId: lease.propertyId,
    assignmentId: lease.assignmentId,
    leaseId: lease._id,
    webhookId: webhook._id,
    partnerId: nordbolig,
    invoiceId: billed[0]!.invoiceId,
    payoutId: payouts[0]!,
    refundId,
    messageId,
    lineId,
    fileId: (await call('GET', '/bank-files')).body.data[0]._id,
  };

  const signer = await addPerson(app, { email: 'signer@x.no' });
  const { signerIds } = await sendForSigning(app, [signerOf(signer, 'tenant', 1)]);

  const somebody = await addPerson(app, { email: 'somebody-else@x.no' });
  const ask = async (query: string, variables = {}) =>
    (await app.api(query, variables, somebody.tokens.accessToken)).data;
  const share = await ask(
    'mutation { shareFavoriteListings(inputData: { isShared: true }) { shareId } }',
  );
  const search = await ask(
    'mutation { addSavedSearch(inputData: { name: "Oslo", queryData: {}, frequency: daily, language: no }) { _id } }',
  );
  const answers = await addPerson(app, { email: 'landlord-of-another@x.no' });
  await addListings(app, [{}], {
    ...{ ...nobodys, partnerId: null, feed: 'answered', ownerId: answers.id },
  });
  await addListings(app, [{}], {
    ...{ ...nobodys, partnerId: nordbolig, feed: 'answered by partner', contactId: answers.id },
  });
  const [askedAbout, partners] = (await ids(
    "select id from listing where feed ~ '^answered' order by feed",
  )) as [string, string];
  const begin = async (id: string) => {
    const data = await ask(
      'mutation ($id: ID!) { addConversations(inputData: { listingId: $id }) { _id } }',
      { id },
    );
    return data.addConversations[0]._id as string;
  };
  const someoneElsesConversation = await begin(askedAbout);
  const partnersConversation = await begin(partners);
  const sent = await ask(
    `mutation ($id: ID!, $key: String!) { addMessage(inputData: { conversationId: $id,
      clientId: "019aa000-0000-7000-8000-000000000001", text: "", attachments: [{ key: $key }] }) {
      attachments { _id } } }`,
    { id: partnersConversation, key: await uploadFile(app, somebody) },
  );

  const asker = await addPerson(app, { email: 'asker@x.no' });
  const checked = { agreesToCreditCheck: true, nationalIdentification: '01010750160' };
  await app.database.session((session) =>
    session.exec("update partner set features = '{credit_check}'"),
  );
  const interestForms: string[] = [];
  for (const home of partnersHomes.slice(0, 3))
    interestForms.push(await interestCalls(app).send(asker, home, checked));

  return {
    ...{ app, nordbolig, fjordutleie, listingId, partnerKey, billed, landlord, renter, payouts },
    ...{ partnersHomes, leases, partnersLease, partnersOwn, askedAbout, interestForms },
    ...{ someoneElsesConversation, partnersConversation },
    ...{ actorOf, waitingPayment, overpaidLease, askedRefund },
    revokedKeyId: added.data.addApiKey.apiKey._id,
    someoneElsesToSign: signerIds[0]!,
    sharedList: share.shareFavoriteListings.shareId,
    someoneElsesSearch: search.addSavedSearch._id,
    partnersFile: sent.addMessage.attachments[0]._id,
  };
}
