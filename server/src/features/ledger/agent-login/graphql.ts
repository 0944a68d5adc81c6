import { z } from 'zod';

import { parseInput } from '@husvaer/domain/kernel/validation';

import { withPartner } from '../../../platform/input-id.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { getAgentLogin } from './use-cases/get-agent-login.ts';
import { setAgentLogin } from './use-cases/set-agent-login.ts';

const LoginType = builder.objectRef<boolean>('AgentLogin').implement({
  description: 'How the agents of an agency must log in.',
  fields: (t) => ({
    isStrong: t.boolean({
      description:
        'Whether agents must log in with a passkey or BankID. A password alone is then not enough to act for the agency.',
      resolve: (isStrong) => isStrong,
    }),
  }),
});

const Query = builder.inputType('AgentLoginQueryData', {
  fields: (t) => ({ partnerId: t.id({ required: true }) }),
});

builder.queryField('getAgentLogin', (t) =>
  t.field({
    type: LoginType,
    args: { queryData: t.arg({ type: Query, required: true }) },
    resolve(_, { queryData }, { runner, viewer }) {
      const { partnerId } = parseInput(withPartner, queryData, 'queryData');
      return runner.read(viewer, getAgentLogin, partnerId);
    },
  }),
);

const agentLogin = withPartner.extend({ isStrong: z.boolean() });
const Input = builder.inputType('SetAgentLoginInputData', {
  fields: (t) => ({
    partnerId: t.id({ required: true }),
    isStrong: t.boolean({ required: true }),
  }),
});

builder.mutationField('setAgentLogin', (t) =>
  t.field({
    type: LoginType,
    description:
      'Sets how the agents of an agency must log in. It applies immediately, also to open sessions. For agents.',
    args: { inputData: t.arg({ type: Input, required: true }) },
    async resolve(_, { inputData }, { runner, viewer }) {
      const body = parseInput(agentLogin, inputData, 'inputData');
      await runner.run(viewer, setAgentLogin, body);
      return body.isStrong;
    },
  }),
);
