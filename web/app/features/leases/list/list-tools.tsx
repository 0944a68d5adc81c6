import { NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigate } from 'react-router';

import { LEASE_STATUSES, type LeaseStatus } from '@husvaer/domain/leases/words';

import { Tabs } from '../../../ui/tabs.tsx';
import { SIDES, writeAsked, type Asked, type Side } from './asked.ts';
import classes from './list.module.css';

/** What one rents, and what one lets. */
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

/** What one looks for among many, an agent among thousands. It stands in the address. */
export function ListTools({ asked }: { asked: Asked }) {
  const { t } = useTranslation('leases');
  const navigate = useNavigate();
  return (
    <div className={classes.tools}>
      <Form role="search" className={classes.search}>
        {asked.side && <input type="hidden" name="as" value={asked.side} />}
        {asked.status && <input type="hidden" name="status" value={asked.status} />}
        <TextInput
          key={asked.search}
          name="search"
          type="search"
          aria-label={t('list.search')}
          placeholder={t('list.search')}
          defaultValue={asked.search}
          leftSection={<IconSearch size={18} aria-hidden />}
        />
      </Form>
      <NativeSelect
        aria-label={t('list.status')}
        value={asked.status ?? ''}
        onChange={({ currentTarget }) => {
          const status = (currentTarget.value || null) as LeaseStatus | null;
          void navigate(writeAsked({ ...asked, status }), { preventScrollReset: true });
        }}
        data={[
          { value: '', label: t('list.all') },
          ...LEASE_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
        ]}
      />
    </div>
  );
}
