import { z } from 'zod';

import { paperLanguage } from '@husvaer/domain/leases/papers';
import { CONDITIONS, METERS, PROTOCOL_KINDS } from '@husvaer/domain/leases/protocol';

import { AttachmentInput, FileType, type Document } from '../../files/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { input, nested, inputWithRest } from '../../../platform/graphql/input.ts';
import { mutation, query } from '../../../platform/graphql/operation.ts';
import { thenRead } from '../../../platform/work.ts';
import { LeaseType, withContract, getLease } from '../../leases/public.ts';
import { getLeaseProtocols, type ShownProtocol } from './use-cases/get-lease-protocols.ts';
import { sendProtocol } from './use-cases/send-protocol.ts';
import { writeProtocol, protocolInput } from './use-cases/write-protocol.ts';
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

const MeterInput = nested('ProtocolMeterInput', { meter: { type: MeterEnum } });
const KeysInput = nested('ProtocolKeysInput');
const RoomInput = nested('ProtocolRoomInput', {
  condition: { type: ConditionEnum },
  note: 'At most 2000 characters.',
  photos: {
    nested: AttachmentInput,
    isRequired: true,
    description: 'Photos, at most 8. A protocol has at most 60 in total.',
  },
});
const SplitInput = nested('DepositSplitInput', {
  toLandlord: 'Kroner.',
  reason: 'Required if an amount goes to the landlord.',
});
const ContentInput = nested('ProtocolContentInput', {
  takenOn: 'YYYY-MM-DD',
  meters: { nested: MeterInput },
  keys: { nested: KeysInput },
  rooms: { nested: RoomInput },
  deposit: {
    nested: SplitInput,
    isRequired: false,
    description:
      'The split of the deposit. Required for a move-out protocol if there is a deposit or guarantee, and not allowed otherwise.',
  },
});
const which = withContract.extend({ kind: z.enum(PROTOCOL_KINDS) });

mutation('writeProtocol', {
  description: 'Saves a protocol that is not sent yet. Only for the landlord’s side.',
  args: {
    inputData: inputWithRest(
      'WriteProtocolInputData',
      {
        first: which.extend({ version: z.int() }),
        rest: protocolInput({ kind: 'move_out', today: '2026-01-01', security: 0n }),
      },
      {
        kind: { type: KindEnum },
        version: 'The latest version of the protocol. 0 for the first.',
        content: { nested: ContentInput },
      },
    ),
  },
  type: [ProtocolType],
  run: ({ inputData: { contractId: id, ...input } }, { runner, viewer }) =>
    runner.run(viewer, thenRead(writeProtocol, getLeaseProtocols, id), { id, ...input }),
});
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
