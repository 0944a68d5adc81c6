import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Dialog } from '../../../ui/dialog.tsx';
import type { Form } from './form.ts';
import { InviteForm } from './invite-form.tsx';

interface InviteDialogProps {
  /** The applicants that were selected when the dialog was opened; null while it is closed. */
  chosen: readonly string[] | null;
  /** The applicants who can be invited. */
  candidates: readonly Form[];
  onClose: () => void;
}

/** Invites one or several applicants to a viewing at the same time. */
export function InviteDialog({ chosen, candidates, onClose }: InviteDialogProps) {
  const { t } = useTranslation(['interested', 'interest']);
  // The selection is kept until the closing dialog has disappeared.
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
