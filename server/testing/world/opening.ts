import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';

import { features } from '../../src/features.ts';
import { contributionsTo } from '../../src/platform/feature.ts';
import { numberOf } from '../national-number.ts';
import { addPartnerKey, partnerCalls } from '../partner-key.ts';
import { PASSWORD } from '../people.ts';
import { createBank } from './bank.ts';
import { FAMILY_NAMES, GIVEN_NAMES } from './names.ts';
import type { Agency, AgencySettings, Person, World } from './world.ts';

const AGREES = { agreesToTerms: true, agreesToPrivacy: true, password: PASSWORD };

/** Registers a person as they would: the form, the mail, the code. */
export async function register(world: World, side: 'tenant' | 'landlord'): Promise<Person> {
  const drawn = newPerson(world);
  const { name, email, birthDate, language } = drawn;
  await post(world, drawn, '/register', {
    name,
    email,
    birthDate,
    language,
    registerAs: side,
    optimiseFor: side,
    ...AGREES,
  });
  const code = /\b\d{6}\b/.exec(await textOfMailTo(world, email))?.[0];
  const person = addTo(
    world,
    drawn,
    await post(world, drawn, '/verify-email', { user: email, code }),
  );
  if (side === 'landlord') await stateAddress(world, person);
  return person;
}

/** A landlord whom an agent invites. */
async function invite(world: World, agent: Person, partnerId: string): Promise<Person> {
  const drawn = newPerson(world);
  const { name, email, birthDate, language } = drawn;
  await must(world, agent, 'addInvitation', {
    partnerId,
    email,
    name,
    registerAs: 'landlord',
    language,
  });
  const text = await textOfMailTo(world, email);
  const [, id, secret] = /acceptInvitation\?id=([\w-]+)#([\w-]+)/.exec(text) ?? [];
  const accepted = { id, secret, name, birthDate, ...AGREES };
  const person = addTo(world, drawn, await post(world, drawn, '/accept-invitation', accepted));
  await stateAddress(world, person);
  return person;
}

/** Where everybody gets letters. */
export const POSTAL_ADDRESS = 'Eierveien 1, 0155 Oslo';
const stateAddress = (world: World, person: Person) =>
  must(world, person, 'updateUserProfile', {
    _id: person.id,
    data: { postalAddress: POSTAL_ADDRESS },
  });

type Drawn = Omit<Person, 'id' | 'tokens'>;

function newPerson(world: World): Drawn {
  const draw = world.draw('people');
  const number = world.people.length + 1;
  const taken = new Set(world.people.map(({ name }) => name));
  let name = '';
  do name = `${draw.pick(GIVEN_NAMES)} ${draw.pick(FAMILY_NAMES)}`;
  while (taken.has(name));
  return {
    name,
    birthDate: `${draw.int(1950, 2004)}-${two(draw.int(1, 12))}-${two(draw.int(1, 28))}`,
    language: draw.chance(0.3) ? 'en' : 'no',
    email: `person-${number}@example.com`,
    remoteAddress: `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
  };
}

/** Sends a form of the login pages. */
export async function post(
  world: World,
  { remoteAddress }: Pick<Person, 'remoteAddress'>,
  path: string,
  payload: object,
) {
  const request = { method: 'POST', url: `/api/auth${path}`, payload, remoteAddress } as const;
  const answer = await world.app.call(request);
  if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.body}`);
  return answer.json();
}

async function textOfMailTo(world: World, email: string): Promise<string> {
  const mails = await world.app.mails();
  return mails.find(({ to }) => to === email)?.text ?? '';
}

function addTo(world: World, drawn: Drawn, { userInfo, tokens }: any): Person {
  const person = { id: userInfo._id, tokens, ...drawn };
  world.people.push(person);
  return person;
}

const two = (value: number) => String(value).padStart(2, '0');

/** Runs a command of the operator's console. */
export async function command(world: World, name: string, args: string[]): Promise<void> {
  const found = contributionsTo(features, 'commands').find((one) => one.name === name)!;
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const { runner } = world.app;
  const status = await found.run({
    args,
    runner,
    audits: [],
    check: () => Promise.resolve([]),
    sealed: [],
    print,
  });
  if (status !== 0) throw new Error(`${name}: ${lines.join('\n')}`);
}

