import { Button, Group, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import type { ProtocolKind } from '@husvaer/domain/leases/protocol';

import { browserApi } from '../../../platform/api.ts';
import { useFormat, useLanguage } from '../../../platform/format.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useAction, useRoot } from '../../leases/public.tsx';
import type { Lease } from './answers.ts';
import classes from './protocol.module.css';
import { SendProtocol } from './send-protocol.graphql.ts';

interface SendProtocolDialogProps {
  opened: boolean;
  lease: Lease;
  kind: ProtocolKind;
  onClose: () => void;
}

/** Lists who signs a protocol, and sends it to them in the page's language. */
export function SendProtocolDialog({ opened, lease, kind, onClose }: SendProtocolDialogProps) {
  const { t } = useTranslation(['protocol', 'lease_documents', 'shell']);
  const format = useFormat();
  const language = useLanguage();
  const navigate = useNavigate();
  const root = useRoot();
  const { act, isBusy } = useAction();
  const { _id: id, tenantNames, landlord } = lease;
  const names = format.list([...tenantNames, ...(landlord ? [landlord.name] : [])]);
  async function send() {
    const isDone = await act(
      () => browserApi(SendProtocol, { id, kind, language }),
      t('send.done'),
    );
    onClose();
    if (isDone) await navigate(`${root}/${id}`);
  }
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t(`send.${kind}`)}
      closeButtonProps={{ 'aria-label': t('shell:close') }}
      centered
      size="lg"
    >
      <Stack>
        <ol className={classes.steps}>
          <li>{t('send.paper')}</li>
          <li>{t('send.signers', { names })}</li>
          <li>{t('send.copy')}</li>
        </ol>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('shell:cancel')}
          </Button>
          <Button loading={isBusy} onClick={() => void send()}>
            {t('lease_documents:actions.send')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
