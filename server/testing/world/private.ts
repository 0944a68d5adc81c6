import { join } from 'node:path';

import { addDays, addMonths } from '@husvaer/domain/kernel/dates';
import { oreToKroner } from '@husvaer/domain/kernel/money';

import { createBank } from './bank.ts';
import { sign } from './letting.ts';
import {
  accountNumber,
  command,
  must,
  organizationNumber,
  POSTAL_ADDRESS,
  register,
} from './opening.ts';
import { importFile } from './staff.ts';
import { inKroner } from './story.ts';
import { claimsOf, INVOICES } from './tenants.ts';
import {
  type Claim,
  type Operator,
  type Person,
  type PrivateLease,
  type World,
  nameOf,
} from './world.ts';

export const operatorOf = ({ operator }: World): Operator => operator!;

/** Numbers of private leases in the story. */
const FIRST_NUMBER = 101;

/** The operator opens its books, and engages two bookkeepers. */
export async function openOperator(world: World): Promise<void> {
  const draw = world.draw('operator');
  const bookkeepers = [await register(world, 'landlord'), await register(world, 'landlord')];
  for (const { email } of bookkeepers)
    await command(world, 'accounts set-bookkeeper', [email, 'yes']);
  const staff = await register(world, 'landlord');
  await command(world, 'accounts set-operator', [staff.email, 'yes']);
  const clientAccount = accountNumber(draw.int(10_000_000, 99_999_999), 9);
  await command(world, 'ledger set-book', [
    '--operator',
    '--name',
    'Husvær AS',
    '--org-number',
    organizationNumber(9),
    '--address',
    'Storgata 9, 0155 Oslo',
    '--email',
    'post@husvaer.example.com',
    '--client-account',
    clientAccount,
    '--bic',
    'DNBANOKK',
    '--in-vat',
    '--in-business',
    '--bank-customer-id',
    '888888888',
    '--kid-source',
    'ocr',
  ]);
  await must(world, bookkeepers[1]!, 'setPayoutSettings', {
    payoutDay: draw.int(1, 28),
    waitDays: 2,
    guaranteeMonths: 1,
    approvalsNeeded: 1,
    retryDays: 2,
    approverIds: bookkeepers.map(({ id }) => id),
  });
  const out = join(world.app.config.BANK_DIR, 'out');
  const bank = createBank({ clientAccount, out, kidSource: 'ocr' });
  world.operator = { clientAccount, bank, bookkeepers, staff, leases: [] };
}

/** What private landlords, their tenants, the operator's bank and its bookkeepers do in a day. */
export async function livePrivately(world: World): Promise<void> {
  const operator = operatorOf(world);
  const day = world.dayNumber();
  if (day === 2) await letPrivately(world, 'collected');
  if (day === 4) await letPrivately(world, 'direct');
  if (day === 34) await switchToCollection(world);
  for (const lease of operator.leases) payDue(world, lease);
  for (const { bytes, what } of operator.bank.endDay(
    world.today(),
    world.draw('bank of the operator'),
  ))
    world.story.add(`the operator: the bank's ${what}: ${await importFile(world, bytes)}`);
  await world.settle();
  await approve(world, operator);
}

