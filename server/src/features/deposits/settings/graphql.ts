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
      description: 'Who insures, as leases name it.',
    }),
    insuranceShare: t.float({
      description: 'What an insurance costs, percent of the deposit.',
      resolve: ({ insuranceShare }) => insuranceShare / 100,
    }),
    hasAccountEach: t.exposeBoolean('hasAccountEach', {
      description:
        'Whether tenants who rent together have an account each, in place of one for all.',
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
    insuranceShare: t.float({ required: true, description: 'Percent, 0.01 to 100.' }),
    hasAccountEach: t.boolean({ required: true }),
    insurer: t.string({ description: 'Who insures, as leases name it.' }),
  }),
});
builder.mutationField('setDepositSettings', (t) =>
  t.field({
    type: SettingsType,
    description: 'Deposits that were made before stay as they are.',
    args: { inputData: t.arg({ type: SettingsInput, required: true }) },
    resolve(_, { inputData }, { runner, viewer }) {
      return runner.run(viewer, thenRead(setDepositSettings, getDepositSettings), { ...inputData });
    },
  }),
);
