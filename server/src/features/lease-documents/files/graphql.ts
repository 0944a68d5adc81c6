import { pageOf } from '@husvaer/domain/kernel/page';
import { parseInput } from '@husvaer/domain/kernel/validation';
import { addedFiles } from '@husvaer/domain/lease-documents/files';

import { FileType, type Document } from '../../files/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
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

const FilesQueryData = builder.inputType('LeaseFilesQueryData', {
  fields: (t) => ({ contractId: t.id({ required: true }) }),
});
const FilesOptionData = builder.inputType('LeaseFilesOptionData', {
  fields: (t) => ({ limit: t.int(), skip: t.int() }),
});

builder.queryField('getFilesForPublicApp', (t) =>
  t.field({
    type: FilesType,
    description: 'The files of a lease, newest first: each is fetched by getFileDownloadUrl.',
    args: {
      queryData: t.arg({ type: FilesQueryData, required: true }),
      optionData: t.arg({ type: FilesOptionData }),
    },
    resolve(_, { queryData, optionData }, { runner, viewer }) {
      const { contractId: id } = parseInput(withContract, queryData, 'queryData');
      const some = parseInput(page, optionData ?? {}, 'optionData');
      return runner.read(viewer, getFiles, { id, ...some });
    },
  }),
);

const AddedFile = builder.inputType('LeaseFileInput', {
  fields: (t) => ({
    propertyId: t.id({ required: true }),
    contractId: t.id({ required: true, description: 'The same of all.' }),
    directive: t.string({ required: true, description: 'Files, as its upload’s.' }),
    context: t.string({ required: true, description: 'contract' }),
    subContext: t.string({ required: true, description: 'lease' }),
    leaseSerial: t.int({ required: true }),
    isVisibleToTenant: t.boolean({ required: true }),
    isVisibleToLandlord: t.boolean({ required: true }),
    title: t.string({ required: true, description: '1 to 255 characters.' }),
    size: t.int({ required: true, description: 'Bytes; the server counts them again.' }),
    name: t.string({
      required: true,
      description:
        'The last part of its policy’s key, of the sub-folder `<partnerId>/contract`; `contract` where no agency lets.',
    }),
  }),
});
const UploadInput = builder.inputType('UploadFilesInputData', {
  fields: (t) => ({
    files: t.field({ type: [AddedFile], required: true, description: '1 to 50.' }),
    requestFrom: t.string({ required: true, description: 'partner_public' }),
  }),
});

builder.mutationField('uploadFiles', (t) =>
  t.field({
    type: [FileType],
    description: 'Adds what was uploaded to the files of a lease: all of it, or nothing.',
    args: { inputData: t.arg({ type: UploadInput, required: true }) },
    resolve: (_, { inputData }, { runner, viewer }) =>
      runner.run(viewer, uploadFiles, parseInput(addedFiles, inputData, 'inputData')),
  }),
);
