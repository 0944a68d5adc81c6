import { z } from 'zod';

import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { query } from '../../../platform/graphql/operation.ts';
import type { Block, DocumentText, Section } from '../../../platform/pdf/document-text.ts';
import { withContract } from '../../leases/public.ts';
import { getLeasePreview } from './use-cases/get-lease-preview.ts';

const RowType = builder.objectRef<readonly [string, string]>('ContractRow').implement({
  fields: (t) => ({
    label: t.string({ resolve: ([label]) => label }),
    value: t.string({ resolve: ([, value]) => value }),
  }),
});

const BlockType = builder.objectRef<Block>('ContractBlock').implement({
  description: 'A paragraph, or rows of facts.',
  fields: (t) => ({
    text: t.string({
      nullable: true,
      resolve: (block) => (block.kind === 'text' ? block.text : null),
    }),
    rows: t.field({
      type: [RowType],
      resolve: (block) => (block.kind === 'facts' ? [...block.rows] : []),
    }),
  }),
});

const SectionType = builder.objectRef<Section>('ContractSection').implement({
  fields: (t) => ({
    heading: t.exposeString('heading'),
    blocks: t.field({ type: [BlockType], resolve: ({ blocks }) => [...blocks] }),
  }),
});

const DocumentType = builder.objectRef<DocumentText>('ContractText').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    sections: t.field({ type: [SectionType], resolve: ({ sections }) => [...sections] }),
  }),
});

query('getLeasePreview', {
  description:
    'Returns the content of a lease: the current draft, or the document that was sent for signing.',
  args: {
    queryData: input(
      'LeasePreviewQueryData',
      withContract.extend({ language: z.enum(['en', 'no']) }),
    ),
  },
  type: DocumentType,
  run: ({ queryData: { contractId, language } }, { runner, viewer }) =>
    runner.read(viewer, getLeasePreview, { id: contractId, language }),
});
