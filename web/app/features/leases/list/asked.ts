import { LEASE_STATUSES, type LeaseStatus } from '@husvaer/domain/leases/words';

/** As whom one may look at leases of one's own. */
export const SIDES = ['tenant', 'landlord'] as const;
export type Side = (typeof SIDES)[number];

/** What the list is of, as the address says. */
export interface Asked {
  /** Null: whichever one is. */
  side: Side | null;
  /** Null: all of them. */
  status: LeaseStatus | null;
  search: string;
}

export const readAsked = (params: URLSearchParams): Asked => ({
  side: SIDES.find((one) => one === params.get('as')) ?? null,
  status: LEASE_STATUSES.find((one) => one === params.get('status')) ?? null,
  search: params.get('search')?.trim() ?? '',
});

/** The query of an address that asks so. */
export function writeAsked({ side, status, search }: Asked): string {
  const params = new URLSearchParams({
    ...(side && { as: side }),
    ...(status && { status }),
    ...(search && { search }),
  });
  return `?${params.toString()}`;
}
