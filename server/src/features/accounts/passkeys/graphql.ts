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
  description: 'What its owner logs in with in place of a password.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    isBackedUp: t.exposeBoolean('isBackedUp', {
      description: 'Whether it is on more than one device of its owner’s.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    usedAt: t.expose('usedAt', { type: 'DateTime', nullable: true }),
  }),
});

builder.queryField('getMyPasskeys', (t) =>
  t.field({
    type: [PasskeyType],
    description: 'One’s own, the first made first. They are made by `POST /api/auth/passkeys`.',
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
    description: 'Its owner is notified by mail. Returns the remaining ones.',
    args: { inputData: t.arg({ type: RemoveInput, required: true }) },
    async resolve(_, { inputData }, { runner, viewer, site }) {
      const { _id: id } = parseInput(z.object({ _id: uuid }), inputData, 'inputData');
      const removed = { id, site: await site() };
      return runner.run(viewer, thenRead(removePasskey, getMyPasskeys, undefined), removed);
    },
  }),
);
