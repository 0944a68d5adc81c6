import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { browserApi } from '../../../platform/api.ts';
import { newId } from '../../../platform/new-id.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Chosen } from '../../leases/list/public.tsx';
import { MessageTenants } from './message-tenants.graphql.ts';
import { Outcomes } from './outcomes.tsx';
import { useBulk } from './use-bulk.ts';

interface MessageDialogProps {
  opened: boolean;
  chosen: Chosen;
  onClose: () => void;
}

/** Sends a message to the tenants of all selected leases, in a conversation per lease. */
export function MessageDialog({ opened, chosen, onClose }: MessageDialogProps) {
  const { t } = useTranslation(['lease_changes', 'shell']);
  const { run, isBusy, outcomes, clear } = useBulk();
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  // The id stays the same when an interrupted sending is repeated, so that no tenant gets it twice.
  const [clientId, setClientId] = useState(newId);
  const sent = outcomes.filter(({ refusal }) => refusal === null).length;
  const isOver = outcomes.length >= chosen.size && !isBusy;

  function close() {
    if (isOver) {
      setText('');
      setClientId(newId());
    }
    clear();
    onClose();
  }
  function send() {
    setIsMissing(text.trim() === '');
    if (text.trim() === '') return;
    clear();
    void run([...chosen.keys()], async (contractIds) => {
      const input = { contractIds, clientId, text };
      return (await browserApi(MessageTenants, input)).messageTenants;
    });
  }
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={t('bulk.message.title', { count: chosen.size })}
      closeButtonProps={{ 'aria-label': t('shell:close') }}
      centered
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Stack>
          {outcomes.length > 0 || isBusy ? (
            <Outcomes
              outcomes={outcomes}
              chosen={chosen}
              total={chosen.size}
              done={t('bulk.message.done', { count: sent })}
            />
          ) : (
            <>
              <p className="quiet">{t('bulk.message.text')}</p>
              <Textarea
                label={t('bulk.message.field')}
                required
                autosize
                minRows={4}
                maxRows={12}
                maxLength={10_000}
                value={text}
                error={isMissing && t('bulk.message.missing')}
                onChange={({ currentTarget }) => setText(currentTarget.value)}
                data-autofocus
              />
            </>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {t(isOver ? 'shell:close' : 'shell:cancel')}
            </Button>
            {!isOver && (
              <Button type="submit" loading={isBusy}>
                {t('bulk.message.send')}
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
