import { z } from 'zod';

import { parseInput } from '@husvaer/domain/kernel/validation';
import { paperLanguage } from '@husvaer/domain/leases/papers';
import { CONDITIONS, METERS, PROTOCOL_KINDS } from '@husvaer/domain/leases/protocol';

import { AttachmentInput, FileType, type Document } from '../../files/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { mutation, query } from '../../../platform/graphql/operation.ts';
import { thenRead } from '../../../platform/work.ts';
import { LeaseType, withContract, getLease } from '../../leases/public.ts';
import { getLeaseProtocols, type ShownProtocol } from './use-cases/get-lease-protocols.ts';
import { sendProtocol } from './use-cases/send-protocol.ts';
import { writeProtocol } from './use-cases/write-protocol.ts';
import type { ProtocolContent } from './store.ts';

const KindEnum = builder.enumType('ProtocolKind', { values: PROTOCOL_KINDS });
const MeterEnum = builder.enumType('Meter', { values: METERS });
const ConditionEnum = builder.enumType('RoomCondition', { values: CONDITIONS });

const MeterType = builder.objectRef<ProtocolContent['meters'][number]>('ProtocolMeter').implement({
  fields: (t) => ({
    meter: t.expose('meter', { type: MeterEnum }),
    number: t.exposeString('number', { nullable: true }),
    reading: t.exposeString('reading'),
  }),
});
const KeysType = builder.objectRef<ProtocolContent['keys'][number]>('ProtocolKeys').implement({
  fields: (t) => ({ name: t.exposeString('name'), count: t.exposeInt('count') }),
});
const RoomType = builder
  .objectRef<ProtocolContent['rooms'][number] & { photos: Document[] }>('ProtocolRoom')
  .implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      condition: t.expose('condition', { type: ConditionEnum }),
      note: t.exposeString('note', { nullable: true }),
      photos: t.field({ type: [FileType], resolve: ({ photos }) => photos }),
    }),
  });
const SplitType = builder
  .objectRef<NonNullable<ProtocolContent['deposit']>>('DepositSplit')
  .implement({
    description: 'The part of the deposit that goes to the landlord, and the reason.',
    fields: (t) => ({
      toLandlord: t.field({
        type: 'Kroner',
        resolve: ({ toLandlord }) => BigInt(toLandlord),
      }),
      reason: t.exposeString('reason', { nullable: true }),
    }),
  });

const ProtocolType = builder.objectRef<ShownProtocol>('LeaseProtocol').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: KindEnum }),
    version: t.exposeInt('version', { description: 'The version to send with `writeProtocol`.' }),
    signedAt: t.expose('signedAt', { type: 'DateTime', nullable: true }),
    takenOn: t.string({ resolve: ({ content }) => content.takenOn }),
    meters: t.field({ type: [MeterType], resolve: ({ content }) => content.meters }),
    keys: t.field({ type: [KeysType], resolve: ({ content }) => content.keys }),
    rooms: t.field({
      type: [RoomType],
      resolve: ({ content, photos }) =>
        content.rooms.map((room) => ({
          ...room,
          photos: room.photoIds.flatMap((id) => photos.get(id) ?? []),
        })),
    }),
    note: t.string({ nullable: true, resolve: ({ content }) => content.note }),
    deposit: t.field({
      type: SplitType,
      nullable: true,
      resolve: ({ content }) => content.deposit,
    }),
  }),
});
query('getLeaseProtocols', {
  description: 'Returns the move-in and move-out protocols of a lease.',
  args: { queryData: input('LeaseProtocolsQueryData', withContract) },
  type: [ProtocolType],
  run: ({ queryData: { contractId } }, { runner, viewer }) =>
    runner.read(viewer, getLeaseProtocols, contractId),
});

const MeterInput = builder.inputType('ProtocolMeterInput', {
  fields: (t) => ({
    meter: t.field({ type: MeterEnum, required: true }),
    number: t.string(),
    reading: t.string({ required: true }),
  }),
});
const KeysInput = builder.inputType('ProtocolKeysInput', {
  fields: (t) => ({ name: t.string({ required: true }), count: t.int({ required: true }) }),
});
const RoomInput = builder.inputType('ProtocolRoomInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    condition: t.field({ type: ConditionEnum, required: true }),
    note: t.string({ description: 'At most 2000 characters.' }),
    photos: t.field({
      type: [AttachmentInput],
      required: true,
      description: 'Photos, at most 8. A protocol has at most 60 in total.',
    }),
  }),
});
const SplitInput = builder.inputType('DepositSplitInput', {
  fields: (t) => ({
    toLandlord: t.float({ required: true, description: 'Kroner.' }),
    reason: t.string({ description: 'Required if an amount goes to the landlord.' }),
  }),
});
const ContentInput = builder.inputType('ProtocolContentInput', {
  fields: (t) => ({
    takenOn: t.string({ required: true, description: 'YYYY-MM-DD' }),
    meters: t.field({ type: [MeterInput], required: true }),
    keys: t.field({ type: [KeysInput], required: true }),
    rooms: t.field({ type: [RoomInput], required: true }),
    note: t.string(),
    deposit: t.field({
      type: SplitInput,
      description:
        'The split of the deposit. Required for a move-out protocol if there is a deposit or guarantee, and not allowed otherwise.',
    }),
  }),
});
const WriteInput = builder.inputType('WriteProtocolInputData', {
  fields: (t) => ({
    contractId: t.id({ required: true }),
    kind: t.field({ type: KindEnum, required: true }),
    version: t.int({
      required: true,
      description: 'The latest version of the protocol. 0 for the first.',
    }),
    content: t.field({ type: ContentInput, required: true }),
  }),
});

const which = withContract.extend({ kind: z.enum(PROTOCOL_KINDS) });

builder.mutationField('writeProtocol', (t) =>
  t.field({
    type: [ProtocolType],
    description: 'Saves a protocol that is not sent yet. Only for the landlord’s side.',
    args: { inputData: t.arg({ type: WriteInput, required: true }) },
    resolve(_, { inputData }, { runner, viewer }) {
      const { content, version, ...rest } = inputData;
      const { contractId: id, kind } = parseInput(which, rest, 'inputData');
      return runner.run(viewer, thenRead(writeProtocol, getLeaseProtocols, id), {
        id,
        kind,
        version,
        input: content,
      });
    },
  }),
);
const sending = which.extend({
  language: paperLanguage,
});

mutation('sendProtocol', {
  description: 'Sends a protocol to all parties for signing, in any order.',
  args: {
    inputData: input('SendProtocolInputData', sending, { language: 'Defaults to Norwegian.' }),
  },
  type: LeaseType,
  run: ({ inputData: { contractId: id, ...input } }, { runner, viewer }) =>
    runner.run(viewer, thenRead(sendProtocol, getLease, id), { id, ...input }),
});
