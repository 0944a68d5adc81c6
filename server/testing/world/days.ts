import { features } from '../../src/features.ts';
import { contributionsTo } from '../../src/platform/feature.ts';
import { readEvening, type Evening } from './evening.ts';
import { compareLeases } from './rules/agreement.ts';
import { checkEvents } from './rules/events.ts';
import { checkDeposits } from './rules/deposits.ts';
import { checkHomes } from './rules/homes.ts';
import { checkPeople } from './rules/people.ts';
import { checkJanitors } from './rules/janitors.ts';
import { checkPost } from './rules/post.ts';
import { checkInvoices } from './rules/invoices.ts';
import { checkLateRent } from './rules/late-rent.ts';
import { checkLetting } from './rules/letting.ts';
import { checkMoney } from './rules/money.ts';
import { checkPages } from './rules/pages.ts';
import { checkPapers } from './rules/papers.ts';
import { checkPrivate } from './rules/private.ts';
import { checkStaff } from './rules/staff.ts';
import { ODD_DAYS } from './rules/states.ts';
import { changeThings } from './changes.ts';
import { creditAndCharge } from './credits.ts';
import { changeStaff, checkDismissed } from './dismissal.ts';
import { handleDeposits } from './deposits.ts';
import { leaveAndReturn } from './leaving.ts';
import { liveTowardsEnds } from './ends.ts';
import { advertise, draftLease, sendDraft, signLease, takeBackLease } from './letting.ts';
import { misbehave } from './misconduct.ts';
import { deliver, workAsStaff } from './staff.ts';
import { liveAsTenant } from './tenants.ts';
import { adjustRents } from './rents.ts';
import { livePrivately } from './private.ts';
import { at } from './create-world.ts';
import type { World } from './world.ts';

/** The jobs in the order of their hours. */
const JOBS = contributionsTo(features, 'jobs')
  .map(({ name, cron }) => ({ name, ...timeOf(cron) }))
  .sort(
    (one, other) =>
      one.hour - other.hour || one.minute - other.minute || (one.name < other.name ? -1 : 1),
  );

/** The first time of a day at which a job runs: `40 6 * * *`. A star counts as the early morning. */
function timeOf(cron: string): { hour: number; minute: number } {
  const [minute = '', hour = ''] = cron.split(' ');
  return { hour: Number(hour) || 0, minute: Number(minute) || 0 };
}

const NOON = 10;

/** Lives one day: the night's jobs, what people do, the bank's files, the day's jobs. */
export async function liveDay(world: World, today: string, leasesMax: number): Promise<void> {
  const { app, story } = world;
  story.begin(today);
  world.mails = [];
  app.clock.set(at(today, 5));
  await perform(world, ({ hour }) => hour < NOON);
  app.clock.set(at(today, NOON));
  await letHomes(world, leasesMax);
  await changeStaff(world);
  await changeThings(world);
  await adjustRents(world);
  await creditAndCharge(world);
  await misbehave(world);
  for (const tenancy of world.tenancies) if (tenancy.signedOn) await liveAsTenant(world, tenancy);
  await liveTowardsEnds(world);
  await handleDeposits(world);
  await leaveAndReturn(world);
  for (const agency of world.agencies) {
    for (const file of agency.bank.endDay(today, world.draw(`bank of ${agency.subDomain}`)))
      await deliver(world, agency, file);
    await world.settle();
    await workAsStaff(world, agency);
  }
  await livePrivately(world);
  await perform(world, ({ hour }) => hour >= NOON);
  const evening = await readEvening(world);
  noteStates(evening);
  noteDay(world);
  compareLeases(evening);
  await checkLetting(evening);
  await checkMoney(evening);
  checkLateRent(evening);
  checkInvoices(evening);
  await checkStaff(evening);
  await checkJanitors(evening);
  await checkHomes(evening);
  await checkPeople(evening);
  checkPost(evening);
  checkEvents(evening);
  checkPages(evening);
  await checkDismissed(world);
  await checkDeposits(world);
  await checkPrivate(world);
  await checkPapers(evening);
}

/** Records that a day was lived on which something may stumble. */
function noteDay({ today, reached }: World): void {
  for (const [state, days] of Object.entries(ODD_DAYS)) if (days.test(today())) reached.add(state);
}

/** Records which states of the specification's section 4 the evening shows. */
function noteStates({ world, leases }: Evening): void {
  for (const { seen, payouts } of leases) {
    for (const { page, invoices } of seen) {
      world.reached.add(`lease ${page.leaseStatus}`);
      if (page.rentStatus) world.reached.add(`rent ${page.rentStatus}`);
      for (const { status } of invoices) world.reached.add(`invoice ${status}`);
    }
    for (const { status } of payouts?.getFullPayoutHistory?.data ?? [])
      world.reached.add(`payout ${status}`);
  }
}

async function perform(world: World, isNow: (job: { hour: number }) => boolean): Promise<void> {
  for (const job of JOBS.filter(isNow))
    await world.app.jobs.perform(job.name).catch((error: unknown) => {
      world.report('no_server_error', `job ${job.name}`, String(error).slice(0, 200));
    });
  await world.settle();
}

/** What becomes of a lease that is out for signing. */
const TURNS = [
  ['signs', 8],
  ['withdrawLease', 1],
  ['callOffLease', 1],
] as const;

/** Homes are advertised, leases drafted, and most of them signed within some days. */
async function letHomes(world: World, leasesMax: number): Promise<void> {
  const draw = world.draw('letting');
  for (const agency of world.agencies) {
    const count = world.tenancies.filter(({ isCalledOff }) => !isCalledOff).length;
    if (count >= leasesMax) break;
    if (!draw.chance(count < leasesMax / 2 ? 0.9 : 0.3)) continue;
    await draftLease(world, await advertise(world, agency));
  }
  for (const tenancy of world.tenancies) {
    if (tenancy.signedOn || tenancy.isCalledOff) continue;
    if (!tenancy.isSent && draw.chance(0.7)) await sendDraft(world, tenancy);
    if (!tenancy.isSent || !draw.chance(0.7)) continue;
    const turn = draw.weighted(TURNS);
    if (turn === 'signs') await signLease(world, tenancy);
    else await takeBackLease(world, tenancy, turn);
  }
}
