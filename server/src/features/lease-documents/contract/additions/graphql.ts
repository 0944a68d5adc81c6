import { z } from 'zod';

import {
  ADDITION_KINDS,
  type ContractAddition,
  contractAdditions,
} from '@husvaer/domain/lease-documents/additions';

import { builder } from '../../../../platform/graphql/builder.ts';
import { input, nested } from '../../../../platform/graphql/input.ts';
import { query, mutation } from '../../../../platform/graphql/operation.ts';
import { anId } from '../../../../platform/input-id.ts';
import { thenRead } from '../../../../platform/work.ts';
import { getContractAdditions } from './use-cases/get-contract-additions.ts';
import { setContractAdditions } from './use-cases/set-contract-additions.ts';

const KindEnum = builder.enumType('ContractAdditionKind', { values: ADDITION_KINDS });

const TextType = builder.objectRef<ContractAddition['no']>('ContractAdditionText').implement({
  fields: (t) => ({ heading: t.exposeString('heading'), text: t.exposeString('text') }),
});
const AdditionType = builder.objectRef<ContractAddition>('ContractAddition').implement({
  fields: (t) => ({
    no: t.expose('no', { type: TextType }),
    en: t.expose('en', {
      type: TextType,
      nullable: true,
      description: 'If null, English documents have the Norwegian text.',
    }),
  }),
});

const which = z.object({ partnerId: anId, kind: z.enum(ADDITION_KINDS) });

query('getContractAdditions', {
  description: 'Returns an agency’s additions to its documents. Only for its agents.',
  args: { queryData: input('ContractAdditionsQueryData', which) },
  type: [AdditionType],
  run: ({ queryData }, { runner, viewer }) => runner.read(viewer, getContractAdditions, queryData),
});

const TextInput = nested(
  'ContractAdditionTextInput',
  {},
  'A heading of at most 100 characters and a text of at most 5000. Placeholders such as {{tenantName}} are filled in.',
);
const AdditionInput = nested('ContractAdditionInput', {
  no: { nested: TextInput },
  en: { nested: TextInput },
});
mutation('setContractAdditions', {
  description:
    'Replaces an agency’s additions to its documents. Documents that were sent do not change.',
  args: {
    inputData: input('SetContractAdditionsInputData', contractAdditions, {
      kind: { type: KindEnum },
      additions: { nested: AdditionInput, description: 'All additions, in order.' },
    }),
  },
  type: [AdditionType],
  run: ({ inputData }, { runner, viewer }) =>
    runner.run(viewer, thenRead(setContractAdditions, getContractAdditions), inputData),
});
