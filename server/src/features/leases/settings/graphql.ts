import { type LeaseSettings, leaseSettings } from '@husvaer/domain/leases/settings';

import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { query, mutation } from '../../../platform/graphql/operation.ts';
import { withPartner } from '../../../platform/input-id.ts';
import { thenRead } from '../../../platform/work.ts';
import { setLeaseSettings } from './use-cases/set-lease-settings.ts';
import { getLeaseSettings } from './use-cases/get-lease-settings.ts';

const SettingsType = builder.objectRef<LeaseSettings>('LeaseSettings').implement({
  description: 'The settings with which an agency handles its leases.',
  fields: (t) => ({
    endingMonths: t.exposeInt('endingMonths', {
      description:
        'The number of months before the end of a lease in which its status says that it ends soon.',
    }),
    signingDays: t.exposeInt('signingDays', {
      description: 'The number of days that people have to sign a document.',
    }),
    remindingDays: t.exposeInt('remindingDays', {
      description:
        'The number of days after which the person whose turn it is to sign is reminded.',
    }),
  }),
});
query('getLeaseSettings', {
  args: { queryData: input('LeaseSettingsQueryData', withPartner) },
  type: SettingsType,
  run: ({ queryData: { partnerId } }, { runner, viewer }) =>
    runner.read(viewer, getLeaseSettings, partnerId),
});

mutation('setLeaseSettings', {
  description:
    'Sets how an agency handles its leases. Documents that are already out for signing are not affected.',
  args: {
    inputData: input('SetLeaseSettingsInputData', leaseSettings, {
      endingMonths: '1 to 12.',
      signingDays: '1 to 90.',
      remindingDays: '1 to 30.',
    }),
  },
  type: SettingsType,
  run: ({ inputData }, { runner, viewer }) =>
    runner.run(viewer, thenRead(setLeaseSettings, getLeaseSettings), inputData),
});
