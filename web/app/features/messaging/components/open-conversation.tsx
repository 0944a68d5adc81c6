import { useTranslation } from 'react-i18next';
import { useOutletContext } from 'react-router';

import { PageHead } from '../../../platform/page-head.tsx';
import { useRealtime } from '../../../platform/realtime.tsx';
import { newId } from '../../../platform/new-id.ts';
import type { Conversation } from '../conversation.ts';
import type { InboxContext } from '../inbox-context.ts';
import type { Message } from '../thread-keeper.ts';
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
  const { t } = useTranslation('messaging');
  const { isConnected } = useRealtime();
  const { refreshList } = useOutletContext<InboxContext>();
  const { conversation, keeper, thread, refresh } = useThread(loaded, first);
  const { present, typing, type } = usePresence(loaded._id, thread.messages.at(-1)?.position ?? 0);
  const name = useNames()(conversation);
  const { userStatus, participants } = conversation;
  const typist = participants.find(({ _id }) => _id === typing)?.name;
  return (
    <div className={classes.open}>
      <PageHead title={name} description={t('text')} path={`/inbox/${loaded._id}`} noindex />
      <section className={classes.conversation} aria-label={t('with', { name })}>
        <ConversationHead
          conversation={conversation}
          name={name}
          isHere={present.length > 0}
          onChanged={() => {
            void refresh();
            void refreshList();
          }}
        />
        <Thread conversation={conversation} name={name} keeper={keeper} thread={thread} />
        <p className={classes.told} role="status">
          {isConnected ? typist && t('thread.typing', { name: typist }) : t('offline')}
        </p>
        {userStatus === 'active' ? (
          <Composer
            conversationId={loaded._id}
            onType={type}
            onSend={(text) => keeper.send(newId(), text)}
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
