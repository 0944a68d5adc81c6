import { pageOf } from '@husvaer/domain/kernel/page';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { FileType, type Document } from '../../files/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { withContract } from '../graphql.ts';
import { getFiles } from './get-files.ts';

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