/** Opens an agency: the operator's command, its people, its books and settings, its system's key. */
export async function openAgency(world: World, number: number): Promise<Agency> {
  const draw = world.draw(`agency ${number}`);
  const subDomain = `agency-${number}`;
  const name = `Bolig ${number} AS`;
  const settings: AgencySettings = {
    decimals: draw.pick([0, 2] as const),
    leadDays: draw.int(10, 25),
    signingDays: draw.int(5, 30),
    guaranteeMonths: draw.int(1, 4),
    payoutDay: draw.int(1, 28),
    waitDays: draw.int(0, 5),
    approvalsNeeded: 1,
    kidSource: draw.pick(['ocr', 'camt054'] as const),
  };
  await savePartner(world, { subDomain, name, decimals: settings.decimals });
  const agents: Person[] = [];
  for (const role of ['agent', 'agent', 'agent']) {
    const person = await register(world, 'landlord');
    await command(world, 'partners set-role', [subDomain, person.email, role]);
    agents.push(person);
  }
  const janitor = await register(world, 'tenant');
  await command(world, 'partners set-role', [subDomain, janitor.email, 'janitor']);
  const [first] = agents as [Person];
  const { data } = await world.request(first, '{ getWorkplaces { _id } }');
  const id = data.getWorkplaces[0]._id as string;
  const clientAccount = accountNumber(draw.int(10_000_000, 99_999_999), number);
  await must(world, first, 'setLedgerBook', {
    partnerId: id,
    name,
    clientAccount,
    bic: 'DNBANOKK',
    orgNumber: organizationNumber(number),
    address: 'Storgata 1, 0155 Oslo',
    email: `post@${subDomain}.example.com`,
    isInVat: draw.chance(0.7),
    isInBusiness: true,
    kidSource: settings.kidSource,
    bankCustomerId: '999999999',
  });
  // The third agent brings in no files, names nobody and agrees to no lease, and so is always enough.
  const approvers = draw.chance(0.5) ? agents.slice(1) : agents;
  const { payoutDay, waitDays, guaranteeMonths, approvalsNeeded } = settings;
  await must(world, first, 'setPayoutSettings', {
    partnerId: id,
    payoutDay,
    waitDays,
    guaranteeMonths,
    approvalsNeeded,
    retryDays: 2,
    approverIds: approvers.map((one) => one.id),
  });
  await must(world, first, 'setPartnerPresentation', {
    partnerId: id,
    people: [],
    responsibleBroker: first.name,
    licence: `Eiendomsmeglingsforetak, oppdiktet nr. ${number}`,
  });
  await must(world, first, 'setInvoicingSettings', { partnerId: id, leadDays: settings.leadDays });
  await must(world, first, 'setLeaseSettings', {
    partnerId: id,
    endingMonths: 3,
    signingDays: settings.signingDays,
    remindingDays: 2,
  });
  const landlords = [];
  for (let count = draw.int(2, 4); count > 0; count -= 1)
    landlords.push(await invite(world, first, id));
  for (const landlord of landlords) await identify(world, landlord);
  const key = await addPartnerKey(world.app, id, undefined, first);
  const url = world.systems.open(subDomain);
  await partnerCalls(world.app, key)('POST', '/webhooks', { url });
  const agency: Agency = {
    id,
    subDomain,
    name,
    settings,
    clientAccount,
    agents,
    approvers,
    landlords,
    newcomer: null,
    dismissed: [],
    janitor,
    bank: createBank({
      clientAccount,
      kidSource: settings.kidSource,
      out: pathOf(world.app.config.BANK_DIR, 'out'),
    }),
    key,
    signedMonths: [],
    statuses: new Map(),
    signedAccounts: new Map(),
    plans: new Map(),
    charge: null,
    away: null,
  };
  world.story.add(
    `${name} opens: ${agents.map((one) => one.name).join(', ')}; ${settings.decimals} decimals, ` +
      `invoices ${settings.leadDays} days ahead, KIDs by ${settings.kidSource}, ` +
      `guarantee ${settings.guaranteeMonths} months, payout day ${payoutDay}`,
  );
  world.agencies.push(agency);
  return agency;
}

/** A landlord states what an assignment with brokering has to say of them. */
async function identify(world: World, who: Person): Promise<void> {
  const number = numberOf(who.birthDate, world.people.indexOf(who));
  const data = {
    norwegianNationalIdentification: number,
    postalAddress: 'Torget 1, 7010 Trondheim',
  };
  await must(world, who, 'updateUserProfile', { _id: who.id, data });
}

async function savePartner(
  world: World,
  { subDomain, name, decimals }: { subDomain: string; name: string; decimals: 0 | 2 },
): Promise<void> {
  const folder = mkdtempSync(pathOf(tmpdir(), 'husvaer-partner-'));
  const file = pathOf(folder, 'partner.json');
  const currencySettings = {
    decimalSeparator: ',',
    thousandSeparator: ' ',
    numberOfDecimal: decimals,
    currencySymbol: 'kr',
    currencyPosition: 'after',
  };
  writeFileSync(
    file,
    JSON.stringify({ subDomain, name, currencySettings, features: ['leases', 'myListing'] }),
  );
  await command(world, 'partners save', [file]);
  rmSync(folder, { recursive: true });
}

/** Runs a mutation that the world can't do without. */
export async function must(
  world: World,
  who: Person,
  name: string,
  inputData: object,
  fields?: string,
): Promise<any> {
  const { data, refusal, params } = await world.act(who, name, inputData, fields);
  if (refusal) throw new Error(`${name} by ${who.name}: ${refusal} ${JSON.stringify(params)}`);
  return data[name];
}

/** A Norwegian account number with its control digit (MOD11, weights 5432765432). */
export function accountNumber(start: number, salt = 0): string {
  const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];
  for (let candidate = start * 100 + salt; ; candidate += 1) {
    const digits = String(candidate).padStart(10, '0').slice(-10);
    const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
    const control = (11 - (sum % 11)) % 11;
    if (control < 10) return digits + control;
  }
}

/** An organization number with its control digit (MOD11, weights 32765432). */
export function organizationNumber(salt: number): string {
  const weights = [3, 2, 7, 6, 5, 4, 3, 2];
  for (let candidate = 91_000_000 + salt * 1000; ; candidate += 1) {
    const digits = String(candidate);
    const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
    const control = (11 - (sum % 11)) % 11;
    if (control < 10) return digits + control;
  }
}
