import { Alert, Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { nameOf } from '@husvaer/domain/files/uploads';
import { LEASE_FILES_AT_ONCE, leaseFolder } from '@husvaer/domain/lease-documents/files';

import { ApiFailure, browserApi } from '../../../platform/api.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { AttachmentField, type Attachment } from '../../files/public.tsx';
import { Modal, type ModalProps } from './modal.tsx';
import { UploadFiles } from './upload-files.graphql.ts';
import { useFailureMessage } from './use-failure-message.ts';

/** The lease that files are added to. */
export interface AddedTo {
  _id: string;
  propertyId: string;
  leaseSerial: number;
  partner: { _id: string } | null;
}

interface AddFilesProps extends ModalProps {
  lease: AddedTo;
  onAdded: () => void;
}

/** Adds files to a lease: dropped or chosen, with titles, and readable by both sides once they are saved. */
export function AddFiles({ lease, onAdded, ...modal }: AddFilesProps) {
  const { t } = useTranslation('modals');
  // Uploaded files are kept when the dialog is closed by mistake.
  const [files, setFiles] = useState<Attachment[]>([]);
  return (
    <Modal {...modal} title={t('files.add')}>
      <AddForm
        lease={lease}
        files={files}
        onFiles={setFiles}
        onClose={modal.onClose}
        onSaved={() => {
          setFiles([]);
          modal.onClose();
          onAdded();
        }}
      />
    </Modal>
  );
}

interface AddFormProps {
  lease: AddedTo;
  files: readonly Attachment[];
  onFiles: (files: Attachment[]) => void;
  onClose: () => void;
  onSaved: () => void;
}

export function AddForm({ lease, files, onFiles, onClose, onSaved }: AddFormProps) {
  const { t } = useTranslation('modals');
  const notify = useNotify();
  const messageFor = useFailureMessage();
  const [isBusy, setIsBusy] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);

  async function save() {
    setIsSaving(true);
    setErrorText(null);
    try {
      await browserApi(UploadFiles, { inputData: asInput(lease, files) });
      notify(t('files.saved', { count: files.length }), 'good');
      onSaved();
    } catch (error) {
      notify(messageFor(error), 'bad');
      const isGone = error instanceof ApiFailure && error.code === 'files.not_found';
      setErrorText(t(isGone ? 'files.gone' : 'files.failed'));
    } finally {
      setIsSaving(false);
    }
  }
  return (
    <Stack>
      <AttachmentField
        label={t('files.label')}
        description={t('files.seen')}
        value={files}
        onChange={onFiles}
        max={LEASE_FILES_AT_ONCE}
        onBusy={setIsBusy}
        subFolderName={leaseFolder(lease.partner?._id ?? null)}
      />
      {errorText && (
        <Alert color="red" variant="light">
          {errorText}
        </Alert>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button
          disabled={files.length === 0 || isBusy}
          loading={isSaving}
          onClick={() => void save()}
        >
          {t('files.save')}
        </Button>
      </Group>
    </Stack>
  );
}

/** The input with which the specification's clients register uploads (section 7). */
export const asInput = (lease: AddedTo, files: readonly Attachment[]) => ({
  requestFrom: 'partner_public',
  files: files.map(({ key = '', title, size }) => ({
    propertyId: lease.propertyId,
    contractId: lease._id,
    leaseSerial: lease.leaseSerial,
    directive: 'Files',
    context: 'contract',
    subContext: 'lease',
    isVisibleToTenant: true,
    isVisibleToLandlord: true,
    title,
    size,
    // The last part of the key is the file name.
    name: nameOf(key),
  })),
});
