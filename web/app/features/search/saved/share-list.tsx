import { Button, Checkbox, TextInput, Title } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { browserApi } from '../../../platform/api.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { useSite } from '../../../platform/site.ts';
import { useFailureText } from '../../../errors/use-failure-text.ts';
import { ShareFavoriteListings } from './share-favorite-listings.graphql.ts';
import classes from './saved.module.css';

/** Shares the user's list by a link, and stops sharing: a link that was closed never works again. */
export function ShareList(props: { shareId: string | null }) {
  const { t } = useTranslation('saved');
  const notify = useNotify();
  const messageFor = useFailureText();
  const { siteOrigin } = useSite();
  const [shareId, setShareId] = useState(props.shareId);
  // The change that is being made.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const address = `${siteOrigin}/favourites/${shareId}`;

  async function share(isShared: boolean) {
    if (wanted !== null) return;
    setWanted(isShared);
    try {
      const { shareFavoriteListings } = await browserApi(ShareFavoriteListings, { isShared });
      setShareId(shareFavoriteListings.shareId);
      if (!isShared) notify(t('share.closed'));
    } catch (error) {
      notify(messageFor(error), 'bad');
    } finally {
      setWanted(null);
    }
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      notify(t('share.copied'), 'good');
    } catch {
      // The link is next to the button and can be copied by hand.
      notify(t('share.not_copied'), 'bad');
    }
  }

  return (
    <section className={classes.share} aria-labelledby="share">
      <Title order={2} id="share">
        {t('share.title')}
      </Title>
      <Checkbox
        label={t('share.label')}
        description={t('share.text')}
        checked={wanted ?? shareId !== null}
        onChange={({ currentTarget }) => void share(currentTarget.checked)}
      />
      {shareId !== null && (
        <div className={classes.link}>
          <TextInput
            label={t('share.link')}
            value={address}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Button
            variant="default"
            leftSection={<IconCopy size={18} aria-hidden />}
            onClick={() => void copy()}
          >
            {t('share.copy')}
          </Button>
        </div>
      )}
    </section>
  );
}
