import { UnstyledButton } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Dialog } from '../../../ui/dialog.tsx';
import { Optional } from '../../../ui/optional.tsx';
import type { ReportDraft } from './report-form.tsx';
import classes from './report-listing.module.css';

// Loaded on demand: few users open it.
const ReportForm = lazy(() => import('./report-form.tsx'));

/** The button that opens the form to report a home. */
export function ReportListing({ listingId }: { listingId: string }) {
  const { t } = useTranslation('listings');
  const [isOpen, setIsOpen] = useState(false);
  // The input is kept when the dialog is closed, by Escape or by mistake.
  const [draft, setDraft] = useState<ReportDraft>({ reason: null, text: '' });
  const close = () => setIsOpen(false);
  return (
    <>
      <UnstyledButton
        className={classes.opener}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <IconFlag size={18} aria-hidden /> {t('report.open')}
      </UnstyledButton>
      <Dialog
        opened={isOpen}
        onClose={close}
        title={t('report.open')}
        centered
        // A click outside the dialog must not discard the input.
        closeOnClickOutside={false}
        closeButtonProps={{ 'aria-label': t('page.close') }}
      >
        <Optional>
          <ReportForm listingId={listingId} draft={draft} onDraft={setDraft} onClose={close} />
        </Optional>
      </Dialog>
    </>
  );
}
