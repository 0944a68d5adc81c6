import { camt054 } from '../bank-files.ts';
import { newToken } from '../people.ts';
import { mutationText } from './calls.ts';
import { draftLease, sendDraft, signLease } from './letting.ts';
import { contradictoryStatement, oddFiles } from './odd-files.ts';
import { accountNumber } from './opening.ts';
import { carryOut, type Planned } from './planned.ts';
import { deliver, receive } from './staff.ts';
import { takeBack } from './tenants.ts';
import { type Agency, type Person, type World, nameOf } from './world.ts';

/** What careless and dishonest people try, and the days of the world between which they do. */
const MISCONDUCT: readonly Planned[] = [
  [changeBirthday, 1, 5],
  [letTwice, 15, 50],
  [redirectRent, 20, 60],
  [forgeReturn, 38, 55],
  [forgeReturn, 56, 70],
  [writeOffEarly, 30, 60],
  [sendLate, 36, 60],
  [reverse, 45, 75],
];

/** Does what careless and dishonest people of an agency have planned for today. */
export async function misbehave(world: World): Promise<void> {
  if (!world.hasMisconduct) return;
  for (const agency of world.agencies) await carryOut(world, agency, 'misconduct', MISCONDUCT);
}

/** What would disturb the books of later days comes last. */
export async function misbehaveAtLast(world: World): Promise<void> {
  if (!world.hasMisconduct) return;
  for (const agency of world.agencies) {
    for (const { what, bytes } of oddFiles(agency.clientAccount, world.today())) {
      const outcome = await receive(world, agency, { bytes, what, channel: 'folder' }).catch(
        (error: unknown) => {
          world.report('no_server_error', what, String(error).slice(0, 160));
          return 'an error';
        },
      );
      if (outcome.startsWith('refused'))
        world.report('odd_file_is_booked', what, 'the whole file is refused');
      world.story.add(`${agency.name}: the bank's file with ${what}: ${outcome}`);
    }
    const bytes = contradictoryStatement(agency.clientAccount, 9_000, world.today());
    const outcome = await receive(world, agency, { bytes, what: 'statement', channel: 'folder' });
    if (outcome === 'booked')
      world.report(
        'contradictory_statement_is_refused',
        'a statement with OPBD and PRCD',
        '100.00 and 27.50 are 128.00, and it is booked',
      );
    world.story.add(`${agency.name}: a statement whose sums do not add up: ${outcome}`);
  }
}

/** Somebody lets a home that is let. */
async function letTwice(world: World, agency: Agency): Promise<boolean> {
  const tenancy = world.tenancies.find(
    ({ home, signedOn, isTwice }) => home.agency === agency && signedOn && !isTwice,
  );
  if (!tenancy) return false;
  tenancy.isTwice = true;
  world.story.add(`${agency.name}: an agent forgets that home ${tenancy.home.number} is let`);
  const second = await draftLease(world, tenancy.home);
  if (second) await sendDraft(world, second);
  if (second) await signLease(world, second);
  return true;
}

/** A person who approves nothing, in a session by password alone, names another client account for a day. */
async function redirectRent(world: World, agency: Agency): Promise<boolean> {
  const thief = agency.agents[2]!;
  const token = await newToken(world.app, thief, 'password');
  const { data } = await world.app.api(
    `query ($id: ID!) { getLedgerBook(queryData: { partnerId: $id }) {
      name orgNumber address email isInVat isInBusiness bic bankCustomerId kidSource } }`,
    { id: agency.id },
    token,
  );
  const set = async (clientAccount: string) =>
    world.app.api(
      mutationText('setLedgerBook', 'clientAccount'),
      { inputData: { ...data.getLedgerBook, partnerId: agency.id, clientAccount } },
      token,
    );
  const { data: named, errors } = await set(accountNumber(77_000_000, world.dayNumber()));
  if (errors || named.setLedgerBook.clientAccount === agency.clientAccount) {
    world.story.add(`${agency.name}: ${thief.name} may not name another client account alone`);
    const inputData = { partnerId: agency.id };
    const { refusal } = await world.act(agency.agents[0]!, 'stopClientAccount', inputData);
    world.story.add(`${agency.name}: ${agency.agents[0]!.name} stops the change`, refusal);
    return true;
  }
  world.report(
    'rent_goes_to_the_agency',
    agency.name,
    'one agent, by password alone, names another client account at once',
  );
  await world.app.jobs.perform('billing.issue_invoices');
  await set(agency.clientAccount);
  world.story.add(`${agency.name}: ${thief.name} names another client account for an hour`);
  return true;
}

