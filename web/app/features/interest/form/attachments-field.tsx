import { useTranslation } from 'react-i18next';

import { FORM_FILES_MAX } from '@husvaer/domain/interest/form';

import { AttachmentField } from '../../files/public.tsx';
import { Section, type AnswersForm } from './fields.tsx';

interface AttachmentsFieldProps {
  form: AnswersForm;
  onBusy: (isBusy: boolean) => void;
}

/** Documents that support the applicant, and are copied to their next form. */
export function AttachmentsField({ form, onBusy }: AttachmentsFieldProps) {
  const { t } = useTranslation('interest');
  return (
    <Section title={t('optional', { field: t('sections.attachments') })}>
      <AttachmentField
        label={t('fields.attachments', { count: FORM_FILES_MAX })}
        description={t('fields.attachments_help')}
        max={FORM_FILES_MAX}
        value={form.values.attachments}
        onChange={(attachments) => form.setFieldValue('attachments', attachments)}
        error={form.errors['attachments']}
        onBusy={onBusy}
      />
    </Section>
  );
}
