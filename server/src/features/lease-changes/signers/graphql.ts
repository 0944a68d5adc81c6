import { email } from '@husvaer/domain/accounts/credentials';
import { parseInput } from '@husvaer/domain/kernel/validation';
import { nonEmptyLine } from '@husvaer/domain/kernel/tidied-text';

import { anId } from '../../../platform/input-id.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { mutation } from '../../../platform/graphql/operation.ts';
import type { Rule } from '../../../platform/limits/limits.ts';
import { thenRead } from '../../../platform/work.ts';
import { LeaseType, withContract, getLease } from '../../leases/public.ts';
import { changeSignerEmail } from './use-cases/change-signer-email.ts';
import { confirmSignerName } from './use-cases/confirm-signer-name.ts';
import { resendSigning } from './use-cases/resend-signing.ts';

const REPEAT_REQUEST: Rule = { name: 'leases ask again account', points: 20, seconds: 60 * 60 };
const ofSigner = withContract.extend({ signerId: anId });

mutation('resendSigning', {
  description:
    'Reminds a person whose turn it is to sign a document of a lease. The reminder is sent by mail and on the site.',
  args: { inputData: input('ResendSigningInputData', ofSigner) },
  type: LeaseType,
  async run({ inputData: { contractId: id, signerId } }, { runner, viewer, limits }) {
    if (viewer.kind === 'account') await limits.consume(REPEAT_REQUEST, viewer.id);
    return runner.run(viewer, thenRead(resendSigning, getLease, id), { id, signerId });
  },
});

const ConfirmNameInput = builder.inputType('ConfirmSignerNameInputData', {
  fields: (t) => ({
    contractId: t.id({ required: true }),
    signerId: t.id({ required: true }),
    otherName: t.string({ required: true, description: 'The name of their electronic identity.' }),
  }),
});

builder.mutationField('confirmSignerName', (t) =>
  t.field({
    type: LeaseType,
    description:
      'Confirms that a signer is the person whom their electronic identity names otherwise than the document.',
    args: { inputData: t.arg({ type: ConfirmNameInput, required: true }) },
    resolve(_, { inputData }, { runner, viewer }) {
      const schema = ofSigner.extend({ otherName: nonEmptyLine(300) });
      const { contractId: id, ...input } = parseInput(schema, inputData, 'inputData');
      return runner.run(viewer, thenRead(confirmSignerName, getLease, id), { id, ...input });
    },
  }),
);

const ChangeEmailInput = builder.inputType('ChangeSignerEmailInputData', {
  fields: (t) => ({
    contractId: t.id({ required: true }),
    signerId: t.id({ required: true, description: 'A future tenant who has not signed.' }),
    email: t.string({ required: true }),
  }),
});

builder.mutationField('changeSignerEmail', (t) =>
  t.field({
    type: LeaseType,
    description:
      'Sends a lease or a change of tenants to another e-mail address of a future tenant who has not signed. The earlier link stops working.',
    args: { inputData: t.arg({ type: ChangeEmailInput, required: true }) },
    async resolve(_, { inputData }, { runner, viewer, limits }) {
      const schema = ofSigner.extend({ email });
      const { contractId: id, ...input } = parseInput(schema, inputData, 'inputData');
      if (viewer.kind === 'account') await limits.consume(REPEAT_REQUEST, viewer.id);
      return runner.run(viewer, thenRead(changeSignerEmail, getLease, id), { id, ...input });
    },
  }),
);
