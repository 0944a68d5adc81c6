import { pageOf } from '@husvaer/domain/kernel/page';
import { addedFiles } from '@husvaer/domain/lease-documents/files';

import { FileType, type Document } from '../../files/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { mutation, query } from '../../../platform/graphql/operation.ts';
import { withContract } from '../../leases/public.ts';
import { getFiles } from './use-cases/get-files.ts';
import { uploadFiles } from './use-cases/upload-files.ts';

interface Files {
  data: Document[];
  total: number;
}

const page = pageOf({ usual: 50, most: 200, skipMost: 10_000 });

const MetaType = builder.objectRef<Files>('LeaseFilesMetaData').implement({
  fields: (t) => ({
    totalDocuments: t.exposeInt('total'),
    filteredDocuments: t.exposeInt('total'),
  }),
});
const FilesType = builder.objectRef<Files>('LeaseFiles').implement({
  fields: (t) => ({
    data: t.expose('data', { type: [FileType] }),
    metaData: t.field({ type: MetaType, resolve: (files) => files }),
  }),
});

query('getFilesForPublicApp', {
  description:
    'Returns the files of a lease, newest first. `getFileDownloadUrl` returns the URL of each.',
  args: {
    queryData: input('LeaseFilesQueryData', withContract),
    optionData: input('LeaseFilesOptionData', page),
  },
  type: FilesType,
  run: ({ queryData: { contractId: id }, optionData: some }, { runner, viewer }) =>
    runner.read(viewer, getFiles, { id, ...some }),
});

const AddedFile = builder.inputType('LeaseFileInput', {
  fields: (t) => ({
    propertyId: t.id({ required: true }),
    contractId: t.id({ required: true, description: 'The same for all files.' }),
    directive: t.string({ required: true, description: '`Files`, the directive of the upload.' }),
    context: t.string({ required: true, description: 'Always `contract`.' }),
    subContext: t.string({ required: true, description: 'Always `lease`.' }),
    leaseSerial: t.int({ required: true }),
    isVisibleToTenant: t.boolean({ required: true }),
    isVisibleToLandlord: t.boolean({ required: true }),
    title: t.string({ required: true, description: '1 to 255 characters.' }),
    size: t.int({
      required: true,
      description: 'The size in bytes. The server measures the size itself.',
    }),
    name: t.string({
      required: true,
      description:
        'The last part of the key of the upload policy. The upload’s sub-folder is `<partnerId>/contract`, or `contract` if there is no agency.',
    }),
  }),
});

mutation('uploadFiles', {
  description: 'Adds uploaded files to a lease: either all of them or none.',
  args: {
    inputData: input('UploadFilesInputData', addedFiles, {
      files: { type: [AddedFile], description: '1 to 50.' },
      requestFrom: { type: 'String', description: 'Always `partner_public`.' },
    }),
  },
  type: [FileType],
  run: ({ inputData }, { runner, viewer }) => runner.run(viewer, uploadFiles, inputData),
});
