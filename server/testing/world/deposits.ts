import { addDays } from '@husvaer/domain/kernel/dates';
import { writeKroner } from '@husvaer/domain/deposits/bank-files';
import { kronerToOre, oreToKroner } from '@husvaer/domain/kernel/money';

import { bankAnswers, depositBank } from '../deposit-bank.ts';
import { uploadFile } from '../documents.ts';
import { accountNumber } from './opening.ts';
import { inKroner } from './story.ts';
import { type DepositAccount, type Person, type Tenancy, type World, nameOf } from './world.ts';

/** The bank of deposit accounts does what it was told in the morning; then people claim and answer. */
export async function handleDeposits(world: World): Promise<void> {
  const { deposits } = world;
  const bank = depositBank(world.app);
  const opened = deposits.toOpen;
  for (const { tenancy } of opened) tenancy.touchedOn = world.today();
  deposits.toOpen = [];
  const transfers = deposits.accounts.flatMap((account) => payOut(world, account));
  for (const name of bank.files()) {
    if (!name.endsWith('.json') || deposits.read.has(name)) continue;
    deposits.read.add(name);
    const order = JSON.parse(bank.read(name).toString());
    for (const opening of order.openings) deposits.toOpen.push(openAccount(world, opening));
    for (const release of order.releases) readOrder(world, release);
  }
  const payments = deposits.accounts.flatMap((account) => payIn(world, account));
  deposits.accounts.push(...opened);
  if (opened.length + payments.length + transfers.length > 0) {
    deposits.answers += 1;
    const file = `answers-${deposits.answers}`;
    const openedOn = world.today();
    const accounts = opened.map(({ reference, number: account }) => ({
      reference,
      account,
      openedOn,
    }));
    const content = bankAnswers({ file, accounts, payments, transfers });
    const report = await bank.answer(`${file}.json`, content);
    if (report.problems?.length > 0)
      world.report('ordinary_file_is_booked', 'deposit bank', JSON.stringify(report.problems));
    world.story.add(
      `the deposit bank tells of ${opened.length} accounts, ${payments.length} payments and ${transfers.length} transfers`,
    );
  }
  for (const account of deposits.accounts) await claimAndAnswer(world, account);
}

function openAccount(world: World, { reference, amount, tenants }: any): DepositAccount {
  const draw = world.draw('deposits');
  const emails: string[] = tenants.map(({ email }: Person) => email);
  const tenancy = world.tenancies.findLast((one) =>
    one.tenants.some(({ email }) => emails.includes(email)),
  )!;
  tenancy.touchedOn = world.today();
  return {
    reference,
    tenancy,
    amount: kronerToOre(Number(amount)),
    balance: 0n,
    number: accountNumber(bankOf(tenancy) * 10_000 + tenancy.number * 57),
    paysOn: addDays(world.today(), draw.int(2, 7)),
    isPaidIn: false,
    release: null,
    claim: null,
  };
}

/** The first four digits of a deposit account: for every other tenancy those of the account for rent. */
const bankOf = ({ number, home }: Tenancy): number =>
  number % 2 === 0 ? Number(home.agency.clientAccount.slice(0, 4)) : 6000;

function payIn(world: World, account: DepositAccount) {
  const { number, tenancy, amount, paysOn, isPaidIn } = account;
  if (isPaidIn || paysOn > world.today()) return [];
  account.isPaidIn = true;
  account.balance = amount;
  tenancy.touchedOn = world.today();
  world.reached.add('deposit paid');
  return [
    { id: `IN-${number}`, account: number, amount: writeKroner(amount), bookedOn: world.today() },
  ];
}

