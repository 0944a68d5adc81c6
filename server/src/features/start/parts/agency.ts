import { arrearsByAge, type ArrearsOfAge } from '@husvaer/domain/start/arrears';
import { addDays } from '@husvaer/domain/kernel/dates';

import { findPeople, type Person } from '../../accounts/public.ts';
import { findProposedPlans, type ProposedPlan } from '../../arrears/public.ts';
import { findExceptions, findTasks, type MoneyTasks } from '../../banking/public.ts';
import { findObjected } from '../../invoices/public.ts';
import { findUnaddressed } from '../../payouts/public.ts';
import { findPartnerOverview, type Ending, type Late } from '../../leases/public.ts';
import type { AccountViewer } from '../../../platform/viewer.ts';
import type { ReadWork } from '../../../platform/work.ts';

/** Rows shown of a list. */
const SHOWN = 5;
/** Days before its end in which a lease counts as ending. */
const ENDING_DAYS = 90;

/** The open tasks of an agency's agents. Amounts in øre. */
export interface Agency {
  partnerId: string;
  /** What waits for this agent in the agency's book; null without one. */
  tasks: MoneyTasks | null;
  arrears: ArrearsOfAge[];
  /** The leases that have been late longest, each once. */
  late: Late[];
  lateTotal: number;
  /** Unmatched payments, earliest first. */
  payments: { id: string; paidOn: string; amount: bigint; name: string | null }[];
  paymentsTotal: number;
  /** Invoices with objections of tenants, earliest objection first. */
  objections: { id: string; leaseId: string; home: string; dueOn: string; open: bigint }[];
  objectionsTotal: number;
  /** Payment plans that tenants propose, the earliest first. */
  plans: ProposedPlan[];
  plansTotal: number;
  /** Earliest first. */
  ending: Ending[];
  endingTotal: number;
  /** Leases whose facts contradict each other. */
  contradictory: number;
  /** The landlords whose settlements wait for their postal address. */
  unaddressed: Person[];
}

/** The open tasks of an agency. Permissions are not checked. */
export async function findAgency(
  { tx, clock, viewer }: ReadWork & { viewer: AccountViewer },
  partnerId: string,
): Promise<Agency> {
  const today = clock.today().toString();
  const until = addDays(today, ENDING_DAYS);
  const { late, ending, contradictory } = await findPartnerOverview(tx, {
    partnerId,
    today,
    until,
  });
  const perLease = [...Map.groupBy(late, ({ leaseId }) => leaseId).values()].map((dues) => ({
    ...dues[0]!,
    owed: dues.reduce((sum, { owed }) => sum + owed, 0n),
  }));
  const [tasks] = await findTasks({ tx, clock, viewer }, partnerId);
  const bookId = tasks?.bookId;
  const page = { isWaiting: true, limit: SHOWN, skip: 0 };
  const payments = bookId === undefined ? undefined : await findExceptions(tx, { bookId, ...page });
  const objected =
    bookId === undefined ? undefined : await findObjected(tx, { bookId, limit: SHOWN });
  const plans = await findProposedPlans(tx, partnerId);
  return {
    partnerId,
    tasks: tasks ?? null,
    arrears: arrearsByAge(late, today),
    late: perLease.slice(0, SHOWN),
    lateTotal: perLease.length,
    payments: (payments?.lines ?? []).map(({ id, paidOn, amount, counterparty }) => ({
      id,
      paidOn,
      amount,
      name: counterparty.name,
    })),
    paymentsTotal: payments?.total ?? 0,
    objections: (objected?.invoices ?? []).map(({ id, leaseId, dueOn, open, parties }) => ({
      id,
      leaseId,
      dueOn,
      open,
      home: parties.home.name,
    })),
    objectionsTotal: objected?.total ?? 0,
    plans: plans.slice(0, SHOWN),
    plansTotal: plans.length,
    ending: ending.slice(0, SHOWN),
    endingTotal: ending.length,
    contradictory,
    unaddressed: await findPeople(tx, await findUnaddressed(tx, partnerId)),
  };
}
