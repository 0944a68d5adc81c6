import { Button, Skeleton } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useEffectEvent, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

import { browserApi } from '../../platform/api.ts';
import { useDownload } from '../files/public.tsx';
import { NoteSigningSeen } from './note-signing-seen.graphql.ts';
import type { PdfPagesProps } from './pdf-pages.tsx';
import type { Signing } from './signing.ts';
import classes from './signing.module.css';
import { useDocument } from './use-document.ts';

// Loaded separately: the PDF reader is larger than all the rest of the page.
const PdfPages = lazy(async (): Promise<{ default: ComponentType<PdfPagesProps> }> => {
  try {
    return await import('./pdf-pages.tsx');
  } catch {
    return { default: Unread };
  }
});

/** Replaces the pages if the reader can't be loaded. */
function Unread({ onFailed }: PdfPagesProps) {
  const fail = useEffectEvent(onFailed);
  useEffect(() => fail(), []);
  return null;
}

interface DocumentViewProps {
  signerId: string;
  signing: Signing;
}

/** The document, and a link to download it. */
export function DocumentView({ signerId, signing }: DocumentViewProps) {
  const { t } = useTranslation('signing');
  const download = useDownload();
  const { bytes, hasFailed, fail } = useDocument(signerId);
  const isOpen = bytes !== null && !hasFailed;
  useEffect(() => {
    if (isOpen) browserApi(NoteSigningSeen, { signerId, isOpen }).catch(() => undefined);
  }, [signerId, isOpen]);
  const waiting = <Skeleton height={720} role="status" aria-label={t('document.loading')} />;
  const failed = (
    <div className={classes.failed} role="alert">
      <p>{t('document.failed')}</p>
      <Button variant="default" onClick={() => location.reload()}>
        {t('document.again')}
      </Button>
    </div>
  );
  return (
    <section className={classes.document} aria-label={t('document.label')}>
      {hasFailed ? (
        failed
      ) : bytes === null ? (
        waiting
      ) : (
        <Suspense fallback={waiting}>
          <PdfPages bytes={bytes} onFailed={fail} />
        </Suspense>
      )}
      <Button
        variant="subtle"
        size="md"
        leftSection={<IconDownload size={20} aria-hidden />}
        onClick={() => void download(signing.documentId)}
      >
        {t('document.download')}
      </Button>
    </section>
  );
}
