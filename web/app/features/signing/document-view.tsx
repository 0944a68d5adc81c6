import { Button, Skeleton } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';

import { Optional } from '../../ui/optional.tsx';
import { useDownload } from '../files/public.tsx';
import type { Signing } from './signing.ts';
import classes from './signing.module.css';
import { useDocument } from './use-document.ts';

// What reads PDFs is larger than all else on the page together.
const PdfPages = lazy(() => import('./pdf-pages.tsx'));

interface DocumentViewProps {
  signerId: string;
  signing: Signing;
}

/** The document itself, and a way to have it as a file. */
export function DocumentView({ signerId, signing }: DocumentViewProps) {
  const { t } = useTranslation('signing');
  const download = useDownload();
  const { bytes, hasFailed, fail, retry } = useDocument(signerId);
  const waiting = <Skeleton height={720} role="status" aria-label={t('document.loading')} />;
  const failed = (
    <div className={classes.failed} role="alert">
      <p>{t('document.failed')}</p>
      <Button variant="default" onClick={() => void retry()}>
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
        <Optional fallback={waiting}>
          <PdfPages bytes={bytes} onFailed={fail} />
        </Optional>
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
