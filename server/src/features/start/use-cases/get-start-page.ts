import { accountErrors } from '@husvaer/domain/accounts/errors';
import { may } from '@husvaer/domain/accounts/permissions';
import { addDays } from '@husvaer/domain/kernel/dates';

import { findInterestOverview, type InterestOverview } from '../../interest/public.ts';
import { findTasks, type MoneyTasks } from '../../banking/public.ts';
import { findInvoicings, findOverviews } from '../../arrears/public.ts';
import { findOwnLeases, getJanitorProperties, type JanitorProperty } from '../../leases/public.ts';
import { leasePolicy } from '../../properties/public.ts';
import { findUnread, type Unread } from '../../messaging/public.ts';
import { countProblems, type ProblemCounts } from '../../operations/public.ts';
import { findAllExpected } from '../../payouts/public.ts';
import { findSavedSearches } from '../../search/public.ts';
import { findAwaiting, type Awaiting } from '../../signing/public.ts';
import type { AccountViewer } from '../../../platform/viewer.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findAgency, type Agency } from '../parts/agency.ts';
import type { LeaseLink } from '../lease-link.ts';
import { lettingOf, type Letting } from '../parts/let.ts';
import { plansToAnswer } from '../parts/plans.ts';
import { rentedOf, type RentedLease } from '../parts/rented.ts';
import { startPolicy } from '../policy.ts';
import { findSites, type Sites } from '../sites.ts';
import { startOfDay } from '../../../platform/norwegian-time.ts';

/** Rows shown of a list. */
const SHOWN = 5;
/** Days ahead for which a landlord's viewings are shown. */
const SHOWINGS_DAYS = 14;

/** The start page: open tasks of each of the user's roles. */
export interface StartPage {
  sites: Sites;
  toSign: Awaiting[];
  unread: { conversations: Unread[]; total: number };
  interest: InterestOverview;
  rented: RentedLease[];
  /** Payment plans that the other side of a lease proposes. */
  plans: LeaseLink[];
  /** Null for users who let nothing. */
  letting: Letting | null;
  /** Null for users who are not agents. */
  agency: Agency | null;
  /** The homes of a janitor, by partner; null for other users. */
  care: { partnerId: string; homes: JanitorProperty[]; total: number } | null;
  /** What waits in books for a bookkeeper of the operator; empty for other users. */
  books: MoneyTasks[];
  /** Null for users who are not operators. */
  trouble: ProblemCounts | null;
  /** Names of saved searches; not queried for users who rent, let or work here. */
  savedSearches: { id: string; name: string }[];
}

/** A user's start page on an agency's site, or on the public one. Throws `accounts.login_required`. */
export async function getStartPage(work: ReadWork, here: string | null): Promise<StartPage> {
  const { tx, viewer, clock } = work;
  if (!startPolicy.see(viewer)) throw accountErrors.login_required();
  const agencyId = partnerFor(viewer, 'agent', here);
  const careId = partnerFor(viewer, 'janitor', here);
  const isAgent = agencyId !== null && leasePolicy.seeForPartner(viewer, agencyId);
  const isJanitor = careId !== null && leasePolicy.seeContacts(viewer, careId);
  const leases = await findOwnLeases(work, viewer.id);
  const invoicings = await findInvoicings(
    tx,
    leases.map(({ rent }) => rent.leaseId),
  );
  const expected = await findAllExpected(
    work,
    leases
      .filter(({ side, facts }) => side === 'landlord' && facts.paper === 'signed')
      .map(({ rent }) => ({ rent, invoicing: invoicings.get(rent.leaseId)! })),
  );
  const partnerIds = leases.map(({ rent }) => rent.property.partnerId);
  const sites = await findSites(work, [...partnerIds, agencyId, careId], here);
  const today = clock.today();
  const days = isAgent ? 1 : SHOWINGS_DAYS;
  const until = startOfDay(addDays(today.toString(), days));
  const letting = lettingOf(leases, { invoicings, expected, sites });
  const late = leases
    .filter(({ side, facts }) => side === 'tenant' && facts.rent.overdue > 0n)
    .map(({ rent }) => rent.leaseId);
  const overviews = await findOverviews(work, late, invoicings);
  const rented = rentedOf(leases, { invoicings, overviews, sites });
  const isStaff = here === null && may(viewer, 'operations.see');
  const isSearching = !isAgent && !isJanitor && !isStaff && leases.length === 0;
  return {
    sites,
    rented,
    letting,
    plans: plansToAnswer(leases, invoicings, sites),
    toSign: await findAwaiting(work, viewer.id),
    unread: await findUnread(tx, viewer.id, SHOWN),
    interest: await findInterestOverview(tx, {
      accountId: viewer.id,
      partnerId: isAgent ? agencyId : null,
      now: clock.now(),
      until,
      limit: SHOWN,
    }),
    agency: isAgent ? await findAgency({ ...work, viewer }, agencyId) : null,
    care: isJanitor ? await findCare(work, careId) : null,
    books: here === null ? await findTasks({ ...work, viewer }, null) : [],
    trouble: isStaff ? await countProblems(work) : null,
    savedSearches: isSearching ? (await findSavedSearches(tx, viewer.id)).slice(0, SHOWN) : [],
  };
}

async function findCare(work: ReadWork, partnerId: string): Promise<StartPage['care']> {
  const page = { limit: SHOWN, skip: 0 };
  const { data: homes, total } = await getJanitorProperties(work, { partnerId, ...page });
  return { partnerId, homes, total };
}

/**
 * The agency for which the user has a role. On an agency's site only that one, also when the role needs a
 * fresh proof first.
 */
function partnerFor(
  { grants, withheld }: AccountViewer,
  role: 'agent' | 'janitor',
  here: string | null,
): string | null {
  const theirs = here === null ? grants : [...grants, ...(withheld?.grants ?? [])];
  const found = theirs.find(
    (grant) => grant.role === role && (here === null || grant.partnerId === here),
  );
  return found?.partnerId ?? null;
}
