import { useTranslation } from 'react-i18next';

import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { ActionTarget } from './use-listing-actions.ts';

interface DeleteDialogProps {
  opened: boolean;
  listing: ActionTarget;
  onClose: () => void;
  onDelete: () => Promise<void>;
}

/** Asks for confirmation: a deleted listing can't be restored. */
export function DeleteDialog({ opened, listing, onClose, onDelete }: DeleteDialogProps) {
  const { t } = useTranslation('mine');
  const title = listing.content.title || t('untitled');
  return (
    <ConfirmDialog
      opened={opened}
      title={t('delete.title')}
      words={{ close: t('close'), cancel: t('cancel'), confirm: t('delete.confirm') }}
      onClose={onClose}
      onConfirm={onDelete}
    >
      {t(listing.state === 'draft' ? 'delete.draft' : 'delete.public', { title })}
    </ConfirmDialog>
  );
}
