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
  /** While another stands over it, keys are the other's. */
  isBehind?: boolean;
  children: ReactNode;
}

/** A window over a lease's page. What stands in it begins anew each time it is opened. */
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
