import { z } from 'zod';

import { ORDER_STATUSES } from '@husvaer/domain/signing/states';
import { decline } from '@husvaer/domain/signing/consent';

import { LanguageType } from '../accounts/public.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { mutation, query } from '../../platform/graphql/operation.ts';
import { input } from '../../platform/graphql/input.ts';
import { anId } from '../../platform/input-id.ts';
import { thenRead } from '../../platform/work.ts';
import { declineSigning } from './use-cases/decline-signing.ts';
import { getSigning, type SigningView } from './use-cases/get-signing.ts';
import { noteSigningSeen } from './use-cases/note-signing-seen.ts';

const StatusEnum = builder.enumType('SigningOrderStatus', { values: ORDER_STATUSES });

const SignerType = builder.objectRef<SigningView['signers'][number]>('Signer').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    role: t.exposeString('role', { description: '`tenant`, `landlord` or `agent`.' }),
    signedAt: t.expose('signedAt', { type: 'DateTime', nullable: true }),
    declinedAt: t.expose('declinedAt', { type: 'DateTime', nullable: true }),
    isMe: t.exposeBoolean('isMe'),
    isTurn: t.exposeBoolean('isTurn'),
  }),
});

const SigningType = builder.objectRef<SigningView>('Signing').implement({
  description: 'A document to sign, as its signer sees it.',
  fields: (t) => ({
    _id: t.exposeID('id', { description: 'The id of the signer.' }),
    title: t.exposeString('title'),
    language: t.expose('language', {
      type: LanguageType,
      nullable: true,
      description:
        'The language of the document. Only the text in this language is binding. Null if unknown.',
    }),
    informationPath: t.exposeString('informationPath', {
      nullable: true,
      description:
        'The path of a page with the same content in the other language, for information.',
    }),
    status: t.expose('status', { type: StatusEnum }),
    isMyTurn: t.exposeBoolean('isMyTurn'),
    signedAt: t.expose('signedAt', { type: 'DateTime', nullable: true }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    sha256: t.exposeString('sha256', {
      description: 'The SHA-256 hash of the document to sign, in hex.',
    }),
    returnTo: t.exposeString('returnTo', {
      description: 'The path of the page to return to after signing.',
    }),
    errandPath: t.exposeString('errandPath', {
      nullable: true,
      description:
        'The path of the page with the signer’s task before signing. Null if there is none.',
    }),
    documentId: t.exposeID('documentId', {
      description:
        'The id for `getFileDownloadUrl`: the signed document once everyone has signed, otherwise the document to sign.',
    }),
    identityName: t.exposeString('identityName', {
      description: 'The public name of the identity provider.',
    }),
    signers: t.expose('signers', { type: [SignerType] }),
  }),
});

const withSigner = z.object({ signerId: anId });

query('getSigning', {
  args: { queryData: input('SigningQueryData', withSigner) },
  type: SigningType,
  run: ({ queryData: { signerId } }, { runner, viewer }) =>
    runner.read(viewer, getSigning, signerId),
});

mutation('declineSigning', {
  description: 'Ends the signing for all signers, who are notified who declined and why.',
  args: {
    inputData: input('DeclineSigningInputData', decline.extend({ signerId: anId }), {
      reason: 'At most 500 characters.',
    }),
  },
  type: SigningType,
  run: ({ inputData }, { runner, viewer }) =>
    runner.run(viewer, thenRead(declineSigning, getSigning, inputData.signerId), inputData),
});

mutation('noteSigningSeen', {
  description:
    'Records that the signer has seen the signing page or opened the document. Only the first time is recorded.',
  args: {
    inputData: input(
      'NoteSigningSeenInputData',
      z.object({ signerId: anId, isOpen: z.boolean() }),
      { isOpen: 'Whether the document itself is open. If false, only the page is.' },
    ),
  },
  type: 'Boolean',
  async run({ inputData }, { runner, viewer }) {
    await runner.run(viewer, noteSigningSeen, inputData);
    return true;
  },
});
