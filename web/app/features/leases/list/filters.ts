import {
  LEASE_STATUSES,
  RENT_STATUSES,
  type LeaseStatus,
  type RentStatus,
} from '@husvaer/domain/leases/enums';

/** The roles in which a user may list their own leases. */
export const SIDES = ['tenant', 'landlord'] as const;
export type Side = (typeof SIDES)[number];

/** The sort orders of the table's columns; the schema's `LeaseSort`. */
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

/** Choices for the filter of leases that end within so many days. */
export const ENDS_WITHIN = [30, 60, 90, 180, 365] as const;

/** The filters of the list, as in the URL. */
export interface Filters {
  /** Null: the side on which the user has leases. */
  side: Side | null;
  /** Null for all statuses. */
  status: LeaseStatus | null;
  rentStatus: RentStatus | null;
  isInArrears: boolean;
  isContradictory: boolean;
  endsWithinDays: number | null;
  agentId: string | null;
  landlordId: string | null;
  search: string;
  /** Null: the latest start first. */
  sort: Sort | null;
  isDescending: boolean;
}

const oneOf = <One>(all: readonly One[], value: unknown): One | null =>
  all.find((one) => String(one) === value) ?? null;

export const readFilters = (params: URLSearchParams): Filters => ({
  side: oneOf(SIDES, params.get('as')),
  status: oneOf(LEASE_STATUSES, params.get('status')),
  rentStatus: oneOf(RENT_STATUSES, params.get('rent')),
  isInArrears: params.get('arrears') === 'yes',
  isContradictory: params.get('contradictory') === 'yes',
  endsWithinDays: oneOf(ENDS_WITHIN, params.get('ends')),
  agentId: params.get('agent') || null,
  landlordId: params.get('landlord') || null,
  search: params.get('search')?.trim() ?? '',
  sort: oneOf(SORTS, params.get('sort')),
  isDescending: params.get('order') === 'descending',
});

/** The query string for these filters. */
export function writeFilters(filters: Filters): string {
  const { side, status, rentStatus, isInArrears, isContradictory, endsWithinDays } = filters;
  const { agentId, landlordId, search, sort, isDescending } = filters;
  const params = new URLSearchParams({
    ...(side && { as: side }),
    ...(status && { status }),
    ...(rentStatus && { rent: rentStatus }),
    ...(isInArrears && { arrears: 'yes' }),
    ...(isContradictory && { contradictory: 'yes' }),
    ...(endsWithinDays && { ends: String(endsWithinDays) }),
    ...(agentId && { agent: agentId }),
    ...(landlordId && { landlord: landlordId }),
    ...(search && { search }),
    ...(sort && { sort }),
    ...(sort && isDescending && { order: 'descending' }),
  });
  return `?${params.toString()}`;
}

/** Only the filters, as in the API. */
export const filtersOf = ({
  side: _side,
  sort: _sort,
  isDescending: _isDescending,
  search,
  isInArrears,
  isContradictory,
  ...filters
}: Filters) => ({
  ...filters,
  isInArrears: isInArrears || null,
  isContradictory: isContradictory || null,
  search: search || null,
});

export const orderOf = ({ sort, isDescending }: Filters) => (sort ? { sort, isDescending } : {});

/** Whether any filter is set. */
export const isFiltered = (filters: Filters): boolean =>
  Object.values(filtersOf(filters)).some((value) => value !== null);

/** Columns that are first sorted in descending order. */
const MOST_FIRST: readonly Sort[] = ['rent', 'arrears', 'starts'];

/** The same filters sorted by a column; if it is already, in the opposite order. */
export const sortedBy = (filters: Filters, sort: Sort): Filters => ({
  ...filters,
  sort,
  isDescending: filters.sort === sort ? !filters.isDescending : MOST_FIRST.includes(sort),
});
