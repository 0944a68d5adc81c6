import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';

import { LISTING_STEPS, type ListingStep } from '@husvaer/domain/listings/fields';

import { useNotify } from '../../../platform/notify.tsx';
import { useEditor } from './editor-context.ts';
import classes from './steps.module.css';

/** The buttons for the next and the previous step. An unfinished step may be left: it is a draft. */
export function StepButtons({ step }: { step: ListingStep }) {
  const { t } = useTranslation('editor');
  const { pathOf, leave, draft } = useEditor();
  const navigate = useNavigate();
  const save = useSaving();
  const at = LISTING_STEPS.indexOf(step);
  const [before, after] = [LISTING_STEPS[at - 1], LISTING_STEPS[at + 1]];
  const isDraft = !draft.listing || draft.listing.state === 'draft';
  return (
    <div className={classes.buttons}>
      <div className={classes.saving}>
        {isDraft && (
          <Button
            size="md"
            variant="subtle"
            loading={save.pendingAction === 'save'}
            onClick={() => void save.asDraft()}
          >
            {t('buttons.save')}
          </Button>
        )}
        <Button
          size="md"
          variant="default"
          loading={save.pendingAction === 'quit'}
          onClick={() => void save.andQuit()}
        >
          {t('buttons.quit')}
        </Button>
      </div>
      <div className={classes.onward}>
        {before && (
          <Button
            component={Link}
            to={pathOf(before)}
            size="md"
            variant="subtle"
            className={classes.back}
            onClick={() => leave(step)}
          >
            {t('buttons.back')}
          </Button>
        )}
        {after && (
          <Button
            size="md"
            className={classes.next}
            onClick={() => {
              leave(step);
              void navigate(pathOf(after));
            }}
          >
            {t('buttons.next')}
          </Button>
        )}
      </div>
    </div>
  );
}

function useSaving() {
  const { t } = useTranslation('editor');
  const { autosave } = useEditor();
  const notify = useNotify();
  const navigate = useNavigate();
  const [pendingAction, setPendingAction] = useState<'save' | 'quit' | null>(null);
  async function flush(which: 'save' | 'quit'): Promise<boolean> {
    setPendingAction(which);
    const isSaved = await autosave.flush();
    setPendingAction(null);
    if (!isSaved) notify(t('save.not_now'), 'bad');
    return isSaved;
  }
  return {
    pendingAction,
    async asDraft() {
      if (await flush('save')) notify(t('save.as_draft'), 'good');
    },
    async andQuit() {
      if (await flush('quit')) await navigate('/my-listing');
    },
  };
}
