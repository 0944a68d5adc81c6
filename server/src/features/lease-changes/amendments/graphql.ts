import { z } from 'zod';

import { parseInput } from '@husvaer/domain/kernel/validation';
import { LAST_MONTH_RENTS } from '@husvaer/domain/lease-changes/amendment';
import { withdrawalReason, paperLanguage } from '@husvaer/domain/leases/papers';

import { LanguageType } from '../../accounts/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
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

const languageField = {
  type: LanguageType,
  description: 'The language of the agreement. Defaults to Norwegian.',
};
const confirmedField = {
  description: 'Keys of contradictions that the viewer confirms to be right.',
};
const about = withContract.extend({
  language: paperLanguage,
  confirmed: contradictionKeys.nullish(),
});

/** The lease and the language of the input; the lease checks the rest. */
function readRequest({
  contractId,
  language: wanted,
  confirmed: keys,
  ...input
}: {
  contractId: string;
  language?: unknown;
  confirmed?: unknown;
}) {
  const request = parseInput(about, { contractId, language: wanted, confirmed: keys }, 'inputData');
  const { contractId: id, language, confirmed } = request;
  return { id, language, input, confirmed: confirmed ?? [] };
}

const ExtendInput = builder.inputType('ExtendLeaseInputData', {
  fields: (t) => ({
    contractId: t.id({ required: true }),
    endsOn: t.string({
      description: 'The last day, `YYYY-MM-DD`. Defaults to until further notice.',
    }),
    fixedTermGround: t.field({
      type: TermGroundEnum,
      description:
        'The ground of a fixed term that is shorter than the minimum by law (§ 9-3). Without one it is open-ended.',
    }),
    fixedTermReason: t.string({
      description:
        'The reason for an extension that is shorter than the minimum term by law, at most 500 characters.',
    }),
    language: t.field(languageField),
    confirmed: t.stringList(confirmedField),
  }),
});
builder.mutationField('extendLease', (t) =>
  t.field({
    type: LeaseType,
    description: 'Sends an extension of a lease to all parties for signing.',
    args: { inputData: t.arg({ type: ExtendInput, required: true }) },
    resolve(_, { inputData }, { runner, viewer }) {
      const request = readRequest(inputData);
      return runner.run(viewer, thenRead(extendLease, getLease, request.id), request);
    },
  }),
);

export const LastMonthRentEnum = builder.enumType('LastMonthRent', {
  values: LAST_MONTH_RENTS,
  description:
    'The rent for the month in which a lease ends: for the days until the last day, or for the whole month.',
});
const EndInput = builder.inputType('EndLeaseInputData', {
  fields: (t) => ({
    contractId: t.id({ required: true }),
    endsOn: t.string({
      required: true,
      description: 'The last day, `YYYY-MM-DD`. Today at the earliest.',
    }),
    reason: t.string({ description: 'At most 500 characters.' }),
    lastMonthRent: t.field({
      type: LastMonthRentEnum,
      description: 'Defaults to the days until the last day.',
    }),
    language: t.field(languageField),
  }),
});
builder.mutationField('endLease', (t) =>
  t.field({
    type: LeaseType,
    description:
      'Sends an agreement to end a lease on a day to all parties for signing. Either side may start it.',
    args: { inputData: t.arg({ type: EndInput, required: true }) },
    resolve(_, { inputData }, { runner, viewer }) {
      const request = readRequest(inputData);
      return runner.run(viewer, thenRead(endLease, getLease, request.id), request);
    },
  }),
);

const JoiningInput = builder.inputType('JoiningTenantInput', {
  fields: (t) => ({
    email: t.string({ required: true }),
    name: t.string({ required: true }),
    birthDate: t.string({
      required: true,
      description: '`YYYY-MM-DD`. The agreement states it, and the signature has to have the same.',
    }),
  }),
});
const TenantsInput = builder.inputType('ChangeTenantsInputData', {
  fields: (t) => ({
    contractId: t.id({ required: true }),
    from: t.string({
      required: true,
      description: 'The first day with the new tenants, `YYYY-MM-DD`. Tomorrow at the earliest.',
    }),
    leaving: t.stringList({
      required: true,
      description: 'The e-mail addresses of the tenants who move out.',
    }),
    joining: t.field({ type: [JoiningInput], required: true }),
    language: t.field(languageField),
    confirmed: t.stringList(confirmedField),
  }),
});
builder.mutationField('changeTenants', (t) =>
  t.field({
    type: LeaseType,
    description:
      'Sends a change of tenants to all parties for signing. The tenants are jointly and severally liable.',
    args: { inputData: t.arg({ type: TenantsInput, required: true }) },
    resolve(_, { inputData }, { runner, viewer }) {
      const request = readRequest(inputData);
      return runner.run(viewer, thenRead(changeTenants, getLease, request.id), request);
    },
  }),
);
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
