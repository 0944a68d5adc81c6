import { photoUrl } from '@husvaer/domain/files/photo';
import { uploadInput } from '@husvaer/domain/files/uploads';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { z } from 'zod';

import { builder } from '../../platform/graphql/builder.ts';
import { input } from '../../platform/graphql/input.ts';
import { query } from '../../platform/graphql/operation.ts';
import type { Rule } from '../../platform/limits/limits.ts';
import type { UploadPolicy } from '../../platform/storage/storage.ts';
import type { UploadedPhoto } from './store.ts';
import { getPhotos } from './use-cases/get-photos.ts';
import { getUploadPolicy } from './use-cases/get-upload-policy.ts';

/** An agent may list ten homes in an hour, with thirty photos each. */
const POLICY_BY_ACCOUNT: Rule = { name: 'upload policy account', points: 300, seconds: 60 * 60 };
/** Photos in one query. */
const PHOTOS_MAX = 100;

const PolicyField = builder
  .objectRef<{ name: string; value: string }>('UploadPolicyField')
  .implement({ fields: (t) => ({ name: t.exposeString('name'), value: t.exposeString('value') }) });

const PolicyType = builder.objectRef<UploadPolicy>('UploadPolicy').implement({
  description:
    'A form for the upload of one file (multipart/form-data). Send these fields first, then the file as `file`. A successful upload is answered with 200 or 204.',
  fields: (t) => ({
    url: t.exposeString('url'),
    policyData: t.field({
      type: [PolicyField],
      resolve: ({ fields }) => Object.entries(fields).map(([name, value]) => ({ name, value })),
    }),
  }),
});

query('getUploadPolicy', {
  args: {
    queryData: input('UploadPolicyQueryData', uploadInput, {
      directive: { type: 'String', description: '`Files`, `ListingImages` or `ProfileImages`.' },
      subFolderName: 'Such as `<partnerId>/contract`.',
    }),
  },
  type: PolicyType,
  async run({ queryData: input }, { runner, viewer, limits }) {
    if (viewer.kind === 'account') await limits.consume(POLICY_BY_ACCOUNT, viewer.id);
    return runner.run(viewer, getUploadPolicy, input);
  },
});

const STATES = ['waiting', 'ready', 'refused'] as const;
export const PhotoStateType = builder.enumType('PhotoState', { values: STATES });

export const photoState = ({
  refusal,
  width,
}: Pick<UploadedPhoto, 'refusal' | 'width'>): (typeof STATES)[number] =>
  refusal !== null ? 'refused' : width === null ? 'waiting' : 'ready';

const PhotoType = builder.objectRef<UploadedPhoto>('UploadedPhoto').implement({
  description: 'A photo that the viewer uploaded, with the state of its processing.',
  fields: (t) => ({
    _id: t.id({ resolve: ({ id }) => id }),
    state: t.field({ type: PhotoStateType, resolve: photoState }),
    reason: t.exposeString('refusal', {
      nullable: true,
      description: 'The error code of the reason why the photo was refused. Null unless `refused`.',
    }),
    url: t.string({
      nullable: true,
      resolve: ({ id, width }) => (width === null ? null : photoUrl(id, 480, 'webp')),
    }),
    width: t.exposeInt('width', { nullable: true }),
    height: t.exposeInt('height', { nullable: true }),
    color: t.exposeString('color', { nullable: true }),
  }),
});

const photosQuery = z.strictObject({ photoIds: z.array(uuid).max(PHOTOS_MAX) });

query('getPhotos', {
  description:
    'Returns the state of the viewer’s photos, in the requested order. Photos of others are not returned.',
  args: { queryData: input('PhotosQueryData', photosQuery) },
  type: [PhotoType],
  run: ({ queryData }, { runner, viewer }) => runner.read(viewer, getPhotos, queryData.photoIds),
});
