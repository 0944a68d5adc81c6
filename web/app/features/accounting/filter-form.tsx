import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import type { LedgerAccount } from '@husvaer/domain/ledger/accounts';

import list from '../../ui/list-page.module.css';
import { LeaseSearch } from '../invoices/public.tsx';
import { writeFilters, type Filters } from './filters.ts';
import type { LedgerPeopleQuery } from './ledger-people.graphql.ts';
import classes from './accounting.module.css';

interface FilterFormProps {
  filters: Filters;
  accounts: readonly LedgerAccount[];
  /** The people of the chosen lease. */
  people: LedgerPeopleQuery['getLedgerPeople'];
  /** Whether one account is always chosen. */
  needsAccount?: boolean;
}

/** Chooses the period, the account, the lease and the person. */
export function FilterForm({ filters, accounts, people, needsAccount }: FilterFormProps) {
  const { t } = useTranslation(['accounting', 'ledger']);
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(filters);
  const [isChoosing, setIsChoosing] = useState(false);
  const show = (next: Filters) => void navigate(`?${writeFilters(next).toString()}`);
  const set = (name: keyof Filters, value: string) => {
    const { [name]: _, ...others } = chosen;
    setChosen(value === '' ? others : { ...others, [name]: value });
  };
  const withoutLease = ({ contractId: _, personId: __, ...others }: Filters): Filters => others;
  return (
    <>
      <form
        className={list.tools}
        onSubmit={(event) => {
          event.preventDefault();
          show(chosen);
        }}
      >
        {(['from', 'to'] as const).map((name) => (
          <TextInput
            key={name}
            type="date"
            label={t(`filters.${name}`)}
            value={chosen[name] ?? ''}
            onChange={({ currentTarget }) => set(name, currentTarget.value)}
          />
        ))}
        <NativeSelect
          label={t('ledger:book.account')}
          value={chosen.account ?? ''}
          data={[
            ...(needsAccount ? [] : [{ value: '', label: t('filters.all_accounts') }]),
            ...accounts.map((value) => ({ value, label: t(`ledger:book.accounts.${value}.name`) })),
          ]}
          onChange={({ currentTarget }) => set('account', currentTarget.value)}
        />
        {people.length > 0 && (
          <NativeSelect
            label={t('filters.person')}
            value={chosen.personId ?? ''}
            data={[
              { value: '', label: t('filters.this_lease') },
              ...people.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
            onChange={({ currentTarget }) => set('personId', currentTarget.value)}
          />
        )}
        <Button type="submit" variant="default" className={classes.button}>
          {t('ledger:book.show')}
        </Button>
        <Button
          variant="default"
          className={classes.button}
          aria-expanded={isChoosing}
          onClick={() => setIsChoosing(!isChoosing)}
        >
          {t(filters.contractId ? 'ledger:book.other_lease' : 'ledger:book.choose_lease')}
        </Button>
        {filters.contractId && (
          <Button
            variant="subtle"
            className={classes.button}
            onClick={() => show(withoutLease(chosen))}
          >
            {t('ledger:book.all_leases')}
          </Button>
        )}
      </form>
      {isChoosing && (
        <div className={classes.search}>
          <LeaseSearch
            chosen={null}
            error={null}
            onChoose={(lease) => {
              if (lease) show({ ...withoutLease(chosen), contractId: lease.contractId });
            }}
          />
        </div>
      )}
    </>
  );
}
