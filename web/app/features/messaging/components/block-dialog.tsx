import { useTranslation } from 'react-i18next';

import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

interface BlockDialogProps {
  opened: boolean;
  name: string;
  onClose: () => void;
  onBlock: () => Promise<void>;
}

/** Asks for confirmation: a block applies to all homes. */
export function BlockDialog({ opened, name, onClose, onBlock }: BlockDialogProps) {
  const { t } = useTranslation('messaging');
  return (
    <ConfirmDialog
      opened={opened}
      title={t('block.title', { name })}
      words={{ close: t('close'), cancel: t('cancel'), confirm: t('block.confirm') }}
      onClose={onClose}
      onConfirm={onBlock}
    >
      {t('block.text')}
    </ConfirmDialog>
  );
}
