import { z } from 'zod';

import { passkeyName } from '@husvaer/domain/accounts/passkeys';
import { uuid } from '@husvaer/domain/kernel/uuid';

import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { mutation, query } from '../../../platform/graphql/operation.ts';
import { thenRead } from '../../../platform/work.ts';
import type { Passkey } from '../proofs/passkeys/store.ts';
import { renamePasskey } from './use-cases/rename-passkey.ts';
import { getMyPasskeys } from './use-cases/get-my-passkeys.ts';
import { removePasskey } from './use-cases/remove-passkey.ts';

const PasskeyType = builder.objectRef<Passkey>('Passkey').implement({
  description: 'A key that an account logs in with in place of a password.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    isBackedUp: t.exposeBoolean('isBackedUp', {
      description: 'Whether the passkey is on more than one of the owner’s devices.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    usedAt: t.expose('usedAt', { type: 'DateTime', nullable: true }),
  }),
});

query('getMyPasskeys', {
  description:
    'Returns the viewer’s passkeys, oldest first. `POST /api/auth/passkeys` creates them.',
  type: [PasskeyType],
  run: (_, { runner, viewer }) => runner.read(viewer, getMyPasskeys, undefined),
});
const renaming = z.object({ _id: uuid, name: passkeyName });

mutation('renamePasskey', {
  args: { inputData: input('RenamePasskeyInputData', renaming) },
  type: [PasskeyType],
  run: ({ inputData: { _id: id, name } }, { runner, viewer }) =>
    runner.run(viewer, thenRead(renamePasskey, getMyPasskeys, undefined), { id, name }),
});

mutation('removePasskey', {
  description: 'Removes a passkey and notifies its owner by mail. Returns the remaining ones.',
  args: { inputData: input('RemovePasskeyInputData', z.object({ _id: uuid })) },
  type: [PasskeyType],
  async run({ inputData: { _id: id } }, { runner, viewer, site }) {
    const removed = { id, site: await site() };
    return runner.run(viewer, thenRead(removePasskey, getMyPasskeys, undefined), removed);
  },
});
