import { may } from '@husvaer/domain/accounts/permissions';

import type { AccountViewer, Viewer } from '../../platform/viewer.ts';
import type { Conversation, Participant } from './store.ts';

type Parties = Pick<Conversation, 'partnerId' | 'hideForPartner'>;

/** Permissions for conversations. */
export const messagingPolicy = {
  talk: (viewer: Viewer): viewer is AccountViewer =>
    viewer.kind === 'account' && may(viewer, 'messaging.talk'),
  /** For participants, and the agents of the partner that lets the home. */
  read: (
    viewer: Viewer,
    conversation: Parties,
    participants: readonly Participant[],
  ): viewer is AccountViewer =>
    messagingPolicy.talk(viewer) &&
    (participants.some(({ accountId }) => accountId === viewer.id) ||
      (conversation.partnerId !== null &&
        !conversation.hideForPartner &&
        messagingPolicy.readForPartner(viewer, conversation.partnerId))),
  readForPartner: (viewer: Viewer, partnerId: string): viewer is AccountViewer =>
    viewer.kind === 'account' && may(viewer, 'messaging.read_for_partner', partnerId),
};
