import { homeOf } from './interest.ts';
import { aLease, ASSIGNMENT, LEASE_TERMS } from './leases.ts';
import { createListeningApp } from './listening-app.ts';
import { answerBank } from './deposits.ts';
import { addPerson, newToken, type TestPerson } from './people.ts';
import { settleSigning, signAs } from './signing.ts';
import { createBrowser } from './test-browser.ts';
import { ADDRESS, addListings, addPartner, type Answer, type TestApp } from './test-app.ts';

/** The fields of a lease in tests. */
const FIELDS = `_id version leaseStatus rentStatus contractStartDate contractEndDate rentEndDate mayWrite monthlyRentAmount
  enabledLeaseEsigning enabledEsigning leaseContractPdfGenerated assignmentContractPdfGenerated
  leaseFileId assignmentFileId signingExpiresAt
  signers { name role signedAt } lastSigningEnd { status name reason }
  tenantLeaseSigningStatus { signed signingUrl } landlordLeaseSigningStatus { signed signingUrl }
  agentAssignmentSigningStatus { signed signingUrl } landlordAssignmentSigningStatus { signed signingUrl }
  papers { kind state fileId signingUrl end { status reason } }
  notice { by ground reason givenOn endsOn protestUntil protestedAt }
  rentChanges { takesEffectOn amount }`;

/** Each person's identity at the test identity provider. */
const IDENTITIES: Record<string, string> = {
  'Ingrid Solheim': 'test-tenant',
  'Jonas Lie Solheim': 'test-cotenant',
  'Kari Nordmann': 'test-landlord',
  'Silje Bakken': 'test-agent',
  'Turid Lien': 'test-owner',
  'Amir Haddad': 'test-both',
};

/** An app in which leases are really written and signed. */
export interface LeaseScenario {
  app: TestApp;
  site: string;
  ingrid: TestPerson;
  jonas: TestPerson;
  kari: TestPerson;
  silje: TestPerson;
  turid: TestPerson;
  partnerId: string;
  /** A private landlord's home, and an agency's. */
  home: string;
  partnersHome: string;
  /** Calls a mutation of leases as a person. Returns the lease of its answer. */
  call(name: string, inputData: object, who: TestPerson): Promise<Answer & { lease: any }>;
  read(contractId: string, who: TestPerson): Promise<any>;
  /**
   * Kari's lease of a home to Ingrid and Jonas, or with the given changes. The first one is of `home` or
   * `partnersHome`; each later one is of a home of its own, unless `listingId` names one.
   */
  draft(input?: object): Promise<any>;
  send(contractId: string, who?: TestPerson): Promise<any>;
  /** Signs as a person, at the URL in the lease, after the task before it. Returns the last URL. */
  sign(contractId: string, who: TestPerson, url?: (lease: any) => string | null): Promise<URL>;
  /** A lease that everyone has signed. */
  signed(input?: object): Promise<any>;
  /** Runs everything that is due. */
  settle(): Promise<void>;
  /** Sets the clock to eight in the morning of a day. */
  on(day: string): void;
  close(): Promise<void>;
}