/** A landlord registers, advertises a home, writes a lease and signs it with the tenant. */
async function letPrivately(world: World, collection: PrivateLease['collection']): Promise<void> {
  const draw = world.draw('private landlords');
  const { leases } = operatorOf(world);
  const landlord = await register(world, 'landlord');
  const tenants = [await register(world, 'tenant')];
  const number = FIRST_NUMBER + leases.length;
  const rent = BigInt(draw.int(7_000, 24_000)) * 100n + BigInt(draw.int(0, 99));
  const account = accountNumber(50_000_000 + number * 91);
  const startsOn = addDays(world.today(), draw.int(4, 25));
  const data = {
    title: `Privat hjem ${number}`,
    listingType: 'entire_place',
    propertyType: 'apartment',
    position: { lat: 59 + number / 1000, lng: 10 + number / 1000 },
    address: {
      street: 'Eierveien',
      streetNumber: String(number),
      postalCode: '0554',
      city: 'Oslo',
    },
    totalBedrooms: 2,
    totalSize: 60,
    monthlyRent: Math.round(oreToKroner(rent)),
    language: 'no',
    description: 'Et hjem som eieren leier ut selv, uten noe byrå.',
    availableFrom: addMonths(`${world.today().slice(0, 7)}-01`, 1),
  };
  const listing = await must(world, landlord, 'addListing', { data }, '_id version');
  const { _id: listingId, version } = listing;
  await must(world, landlord, 'publishListing', { listingId, version });
  const terms = {
    kind: 'home',
    startsOn,
    endsOn: null,
    mayGiveNotice: true,
    dueDay: draw.int(1, 28),
    monthlyRent: oreToKroner(rent),
    useCosts: [],
    securityType: 'no_deposit',
    rentCollection: collection,
    ...(collection === 'direct' && { rentAccount: account }),
  };
  const people = tenants.map(({ email, name, birthDate }) => ({
    email,
    name,
    birthDate,
    postalAddress: POSTAL_ADDRESS,
  }));
  const input = { listingId, terms, tenants: people };
  const draft = await must(world, landlord, 'addLease', input, '_id version');
  const lease: PrivateLease = {
    id: draft._id,
    number,
    landlord,
    tenants,
    signedBy: [],
    rent,
    collection,
    startsOn,
    account,
    claims: [],
  };
  await must(world, landlord, 'sendLease', { contractId: lease.id, version: draft.version });
  await world.settle();
  for (const who of [...tenants, landlord]) while ((await sign(world, who, lease)) === 'signed');
  await must(world, landlord, 'setPayoutAccount', { accountNumber: account });
  leases.push(lease);
  world.reached.add('private lease signed');
  world.story.add(
    `${nameOf(lease)}: ${landlord.name} lets to ${tenants[0]!.name}, ${startsOn}, ${inKroner(rent)}, ${collection}`,
  );
}

/** A landlord who was paid directly lets the operator collect the rent. */
async function switchToCollection(world: World): Promise<void> {
  const lease = operatorOf(world).leases.find(({ collection }) => collection === 'direct');
  if (!lease) return;
  const { refusal } = await world.act(lease.landlord, 'collectRent', { contractId: lease.id });
  world.story.add(`${nameOf(lease)}: the operator is to collect the rent`, refusal);
  if (!refusal) lease.collection = 'collected';
}

/** A tenant pays what is due today. */
function payDue(world: World, lease: PrivateLease): void {
  const { claims, tenants, number } = lease;
  const { bank, clientAccount } = operatorOf(world);
  const [tenant] = tenants as [Person];
  for (const { dueOn, open, kid, account, serial } of claims) {
    if (dueOn !== world.today() || open <= 0n || account !== clientAccount) continue;
    bank.move({
      amount: open,
      kid,
      name: tenant.name,
      text: null,
      account: accountNumber(25_000_000 + number * 37),
    });
    world.story.add(`${nameOf(lease)}: ${tenant.name} pays ${inKroner(open)} of invoice ${serial}`);
  }
}

/** A bookkeeper approves what waits. */
async function approve(world: World, { bookkeepers }: Operator): Promise<void> {
  const [bookkeeper] = bookkeepers as [Person];
  const { getPayouts } = await world.read(
    bookkeeper,
    '{ getPayouts(queryData: { status: pending_for_approval }, optionData: { limit: 100 }) { data { _id amount accountInfo { accountNumber } lastActNumber } } }',
  );
  for (const { _id, amount, accountInfo, lastActNumber } of getPayouts.data) {
    // The landlord has named no account yet.
    if (accountInfo.accountNumber === null) continue;
    const payouts = [{ _id, amount, account: accountInfo.accountNumber, lastActNumber }];
    const { refusal } = await world.act(bookkeeper, 'approvePayouts', { payouts });
    world.story.add(`the operator: ${bookkeeper.name} approves a payout of ${amount}`, refusal);
  }
}

/** The invoices of a private lease as its tenant reads them. */
export async function readClaims(world: World, { id, tenants }: PrivateLease): Promise<Claim[]> {
  const { getAllInvoiceForPartnerPublicSite: invoices } = await world.read(
    tenants[0]!,
    `query ($id: ID!) { ${INVOICES} }`,
    { id },
  );
  return claimsOf(invoices.data);
}