/** A person uploads a file of their own making: the bank returned a payout that it has paid. */
async function forgeReturn(world: World, agency: Agency): Promise<boolean> {
  const thief = agency.agents[2]!;
  const paid = agency.bank.ordered.find(({ isPaid, isForged }) => isPaid && !isForged);
  if (!paid) return false;
  paid.isForged = true;
  const { amount, endToEndId } = paid;
  const bytes = camt054({
    account: agency.clientAccount,
    id: `FORGED-${world.dayNumber()}`,
    payments: [
      { amount, endToEndId, paidOn: world.today(), text: 'Konto avsluttet', reference: 'RETUR' },
    ],
  });
  await deliver(world, agency, {
    bytes,
    what: `return of a payout, forged by ${thief.name}`,
    channel: 'upload',
  });
  return true;
}

/** A landlord states another birthday in the profile than BankID knows. */
async function changeBirthday(world: World, { landlords }: Agency): Promise<boolean> {
  const landlord = world.draw('misconduct').pick(landlords);
  const { refusal } = await world.act(landlord, 'updateUserProfile', {
    _id: landlord.id,
    data: { birthday: '1896-11-29' },
  });
  world.story.add(`${landlord.name} states another birthday`, refusal);
  return true;
}

/** An agent alone writes off an invoice that is not due. */
async function writeOffEarly(world: World, agency: Agency): Promise<boolean> {
  const [agent] = agency.agents as [Person];
  for (const tenancy of world.tenancies.filter(({ home }) => home.agency === agency)) {
    const claim = tenancy.claims.find(({ open, dueOn }) => open > 0n && dueOn > world.today());
    if (!claim) continue;
    const input = { invoiceId: claim.id, reason: 'En vennetjeneste.' };
    const { refusal } = await world.act(agent, 'writeOffInvoice', input);
    const what = `${agent.name} alone writes off invoice ${claim.serial}, due on ${claim.dueOn}`;
    world.story.add(`${nameOf(tenancy)}: ${what}`, refusal);
    tenancy.touchedOn = world.today();
    if (!refusal) {
      world.reached.add('written off');
      world.report('write_off_needs_two', nameOf(tenancy), what);
    }
    return true;
  }
  return false;
}

/** The bank tells a payment that it dates in a month that is signed off. */
function sendLate(world: World, { bank, signedMonths, name }: Agency): boolean {
  const month = signedMonths.at(-1);
  if (!month) return false;
  const number = world.dayNumber();
  bank.move({
    amount: 12_345n,
    kid: null,
    name: 'Sen Bank',
    text: 'etternølt',
    on: `${month}-28`,
    account: accountNumber(88_000_000, number),
  });
  world.story.add(`${name}: the bank tells a payment of ${month}-28 today`);
  return true;
}

/** The bank takes the last instalment of a plan back. */
function reverse(world: World, agency: Agency): boolean {
  const tenancy = world.tenancies.find(
    ({ home, instalmentPaid }) => home.agency === agency && instalmentPaid,
  );
  if (!tenancy?.instalmentPaid || agency.settings.kidSource !== 'ocr') return false;
  takeBack(world, tenancy, tenancy.instalmentPaid);
  tenancy.instalmentPaid = null;
  return true;
}
