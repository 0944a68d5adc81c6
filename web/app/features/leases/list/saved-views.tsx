import { Button, Group, Stack, TextInput } from '@mantine/core';
import { IconBookmark, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { session } from '../../../platform/session.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { isFiltered, type Asked } from './asked.ts';
import classes from './list.module.css';
import { keepViews, keptViews, NAME_MAX, queryOf, renamed, withView, type View } from './views.ts';

/** What one looks for again and again, one click away; kept in this browser for whoever is logged in. */
export function SavedViews({ asked }: { asked: Asked }) {
  const { t } = useTranslation('leases');
  const me = session()?.id ?? '';
  // The list is drawn in the browser alone.
  const [views, setViews] = useState(() => keptViews(me));
  const [opened, setOpened] = useState(false);
  const query = queryOf(asked);
  const open = views.find((view) => view.query === query);
  const isNew = !open && (isFiltered({ ...asked, search: '' }) || asked.sort !== null);
  const keep = (changed: View[]) => {
    keepViews(me, changed);
    setViews(changed);
    setOpened(false);
  };
  if (views.length === 0 && !isNew) return null;
  return (
    <nav className={classes.views} aria-label={t('views.label')}>
      {views.map((view) => (
        <Button
          key={view.name}
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
        key={open?.name ?? query}
        opened={opened}
        view={open}
        onClose={() => setOpened(false)}
        onSave={(name) =>
          keep(open ? renamed(views, open.name, name) : withView(views, { name, query }))
        }
        onRemove={() => keep(views.filter((view) => view !== open))}
      />
    </nav>
  );
}

interface ViewDialogProps {
  opened: boolean;
  /** The one that is open; undefined of what has no name yet. */
  view: View | undefined;
  onClose: () => void;
  onSave: (name: string) => void;
  onRemove: () => void;
}

function ViewDialog({ opened, view, onClose, onSave, onRemove }: ViewDialogProps) {
  const { t } = useTranslation('leases');
  const [name, setName] = useState(view?.name ?? '');
  const [isMissing, setIsMissing] = useState(false);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t(view ? 'views.change' : 'views.save')}
      closeButtonProps={{ 'aria-label': t('close') }}
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
            maxLength={NAME_MAX}
            value={name}
            error={isMissing && t('views.missing')}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            data-autofocus
          />
          <Group justify="flex-end">
            {view && (
              <Button variant="subtle" color="red.8" onClick={onRemove}>
                {t('views.remove')}
              </Button>
            )}
            <Button type="submit">{t('views.keep')}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
