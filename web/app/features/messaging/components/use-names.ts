import { useTranslation } from 'react-i18next';

import { useFormat } from '../../../platform/format.ts';
import { othersIn, type Conversation } from '../conversation.ts';
import { useMe } from '../use-me.ts';

/** Returns the name of the other side of a conversation. */
export function useNames(): (conversation: Conversation) => string {
  const { t } = useTranslation('messaging');
  const { list } = useFormat();
  const me = useMe();
  return (conversation) =>
    list(othersIn(conversation, me).map(({ name }) => name ?? t('left'))) || t('left');
}
