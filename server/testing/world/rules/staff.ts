import type { Evening } from '../evening.ts';
import { partnerCalls } from '../../partner-key.ts';
import { nameOf } from '../world.ts';

/** Rules about what waits for whom. */
export async function checkStaff(evening: Evening): Promise<void> {
  const { world, agencies, leases } = evening;
  for (const {
    agency,
    starts,
    arrears,
    exceptions,
    toApprove,
    reconciliation,
    problemCount,
    monthCount,
  } of agencies) {
    for (const [person, start] of starts) {
      const about = `${agency.name}, ${person.name}`;
      const count = (what: string, shown: number, rows: number) => {
        if (shown !== rows)
          world.report(
            'badge_counts_its_list',
            about,
            `${what}: ${shown} on the start page, ${rows} in the list`,
          );
      };
      count(
        'late leases',
        start.lateTotal,
        arrears.data.filter(({ overdue }: any) => overdue > 0).length,
      );
      count('unmatched payments', start.paymentsTotal, exceptions.metaData.totalDocuments);
      if (!start.tasks) continue;
      const rows = actionable(start.lists);
      for (const name of ['settings', 'accounts', 'conflicts', 'answers', 'reductions'] as const)
        count(name, start.tasks[name], rows[name]);
    }
    for (const kind of ['payouts', 'refunds'] as const) {
      const counts = [...starts.values()].flatMap(({ tasks: shown }) =>
        shown ? [shown[kind].count] : [],
      );
      const rows = toApprove[kind].length;
      // Each approver is shown what they may still approve.
      if (Math.max(...counts) > rows)
        world.report(
          'badge_counts_its_list',
          agency.name,
          `${kind}: ${counts.join()} to approve on start pages, ${rows} in the list`,
        );
      if (rows > 0 && counts.every((shown) => shown === 0))
        world.report(
          'waiting_is_on_a_start_page',
          agency.name,
          `${rows} ${kind} wait for approval, and are on no start page`,
        );
    }
    if (reconciliation && problemCount !== reconciliation.problems.length)
      world.report(
        'badge_counts_its_list',
        `${agency.name}, reconciliation`,
        `the badge says ${problemCount}, the page of ${reconciliation.month.slice(0, 7)} has ${reconciliation.problems.length}`,
      );
    const months = reconciliation?.nextToSign ? 1 : 0;
    if (reconciliation && monthCount !== months)
      world.report(
        'badge_counts_its_list',
        `${agency.name}, reconciliation`,
        `the badge says ${monthCount} months to sign, the page has ${months}`,
      );
  }
  for (const { tenancy, seen } of leases) {
    const plan = seen.find(({ by }) => by === 'agent')?.page.paymentPlan;
    if (plan?.state !== 'proposed' || plan.isOwn) continue;
    const agency = agencies.find((one) => one.agency === tenancy.home.agency)!;
    // A start page lists the first of them, and counts all.
    const isThere = [...agency.starts.values()].some(
      ({ plans, plansTotal }) =>
        plansTotal > plans.length ||
        plans.some(({ contractId }: { contractId: string }) => contractId === tenancy.id),
    );
    if (!isThere)
      world.report(
        'waiting_is_on_a_start_page',
        nameOf(tenancy),
        'a proposed plan is on no agent’s start page',
      );
  }
  await checkUpdatedSince(evening);
}

/** How many rows of the lists of tasks the reader may act on; of the others another person has to. */
function actionable({ getPayoutSettings, getLedgerBook, ...lists }: any) {
  const { asked, unagreed } = getPayoutSettings;
  const acts: any[] = unagreed?.acts ?? [];
  return {
    settings: acts.filter(({ mayAgree }) => mayAgree).length + (asked?.mayAgree ? 1 : 0),
    accounts: getLedgerBook.clientAccountChange?.mayAgree ? 1 : 0,
    reductions: lists.getReductions.data.filter(({ mayAgree }: any) => mayAgree).length,
    conflicts: lists.getBankConflicts.data.filter(({ mayClose }: any) => mayClose).length,
    answers: lists.getBankAnswers.data.filter(({ mayConfirm }: any) => mayConfirm).length,
  };
}

/** A lease whose status in the list has changed since yesterday is what the partner API lists as updated today. */
async function checkUpdatedSince({ world, agencies }: Evening): Promise<void> {
  const since = encodeURIComponent(`${world.today()}T00:00:00Z`);
  for (const { agency, listed } of agencies) {
    const call = partnerCalls(world.app, agency.key);
    const { body } = await call('GET', `/leases?updatedSince=${since}&limit=100`);
    const updated = new Set((body.data ?? []).map(({ _id }: any) => _id));
    for (const { _id, leaseStatus } of listed) {
      const before = agency.statuses.get(_id);
      agency.statuses.set(_id, leaseStatus);
      if (before === undefined || before === leaseStatus || updated.has(_id)) continue;
      const tenancy = world.tenancies.find(({ id }) => id === _id);
      world.report(
        'changed_lease_is_listed_as_changed',
        tenancy ? nameOf(tenancy) : agency.name,
        `it went from ${before} to ${leaseStatus}`,
      );
    }
  }
}
