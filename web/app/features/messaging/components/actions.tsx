import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconBan,
  IconDots,
  IconEye,
  IconEyeOff,
  IconFlag,
  IconStar,
  IconStarOff,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { browserApi } from '../../../platform/api.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { useFailureText } from '../../../errors/use-failure-text.ts';
import { BlockPerson } from '../block-person.graphql.ts';
import type { Conversation } from '../conversation.ts';
import { UpdateConversation } from '../update-conversation.graphql.ts';
import { useMe } from '../use-me.ts';
import { BlockDialog } from './block-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';

type Done =
  | 'favorite'
  | 'unfavorite'
  | 'archive'
  | 'unarchive'
  | 'block'
  | 'unblock'
  | 'hide'
  | 'show';

interface ActionsProps {
  conversation: Conversation;
  name: string;
  onChanged: () => void;
}

/** The actions for a conversation that the user takes part in. */
export function Actions({ conversation, name, onChanged }: ActionsProps) {
  const { t } = useTranslation('messaging');
  const notify = useNotify();
  const messageFor = useFailureText();
  const me = useMe();
  const [openDialog, setOpenDialog] = useState<'block' | 'report' | null>(null);
  const { _id: conversationId, partnerId, tenantId, hideForPartner } = conversation;
  const isFavorite = conversation.favoriteBy.includes(me);
  const isArchived = conversation.archivedBy.includes(me);
  const isBlocked = conversation.userStatus === 'blocked';
  const icon = { size: 18, 'aria-hidden': true } as const;

  async function attempt(done: Done, act: () => Promise<unknown>) {
    try {
      await act();
      notify(t(`done.${done}`), 'good');
      onChanged();
    } catch (error) {
      notify(messageFor(error), 'bad');
    }
  }
  const update = (done: Done, change: object) =>
    void attempt(done, () =>
      browserApi(UpdateConversation, { inputData: { conversationId, ...change } }),
    );
  const block = (wanted: boolean) =>
    attempt(wanted ? 'block' : 'unblock', () =>
      browserApi(BlockPerson, { conversationId, isBlocked: wanted }),
    );

  return (
    <>
      <Menu position="bottom-end" width={280} shadow="md" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size="2.75rem" aria-label={t('actions.more')}>
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={isFavorite ? <IconStarOff {...icon} /> : <IconStar {...icon} />}
            onClick={() =>
              update(isFavorite ? 'unfavorite' : 'favorite', { isFavorite: !isFavorite })
            }
          >
            {t(isFavorite ? 'actions.unfavorite' : 'actions.favorite')}
          </Menu.Item>
          <Menu.Item
            leftSection={isArchived ? <IconArchiveOff {...icon} /> : <IconArchive {...icon} />}
            onClick={() =>
              update(isArchived ? 'unarchive' : 'archive', { isArchived: !isArchived })
            }
          >
            {t(isArchived ? 'actions.unarchive' : 'actions.archive')}
          </Menu.Item>
          {partnerId && tenantId === me && (
            <Menu.Item
              leftSection={hideForPartner ? <IconEye {...icon} /> : <IconEyeOff {...icon} />}
              onClick={() =>
                update(hideForPartner ? 'show' : 'hide', { hideForPartner: !hideForPartner })
              }
            >
              {t(hideForPartner ? 'actions.show' : 'actions.hide')}
            </Menu.Item>
          )}
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconBan {...icon} />}
            onClick={() => (isBlocked ? void block(false) : setOpenDialog('block'))}
          >
            {t(isBlocked ? 'actions.unblock' : 'actions.block', { name })}
          </Menu.Item>
          <Menu.Item
            color="var(--danger)"
            leftSection={<IconFlag {...icon} />}
            onClick={() => setOpenDialog('report')}
          >
            {t('actions.report', { name })}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <BlockDialog
        opened={openDialog === 'block'}
        name={name}
        onClose={() => setOpenDialog(null)}
        onBlock={() => block(true).then(() => setOpenDialog(null))}
      />
      <ReportDialog
        opened={openDialog === 'report'}
        conversationId={conversationId}
        name={name}
        onClose={() => setOpenDialog(null)}
      />
    </>
  );
}
