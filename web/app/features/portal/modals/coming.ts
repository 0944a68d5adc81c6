import type { DueDays } from '@husvaer/domain/leases/due-day';
import type { UseCost } from '@husvaer/domain/leases/enums';

import type { ComingInvoicesQuery } from './coming.graphql.ts';

/** The fields of a lease that its coming invoices need. */
export interface ComingOf {
  _id: string;
  /** Whether the reader may change coming invoices. */
  mayWrite: boolean;
  useCosts: readonly UseCost[];
  dueDay: number;
  dueDays: readonly { since: string; day: number }[];
}
export type Coming = ComingInvoicesQuery['getComingInvoices'][number];

/** The due days of a lease in the form that the rules need. */
export const dueDaysOf = ({ dueDay, dueDays }: ComingOf): DueDays => ({
  dueDay,
  dueDays: dueDays.map(({ since, day }) => ({ since, dueDay: day })),
});
