import { Button, Loader } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { browserApi } from '../../../platform/api.ts';
import { useSite } from '../../../platform/site.ts';
import { useFailureText } from '../../../errors/use-failure-text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Table, type Column } from '../../../ui/table.tsx';
import { useMoneyFormat } from '../../ledger/public.tsx';
import { PassedEntries, type PassedEntriesQuery } from './passed-entries.graphql.ts';

type Entry = PassedEntriesQuery['getPassedBankEntries']['data'][number];

interface PassedDialogProps {
  fileId: string;
  name: string;
  opened: boolean;
  onClose: () => void;
}

/** The entries of a file that were not booked, with reasons; more are loaded on request. */
export function PassedDialog({ fileId, name, opened, onClose }: PassedDialogProps) {
  const { t } = useTranslation(['banking', 'ledger', 'shell']);
  const { day, account, money, orNone } = useMoneyFormat();
  const { partner } = useSite();
  const partnerId = partner?.partnerId ?? null;
  const messageFor = useFailureText();
  const [entries, setEntries] = useState<Entry[]>([]);
  const [total, setTotal] = useState<number | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [skip, setSkip] = useState(0);
  useEffect(() => {
    if (!opened) return;
    browserApi(PassedEntries, { partnerId, fileId, skip }).then(
      ({ getPassedBankEntries: { data, metaData } }) => {
        setEntries((before) => [...before.slice(0, skip), ...data]);
        setTotal(metaData.totalDocuments);
      },
      (error: unknown) => setFailed(messageFor(error)),
    );
  }, [opened, partnerId, fileId, skip, messageFor]);
  const columns: Column<Entry>[] = [
    { head: t('files.entry.account'), show: (entry) => account(entry.account) },
    {
      head: t('files.entry.day'),
      show: ({ bookedOn }) => (bookedOn ? day(bookedOn) : t('ledger:none')),
    },
    { head: t('files.entry.amount'), isAmount: true, show: (entry) => money(entry.money) },
    { head: t('files.entry.text'), isName: true, show: ({ text }) => orNone(text) },
    { head: t('files.entry.reason'), show: ({ reason }) => t(`files.why_passed.${reason}`) },
  ];
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('files.entry.title', { name })}
      closeButtonProps={{ 'aria-label': t('shell:close') }}
      size="60rem"
      centered
    >
      {failed && <p role="alert">{failed}</p>}
      {total === null && !failed && <Loader role="status" aria-label={t('ledger:loading')} />}
      {total !== null && (
        <>
          <p className="quiet">{t('files.entry.explained')}</p>
          <Table
            label={t('files.entry.title', { name })}
            columns={columns}
            rows={entries}
            keyOf={({ position }) => String(position)}
          />
          {entries.length < total && (
            <Button variant="default" mt="md" onClick={() => setSkip(entries.length)}>
              {t('files.entry.more', { count: total - entries.length })}
            </Button>
          )}
        </>
      )}
    </Dialog>
  );
}
