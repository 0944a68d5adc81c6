import { may } from '@husvaer/domain/accounts/permissions';

import type { AccountViewer, Viewer } from '../../platform/viewer.ts';
import type { Signer } from './store.ts';

/** Permissions for signing: each signer only for themselves. */
export const signingPolicy = {
  sign: (viewer: Viewer): viewer is AccountViewer =>
    viewer.kind === 'account' && may(viewer, 'signing.sign'),
  be: (viewer: Viewer, { accountId }: Pick<Signer, 'accountId'>): viewer is AccountViewer =>
    signingPolicy.sign(viewer) && accountId === viewer.id,
};
