import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigate } from 'react-router';

import { LEASE_STATUSES, RENT_STATUSES } from '@husvaer/domain/leases/enums';

import { browserApi } from '../../../platform/api.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import {
  ENDS_WITHIN,
  isFiltered,
  readFilters,
  SIDES,
  sortedBy,
  SORTS,
  writeFilters,
  type Filters,
  type Side,
} from './filters.ts';
import { LettingPeople, type LettingPeopleQuery } from './letting-people.graphql.ts';
import classes from './list.module.css';

/** Links to the leases as tenant and as landlord. */
export function SideTabs({ side, counts }: { side: Side; counts: Record<Side, number> }) {
  const { t } = useTranslation('leases');
  return (
    <Tabs className={classes.tabs} label={t('tabs.label')}>
      {SIDES.map((one) => (
        <Link key={one} to={`?as=${one}`} aria-current={one === side ? 'page' : undefined}>
          {t(`tabs.${one}`)} <span>{counts[one]}</span>
        </Link>
      ))}
    </Tabs>
  );
}

/** The search and filters of the list. They are stored in the URL. */
export function ListTools({ filters, partnerId, children }: ListToolsProps) {
  const { t } = useTranslation('leases');
  const navigate = useNavigate();
  const people = usePeople(partnerId);
  const setFilters = (more: Partial<Filters>) =>
    void navigate(writeFilters({ ...filters, ...more }), { preventScrollReset: true });
  const select = <Value extends string>(
    label: string,
    value: Value | null,
    choices: readonly { value: Value; label: string }[],
    onSelect: (value: Value | null) => void,
  ) => (
    <NativeSelect
      aria-label={label}
      value={value ?? ''}
      onChange={({ currentTarget }) =>
        onSelect(choices.find((one) => one.value === currentTarget.value)?.value ?? null)
      }
      data={[{ value: '', label }, ...choices]}
    />
  );
  const named = (all: readonly { _id: string; name: string }[]) =>
    all.map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <div className={classes.tools}>
      <Form role="search" className={classes.search}>
        {[...new URLSearchParams(writeFilters({ ...filters, search: '' }))].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextInput
          key={filters.search}
          name="search"
          type="search"
          maxLength={100}
          aria-label={t('list.search')}
          placeholder={t('list.search')}
          defaultValue={filters.search}
          leftSection={<IconSearch size={18} aria-hidden />}
        />
      </Form>
      {select(
        t('list.all'),
        filters.status,
        LEASE_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
        (status) => setFilters({ status }),
      )}
      {partnerId !== null &&
        select(
          t('list.any_rent'),
          filters.rentStatus,
          RENT_STATUSES.filter((one) => one !== 'payout').map((value) => ({
            value,
            label: t(`rent_statuses.${value}`),
          })),
          (rentStatus) => setFilters({ rentStatus }),
        )}
      {select(
        t('list.any_end'),
        filters.endsWithinDays === null ? null : String(filters.endsWithinDays),
        ENDS_WITHIN.map((count) => ({
          value: String(count),
          label: t('list.ends_within', { count }),
        })),
        (days) => setFilters({ endsWithinDays: days === null ? null : Number(days) }),
      )}
      {people && (
        <>
          {select(t('list.any_agent'), filters.agentId, named(people.agents), (agentId) =>
            setFilters({ agentId }),
          )}
          {select(
            t('list.any_landlord'),
            filters.landlordId,
            named(people.landlords),
            (landlordId) => setFilters({ landlordId }),
          )}
        </>
      )}
      <Checkbox
        label={t('list.in_arrears')}
        checked={filters.isInArrears}
        onChange={({ currentTarget }) => setFilters({ isInArrears: currentTarget.checked })}
      />
      {filters.isContradictory && (
        <Checkbox
          label={t('list.contradictory')}
          checked={filters.isContradictory}
          onChange={({ currentTarget }) => setFilters({ isContradictory: currentTarget.checked })}
        />
      )}
      <div className={classes.sorts}>
        {select(
          t('list.sort'),
          filters.sort,
          SORTS.filter((one) => partnerId !== null || (one !== 'agent' && one !== 'landlord')).map(
            (value) => ({ value, label: t(`list.sorts.${value}`) }),
          ),
          (sort) =>
            setFilters(sort === null ? { sort } : sortedBy({ ...filters, sort: null }, sort)),
        )}
      </div>
      {isFiltered(filters) && (
        <Button
          component={Link}
          to={writeFilters({ ...NO_FILTERS, ...listOptions(filters) })}
          variant="subtle"
        >
          {t('list.reset')}
        </Button>
      )}
      {children}
    </div>
  );
}

interface ListToolsProps {
  filters: Filters;
  /** The agency; null for a landlord's own leases. */
  partnerId: string | null;
  children?: ReactNode;
}

const NO_FILTERS = readFilters(new URLSearchParams());
const listOptions = ({ side, sort, isDescending }: Filters) => ({ side, sort, isDescending });

/** The agents and landlords to filter an agency's list by; loaded after the list. */
function usePeople(partnerId: string | null) {
  const [people, setPeople] = useState<LettingPeopleQuery['getLettingPeople'] | null>(null);
  useEffect(() => {
    if (partnerId === null) return;
    // Without them the list works too.
    browserApi(LettingPeople, { partnerId })
      .then(({ getLettingPeople }) => setPeople(getLettingPeople))
      .catch(() => undefined);
  }, [partnerId]);
  return people;
}
