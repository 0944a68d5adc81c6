import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { FileList } from '../../files/public.tsx';
import { AddFiles, type AddedTo } from './add-files.tsx';
import { Answered } from './answered.tsx';
import { Files, type FilesQuery } from './files.graphql.ts';
import { Modal, type ModalProps } from './modal.tsx';
import classes from './modals.module.css';
import { useModalQuery } from './use-modal-query.ts';

/** The largest number of files in one answer. */
const MOST = 200;

interface AllFilesProps extends ModalProps {
  lease: AddedTo;
}

/** All files that were signed, sent or added, the latest first, and a button to add more. */
export function AllFiles({ lease, ...modal }: AllFilesProps) {
  const { t } = useTranslation('modals');
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Modal {...modal} title={t('files.title')} isBehind={isAdding}>
      <ModalContent lease={lease} isAdding={isAdding} onAdding={setIsAdding} />
    </Modal>
  );
}

interface ModalContentProps {
  lease: AddedTo;
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
}

function ModalContent({ lease, isAdding, onAdding }: ModalContentProps) {
  const { t } = useTranslation('modals');
  const query = useModalQuery(Files, { contractId: lease._id, limit: MOST });
  return (
    <>
      <Answered
        {...query}
        none={({ getFilesForPublicApp: { metaData } }) =>
          metaData.totalDocuments > 0 ? null : t('files.none')
        }
      >
        {({ getFilesForPublicApp }) => <LeaseFiles found={getFilesForPublicApp} />}
      </Answered>
      <Button
        mt="md"
        leftSection={<IconPlus size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => onAdding(true)}
      >
        {t('files.add')}
      </Button>
      <AddFiles
        lease={lease}
        opened={isAdding}
        onClose={() => onAdding(false)}
        onAdded={query.reload}
      />
    </>
  );
}

export function LeaseFiles({ found }: { found: FilesQuery['getFilesForPublicApp'] }) {
  const { t } = useTranslation('modals');
  const { data, metaData } = found;
  const more = metaData.totalDocuments - data.length;
  return (
    <>
      <FileList files={data} />
      {more > 0 && <p className={classes.about}>{t('files.more', { count: more })}</p>}
    </>
  );
}
