import { Button, Group, Radio, Stack, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import {
  PERSON_REPORT_REASONS,
  type PersonReportReason,
} from '@husvaer/domain/messaging/conversation';

import { browserApi } from '../../../platform/api.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { useFailureText } from '../../../errors/use-failure-text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ReportPerson } from '../report-person.graphql.ts';

interface ReportDialogProps {
  opened: boolean;
  conversationId: string;
  name: string;
  onClose: () => void;
}

/** The form to report a user's messages. The input stays until it has been sent. */
export function ReportDialog({ opened, conversationId, name, onClose }: ReportDialogProps) {
  const { t } = useTranslation('messaging');
  const notify = useNotify();
  const messageFor = useFailureText();
  const [reason, setReason] = useState<PersonReportReason | null>(null);
  const [text, setText] = useState('');
  const [isPending, setIsPending] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!reason) return;
    setIsPending(true);
    try {
      const inputData = { conversationId, reason, text: text.trim() || null };
      await browserApi(ReportPerson, { inputData });
      notify(t('report.done'), 'good');
      setReason(null);
      setText('');
      onClose();
    } catch (error) {
      notify(messageFor(error), 'bad');
    } finally {
      setIsPending(false);
    }
  }
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('report.title', { name })}
      closeButtonProps={{ 'aria-label': t('close') }}
      closeOnClickOutside={false}
      centered
    >
      <form onSubmit={(event) => void send(event)}>
        <Stack>
          <p>{t('report.text', { name })}</p>
          <Radio.Group
            label={t('report.reason')}
            value={reason}
            onChange={(value) => setReason(value)}
          >
            <Stack gap="xs" mt="xs">
              {PERSON_REPORT_REASONS.map((word) => (
                <Radio key={word} value={word} label={t(`report.reasons.${word}`)} />
              ))}
            </Stack>
          </Radio.Group>
          <Textarea
            label={t('report.words')}
            rows={4}
            maxLength={1000}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={isPending} disabled={!reason}>
              {t('report.send')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