/** The bank is told to pay from a deposit. It compares this with what people agreed on. */
function readOrder(world: World, order: any): void {
  const account = world.deposits.accounts.find(({ number }) => number === order.account)!;
  const { tenancy, balance, claim } = account;
  const toLandlord = kronerToOre(Number(order.toLandlord));
  const toTenant = kronerToOre(Number(order.toTenant));
  const report = (text: string) => world.report('deposit_is_paid_out_once', nameOf(tenancy), text);
  account.release = { toLandlord, toTenant };
  if (toLandlord + toTenant > balance)
    report(`${inKroner(toLandlord + toTenant)} of ${inKroner(balance)} is to be paid out`);
  if (!claim || claim.isOrdered) return report('its deposit is to be paid out without a claim');
  claim.isOrdered = true;
  const expected = claim.by === 'tenant' ? [0n, balance] : [claim.amount, 0n];
  if (toLandlord !== expected[0] || toTenant !== expected[1])
    report(
      `the ${claim.by} claims the deposit of ${inKroner(balance)}, and the landlord is to get ${inKroner(toLandlord)}, the tenant ${inKroner(toTenant)}`,
    );
  if (claim.isContested) report('its deposit is to be paid out beside a lawsuit');
  const since = claim.by === 'landlord' ? claim.postedOn : claim.on;
  if (!claim.isAccepted && (since === null || world.today() <= addDays(since, 35)))
    report(
      `its deposit is to be paid out without an answer to the claim of ${claim.on}, posted ${claim.postedOn}`,
    );
}

/** The transfers that the bank was told yesterday. */
function payOut(world: World, account: DepositAccount) {
  const { number, release, tenancy } = account;
  if (!release) return [];
  account.release = null;
  account.balance -= release.toTenant + release.toLandlord;
  account.claim = null;
  tenancy.touchedOn = world.today();
  world.reached.add('deposit released');
  const paidOn = world.today();
  return (
    [
      ['tenant', release.toTenant],
      ['landlord', release.toLandlord],
    ] as const
  )
    .filter(([, amount]) => amount > 0n)
    .map(([to, amount]) => ({
      id: `OUT-${number}-${to}-${paidOn}`,
      account: number,
      to,
      amount: writeKroner(amount),
      paidOn,
    }));
}

/** When the lease is over, one side claims the money, and the other accepts, or says nothing for five weeks. */
async function claimAndAnswer(world: World, account: DepositAccount): Promise<void> {
  const { tenancy, balance, claim } = account;
  const { leavesOn, home, tenants } = tenancy;
  if (leavesOn === null || balance === 0n) return;
  const today = world.today();
  if (!claim) {
    if (today >= addDays(leavesOn, 2)) await makeClaim(world, account);
    return;
  }
  if (today !== addDays(claim.on, 3) || claim.answer === 'none') return;
  const sides = { tenant: tenants[0]!, landlord: home.landlord };
  const other = sides[claim.by === 'tenant' ? 'landlord' : 'tenant'];
  const [who, name, input] = {
    withdraw: [sides[claim.by], 'withdrawDepositClaim', {}] as const,
    accept: [other, 'acceptDepositClaim', {}] as const,
    sue: [other, 'showDepositSuit', { attachments: await proofOf(world, other) }] as const,
  }[claim.answer];
  const { refusal } = await world.act(who, name, { contractId: tenancy.id, ...input });
  world.story.add(`${nameOf(tenancy)}: ${who.name}, ${name}`, refusal);
  if (refusal) return;
  if (claim.answer === 'withdraw') account.claim = null;
  claim.isAccepted = claim.answer === 'accept';
  claim.isContested = claim.answer === 'sue';
  if (claim.isContested) world.reached.add('deposit contested');
}

async function proofOf(world: World, who: Person): Promise<{ key: string }[]> {
  const tokens = { ...who.tokens, accessToken: await world.tokenOf(who) };
  return [{ key: await uploadFile(world.app, { ...who, tokens }, 'bevis.pdf') }];
}

async function makeClaim(world: World, account: DepositAccount): Promise<void> {
  const draw = world.draw('deposits');
  const { tenancy, balance } = account;
  const by = draw.pick(['tenant', 'landlord'] as const);
  const who = by === 'tenant' ? tenancy.tenants[0]! : tenancy.home.landlord;
  const amount = by === 'tenant' ? 0n : balance / 3n;
  const { refusal } = await world.act(who, 'claimDeposit', {
    contractId: tenancy.id,
    ...(by === 'landlord' && {
      amount: oreToKroner(amount),
      attachments: await proofOf(world, who),
    }),
  });
  world.story.add(`${nameOf(tenancy)}: ${who.name} claims the deposit`, refusal);
  if (refusal) return;
  const answer = draw.weighted([
    ['accept', 3],
    ['withdraw', 1],
    ['sue', 1],
    ['none', 1],
  ] as const);
  account.claim = {
    by,
    amount,
    on: world.today(),
    postedOn: null,
    answer,
    isAccepted: false,
    isContested: false,
    isOrdered: false,
  };
  world.reached.add('deposit claimed');
}
