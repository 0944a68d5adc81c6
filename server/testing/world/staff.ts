import { USUAL_INVOICING } from '@husvaer/domain/invoices/settings';
import { addDays, daysBetween } from '@husvaer/domain/kernel/dates';

import { receiveBankFile } from '../../src/features/banking/public.ts';
import { SYSTEM } from '../../src/platform/viewer.ts';
import { dropBankFile } from '../banking.ts';
import { formOf } from '../uploads.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { postLetters } from './post-office.ts';
import { findWaiting } from './second-person.ts';
import {
  addArrival,
  type Agency,
  type Claim,
  type Person,
  type Tenancy,
  type World,
  nameOf,
  type FileOfDay,
} from './world.ts';

let files = 0;
let imports = 0;

/** A file of the bank reaches the agency's books on its way. Reports an error of the server. */
export async function deliver(world: World, agency: Agency, file: FileOfDay): Promise<void> {
  const { bytes, what, channel } = file;
  files += 1;
  const outcome = await receive(world, agency, file).catch((error: unknown) => {
    const text = error instanceof Error ? error.message : String(error);
    world.report('no_server_error', what, text.slice(0, 200));
    return 'an error';
  });
  if (/^(refused|status 4(?!09))/.test(outcome))
    world.report('ordinary_file_is_booked', what, outcome);
  for (const { tenancy, amount, kid } of file.movements ?? []) {
    if (!tenancy) continue;
    addArrival(tenancy, kid, amount);
    tenancy.touchedOn = world.today();
  }
  world.story.add(
    `${agency.name}: the bank's ${what} (${bytes.length} bytes, ${channel}): ${outcome}`,
  );
}

export async function receive(
  world: World,
  agency: Agency,
  { bytes, channel }: FileOfDay,
): Promise<string> {
  const { app } = world;
  if (channel === 'upload') {
    const form = await formOf({}, Uint8Array.from(bytes));
    const authorization = `Bearer ${await world.tokenOf(agency.agents[1]!)}`;
    const { statusCode } = await app.call({
      method: 'POST',
      url: `/api/bank/files/${agency.id}`,
      payload: form.payload,
      headers: { ...form.headers, authorization },
    });
    if (statusCode >= 500) throw new Error(`the upload answers ${statusCode}`);
    return `status ${statusCode}`;
  }
  if (channel === 'partner_api') {
    const name = `file-${files}.dat`;
    const { status, body } = await dropBankFile(app, { key: agency.key, bytes, name });
    if (status >= 500) throw new Error(`the partner API answers ${status} ${JSON.stringify(body)}`);
    return `status ${status}`;
  }
  return importFile(world, bytes);
}

/** Imports a file that a bank has put into the folder. */
export async function importFile({ app }: World, bytes: Buffer): Promise<string> {
  imports += 1;
  const name = `import-${imports}`;
  const path = join(app.config.VAR_DIR, name);
  writeFileSync(path, bytes);
  const context = { runner: app.runner, config: app.config };
  const received = await receiveBankFile(context, SYSTEM, { path, name });
  const { state } = received;
  return state === 'refused' ? `refused: ${JSON.stringify(received.problems)}` : state;
}

/** What the staff of an agency does in a day. */
export async function workAsStaff(world: World, agency: Agency): Promise<void> {
  await confirmAnswers(world, agency);
  await settleExceptions(world, agency);
  await postLetters(world, agency);
  await answerPlans(world, agency);
  await approve(world, agency);
  await signMonth(world, agency);
  for (const tenancy of world.tenancies.filter(({ home }) => home.agency === agency)) {
    if (!tenancy.signedOn) continue;
    await followLateRent(world, tenancy);
  }
}

/**
 * Confirms what files say about orders, by an agent who did not bring the file in, and dismisses what the bank
 * does not know.
 */
async function confirmAnswers(world: World, agency: Agency): Promise<void> {
  for (const agent of agency.agents.slice(0, 2)) {
    const { getBankAnswers } = await world.read(
      agent,
      'query ($id: ID!) { getBankAnswers(queryData: { partnerId: $id }) { data { _id kind bankRef mayConfirm } } }',
      { id: agency.id },
    );
    for (const { _id, kind, bankRef, mayConfirm } of getBankAnswers.data) {
      if (!mayConfirm) continue;
      const order = agency.bank.ordered.find(({ endToEndId }) => endToEndId === bankRef);
      const isTrue = kind === 'debited' && order?.isPaid === true;
      const name = isTrue ? 'confirmBankAnswers' : 'dismissBankAnswers';
      const { refusal } = await world.act(agent, name, { answerIds: [_id] });
      const does = isTrue ? 'confirms' : 'dismisses';
      world.story.add(`${agency.name}: ${agent.name} ${does} that an order was ${kind}`, refusal);
    }
  }
}

