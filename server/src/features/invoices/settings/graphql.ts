import {
  KID_PARTS,
  type LeaseKidLayout,
  invoicingSettings,
  leaseKidLayout,
} from '@husvaer/domain/invoices/settings';

import { WITHOUT_PARTNER, withBooks } from '../../ledger/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { input, nested } from '../../../platform/graphql/input.ts';
import { query, mutation } from '../../../platform/graphql/operation.ts';
import { thenRead } from '../../../platform/work.ts';
import { setInvoicingSettings } from './use-cases/set-invoicing-settings.ts';
import { getInvoicingSettings } from './use-cases/get-invoicing-settings.ts';
import type { Invoicing } from './store.ts';

const PartEnum = builder.enumType('KidPart', { values: KID_PARTS });
const PartType = builder.objectRef<LeaseKidLayout['parts'][number]>('KidLayoutPart').implement({
  fields: (t) => ({
    name: t.expose('name', { type: PartEnum }),
    width: t.exposeInt('width', { description: 'The number of digits.' }),
    value: t.int({ nullable: true, resolve: ({ value }) => value ?? null }),
  }),
});
const SettingsType = builder.objectRef<Invoicing>('InvoicingSettings').implement({
  fields: (t) => ({
    leadDays: t.exposeInt('leadDays', {
      description: 'The number of days before its due date that rent is invoiced.',
    }),
    remainderLimit: t.expose('remainderLimit', {
      type: 'Kroner',
      description: 'A rest of a paid invoice up to this amount is written off by rule. 0: none is.',
    }),
    aloneLimit: t.expose('aloneLimit', {
      type: 'Kroner',
      description:
        'What one person writes off or credits on a lease alone. Above it a second person agrees.',
    }),
    kidLength: t.int({ resolve: ({ layout }) => layout.length }),
    kidParts: t.field({
      type: [PartType],
      description: 'The parts in order, before the check digit (MOD10).',
      resolve: ({ layout }) => [...layout.parts],
    }),
  }),
});
query('getInvoicingSettings', {
  args: {
    queryData: input(
      'InvoicingSettingsQueryData',
      withBooks,
      { partnerId: WITHOUT_PARTNER },
      { isRequired: true },
    ),
  },
  type: SettingsType,
  run: ({ queryData: { partnerId } }, { runner, viewer }) =>
    runner.read(viewer, getInvoicingSettings, partnerId),
});

const PartInput = nested('KidLayoutPartInput', {
  name: { type: PartEnum },
  value: 'The value of a part that is the same in every KID.',
});
const settings = invoicingSettings.extend({
  ...withBooks.shape,
  kidParts: leaseKidLayout.nullish(),
});
mutation('setInvoicingSettings', {
  args: {
    inputData: input('SetInvoicingSettingsInputData', settings, {
      partnerId: WITHOUT_PARTNER,
      leadDays: '1 to 31.',
      remainderLimit: '0 to 50. If omitted, it does not change.',
      aloneLimit: '0 to 100,000. If omitted, it does not change.',
      kidParts: {
        nested: PartInput,
        description:
          'If omitted, the parts do not change. Without a part for the invoice, a lease has one KID for all invoices.',
      },
    }),
  },
  type: SettingsType,
  run: ({ inputData }, { runner, viewer }) =>
    runner.run(
      viewer,
      thenRead(setInvoicingSettings, getInvoicingSettings, inputData.partnerId),
      inputData,
    ),
});
