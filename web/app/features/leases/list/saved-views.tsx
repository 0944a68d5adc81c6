import { Button, Group, Stack, TextInput } from '@mantine/core';
import { IconBookmark, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { LIST_VIEW_NAME_MAX } from '@husvaer/domain/leases/list-view';

import { browserApi } from '../../../platform/api.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useAction } from '../use-action.ts';
import { isFiltered, type Filters } from './filters.ts';
import type { LeaseListViewsQuery } from './list-views.graphql.ts';
import classes from './list.module.css';
import { RemoveLeaseListView } from './remove-lease-list-view.graphql.ts';
import { SaveLeaseListView } from './save-lease-list-view.graphql.ts';
import { queryOf } from './views.ts';

export type ListView = LeaseListViewsQuery['getLeaseListViews'][number];

interface SavedViewsProps {
  filters: Filters;
  views: readonly ListView[];
  /** The agency whose list it is; null for the user's own leases. */
  partnerId: string | null;
}

/** The user's saved views of the list. */
export function SavedViews({ filters, views, partnerId }: SavedViewsProps) {
  const { t } = useTranslation('leases');
  const { act, isBusy } = useAction();
  const [opened, setOpened] = useState(false);
  const query = queryOf(filters);
  const open = views.find((view) => view.query === query);
  const isNew = !open && (isFiltered({ ...filters, search: '' }) || filters.sort !== null);
  const change = async (call: () => Promise<unknown>, done: string) => {
    if (await act(call, done)) setOpened(false);
  };
  if (views.length === 0 && !isNew) return null;
  return (
    <nav className={classes.views} aria-label={t('views.label')}>
      {views.map((view) => (
        <Button
          key={view._id}
          component={Link}
          to={view.query}
          variant={view === open ? 'light' : 'default'}
          size="compact-md"
          {...(view === open && { 'aria-current': 'page' as const })}
        >
          {view.name}
        </Button>
      ))}
      {(isNew || open) && (
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={
            open ? <IconPencil size={16} aria-hidden /> : <IconBookmark size={16} aria-hidden />
          }
          onClick={() => setOpened(true)}
        >
          {t(open ? 'views.change' : 'views.save')}
        </Button>
      )}
      <ViewDialog
        key={open?._id ?? query}
        opened={opened}
        view={open}
        isBusy={isBusy}
        onClose={() => setOpened(false)}
        onSave={(name) =>
          void change(
            () =>
              browserApi(SaveLeaseListView, {
                inputData: { _id: open?._id ?? null, partnerId, name, query },
              }),
            t('views.saved'),
          )
        }
        onRemove={(view) =>
          void change(() => browserApi(RemoveLeaseListView, { id: view._id }), t('views.removed'))
        }
      />
    </nav>
  );
}

interface ViewDialogProps {
  opened: boolean;
  /** The current view; undefined if it is not saved. */
  view: ListView | undefined;
  isBusy: boolean;
  onClose: () => void;
  onSave: (name: string) => void;
  onRemove: (view: ListView) => void;
}

function ViewDialog({ opened, view, isBusy, onClose, onSave, onRemove }: ViewDialogProps) {
  const { t } = useTranslation(['leases', 'shell']);
  const [name, setName] = useState(view?.name ?? '');
  const [isMissing, setIsMissing] = useState(false);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t(view ? 'views.change' : 'views.save')}
      closeButtonProps={{ 'aria-label': t('shell:close') }}
      centered
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsMissing(name.trim() === '');
          if (name.trim() !== '') onSave(name.trim());
        }}
      >
        <Stack>
          <TextInput
            label={t('views.name')}
            description={t('views.help')}
            required
            maxLength={LIST_VIEW_NAME_MAX}
            value={name}
            error={isMissing && t('views.missing')}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            data-autofocus
          />
          <Group justify="flex-end">
            {view && (
              <Button
                variant="subtle"
                color="red.8"
                disabled={isBusy}
                onClick={() => onRemove(view)}
              >
                {t('views.remove')}
              </Button>
            )}
            <Button type="submit" loading={isBusy}>
              {t('views.keep')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
