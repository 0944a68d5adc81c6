import { ActionIcon, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';

import { Optional } from '../../../ui/optional.tsx';
import { othersIn, ownPart, type Conversation } from '../conversation.ts';
import { useMe } from '../use-me.ts';
import classes from './conversation-head.module.css';
import { PersonAvatar } from '../../../ui/person-avatar.tsx';

// Loaded on demand: as part of the page, the code of menus would be loaded with every page.
const Actions = lazy(async () => ({ default: (await import('./actions.tsx')).Actions }));

interface ConversationHeadProps {
  conversation: Conversation;
  name: string;
  /** Whether a participant of the other side has the conversation open now. */
  isHere: boolean;
  onChanged: () => void;
}

export function ConversationHead(props: ConversationHeadProps) {
  const { conversation, name, isHere, onChanged } = props;
  const { t } = useTranslation('messaging');
  const { search } = useLocation();
  const me = useMe();
  const { listing } = conversation;
  return (
    <header className={classes.head}>
      <ActionIcon
        component={Link}
        to={`/inbox${search}`}
        className={classes.back}
        variant="subtle"
        color="gray"
        size="2.75rem"
        aria-label={t('thread.back')}
      >
        <IconArrowLeft size={20} aria-hidden />
      </ActionIcon>
      <PersonAvatar name={name} avatar={othersIn(conversation, me)[0]?.avatar ?? null} />
      <div className={classes.words}>
        <Title order={1}>{name}</Title>
        <p>
          {isHere && <span className={classes.here}>{t('thread.here')}</span>}
          {listing &&
            (listing.isOpen ? (
              <Link to={`/listing/${listing._id}`}>{listing.title}</Link>
            ) : (
              <span>
                {listing.title} · {t('home.withdrawn')}
              </span>
            ))}
        </p>
      </div>
      {ownPart(conversation, me) && (
        <Optional fallback={<span className={classes.actions} />}>
          <Actions conversation={conversation} name={name} onChanged={onChanged} />
        </Optional>
      )}
    </header>
  );
}
