import { Button, Title } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useDownload } from '../../files/public.tsx';
import type { Lease } from './lease.ts';

interface DocumentsProps {
  lease: Pick<Lease, 'leaseFileId' | 'assignmentFileId'>;
  /** The link to all documents. */
  children?: ReactNode;
}

/** The documents that exist so far. */
export function Documents({ lease, children }: DocumentsProps) {
  const { t } = useTranslation('leases');
  const download = useDownload();
  const papers = [
    [lease.leaseFileId, t('documents.lease')],
    [lease.assignmentFileId, t('documents.assignment')],
  ] as const;
  return (
    <section aria-labelledby="documents">
      <Title order={2} id="documents">
        {t('documents.title')}
      </Title>
      {papers.map(
        ([id, label]) =>
          id !== null && (
            <Button
              key={id}
              variant="default"
              size="md"
              fullWidth
              justify="flex-start"
              mb="xs"
              leftSection={<IconFileText size={20} aria-hidden />}
              onClick={() => void download(id)}
            >
              {label}
            </Button>
          ),
      )}
      {children}
    </section>
  );
}
