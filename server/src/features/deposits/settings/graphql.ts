import type { DepositSettings } from '@husvaer/domain/deposits/settings';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { builder } from '../../../platform/graphql/builder.ts';
import { withPartner } from '../../../platform/input-id.ts';
import { thenRead } from '../../../platform/work.ts';
import { setDepositSettings } from './use-cases/set-deposit-settings.ts';
import { getDepositSettings } from './use-cases/get-deposit-settings.ts';

const SettingsType = builder.objectRef<DepositSettings>('DepositSettings').implement({
  description: 'How an agency handles deposits.',
  fields: (t) => ({
    insurer: t.exposeString('insurer', {
      nullable: true,
      description: 'The name of the insurer in leases.',
    }),
    insuranceShare: t.float({
      description: 'The price of an insurance as a percentage of the deposit.',
      resolve: ({ insuranceShare }) => insuranceShare / 100,
    }),
    hasAccountEach: t.exposeBoolean('hasAccountEach', {
      description:
        'Whether tenants who rent together have one account each. If false, they share one account.',
    }),
  }),
});

const SettingsQueryData = builder.inputType('DepositSettingsQueryData', {
  fields: (t) => ({ partnerId: t.id({ required: true }) }),
});
builder.queryField('getDepositSettings', (t) =>
  t.field({
    type: SettingsType,
    args: { queryData: t.arg({ type: SettingsQueryData, required: true }) },
    resolve(_, { queryData }, { runner, viewer }) {
      const { partnerId } = parseInput(withPartner, queryData, 'queryData');
      return runner.read(viewer, getDepositSettings, partnerId);
    },
  }),
);

const SettingsInput = builder.inputType('SetDepositSettingsInputData', {
  fields: (t) => ({
    partnerId: t.id({ required: true }),
    insuranceShare: t.float({
      required: true,
      description: 'The price as a percentage of the deposit, 0.01 to 100.',
    }),
    hasAccountEach: t.boolean({ required: true }),
    insurer: t.string({ description: 'The name of the insurer in leases.' }),
  }),
});
builder.mutationField('setDepositSettings', (t) =>
  t.field({
    type: SettingsType,
    description: 'Sets how an agency handles deposits. Existing deposits do not change.',
    args: { inputData: t.arg({ type: SettingsInput, required: true }) },
    resolve(_, { inputData }, { runner, viewer }) {
      return runner.run(viewer, thenRead(setDepositSettings, getDepositSettings), { ...inputData });
    },
  }),
);
