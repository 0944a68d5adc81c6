import { addDays, addMonths } from '@husvaer/domain/kernel/dates';
import { oreToKroner } from '@husvaer/domain/kernel/money';

import { seeded, seedOf } from '../../../demo/src/random.ts';
import { answerBank } from '../deposits.ts';
import { begin } from '../signing.ts';
import { createBrowser } from '../test-browser.ts';
import { accountNumber, must, POSTAL_ADDRESS, register } from './opening.ts';
import { useOwnContract } from './post-office.ts';
import { inKroner } from './story.ts';
import {
  type Agency,
  type Behaviour,
  BEHAVIOURS,
  type Home,
  type Person,
  type Tenancy,
  type World,
  nameOf,
} from './world.ts';

/** The behaviours that the most states follow from. */
const TELLING: readonly Behaviour[] = [
  ...(['never', 'by_plan', 'after_notice', 'after_petition'] as const),
  ...(['as_shown', 'taken_back', 'reports_paid', 'objects'] as const),
  ...(['to_landlord', 'mistyped_kid'] as const),
];

/** The behaviour of a world's lease: the telling ones first, then the others, each in an order that the seed draws. */
function behaviourOf(world: World, number: number): Behaviour {
  const draw = seeded(world.seed ^ seedOf('behaviours'));
  const others = BEHAVIOURS.filter((one) => !TELLING.includes(one));
  const all = [...draw.sample(TELLING, TELLING.length), ...draw.sample(others, others.length)];
  return all[(number - 1) % all.length]!;
}

const STREETS = ['Markveien', 'Thorvald Meyers gate', 'Ålesundgata', 'Øvre Møllenberg', 'Å'];
const PLACES = [
  { postalCode: '0554', city: 'Oslo', position: { lat: 59.92, lng: 10.76 } },
  { postalCode: '7014', city: 'Trondheim', position: { lat: 63.43, lng: 10.41 } },
  { postalCode: '5003', city: 'Bergen', position: { lat: 60.39, lng: 5.32 } },
];

/** An agent advertises a landlord's home. */
export async function advertise(world: World, agency: Agency): Promise<Home> {
  const draw = world.draw('homes');
  const number = world.homes.length + 1;
  const landlord = draw.pick(agency.landlords);
  const [agent] = agency.agents as [Person];
  const rent =
    BigInt(draw.int(7_000, 24_000)) * 100n + BigInt(draw.chance(0.4) ? draw.int(1, 99) : 0);
  const title = `Hjem ${number} i ${draw.pick(STREETS)}`;
  const { postalCode, city, position } = draw.pick(PLACES);
  const place = { lat: position.lat + number / 1000, lng: position.lng + number / 1000 };
  const data = {
    title,
    listingType: 'entire_place',
    propertyType: 'apartment',
    position: place,
    address: { street: draw.pick(STREETS), streetNumber: String(number), postalCode, city },
    totalBedrooms: draw.int(0, 4),
    totalSize: draw.int(18, 140),
    monthlyRent: Math.round(oreToKroner(rent)),
    language: 'no',
    description: 'Et hjem i simuleringen, med egen inngang og plass til sykler i bakgården.',
    availableFrom: addMonths(world.today().slice(0, 8) + '01', 1),
  };
  const input = { partnerId: agency.id, data };
  const { _id: id, version } = await must(world, agent, 'addListing', input, '_id version');
  await must(world, agent, 'assignListing', { listingId: id, ownerId: landlord.id });
  await must(world, agent, 'publishListing', { listingId: id, version });
  const home = { id, number, title, agency, landlord, rent };
  world.homes.push(home);
  world.story.add(`home ${number} of ${landlord.name} is advertised by ${agency.name}`);
  return home;
}

/** The fields of a lease that the world acts on. */
const LEASE = `_id version leaseStatus contractEndDate
  tenantLeaseSigningStatus { signed signingUrl } landlordLeaseSigningStatus { signed signingUrl }
  agentAssignmentSigningStatus { signed signingUrl } landlordAssignmentSigningStatus { signed signingUrl }
  papers { kind state fileId signingUrl }`;

const readLease = async (world: World, who: Person, { id }: Pick<Tenancy, 'id'>) =>
  (
    await world.request(
      who,
      `query ($id: ID!) { getSingleLeaseForPublicSite(queryData: { contractId: $id }) { ${LEASE} } }`,
      { id },
    )
  ).data?.getSingleLeaseForPublicSite;

