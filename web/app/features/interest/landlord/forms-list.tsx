import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';

import { canMove } from '@husvaer/domain/interest/states';

import { withMore } from '../shown.ts';
import type { Filters } from './filters.ts';
import type { Forms } from './form.ts';
import { FormCard } from './form-card.tsx';
import { FormsTable } from './forms-table.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import classes from './landlord.module.css';

interface FormsListProps {
  filters: Filters;
  forms: Forms;
  mayLet: boolean;
  mayOpen: boolean;
}

/** The forms, as cards or as a table, and the dialog that invites to a viewing. */
export function FormsList({ filters, forms, mayLet, mayOpen }: FormsListProps) {
  const { t } = useTranslation('interested');
  const [params] = useSearchParams();
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const { data, metaData } = forms;
  const region = useRestoredFocus(forms);
  const actable = { mayLet, mayOpen, onInvite: ({ _id }: { _id: string }) => setChosen([_id]) };
  return (
    <div ref={region} tabIndex={-1} className={classes.region}>
      <p className="visually-hidden" role="status">
        {t('shown', { count: metaData.filteredDocuments })}
      </p>
      {data.length === 0 ? (
        <Nothing filters={filters} />
      ) : filters.isTable ? (
        <FormsTable forms={data} {...actable} />
      ) : (
        <ul className={classes.cards}>
          {data.map((form) => (
            <FormCard key={form._id} form={form} {...actable} />
          ))}
        </ul>
      )}
      {data.length < metaData.filteredDocuments && (
        <div className={classes.more}>
          <Button
            component={Link}
            to={withMore(params)}
            preventScrollReset
            replace
            variant="default"
            size="md"
          >
            {t('more')}
          </Button>
        </div>
      )}
      <InviteDialog
        chosen={chosen}
        candidates={data.filter(({ state }) => canMove(state, 'invited'))}
        onClose={() => setChosen(null)}
      />
    </div>
  );
}

function Nothing({ filters: { state } }: { filters: Filters }) {
  const { t } = useTranslation('interested');
  return (
    <section className={classes.nothing}>
      <h2>{t(`nothing.${state ?? 'all'}.title`)}</h2>
      <p className="quiet">{t(`nothing.${state ?? 'all'}.text`)}</p>
    </section>
  );
}

/** Moves the focus to the list when the focused card has been removed. */
function useRestoredFocus(forms: Forms) {
  const region = useRef<HTMLDivElement>(null);
  const before = useRef(forms);
  useEffect(() => {
    if (before.current === forms) return;
    before.current = forms;
    if (document.activeElement === document.body) region.current?.focus({ preventScroll: true });
  }, [forms]);
  return region;
}
