import { Button, Popover } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import type { ListingsQueryData } from '@husvaer/contract/schema-types';

import { useFocusBack } from '../../../ui/dialog.tsx';
import type { Filters, Search } from '../search-params.ts';
import { useFilterDraft, type FilterDraft } from '../use-filter-draft.ts';
import { Availability, Bedrooms, Kinds, ShowHomes } from './filter-fields.tsx';
import { QUICK_FILTERS, type QuickFilterName } from './quick.ts';
import classes from './quick-filters.module.css';
import { RentRange } from './rent-range.tsx';

/** The last button for bedrooms; it means this number or more. */
const BEDROOMS_AND_MORE = 5;

interface QuickFilterPanelProps {
  quick: QuickFilterName;
  opened: boolean;
  search: Search;
  queryData: ListingsQueryData;
  onClose: () => void;
  onApply: (filters: Filters) => void;
}

/** One filter in a panel below its button. */
export function QuickFilterPanel(props: QuickFilterPanelProps) {
  const { t } = useTranslation('search');
  const { quick, opened, onClose } = props;
  const back = useFocusBack(opened);
  return (
    <Popover
      {...back}
      opened={opened}
      onDismiss={onClose}
      withRoles={false}
      trapFocus
      position="bottom-start"
      width="22rem"
      shadow="lg"
      radius="lg"
    >
      <Popover.Target>
        <span className={classes.anchor} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={t(`quick.${quick}`)} className={classes.panel}>
        {/* A new form each time the panel opens, so that choices that were not applied are dropped. */}
        {opened && <QuickForm {...props} />}
      </Popover.Dropdown>
    </Popover>
  );
}

function QuickForm({ quick, search, queryData, onApply }: QuickFilterPanelProps) {
  const { t } = useTranslation('search');
  const form = useFilterDraft({ search, queryData });
  const none = Object.fromEntries(QUICK_FILTERS[quick].map((name) => [name, undefined]));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (form.isSound) onApply(form.filters);
      }}
    >
      <QuickField quick={quick} form={form} />
      <div className={classes.actions}>
        <Button variant="subtle" onClick={() => form.set(none)}>
          {t('filters.reset')}
        </Button>
        <ShowHomes form={form} />
      </div>
    </form>
  );
}

function QuickField({ quick, form }: { quick: QuickFilterName; form: FilterDraft }) {
  if (quick === 'kind') return <Kinds form={form} />;
  if (quick === 'rent') return <RentRange form={form} />;
  if (quick === 'bedrooms') return <Bedrooms form={form} andMore={BEDROOMS_AND_MORE} />;
  return <Availability form={form} />;
}