/** Settles what no KID matches: by the payer's lease, or as a refund. */
async function settleExceptions(world: World, agency: Agency): Promise<void> {
  const [, agent] = agency.agents as [Person, Person];
  const { data } = await world.request(
    agent,
    `query ($id: ID!) { getBankExceptions(queryData: { partnerId: $id }, optionData: { limit: 50 }) {
      data { _id amount text counterpartyName counterpartyAccount suggestions { contractId } } } }`,
    { id: agency.id },
  );
  for (const line of data.getBankExceptions.data) {
    const tenancy = world.tenancies.find(
      ({ payerAccount }) => payerAccount === line.counterpartyAccount,
    );
    const input =
      tenancy && line.amount > 0
        ? { choice: 'lease', contractId: tenancy.id }
        : line.amount > 0
          ? {
              choice: 'refund',
              note: 'Ukjent innbetaling.',
              account: line.counterpartyAccount,
              name: line.counterpartyName,
            }
          : { choice: 'not_ours', note: 'Ukjent uttak.' };
    const { refusal } = await world.act(agent, 'settleBankException', {
      lineId: line._id,
      ...input,
    });
    world.story.add(
      `${agency.name}: ${agent.name} settles ${line.amount} as ${input.choice}`,
      refusal,
    );
  }
}

/** Some agents answer a proposed plan at once, some after days. */
async function answerPlans(world: World, agency: Agency): Promise<void> {
  const draw = world.draw('plan answers');
  const [agent] = agency.agents as [Person];
  for (const tenancy of world.tenancies.filter(
    ({ plan, home }) => plan && home.agency === agency,
  )) {
    if (!draw.chance(0.4)) continue;
    const { data } = await world.request(
      agent,
      `query ($id: ID!) { getSingleLeaseForPublicSite(queryData: { contractId: $id }) { paymentPlan { _id state } } }`,
      { id: tenancy.id },
    );
    const plan = data?.getSingleLeaseForPublicSite?.paymentPlan;
    if (plan?.state !== 'proposed') continue;
    const name = draw.chance(0.6) ? 'acceptPaymentPlan' : 'refusePaymentPlan';
    const { refusal } = await world.act(agent, name, { contractId: tenancy.id, planId: plan._id });
    if (name === 'refusePaymentPlan') tenancy.plan = null;
    world.reached.add(name === 'acceptPaymentPlan' ? 'plan accepted' : 'plan refused');
    world.story.add(`${nameOf(tenancy)}: ${agent.name} answers the plan: ${name}`, refusal);
  }
}

/** Approvers approve what waits: payouts to landlords, and refunds. */
async function approve(world: World, agency: Agency): Promise<void> {
  const draw = world.draw('approvals');
  // On some days nobody has time.
  if (draw.chance(0.3)) return;
  const approver = draw.pick(agency.approvers);
  const { data } = await world.request(
    approver,
    `query ($id: ID!) {
      getPayoutSettings(queryData: { partnerId: $id }) { unagreed { lastNumber mayAgree } }
      getPayouts(queryData: { partnerId: $id, status: pending_for_approval }, optionData: { limit: 100 }) { data { _id amount accountInfo { accountNumber } lastActNumber } }
      getRefunds(queryData: { partnerId: $id, status: pending_for_approval }) { data { _id amount account lastActNumber } } }`,
    { id: agency.id },
  );
  const { unagreed } = data.getPayoutSettings;
  if (unagreed?.mayAgree && draw.chance(0.5)) {
    const { lastNumber } = unagreed;
    const input = { partnerId: agency.id, lastNumber };
    const { refusal } = await world.act(approver, 'agreeToPayoutSettings', input);
    world.story.add(`${agency.name}: ${approver.name} agrees to the settings`, refusal);
  }
  for (const [name, field, waiting] of [
    ['approvePayouts', 'payouts', data.getPayouts.data],
    ['approveRefunds', 'refunds', data.getRefunds.data],
  ] as const)
    for (const { _id, amount, account, accountInfo, lastActNumber } of waiting) {
      const shown = accountInfo?.accountNumber ?? account;
      // The landlord has named no account yet.
      if (!shown) continue;
      const { refusal } = await world.act(approver, name, {
        [field]: [{ _id, amount, account: shown, lastActNumber }],
      });
      if (!refusal)
        world.reached.add(name === 'approvePayouts' ? 'payout approved' : 'refund approved');
      if (refusal && refusal !== 'payouts.not_alone')
        world.story.add(`${agency.name}: ${approver.name} may not approve (${refusal})`);
    }
}

