import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutletContext } from 'react-router';

import { MESSAGE_FILES_MAX } from '@husvaer/domain/messaging/message';

import { PageHead } from '../../../platform/page-head.tsx';
import { useRealtime } from '../../../platform/realtime.tsx';
import { newId } from '../../../platform/new-id.ts';
import { useAttachments, type Attachment } from '../../files/public.tsx';
import { useDrop } from '../../files/uploads/public.tsx';
import type { Conversation } from '../conversation.ts';
import { counted, type InboxContext } from '../inbox-context.ts';
import type { Message } from '../thread-store.ts';
import { usePresence } from '../use-presence.ts';
import { useThread } from '../use-thread.ts';
import { Composer } from './composer.tsx';
import { ConversationHead } from './conversation-head.tsx';
import { HomeAside } from './home-aside.tsx';
import classes from './open-conversation.module.css';
import { Thread } from './thread.tsx';
import { useNames } from './use-names.ts';

interface OpenConversationProps {
  loaded: Conversation;
  first: readonly Message[];
}

export function OpenConversation({ loaded, first }: OpenConversationProps) {
  const { t } = useTranslation(['messaging', 'files']);
  const { isConnected } = useRealtime();
  const { refreshList, unread } = useOutletContext<InboxContext>();
  const { conversation, threadStore, thread, refresh } = useThread(loaded, first);
  const { present, typing, type } = usePresence(loaded._id, thread.messages.at(-1)?.position ?? 0);
  const name = useNames()(conversation);
  const { userStatus, participants } = conversation;
  const [files, setFiles] = useState<readonly Attachment[]>([]);
  const attaching = useAttachments({ value: files, onChange: setFiles, max: MESSAGE_FILES_MAX });
  const isOpen = userStatus === 'active';
  const drop = useDrop(attaching.choose);
  const typist = participants.find(({ _id }) => _id === typing)?.name;
  return (
    <div className={classes.open}>
      <PageHead
        title={counted(unread, name)}
        description={t('text')}
        path={`/inbox/${loaded._id}`}
        noindex
      />
      <section
        className={classes.conversation}
        aria-label={t('with', { name })}
        {...(isOpen && drop.handlers)}
      >
        <ConversationHead
          conversation={conversation}
          name={name}
          isHere={present.length > 0}
          onChanged={() => {
            void refresh();
            void refreshList();
          }}
        />
        <Thread conversation={conversation} name={name} threadStore={threadStore} thread={thread} />
        <p className={classes.notice} role="status">
          {isConnected ? typist && t('thread.typing', { name: typist }) : t('offline')}
        </p>
        {drop.isOver && <p className={classes.drop}>{t('files:drop_here')}</p>}
        {isOpen ? (
          <Composer
            conversationId={loaded._id}
            attaching={attaching}
            onType={type}
            onSend={(text) => {
              threadStore.send({ clientId: newId(), text, attachments: files });
              setFiles([]);
            }}
          />
        ) : (
          <p className={classes.closed}>
            {t(userStatus === 'blocked' ? 'thread.blocked' : 'thread.gone', { name })}
          </p>
        )}
      </section>
      {conversation.listing && <HomeAside home={conversation.listing} />}
    </div>
  );
}
