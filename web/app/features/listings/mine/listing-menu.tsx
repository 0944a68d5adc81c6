import { ActionIcon, Menu } from '@mantine/core';
import {
  IconCopy,
  IconDots,
  IconEye,
  IconEyeOff,
  IconFileText,
  IconPlayerPause,
  IconTrash,
  IconWorld,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { canBecome, OPEN_STATES } from '@husvaer/domain/listings/states';

import { useSession } from '../../../platform/session.ts';
import { useSite } from '../../../platform/site.ts';
import type { ActionTarget, useListingActions, NewState } from './use-listing-actions.ts';

const STATE_CHANGES = [
  ['published', IconWorld],
  ['active', IconEyeOff],
  ['inactive', IconPlayerPause],
] as const satisfies readonly (readonly [NewState, typeof IconWorld])[];

interface ListingMenuProps {
  listing: ActionTarget;
  listingActions: ReturnType<typeof useListingActions>;
  onDelete: () => void;
}

/** The less frequent actions for a listing. */
export default function ListingMenu({ listing, listingActions, onDelete }: ListingMenuProps) {
  const { t } = useTranslation('mine');
  const { state } = listing;
  const title = listing.content.title || t('untitled');
  const icon = { size: 18, 'aria-hidden': true } as const;
  const isOpen = OPEN_STATES.includes(state);
  const mayLet = useMayLet(listing);
  return (
    <Menu position="bottom-end" width={260} shadow="md" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon
          variant="default"
          size="input-sm"
          aria-label={t('actions.more', { title })}
          loading={listingActions.isBusy}
        >
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          to={isOpen ? `/listing/${listing._id}` : listingActions.previewPath}
          leftSection={<IconEye {...icon} />}
        >
          {t(isOpen ? 'actions.see' : 'actions.preview')}
        </Menu.Item>
        {state !== 'draft' &&
          STATE_CHANGES.filter(([newState]) => canBecome(state, newState)).map(
            ([newState, Icon]) => (
              <Menu.Item
                key={newState}
                leftSection={<Icon {...icon} />}
                onClick={() => void listingActions.changeState(newState)}
              >
                {t(`actions.${state === 'inactive' ? 'enable_' : ''}${newState}`)}
              </Menu.Item>
            ),
          )}
        {mayLet && (
          <Menu.Item
            component={Link}
            to={`/my-listing/${listing._id}/lease`}
            leftSection={<IconFileText {...icon} />}
          >
            {t('actions.lease')}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconCopy {...icon} />}
          onClick={() => void listingActions.duplicate()}
        >
          {t('actions.duplicate')}
        </Menu.Item>
        <Menu.Item color="var(--danger)" leftSection={<IconTrash {...icon} />} onClick={onDelete}>
          {t('actions.delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Whether a lease of it can be drafted here: an agency's on its own site, a landlord's on the public one. */
function useMayLet({ state, partnerId }: ActionTarget): boolean {
  const { partner } = useSite();
  const isAgent = useSession()?.siteRoles.includes('agent') ?? false;
  if (state === 'draft') return false;
  return partnerId === null ? !partner : partnerId === partner?.partnerId && isAgent;
}
