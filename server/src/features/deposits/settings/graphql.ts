import { type DepositSettings, depositSettings } from '@husvaer/domain/deposits/settings';

import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { query, mutation } from '../../../platform/graphql/operation.ts';
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
query('getDepositSettings', {
  args: { queryData: input('DepositSettingsQueryData', withPartner) },
  type: SettingsType,
  run: ({ queryData: { partnerId } }, { runner, viewer }) =>
    runner.read(viewer, getDepositSettings, partnerId),
});

mutation('setDepositSettings', {
  description: 'Sets how an agency handles deposits. Existing deposits do not change.',
  args: {
    inputData: input('SetDepositSettingsInputData', depositSettings, {
      insuranceShare: 'The price as a percentage of the deposit, 0.01 to 100.',
      insurer: 'The name of the insurer in leases.',
    }),
  },
  type: SettingsType,
  run: ({ inputData }, { runner, viewer }) =>
    runner.run(viewer, thenRead(setDepositSettings, getDepositSettings), inputData),
});
