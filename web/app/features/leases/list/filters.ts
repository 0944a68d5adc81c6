import {
  LEASE_STATUSES,
  RENT_STATUSES,
  type LeaseStatus,
  type RentStatus,
} from '@husvaer/domain/leases/enums';

/** As whom one may look at leases of one's own. */
export const SIDES = ['tenant', 'landlord'] as const;
export type Side = (typeof SIDES)[number];

/** By what the columns of a table are sorted; the schema's `LeaseSort`. */
export const SORTS = [
  'home',
  'tenant',
  'status',
  'rent',
  'arrears',
  'ends',
  'agent',
  'landlord',
  'number',
  'starts',
] as const;
export type Sort = (typeof SORTS)[number];

/** Days within which a lease may be asked to end. */
export const ENDS_WITHIN = [30, 60, 90, 180, 365] as const;

/** What the list is of, as the address says. */
export interface Filters {
  /** Null: whichever one is. */
  side: Side | null;
  /** Null: all of them. */
  status: LeaseStatus | null;
  rentStatus: RentStatus | null;
  isInArrears: boolean;
  endsWithinDays: number | null;
  agentId: string | null;
  landlordId: string | null;
  search: string;
  /** Null: what begins last stands first. */
  sort: Sort | null;
  isDescending: boolean;
}

const oneOf = <One>(all: readonly One[], said: unknown): One | null =>
  all.find((one) => String(one) === said) ?? null;

export const readFilters = (params: URLSearchParams): Filters => ({
  side: oneOf(SIDES, params.get('as')),
  status: oneOf(LEASE_STATUSES, params.get('status')),
  rentStatus: oneOf(RENT_STATUSES, params.get('rent')),
  isInArrears: params.get('arrears') === 'yes',
  endsWithinDays: oneOf(ENDS_WITHIN, params.get('ends')),
  agentId: params.get('agent') || null,
  landlordId: params.get('landlord') || null,
  search: params.get('search')?.trim() ?? '',
  sort: oneOf(SORTS, params.get('sort')),
  isDescending: params.get('order') === 'descending',
});

/** The query of an address that asks so. */
export function writeFilters(asked: Filters): string {
  const { side, status, rentStatus, isInArrears, endsWithinDays, agentId, landlordId } = asked;
  const { search, sort, isDescending } = asked;
  const params = new URLSearchParams({
    ...(side && { as: side }),
    ...(status && { status }),
    ...(rentStatus && { rent: rentStatus }),
    ...(isInArrears && { arrears: 'yes' }),
    ...(endsWithinDays && { ends: String(endsWithinDays) }),
    ...(agentId && { agent: agentId }),
    ...(landlordId && { landlord: landlordId }),
    ...(search && { search }),
    ...(sort && { sort }),
    ...(sort && isDescending && { order: 'descending' }),
  });
  return `?${params.toString()}`;
}

/** The filters alone, as the API is asked. */
export const filtersOf = ({
  side: _side,
  sort: _sort,
  isDescending: _isDescending,
  search,
  isInArrears,
  ...asked
}: Filters) => ({ ...asked, isInArrears: isInArrears || null, search: search || null });

export const orderOf = ({ sort, isDescending }: Filters) => (sort ? { sort, isDescending } : {});

/** Whether anything but the side and the order is asked. */
export const isFiltered = (asked: Filters): boolean =>
  Object.values(filtersOf(asked)).some((value) => value !== null);

/** Amounts and what one has most of begin with the most. */
const MOST_FIRST: readonly Sort[] = ['rent', 'arrears', 'starts'];

/** The same sorted by a column: again the other way round. */
export const sortedBy = (asked: Filters, sort: Sort): Filters => ({
  ...asked,
  sort,
  isDescending: asked.sort === sort ? !asked.isDescending : MOST_FIRST.includes(sort),
});
