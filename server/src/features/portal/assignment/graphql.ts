import type { Commission } from '@husvaer/domain/properties/assignment';

import { AddonType, CommissionType, type LeaseView } from '../../leases/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';

const PeriodType = builder
  .objectRef<{ from: string; to: string | null }>('LeaseAssignmentPeriod')
  .implement({
    fields: (t) => ({
      from: t.exposeString('from'),
      to: t.exposeString('to', { nullable: true }),
    }),
  });

export const AssignmentInfoType = builder
  .objectRef<LeaseView['assignment']>('LeaseAssignmentInfo')
  .implement({
    description: 'The terms between the landlord and the agency. Null for tenants.',
    fields: (t) => ({
      period: t.field({
        type: PeriodType,
        resolve: ({ startsOn: from, endsOn: to }) => ({ from, to }),
      }),
      brokeringCommissionAmount: t.field({
        type: CommissionType,
        nullable: true,
        resolve: ({ brokering }): Commission | null => brokering,
      }),
      rentalManagementCommissionAmount: t.field({
        type: CommissionType,
        nullable: true,
        resolve: ({ management }): Commission | null => management,
      }),
      guarantee: t.exposeInt('guaranteeMonths', {
        nullable: true,
        description: 'Months of unpaid rent that are paid out at a time. Null without a guarantee.',
      }),
      addons: t.expose('addons', { type: [AddonType] }),
    }),
  });