export async function createLeaseScenario(
  env: Record<string, string> = {},
): Promise<LeaseScenario> {
  const { app, site } = await createListeningApp(env);
  const partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  const person = (name: string, birthDate: string, role: string) =>
    addPerson(app, {
      email: `${name.split(' ')[0]!.toLowerCase()}@x.no`,
      name,
      birthDate,
      grants: [
        { role: role as 'tenant', partnerId: role.match(/agent|partner/) ? partnerId : null },
      ],
    });
  const ingrid = await person('Ingrid Solheim', '1994-05-17', 'tenant');
  const jonas = await person('Jonas Lie Solheim', '1993-09-28', 'tenant');
  const kari = await person('Kari Nordmann', '1971-03-02', 'landlord');
  const silje = await person('Silje Bakken', '1985-06-14', 'agent');
  const turid = await person('Turid Lien', '1963-04-09', 'partner_landlord');
  const own = { feed: 'own', partnerId: null, ownerId: kari.id, contactId: null };
  await addListings(app, [{ title: 'Hjemme' }], own);
  await addListings(app, [{ title: 'Byens' }], { ...own, feed: 'p', partnerId, ownerId: turid.id });
  const home = await homeOf(app, 'Hjemme');
  const partnersHome = await homeOf(app, 'Byens');

  const unlet = { private: [home], agency: [partnersHome] };
  let homes = 0;
  /** A home that has no lease yet. */
  async function unletHome(of: 'private' | 'agency'): Promise<string> {
    const known = unlet[of].shift();
    if (known) return known;
    homes += 1;
    const feed = `${of} ${homes}`;
    const [title, owner] =
      of === 'private' ? ['Hjemme', own] : ['Byens', { ...own, partnerId, ownerId: turid.id }];
    const address = { ...ADDRESS, streetNumber: String(100 + homes) };
    await addListings(app, [{ title, address }], { ...owner, feed });
    return app.database.session(async (session) => {
      const [row] = await session.query<{ id: string }>('select id from listing where feed = $1', [
        feed,
      ]);
      return row!.id;
    });
  }

  let places = 0;
  const scenario: LeaseScenario = {
    app,
    site,
    ingrid,
    jonas,
    kari,
    silje,
    turid,
    partnerId,
    home,
    partnersHome,
    async call(name, inputData, who) {
      const type = `${name[0]!.toUpperCase()}${name.slice(1)}InputData!`;
      const query = `mutation ($inputData: ${type}) { ${name}(inputData: $inputData) { ${FIELDS} } }`;
      const answer = await app.api(query, { inputData }, await newToken(app, who));
      return { ...answer, lease: answer.data?.[name] };
    },
    async read(contractId, who) {
      const { data } = await app.api(
        `query ($contractId: ID!) { getSingleLeaseForPublicSite(queryData: { contractId: $contractId }) { ${FIELDS} } }`,
        { contractId },
        await newToken(app, who),
      );
      return data?.getSingleLeaseForPublicSite;
    },
    async draft({
      who = kari,
      listingId,
      ...input
    }: { who?: TestPerson; terms?: object; listingId?: string } & object = {}) {
      const of = who === silje ? 'agency' : 'private';
      const tenants = [ingrid, jonas].map(({ email, name }) => ({ email, name }));
      const ofAgency = { landlordId: turid.id, assignment: ASSIGNMENT };
      const request = aLease(listingId ?? (await unletHome(of)), {
        tenants,
        ...(who === silje && ofAgency),
        ...input,
        terms: { ...LEASE_TERMS, ...input.terms },
      });
      return (await scenario.call('addLease', request, who)).lease;
    },
    async send(contractId, who = kari) {
      const { version } = await scenario.read(contractId, who);
      const { lease, errors } = await scenario.call('sendLease', { contractId, version }, who);
      if (!lease) throw new Error(errors?.[0]?.extensions.code);
      await scenario.settle();
      return scenario.read(contractId, who);
    },
    async sign(contractId, who, url = anyAddress) {
      const address = url(await scenario.read(contractId, who));
      if (!address) throw new Error(`${who.name} has nothing to sign.`);
      const tokens = { ...who.tokens, accessToken: await newToken(app, who) };
      const page = address.startsWith('/deposit/') ? await answerBank(app, address, who) : address;
      const id = page.split('/').at(-1)!;
      places += 1;
      const browser = createBrowser(app, site, `10.0.${Math.floor(places / 250)}.${places % 250}`);
      const end = await signAs(browser, { ...who, tokens }, id, IDENTITIES[who.name]!);
      await scenario.settle();
      return end;
    },
    async signed({ who = kari, ...input }: { who?: TestPerson } & object = {}) {
      const landlord = who === silje ? turid : kari;
      const { _id } = await scenario.draft({ who, ...input });
      await scenario.send(_id, who);
      for (const signer of [ingrid, jonas, landlord]) await scenario.sign(_id, signer);
      return scenario.read(_id, landlord);
    },
    settle: () => settleSigning(app),
    on: (day) => app.clock.set(Temporal.Instant.from(`${day}T07:00:00Z`)),
    close: () => app.close(),
  };
  return scenario;
}

/** The signing URL of any document a person can sign now. */
const anyAddress = (lease: any): string | null =>
  [
    lease.tenantLeaseSigningStatus,
    lease.landlordLeaseSigningStatus,
    lease.agentAssignmentSigningStatus,
    lease.landlordAssignmentSigningStatus,
    ...lease.papers,
  ].find(({ signingUrl }) => signingUrl)?.signingUrl ?? null;