/** An agent drafts a lease of a home. Null if the product refuses it. */
export async function draftLease(world: World, home: Home): Promise<Tenancy | null> {
  const draw = world.draw('leases');
  const number = world.tenancies.length + 1;
  const { agency, landlord, rent } = home;
  const agent = draw.pick(agency.agents.slice(0, 2));
  const tenants = [await register(world, 'tenant')];
  if (draw.chance(0.25)) tenants.push(await register(world, 'tenant'));
  const movesInOn = addDays(world.today(), draw.int(3, 40));
  // Some tenants have lived there for most of a year when the lease is written.
  const livesThere = world.draw('who lives there').chance(0.1);
  const startsOn = livesThere ? addMonths(movesInOn, -11) : movesInOn;
  const isFixed = draw.chance(0.4) && !livesThere;
  const lastDay =
    draw.chance(0.4) && world.hasMisconduct
      ? addDays(addMonths(startsOn, 600), -1)
      : addDays(addMonths(startsOn, draw.pick([4, 12, 36])), -1);
  const endsOn = isFixed ? lastDay : null;
  const securityType = draw.pick([
    'no_deposit',
    'no_deposit',
    'deposit_account',
    'deposit_account',
    'deposit_insurance',
  ] as const);
  const dueDay = draw.int(1, 28);
  const isGuaranteed = draw.chance(0.4);
  const terms = {
    kind: 'home',
    startsOn,
    endsOn,
    mayGiveNotice: !isFixed || draw.chance(0.5),
    dueDay,
    monthlyRent: oreToKroner(rent),
    useCosts: [],
    securityType,
    ...(securityType === 'no_deposit' &&
      draw.chance(0.05) &&
      world.hasMisconduct && { securityAmount: 0 }),
    ...(securityType !== 'no_deposit' && { securityAmount: Math.round(oreToKroner(rent) * 3) }),
    fixedTermGround: isFixed ? 'own_use' : null,
    fixedTermReason: isFixed ? 'Utleieren flytter inn selv etterpå.' : null,
  };
  const { settings } = agency;
  const guaranteeMonths = isGuaranteed ? settings.guaranteeMonths : null;
  const assignment = {
    startsOn: world.today(),
    payoutDay: settings.payoutDay,
    guaranteeMonths,
    brokering: { type: 'fixed', amount: draw.int(0, 12_000) },
    management: { type: 'percent', amount: draw.int(0, 120) / 10 },
    addons: draw.chance(0.3) ? [{ name: 'Vaktmester', amount: 249.5 }] : [],
  };
  const { data, refusal } = await world.act(
    agent,
    'addLease',
    {
      listingId: home.id,
      landlordId: landlord.id,
      terms,
      assignment,
      // Some agents know a tenant by another name.
      tenants: tenants.map(({ email, name, birthDate }) => ({
        email,
        birthDate,
        postalAddress: POSTAL_ADDRESS,
        name: draw.chance(0.2) && world.hasMisconduct ? `${name} Hansen` : name,
      })),
    },
    '_id',
  );
  if (refusal) {
    world.story.add(`home ${home.number}: the lease is refused (${refusal})`);
    return null;
  }
  const { _id: id } = data.addLease;
  const tenancy: Tenancy = {
    id,
    number,
    home,
    tenants,
    startsOn,
    endsOn,
    rent,
    guaranteeMonths,
    dueDays: [{ day: dueDay, since: startsOn }],
    securityType,
    isSent: false,
    isCalledOff: false,
    signedOn: null,
    signedBy: [],
    confirmedNames: [],
    isTermConfirmed: false,
    leavesOn: null,
    arrived: new Map(),
    plan: null,
    claims: [],
    touchedOn: world.today(),
    lastRow: '',
    waitsSince: null,
    isTwice: false,
    instalmentPaid: null,
    rents: [],
    hasOwnContract: false,
    coming: null,
    postedOn: new Map(),
    finalSettlement: null,
    payerAccount: accountNumber(20_000_000 + number * 37),
    behaviour: behaviourOf(world, number),
  };
  world.tenancies.push(tenancy);
  world.story.add(
    `${nameOf(tenancy)}: ${agent.name} drafts home ${home.number} for ${tenants.map((one) => one.name).join(' and ')}, ` +
      `${startsOn} to ${endsOn ?? 'further notice'}, ${inKroner(rent)} on day ${dueDay}, ${securityType}, pays ${tenancy.behaviour}`,
  );
  return tenancy;
}

