import { may } from '@husvaer/domain/accounts/permissions';

import { accountIdOf, type AccountViewer, type Viewer } from '../../platform/viewer.ts';
import type { Signer } from './store.ts';

/** Permissions for signing: each signer signs only for themselves. */
export const signingPolicy = {
  sign: (viewer: Viewer): viewer is AccountViewer =>
    viewer.kind === 'account' && may(viewer, 'signing.sign'),
  be: (viewer: Viewer, { accountId }: Pick<Signer, 'accountId'>): viewer is AccountViewer =>
    signingPolicy.sign(viewer) && accountId === viewer.id,
  /** Nobody confirms that another name is their own; who signs for an organisation may say so themselves. */
  confirmName: (
    viewer: Viewer,
    { accountId, orgNumber }: Pick<Signer, 'accountId' | 'orgNumber'>,
  ): boolean => orgNumber !== null || accountId === null || accountId !== accountIdOf(viewer),
};