/** A month is signed off when its statements are in. */
async function signMonth(world: World, agency: Agency): Promise<void> {
  const today = world.today();
  if (today.slice(8) !== '06') return;
  const [agent] = agency.agents as [Person];
  const month = addDays(today, -10).slice(0, 7);
  const note = 'Avvik er meldt til banken.';
  const { refusal } = await world.act(agent, 'signBankReconciliation', {
    partnerId: agency.id,
    month,
    note,
  });
  if (!refusal) {
    world.reached.add('month signed');
    agency.signedMonths.push(month);
  }
  world.story.add(`${agency.name}: ${agent.name} signs off ${month}`, refusal);
}

/** The letters, the petition and what comes after it. */
async function followLateRent(world: World, tenancy: Tenancy): Promise<void> {
  const [agent] = tenancy.home.agency.agents as [Person];
  const today = world.today();
  const draw = world.draw('late rent');
  const oldest = tenancy.claims.find(({ open, dueOn }) => open > 0n && dueOn < today);
  if (!oldest || daysBetween(oldest.dueOn, today) < 30) return;
  const days = daysBetween(oldest.dueOn, today);
  if (days % 5 !== 0) return;
  const { data } = await world.request(
    agent,
    `query ($id: ID!) { getLateRent(queryData: { contractId: $id }) {
      cases { _id openedOn petitionedOn closedOn } petition { isSignedHere missing } } }`,
    { id: tenancy.id },
  );
  const late = data?.getLateRent;
  const open = late?.cases.find((one: any) => !one.closedOn);
  if (open && !open.petitionedOn) {
    await world.act(agent, 'statePetitionFacts', {
      contractId: tenancy.id,
      landlord: { address: 'Eierveien 1, 0155 Oslo', birthDate: tenancy.home.landlord.birthDate },
      tenants: tenancy.tenants.map(({ email, birthDate }) => ({
        email,
        birthDate,
        address: 'Markveien 1, 0554 Oslo',
      })),
    });
    const { refusal } = await world.act(agent, 'notePetition', {
      contractId: tenancy.id,
      petitionedOn: today,
    });
    world.story.add(`${nameOf(tenancy)}: ${agent.name} files a petition`, refusal);
    if (!refusal) world.reached.add('petition filed');
  } else if (open?.petitionedOn && daysBetween(open.petitionedOn, today) > 9 && draw.chance(0.5)) {
    const outcome = draw.pick(['called_off', 'evicted'] as const);
    const { refusal } = await world.act(agent, 'closeEvictionCase', {
      contractId: tenancy.id,
      outcome,
    });
    if (!refusal) world.reached.add(outcome === 'evicted' ? 'evicted' : 'eviction called off');
    world.story.add(`${nameOf(tenancy)}: the case is closed, ${outcome}`, refusal);
  }
  if (days > 40 && draw.chance(0.3)) await writeOff(world, tenancy, oldest);
}

/** An agent writes off an invoice. Above the limit another one agrees, or says no. */
async function writeOff(world: World, tenancy: Tenancy, claim: Claim): Promise<void> {
  const { agency } = tenancy.home;
  const [agent, other] = agency.agents as [Person, Person];
  const input = { invoiceId: claim.id, reason: 'Finner ikke skyldneren.' };
  const { data, refusal } = await world.act(agent, 'writeOffInvoice', input, 'hasWaitingReduction');
  const what = `${nameOf(tenancy)}: ${agent.name} writes off invoice ${claim.serial}`;
  world.story.add(what, refusal);
  if (refusal) return;
  if (!data.writeOffInvoice.hasWaitingReduction) {
    world.reached.add('written off');
    if (claim.open > USUAL_INVOICING.aloneLimit)
      world.report(
        'write_off_needs_two',
        nameOf(tenancy),
        `${agent.name} alone writes off invoice ${claim.serial}`,
      );
    return;
  }
  const found = await findWaiting(world, agency, claim.serial);
  if (!found) return;
  const agrees = world.draw('write-offs').chance(0.7);
  const own = await world.act(agent, 'agreeToReduction', found);
  if (!own.refusal)
    world.report(
      'write_off_needs_two',
      nameOf(tenancy),
      `${agent.name} agrees to the own proposal`,
    );
  const decided = agrees
    ? await world.act(other, 'agreeToReduction', found)
    : await world.act(other, 'stopReduction', {
        ...found,
        reason: 'Vi prøver først.',
      });
  if (agrees && !decided.refusal) world.reached.add('written off');
  world.story.add(`${what}; ${other.name} ${agrees ? 'agrees' : 'says no'}`, decided.refusal);
  tenancy.touchedOn = world.today();
}
