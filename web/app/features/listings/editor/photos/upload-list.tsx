import { ActionIcon, Button } from '@mantine/core';
import { IconAlertTriangle, IconPhoto, IconX } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import type { Upload } from '../../../files/uploads/public.tsx';
import { useEditor } from '../editor-context.ts';
import classes from './photos.module.css';
import { useReason } from './use-reason.ts';

/** Errors after which another attempt may succeed. */
const AGAIN = ['unreachable', 'internal', 'files.policy_expired', 'request.too_many'];

/** The uploads, each with its progress or why it failed. */
export function UploadList() {
  const { t } = useTranslation('editor');
  const { uploads } = useEditor();
  const list = useSyncExternalStore(
    (changed) => uploads.listen(changed),
    () => uploads.uploads,
    () => uploads.uploads,
  );
  const going = list.filter(({ state }) => state !== 'failed').length;
  return (
    <>
      <p className="visually-hidden" role="status">
        {going > 0 && t('photos.sending', { count: going })}
      </p>
      {list.length > 0 && (
        <ul className={classes.uploads} aria-label={t('photos.uploads')}>
          {list.map((upload) => (
            <UploadLine key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
    </>
  );
}

function UploadLine({ upload: { id, file, state, progress, reason } }: { upload: Upload }) {
  const { t } = useTranslation('editor');
  const { uploads } = useEditor();
  const words = useReason();
  const name = file.name;
  const percent = Math.round(progress * 100);
  return (
    <li className={classes.upload} data-failed={reason ? true : undefined}>
      {reason ? <IconAlertTriangle size={20} aria-hidden /> : <IconPhoto size={20} aria-hidden />}
      <div className={classes.about}>
        <span className={classes.name}>{name}</span>
        {reason ? (
          <span role="alert" className={classes.reason}>
            {words(reason)}
          </span>
        ) : (
          <progress max={100} value={percent} aria-label={t('photos.progress', { name })} />
        )}
      </div>
      {!reason && (
        <span className={classes.percent}>{state === 'queued' ? '' : `${percent} %`}</span>
      )}
      {reason && AGAIN.includes(reason) && (
        <Button size="compact-md" variant="default" onClick={() => uploads.retry(id)}>
          {t('photos.retry')}
        </Button>
      )}
      <ActionIcon
        variant="subtle"
        size="lg"
        aria-label={t(reason ? 'photos.dismiss' : 'photos.cancel', { name })}
        onClick={() => uploads.drop(id)}
      >
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </li>
  );
}
