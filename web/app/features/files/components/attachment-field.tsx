import { Button, Input } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useEffect, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Attachment } from '../attachment.ts';
import type { Accepted } from '../attachment-uploads.ts';
import { useAttachments } from '../use-attachments.ts';
import { useDrop } from '../uploads/use-drop.ts';
import { AttachmentLines } from './attachment-lines.tsx';
import { ChooseFiles } from './choose-files.tsx';
import classes from './files.module.css';

interface AttachmentFieldProps {
  label: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  value: readonly Attachment[];
  onChange: (value: Attachment[]) => void;
  /** The maximum number of attachments. */
  max: number;
  /** Called when uploads start and end: the form around waits with submitting. */
  onBusy?: (isBusy: boolean) => void;
  subFolderName?: string;
  accepts?: Accepted;
}

/** Attachments of a form: chosen or dropped, uploaded in the background, and renamed by the user. */
export function AttachmentField(props: AttachmentFieldProps) {
  const { label, description, error, value, onChange, max, onBusy, subFolderName } = props;
  const { accepts = 'documents' } = props;
  const { t } = useTranslation('files');
  const id = useId();
  const attaching = useAttachments({ value, onChange, max, subFolderName, accepts });
  const drop = useDrop(attaching.choose);
  const { isBusy } = attaching;
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy]);
  return (
    <Input.Wrapper
      size="md"
      label={label}
      labelElement="div"
      labelProps={{ id }}
      description={description}
      error={error}
    >
      <div
        role="group"
        aria-labelledby={id}
        className={classes.drop}
        data-over={drop.isOver || undefined}
        {...drop.handlers}
      >
        <ChooseFiles accepts={accepts} onChoose={attaching.choose}>
          {(button) => (
            <Button
              {...button}
              variant="default"
              leftSection={<IconPaperclip size={18} aria-hidden />}
              disabled={value.length >= max}
            >
              {t(accepts === 'pictures' ? 'choose_pictures' : 'choose')}
            </Button>
          )}
        </ChooseFiles>
        <span className="quiet">{t(`drop.${accepts}`)}</span>
      </div>
      <AttachmentLines attaching={attaching} />
    </Input.Wrapper>
  );
}
