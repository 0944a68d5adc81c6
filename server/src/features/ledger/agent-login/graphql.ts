import { z } from 'zod';

import { withPartner } from '../../../platform/input-id.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { mutation, query } from '../../../platform/graphql/operation.ts';
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

query('getAgentLogin', {
  args: { queryData: input('AgentLoginQueryData', withPartner) },
  type: LoginType,
  run: ({ queryData: { partnerId } }, { runner, viewer }) =>
    runner.read(viewer, getAgentLogin, partnerId),
});

const agentLogin = withPartner.extend({ isStrong: z.boolean() });

mutation('setAgentLogin', {
  description:
    'Sets how the agents of an agency must log in. It applies immediately, also to open sessions. For agents.',
  args: { inputData: input('SetAgentLoginInputData', agentLogin) },
  type: LoginType,
  async run({ inputData: body }, { runner, viewer }) {
    await runner.run(viewer, setAgentLogin, body);
    return body.isStrong;
  },
});