/** An agent sends a draft for signing. */
export async function sendDraft(world: World, tenancy: Tenancy): Promise<void> {
  const { id, startsOn, endsOn } = tenancy;
  const [agent] = tenancy.home.agency.agents as [Person];
  let { version } = await readLease(world, agent, tenancy);
  if (!tenancy.hasOwnContract && world.draw('own contracts').chance(0.2))
    version = await useOwnContract(world, tenancy, version);
  await world.act(agent, 'sendAssignment', { contractId: id });
  const open = await openKeysOf(world, agent, tenancy);
  const isConfirmed = open.length > 0 && world.draw('confirmations').chance(0.5);
  const { refusal } = await world.act(agent, 'sendLease', {
    contractId: id,
    version,
    ...(isConfirmed && { confirmed: open }),
  });
  world.story.add(
    `${nameOf(tenancy)} is sent for signing${tenancy.hasOwnContract ? ', with a contract of the agency’s own' : ''}`,
    refusal,
  );
  await world.settle();
  if (refusal) return;
  tenancy.isSent = true;
  tenancy.isTermConfirmed ||= isConfirmed;
  if (endsOn !== null && endsOn > addMonths(startsOn, 120) && !tenancy.isTermConfirmed)
    world.report(
      'impossible_dates_are_refused',
      nameOf(tenancy),
      `a fixed term until ${endsOn} is sent for signing`,
    );
}

/** What an agent has to confirm before a lease is sent. */
async function openKeysOf(world: World, agent: Person, { id }: Tenancy): Promise<string[]> {
  const { data } = await world.request(
    agent,
    `query ($id: ID!) { getSingleLeaseForPublicSite(queryData: { contractId: $id }) {
       contradictions { key stops } } }`,
    { id },
  );
  return data.getSingleLeaseForPublicSite.contradictions
    .filter(({ stops }: { stops: boolean }) => !stops)
    .map(({ key }: { key: string }) => key);
}

/** An agent withdraws a lease from signing, to send it again, or calls it off. */
export async function takeBackLease(
  world: World,
  tenancy: Tenancy,
  name: 'withdrawLease' | 'callOffLease',
): Promise<void> {
  const [agent] = tenancy.home.agency.agents as [Person];
  const { refusal } = await world.act(agent, name, { contractId: tenancy.id });
  world.story.add(`${nameOf(tenancy)}: ${agent.name}, ${name}`, refusal);
  if (refusal) return;
  tenancy.isSent = false;
  tenancy.isCalledOff = name === 'callOffLease';
  tenancy.signedBy = [];
  world.reached.add(name === 'callOffLease' ? 'lease called off' : 'lease withdrawn');
  await world.settle();
}

/** Whatever a person has to sign of a lease now. Who joins it has no page of it, and follows the day's mail. */
export async function signatureOf(
  world: World,
  who: Person,
  tenancy: Pick<Tenancy, 'id'>,
): Promise<string | null> {
  const lease = await readLease(world, who, tenancy);
  if (!lease) {
    const mail = world.mails.findLast(({ to }) => to === who.email);
    return /\/sign\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? null;
  }
  const documents = [
    lease.tenantLeaseSigningStatus,
    lease.landlordLeaseSigningStatus,
    lease.agentAssignmentSigningStatus,
    lease.landlordAssignmentSigningStatus,
    ...lease.papers,
  ];
  return documents.find(({ signingUrl }) => signingUrl)?.signingUrl ?? null;
}

type Signing = 'signed' | 'refused' | 'name_differs';

