import type { Feature } from '../../platform/feature.ts';
import './amendments/graphql.ts';
import { refuseDaysOfLetHome } from './amendments/refuse-days-of-let-home.ts';
import { applySignedPapers } from './apply-signed-papers.ts';
import './bulk/graphql.ts';
import { commands } from './commands.ts';
import './notices/graphql.ts';
import { postLandlordsNotice } from './notices/post-notice.ts';
import { partnerCalls } from './partner-api/calls.ts';
import { noteLeasesJob } from './partner-api/note-leases.ts';
import {
  invitationListener,
  noteComparedListener,
  partnerListener,
} from './partner-api/notify-partner.ts';
import './protocols/graphql.ts';
import { mayReadPhoto } from './protocols/read-photo.ts';
import { fetchIndexesJob } from './rents/fetch-indexes.ts';
import './rents/graphql.ts';
import { indexCheck } from './rents/index-check.ts';
import './signers/graphql.ts';

export const leaseChanges: Feature = {
  name: 'lease-changes',
  commands,
  checks: [indexCheck],
  jobs: [fetchIndexesJob, noteLeasesJob],
  partnerCalls,
  signatureChecks: [refuseDaysOfLetHome],
  documents: [mayReadPhoto],
  on: [
    applySignedPapers,
    postLandlordsNotice,
    partnerListener,
    noteComparedListener,
    invitationListener,
  ],
};
