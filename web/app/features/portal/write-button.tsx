import { Button } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { browserApi } from '../../platform/api.ts';
import { useNotify } from '../../platform/notify.tsx';
import { AddLeaseConversation } from './add-lease-conversation.graphql.ts';

/** Starts or continues the conversation about the home. */
export function WriteButton({ leaseId: contractId }: { leaseId: string }) {
  const { t } = useTranslation('portal');
  const notify = useNotify();
  const navigate = useNavigate();
  const [isPending, setIsPending] = useState(false);
  async function write() {
    setIsPending(true);
    try {
      const { addLeaseConversation } = await browserApi(AddLeaseConversation, { contractId });
      await navigate(`/inbox/${addLeaseConversation._id}`);
    } catch {
      notify(t('failed.bad_request'), 'bad');
    } finally {
      setIsPending(false);
    }
  }
  return (
    <Button
      variant="default"
      size="md"
      fullWidth
      mt="md"
      leftSection={<IconMessage size={20} aria-hidden />}
      loading={isPending}
      onClick={() => void write()}
    >
      {t('contact.write')}
    </Button>
  );
}
