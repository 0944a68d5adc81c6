import { z } from 'zod';

import { passkeyName } from '@husvaer/domain/accounts/passkeys';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { builder } from '../../../platform/graphql/builder.ts';
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

builder.queryField('getMyPasskeys', (t) =>
  t.field({
    type: [PasskeyType],
    description:
      'Returns the viewer’s passkeys, oldest first. `POST /api/auth/passkeys` creates them.',
    resolve: (_, __, { runner, viewer }) => runner.read(viewer, getMyPasskeys, undefined),
  }),
);

const RenameInput = builder.inputType('RenamePasskeyInputData', {
  fields: (t) => ({ _id: t.id({ required: true }), name: t.string({ required: true }) }),
});
const renaming = z.object({ _id: uuid, name: passkeyName });

builder.mutationField('renamePasskey', (t) =>
  t.field({
    type: [PasskeyType],
    args: { inputData: t.arg({ type: RenameInput, required: true }) },
    resolve(_, { inputData }, { runner, viewer }) {
      const { _id: id, name } = parseInput(renaming, inputData, 'inputData');
      return runner.run(viewer, thenRead(renamePasskey, getMyPasskeys, undefined), { id, name });
    },
  }),
);

const RemoveInput = builder.inputType('RemovePasskeyInputData', {
  fields: (t) => ({ _id: t.id({ required: true }) }),
});

builder.mutationField('removePasskey', (t) =>
  t.field({
    type: [PasskeyType],
    description: 'Removes a passkey and notifies its owner by mail. Returns the remaining ones.',
    args: { inputData: t.arg({ type: RemoveInput, required: true }) },
    async resolve(_, { inputData }, { runner, viewer, site }) {
      const { _id: id } = parseInput(z.object({ _id: uuid }), inputData, 'inputData');
      const removed = { id, site: await site() };
      return runner.run(viewer, thenRead(removePasskey, getMyPasskeys, undefined), removed);
    },
  }),
);
