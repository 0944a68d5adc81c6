import { z } from 'zod';

import {
  LAST_MONTH_RENTS,
  ending,
  extension,
  tenantsChange,
} from '@husvaer/domain/lease-changes/amendment';
import { withdrawalReason, paperLanguage } from '@husvaer/domain/leases/papers';

import { builder } from '../../../platform/graphql/builder.ts';
import { input, nested, inputWithRest } from '../../../platform/graphql/input.ts';
import { mutation } from '../../../platform/graphql/operation.ts';
import { thenRead } from '../../../platform/work.ts';
import {
  LeaseType,
  TermGroundEnum,
  contradictionKeys,
  withContract,
  getLease,
} from '../../leases/public.ts';
import { endLease } from './use-cases/end-lease.ts';
import { changeTenants } from './use-cases/change-tenants.ts';
import { extendLease } from './use-cases/extend-lease.ts';
import { withdrawAmendment } from './use-cases/withdraw-amendment.ts';

const AMENDMENT_KINDS = ['extension', 'ending', 'tenants'] as const;
builder.enumType('AmendmentKind', { values: AMENDMENT_KINDS });

const agreed = withContract.extend({ language: paperLanguage });
const confirmable = agreed.extend({
  confirmed: contradictionKeys.nullish().transform((keys) => keys ?? []),
});
const LANGUAGE = 'The language of the agreement. Defaults to Norwegian.';
const CONFIRMED = 'Keys of contradictions that the viewer confirms to be right.';
const SOME_DAY = '2026-01-01';

mutation('extendLease', {
  description: 'Sends an extension of a lease to all parties for signing.',
  args: {
    inputData: inputWithRest(
      'ExtendLeaseInputData',
      { first: confirmable, rest: extension({ endsOn: SOME_DAY }) },
      {
        endsOn: 'The last day, `YYYY-MM-DD`. Defaults to until further notice.',
        fixedTermGround: {
          type: TermGroundEnum,
          description:
            'The ground of a fixed term that is shorter than the minimum by law (§ 9-3). Without one it is open-ended.',
        },
        fixedTermReason:
          'The reason for an extension that is shorter than the minimum term by law, at most 500 characters.',
        language: LANGUAGE,
        confirmed: CONFIRMED,
      },
    ),
  },
  type: LeaseType,
  run: ({ inputData }, { runner, viewer }) =>
    runner.run(viewer, thenRead(extendLease, getLease, inputData.contractId), inputData),
});

export const LastMonthRentEnum = builder.enumType('LastMonthRent', {
  values: LAST_MONTH_RENTS,
  description:
    'The rent for the month in which a lease ends: for the days until the last day, or for the whole month.',
});
mutation('endLease', {
  description:
    'Sends an agreement to end a lease on a day to all parties for signing. Either side may start it.',
  args: {
    inputData: inputWithRest(
      'EndLeaseInputData',
      { first: agreed, rest: ending({ today: SOME_DAY, endsOn: null }) },
      {
        endsOn: 'The last day, `YYYY-MM-DD`. Today at the earliest.',
        reason: 'At most 500 characters.',
        lastMonthRent: {
          type: LastMonthRentEnum,
          description: 'Defaults to the days until the last day.',
        },
        language: LANGUAGE,
      },
    ),
  },
  type: LeaseType,
  run: ({ inputData }, { runner, viewer }) =>
    runner.run(viewer, thenRead(endLease, getLease, inputData.contractId), inputData),
});

const JoiningInput = nested('JoiningTenantInput', {
  birthDate: '`YYYY-MM-DD`. The agreement states it, and the signature has to have the same.',
});
mutation('changeTenants', {
  description:
    'Sends a change of tenants to all parties for signing. The tenants are jointly and severally liable.',
  args: {
    inputData: inputWithRest(
      'ChangeTenantsInputData',
      { first: confirmable, rest: tenantsChange({ today: SOME_DAY, renting: [] }) },
      {
        from: 'The first day with the new tenants, `YYYY-MM-DD`. Tomorrow at the earliest.',
        leaving: 'The e-mail addresses of the tenants who move out.',
        joining: { nested: JoiningInput },
        language: LANGUAGE,
        confirmed: CONFIRMED,
      },
    ),
  },
  type: LeaseType,
  run: ({ inputData }, { runner, viewer }) =>
    runner.run(viewer, thenRead(changeTenants, getLease, inputData.contractId), inputData),
});
const withdrawal = withContract.extend({ kind: z.enum(AMENDMENT_KINDS), reason: withdrawalReason });
mutation('withdrawAmendment', {
  description: 'Withdraws an agreement that not everyone has signed.',
  args: {
    inputData: input('WithdrawAmendmentInputData', withdrawal, {
      reason: 'The reason, which everyone is notified of. At most 500 characters.',
    }),
  },
  type: LeaseType,
  run: ({ inputData: { contractId: id, ...input } }, { runner, viewer }) =>
    runner.run(viewer, thenRead(withdrawAmendment, getLease, id), { id, ...input }),
});
