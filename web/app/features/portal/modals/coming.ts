import type { DueDays } from '@husvaer/domain/leases/due-day';
import type { UseCost } from '@husvaer/domain/leases/enums';

import type { ComingInvoicesQuery } from './coming.graphql.ts';

/** As much of a lease as what is to be invoiced needs. */
export interface ComingOf {
  _id: string;
  /** Whether the reader may change what is to come. */
  mayWrite: boolean;
  useCosts: readonly UseCost[];
  dueDay: number;
  dueDays: readonly { since: string; day: number }[];
}
export type Coming = ComingInvoicesQuery['getComingInvoices'][number];

/** The due days of a lease as rules read them. */
export const dueDaysOf = ({ dueDay, dueDays }: ComingOf): DueDays => ({
  dueDay,
  dueDays: dueDays.map(({ since, day }) => ({ since, dueDay: day })),
});
