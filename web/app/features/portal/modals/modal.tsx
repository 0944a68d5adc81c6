import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Dialog } from '../../../ui/dialog.tsx';

/** What opens over a lease's page. */
export interface ModalProps {
  opened: boolean;
  onClose: () => void;
}

interface Given extends ModalProps {
  title: ReactNode;
  /** Another dialog is open above this one and receives the keys. */
  isBehind?: boolean;
  children: ReactNode;
}

/** A dialog of a lease's page. Its content is created again each time it opens. */
export function Modal({ isBehind = false, ...props }: Given) {
  const { t } = useTranslation('modals');
  return (
    <Dialog
      {...props}
      closeButtonProps={{ 'aria-label': t('close') }}
      closeOnEscape={!isBehind}
      trapFocus={!isBehind}
      size="lg"
      centered
    />
  );
}
