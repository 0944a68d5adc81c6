import { pageOf } from '@husvaer/domain/kernel/page';
import { addedFiles } from '@husvaer/domain/lease-documents/files';

import { FileType, type Document } from '../../files/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { input, nested } from '../../../platform/graphql/input.ts';
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

const AddedFile = nested('LeaseFileInput', {
  contractId: 'The same for all files.',
  directive: { type: 'String', description: '`Files`, the directive of the upload.' },
  context: { type: 'String', description: 'Always `contract`.' },
  subContext: { type: 'String', description: 'Always `lease`.' },
  title: '1 to 255 characters.',
  size: 'The size in bytes. The server measures the size itself.',
  name: 'The last part of the key of the upload policy. The upload’s sub-folder is `<partnerId>/contract`, or `contract` if there is no agency.',
});

mutation('uploadFiles', {
  description: 'Adds uploaded files to a lease: either all of them or none.',
  args: {
    inputData: input('UploadFilesInputData', addedFiles, {
      files: { nested: AddedFile, description: '1 to 50.' },
      requestFrom: { type: 'String', description: 'Always `partner_public`.' },
    }),
  },
  type: [FileType],
  run: ({ inputData }, { runner, viewer }) => runner.run(viewer, uploadFiles, inputData),
});
