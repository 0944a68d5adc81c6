import { email } from '@husvaer/domain/accounts/credentials';
import { nonEmptyLine } from '@husvaer/domain/kernel/tidied-text';

import { anId } from '../../../platform/input-id.ts';
import { mutation } from '../../../platform/graphql/operation.ts';
import { input } from '../../../platform/graphql/input.ts';
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

mutation('confirmSignerName', {
  description:
    'Confirms that a signer is the person whom their electronic identity names otherwise than the document.',
  args: {
    inputData: input(
      'ConfirmSignerNameInputData',
      ofSigner.extend({ otherName: nonEmptyLine(300) }),
      { otherName: 'The name of their electronic identity.' },
    ),
  },
  type: LeaseType,
  run: ({ inputData: { contractId: id, ...input } }, { runner, viewer }) =>
    runner.run(viewer, thenRead(confirmSignerName, getLease, id), { id, ...input }),
});

mutation('changeSignerEmail', {
  description:
    'Sends a lease or a change of tenants to another e-mail address of a future tenant who has not signed. The earlier link stops working.',
  args: {
    inputData: input('ChangeSignerEmailInputData', ofSigner.extend({ email }), {
      signerId: 'A future tenant who has not signed.',
    }),
  },
  type: LeaseType,
  async run({ inputData: { contractId: id, ...input } }, { runner, viewer, limits }) {
    if (viewer.kind === 'account') await limits.consume(REPEAT_REQUEST, viewer.id);
    return runner.run(viewer, thenRead(changeSignerEmail, getLease, id), { id, ...input });
  },
});
