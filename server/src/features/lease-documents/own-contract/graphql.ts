import { ownContractInput } from '@husvaer/domain/lease-documents/own-contract';

import { findDocuments, FileType } from '../../files/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { mutation } from '../../../platform/graphql/operation.ts';
import type { Rule } from '../../../platform/limits/limits.ts';
import { thenRead } from '../../../platform/work.ts';
import { LeaseType, getLease, setOwnContract } from '../../leases/public.ts';
import { readOwnContract } from './use-cases/read-own-contract.ts';
import { createOwnContract } from './use-cases/create-own-contract.ts';

/** Each upload is read in a separate process. */
const OWN_CONTRACT: Rule = { name: 'own contract account', points: 30, seconds: 60 * 60 };

builder.objectField(LeaseType, 'ownContract', (t) =>
  t.field({
    type: FileType,
    nullable: true,
    description: 'The landlord’s own contract, signed in place of the standard contract.',
    resolve: async ({ ownContractId }, _, { runner, viewer }) => {
      if (ownContractId === null) return null;
      const [document] = await runner.read(
        viewer,
        ({ tx }) => findDocuments(tx, [ownContractId]),
        undefined,
      );
      return document ?? null;
    },
  }),
);

mutation('setOwnContract', {
  description:
    'Sets the contract of a draft: the landlord’s own contract or the standard contract. The landlord’s own contract follows a page with the facts of the lease.',
  args: {
    inputData: input('SetOwnContractInputData', ownContractInput, {
      key: 'The key of a finished upload with the directive `Files`: a PDF of at most 10 MB and 60 pages, without password, scripts, embedded files or signatures. Defaults to the standard contract.',
    }),
  },
  type: LeaseType,
  async run({ inputData: { contractId, version, key } }, { runner, viewer, limits }) {
    if (viewer.kind === 'account') await limits.consume(OWN_CONTRACT, viewer.id);
    const draft = { contractId, version };
    const document = key && (await runner.run(viewer, createOwnContract, { ...draft, key }));
    // Reading it takes longer than a transaction may. A refused document has no owner and is deleted.
    // eslint-disable-next-line eslint-js/no-restricted-syntax
    if (document) await runner.read(viewer, readOwnContract, document);
    const change = { ...draft, documentId: document ? document.id : null };
    return runner.run(viewer, thenRead(setOwnContract, getLease, contractId), change);
  },
});
