import { getPaperQueueState, browserListenerOf } from '../leases/public.ts';
import type { Feature } from '../../platform/feature.ts';
import './contract/additions/graphql.ts';
import './contract/graphql.ts';
import './drafts/graphql.ts';
import { mayReadFile } from './files/use-cases/get-files.ts';
import { requestLandlordFacts } from './drafts/request-landlord-facts.ts';
import './files/graphql.ts';
import './own-contract/graphql.ts';
import { mayReadContract } from './own-contract/may-read-contract.ts';
import './papers/graphql.ts';
import { signingListeners } from './papers/signing-listeners.ts';
import { createPaperWorker } from './papers/paper-worker.ts';
import { withdrawBeatenOffers } from './papers/withdraw-beaten-offers.ts';
import { mayReadPaper } from './papers/read-paper.ts';

export const leaseDocuments: Feature = {
  name: 'lease-documents',
  documents: [mayReadPaper, mayReadFile, mayReadContract],
  workers: [createPaperWorker],
  measures: { queues: [{ name: 'papers', read: ({ tx }) => getPaperQueueState(tx) }] },
  on: [
    ...signingListeners,
    withdrawBeatenOffers,
    requestLandlordFacts,
    browserListenerOf('lease_documents.files_added', 'lease_documents.notify_browsers_of_files'),
  ],
};
