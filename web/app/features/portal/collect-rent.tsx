import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

import { browserApi } from '../../platform/api.ts';
import { useNotify } from '../../platform/notify.tsx';
import { useFailureText } from '../../errors/use-failure-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { CollectRent as Collect } from './collect-rent.graphql.ts';
import type { Lease } from './lease.ts';
import classes from './portal.module.css';

/** Offers rent collection to a landlord who is paid directly, and explains it first. */
export function CollectRent({ lease }: { lease: Lease }) {
  const { t } = useTranslation('portal');
  const [isOpen, setIsOpen] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const { revalidate } = useRevalidator();
  const notify = useNotify();
  const messageFor = useFailureText();

  async function collect() {
    setIsPending(true);
    try {
      await browserApi(Collect, { contractId: lease._id });
      await revalidate();
      setIsOpen(false);
      notify(t('collect.done'), 'good');
    } catch (error) {
      notify(messageFor(error), 'bad');
    } finally {
      setIsPending(false);
    }
  }
  return (
    <>
      <p className="quiet">{t('collect.directly')}</p>
      <div className={classes.actions}>
        <Button variant="default" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {t('collect.offer')}
        </Button>
      </div>
      <Dialog opened={isOpen} onClose={() => setIsOpen(false)} title={t('collect.title')} centered>
        <Stack>
          <p>{t('collect.text')}</p>
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setIsOpen(false)}>
              {t('collect.cancel')}
            </Button>
            <Button loading={isPending} onClick={() => void collect()}>
              {t('collect.confirm')}
            </Button>
          </Group>
        </Stack>
      </Dialog>
    </>
  );
}