/** Signs what a person has to sign of a lease, as an identity: their own, unless they cheat. */
export async function sign(
  world: World,
  who: Person,
  tenancy: Pick<Tenancy, 'id' | 'number' | 'tenants' | 'signedBy'>,
  identity: { name: string; birthDate: string } = who,
): Promise<Signing> {
  const address = await signatureOf(world, who, tenancy);
  if (!address) return 'refused';
  const tokens = { ...who.tokens, accessToken: await world.tokenOf(who) };
  const page = address.startsWith('/deposit/')
    ? await answerBank(world.app, address, who)
    : address;
  const browser = createBrowser(world.app, world.site, who.remoteAddress);
  const begun = await begin(browser, { ...who, tokens }, page.split('/').at(-1)!);
  if (begun.statusCode >= 300) {
    world.story.add(`${nameOf(tenancy)}: ${who.name} may not sign (${begun.body.slice(0, 120)})`);
    return 'refused';
  }
  const choice = await browser.follow(begun.json<{ url: string }>().url);
  const { name, birthDate } = identity;
  const as = new URLSearchParams({ name, birthDate });
  const { url: end } = await browser.follow(
    `${choice.url.pathname}/is?${as.toString()}`,
    choice.url.origin,
  );
  await world.settle();
  const reason = end.searchParams.get('reason');
  if (reason) {
    world.story.add(`${nameOf(tenancy)}: ${who.name} does not sign (${reason})`);
    return reason === 'signing.name_differs' ? 'name_differs' : 'refused';
  }
  tenancy.signedBy.push({
    role: tenancy.tenants.includes(who) ? 'tenant' : 'landlord',
    identity: name,
  });
  return 'signed';
}

/** An agent confirms that a person is the one whom a document calls otherwise, or calls the lease off. */
async function confirmName(world: World, tenancy: Tenancy, who: Person): Promise<boolean> {
  const [agent] = tenancy.home.agency.agents as [Person];
  const { data } = await world.request(
    agent,
    `query ($id: ID!) { getSingleLeaseForPublicSite(queryData: { contractId: $id }) {
       signers { _id otherName otherNameConfirmedAt } } }`,
    { id: tenancy.id },
  );
  const signer = data.getSingleLeaseForPublicSite.signers.find(
    ({ otherName, otherNameConfirmedAt }: any) => otherName === who.name && !otherNameConfirmedAt,
  );
  if (!signer || world.draw('other names').chance(0.4)) {
    await takeBackLease(world, tenancy, 'callOffLease');
    return false;
  }
  const names = { contractId: tenancy.id, signerId: signer._id, otherName: who.name };
  const { refusal } = await world.act(agent, 'confirmSignerName', names);
  world.story.add(`${nameOf(tenancy)}: ${agent.name} confirms that it is ${who.name}`, refusal);
  tenancy.confirmedNames.push(who.name);
  return !refusal;
}

/** Everybody signs whatever they have to sign of a lease, until nobody has; also those who join it. */
export async function signAll(
  world: World,
  tenancy: Tenancy,
  joining: readonly Person[] = [],
): Promise<void> {
  const { home } = tenancy;
  const all = { ...tenancy, tenants: [...tenancy.tenants, ...joining] };
  for (const who of joining) await sign(world, who, all);
  const people = [...home.agency.agents, home.landlord, ...tenancy.tenants, home.landlord];
  for (const who of people)
    for (;;) {
      const outcome = await sign(world, who, all);
      if (outcome === 'signed') continue;
      if (outcome === 'refused' || !(await confirmName(world, tenancy, who))) break;
    }
}

/** Everybody signs a lease. */
export async function signLease(world: World, tenancy: Tenancy): Promise<void> {
  const { home } = tenancy;
  await signAll(world, tenancy);
  const lease = await readLease(world, home.landlord, tenancy);
  if (!lease?.landlordLeaseSigningStatus.signed) return;
  tenancy.signedOn = world.today();
  await world.act(home.landlord, 'consentToBrokering', { contractId: tenancy.id });
  await nameAccount(world, home.landlord);
  world.reached.add('lease signed');
  world.story.add(`${nameOf(tenancy)} is signed by everybody`);
}

/** A landlord names an account for payouts when the first lease is signed. */
async function nameAccount(world: World, landlord: Person): Promise<void> {
  if (world.accounts.has(landlord)) return;
  const account = accountNumber(30_000_000 + world.people.indexOf(landlord) * 91);
  const { refusal } = await world.act(landlord, 'setPayoutAccount', { accountNumber: account });
  if (refusal) return world.story.add(`${landlord.name} may not name an account (${refusal})`);
  world.accounts.set(landlord, [{ account, from: world.today() }]);
  world.story.add(`${landlord.name} names ${account} for payouts`);
}
