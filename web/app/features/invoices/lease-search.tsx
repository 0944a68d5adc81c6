import { Loader, Radio, Stack, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { browserApi } from '../../platform/api.ts';
import { useFormat } from '../../platform/format.ts';
import { useSite } from '../../platform/site.ts';
import { useFailureText } from '../../errors/use-failure-text.ts';
import { FindLeases, type FindLeasesQuery } from './find-leases.graphql.ts';

export type FoundLease = FindLeasesQuery['getInvoicedLeases'][number];

/** The result of a search, or why it failed. */
interface Found {
  search: string;
  leases: FoundLease[];
  error?: unknown;
}

interface LeaseSearchProps {
  chosen: FoundLease | null;
  error: string | null;
  onChoose: (lease: FoundLease | null) => void;
}

/** Milliseconds after the last letter until the search is sent. */
const QUIET = 250;

/** Searches the agency's leases by a person's name, the home or the number. */
export function LeaseSearch({ chosen, error, onChoose }: LeaseSearchProps) {
  const { t } = useTranslation(['invoices', 'ledger']);
  const format = useFormat();
  const { partner } = useSite();
  const partnerId = partner?.partnerId ?? null;
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), QUIET);
  const messageFor = useFailureText();
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (search === '') return undefined;
    const leaving = new AbortController();
    browserApi(FindLeases, { partnerId, search }, { signal: leaving.signal }).then(
      ({ getInvoicedLeases: leases }) => setFound({ search, leases }),
      (error: unknown) => !leaving.signal.aborted && setFound({ search, leases: [], error }),
    );
    return () => leaving.abort();
  }, [partnerId, search]);
  const isPending = search !== '' && found?.search !== search;
  const leases = search === '' ? [] : (found?.leases ?? []);
  const none = search !== '' && !isPending && leases.length === 0;
  return (
    <>
      <TextInput
        type="search"
        label={t('lease_search.label')}
        description={t('lease_search.help')}
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={isPending && <Loader size="xs" aria-hidden />}
        data-autofocus
        value={typed}
        error={error}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          onChoose(null);
        }}
        // Enter must not submit the form before a lease is chosen.
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !chosen) event.preventDefault();
        }}
      />
      <p className={none ? 'quiet' : 'visually-hidden'} role="status">
        {none && (found?.error ? messageFor(found.error) : t('lease_search.none'))}
        {leases.length > 0 && t('lease_search.found', { count: leases.length })}
      </p>
      {leases.length > 0 && (
        <Radio.Group
          aria-label={t('lease_search.leases')}
          value={chosen?.contractId ?? ''}
          onChange={(id) => onChoose(leases.find(({ contractId }) => contractId === id) ?? null)}
        >
          <Stack gap="sm">
            {leases.map(({ contractId, home, leaseNumber, tenantNames }) => (
              <Radio
                key={contractId}
                value={contractId}
                label={format.list(tenantNames)}
                description={`${home.name} · ${t('ledger:lease_number', { number: leaseNumber })}`}
              />
            ))}
          </Stack>
        </Radio.Group>
      )}
    </>
  );
}
