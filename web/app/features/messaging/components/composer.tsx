import { ActionIcon, Textarea } from '@mantine/core';
import { IconPaperclip, IconSend2 } from '@tabler/icons-react';
import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { MESSAGE_MAX } from '@husvaer/domain/messaging/message';

import { useFormat } from '../../../platform/format.ts';
import { AttachmentLines, ChooseFiles, type Attaching } from '../../files/public.tsx';
import { saveDrafts, readSavedDrafts } from '../saved-drafts.ts';
import { useMe } from '../use-me.ts';
import classes from './composer.module.css';

/** The length from which the characters are counted. */
const COUNTED_FROM = MESSAGE_MAX - 1000;

interface ComposerProps {
  conversationId: string;
  /** The attachments of the message. */
  attaching: Attaching;
  /** The user types, at this time of the event. */
  onType: (at: number) => void;
  onSend: (text: string) => void;
}

/** The field to write in. Unsent text is stored in this browser. */
export function Composer({ conversationId, attaching, onType, onSend }: ComposerProps) {
  const { t } = useTranslation(['messaging', 'files']);
  const format = useFormat();
  const me = useMe();
  const [text, setText] = useState(() => readSavedDrafts(me, conversationId).draft);
  const isTooLong = text.length > MESSAGE_MAX;
  const isEmpty = text.trim() === '' && attaching.attachments.length === 0;
  const canSend = !isEmpty && !isTooLong && !attaching.isBusy;

  function change(written: string) {
    setText(written);
    saveDrafts(me, conversationId, { draft: written });
  }
  function send() {
    if (!canSend) return;
    onSend(text.trim());
    change('');
  }
  function onKeyDown(event: KeyboardEvent) {
    // Enter may also confirm a word in an input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }
  function onPaste(event: ClipboardEvent) {
    const { types, files } = event.clipboardData;
    // Text copied from a document often includes its picture.
    if (types.includes('text/plain') || files.length === 0) return;
    event.preventDefault();
    attaching.choose([...files]);
  }
  const count = t('composer.count', {
    written: format.number(text.length),
    max: format.number(MESSAGE_MAX),
  });
  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <AttachmentLines attaching={attaching} />
      <div className={classes.line}>
        <ChooseFiles onChoose={attaching.choose}>
          {(button) => (
            <ActionIcon {...button} variant="subtle" size="2.625rem" aria-label={t('files:attach')}>
              <IconPaperclip size={20} aria-hidden />
            </ActionIcon>
          )}
        </ChooseFiles>
        <Textarea
          className={classes.field}
          aria-label={t('composer.label')}
          placeholder={t('composer.placeholder')}
          autosize
          minRows={1}
          maxRows={8}
          size="md"
          value={text}
          onChange={({ currentTarget, timeStamp }) => {
            change(currentTarget.value);
            onType(timeStamp);
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          description={!isTooLong && text.length >= COUNTED_FROM ? count : undefined}
          error={isTooLong ? count : undefined}
          inputWrapperOrder={['input', 'description', 'error']}
        />
        <ActionIcon
          type="submit"
          size="2.625rem"
          aria-label={t('composer.send')}
          disabled={!canSend}
        >
          <IconSend2 size={20} aria-hidden />
        </ActionIcon>
      </div>
    </form>
  );
}
