import { Button } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { lazy, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';

import type { ListingsQueryData } from '@husvaer/contract/schema-types';

import { useSession } from '../../../platform/session.ts';
import { consumePendingAction } from '../../../platform/pending-action.ts';
import { Optional } from '../../../ui/optional.tsx';
import { useSignInPrompt } from '../../accounts/public.tsx';
import classes from './save-search.module.css';

// Loaded on demand: few searches are saved.
const SaveSearchDialog = lazy(async () => ({
  default: (await import('./save-search-dialog.tsx')).SaveSearchDialog,
}));

interface SaveSearchProps {
  queryData: ListingsQueryData;
  /** The default name of the search. */
  name: string;
}

/** Saves the current search. A visitor logs in first and continues here. */
export function SaveSearch({ queryData, name }: SaveSearchProps) {
  const { t } = useTranslation('search');
  const { openPrompt } = useSignInPrompt();
  const isIn = useSession() !== null;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [saving, setSaving] = useState<'never' | 'now' | 'before'>('never');
  useEffect(() => {
    if (!isIn) return;
    const action = consumePendingAction('save_search');
    if (!action) return;
    void (async () => {
      if (action.address !== location.pathname + location.search) await navigate(action.address);
      setSaving('now');
    })();
  }, [isIn, navigate]);
  return (
    <>
      <Button
        variant="default"
        px="sm"
        aria-label={t('save')}
        aria-haspopup="dialog"
        onClick={() =>
          isIn ? setSaving('now') : openPrompt('save_search', { kind: 'save_search', address })
        }
      >
        <IconBell size={18} aria-hidden />
        <span className={classes.label}>{t('save')}</span>
      </Button>
      {saving !== 'never' && (
        <Optional>
          <SaveSearchDialog
            key={address}
            opened={saving === 'now'}
            queryData={queryData}
            name={name}
            onClose={() => setSaving('before')}
          />
        </Optional>
      )}
    </>
  );
}
