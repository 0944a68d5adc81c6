import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Dialog } from '../../../ui/dialog.tsx';
import type { Form } from './form.ts';
import { InviteForm } from './invite-form.tsx';

interface InviteDialogProps {
  /** Who was in mind when it was opened; null while it is closed. */
  chosen: readonly string[] | null;
  /** Who can be asked. */
  candidates: readonly Form[];
  onClose: () => void;
}

/** Asks one or several to come and see the home at the same time. */
export function InviteDialog({ chosen, candidates, onClose }: InviteDialogProps) {
  const { t } = useTranslation(['interested', 'interest']);
  // What was chosen stays until the dialog is out of sight.
  const [last, setLast] = useState(chosen);
  if (chosen && chosen !== last) setLast(chosen);
  return (
    <Dialog
      opened={chosen !== null}
      onClose={onClose}
      title={t('invite.title')}
      closeButtonProps={{ 'aria-label': t('interest:close') }}
      closeOnClickOutside={false}
      centered
      size="lg"
    >
      <InviteForm chosen={last ?? []} candidates={candidates} onDone={onClose} />
    </Dialog>
  );
}
