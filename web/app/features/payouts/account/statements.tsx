import { Button, NativeSelect, Title } from '@mantine/core';
import { IconDownload, IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { fetchFile } from '../../../platform/api.ts';
import { useLanguage } from '../../../platform/format.ts';
import { useNotify } from '../../../platform/notify.tsx';
import { saveFile } from '../../../platform/save-file.ts';
import { useSite } from '../../../platform/site.ts';
import { useFailureText } from '../../../errors/use-failure-text.ts';
import classes from './account.module.css';
import type { PayoutAccountQuery } from './payout-account.graphql.ts';

type PartnerStatements = PayoutAccountQuery['getAnnualStatements'][number];

/** The annual statements, by who manages the lease. */
export function Statements({ statements }: { statements: readonly PartnerStatements[] }) {
  const { t } = useTranslation('payouts');
  return (
    <section className={classes.section}>
      <Title order={2}>{t('statements.title')}</Title>
      <p className="quiet">{t(statements.length === 0 ? 'statements.none' : 'statements.text')}</p>
      {statements.map((statement) => (
        <Statement key={statement.partnerId} statement={statement} />
      ))}
    </section>
  );
}

function Statement({ statement: { partnerId, name, years } }: { statement: PartnerStatements }) {
  const { t } = useTranslation('payouts');
  const language = useLanguage();
  const notify = useNotify();
  const messageFor = useFailureText();
  const { today } = useSite();
  const [year, setYear] = useState(years[0] ?? 0);
  const [saving, setSaving] = useState<'pdf' | 'xlsx' | 'csv' | null>(null);

  async function save(kind: 'pdf' | 'xlsx' | 'csv') {
    setSaving(kind);
    try {
      const query = new URLSearchParams({ language, ...(partnerId && { partnerId }) });
      const path = `/api/annual-statements/${year}/statement.${kind}?${query.toString()}`;
      saveFile(await fetchFile(path), `${t('statements.name', { year })}.${kind}`);
    } catch (error) {
      notify(messageFor(error), 'bad');
    } finally {
      setSaving(null);
    }
  }
  const isOpen = (one: number) => today.startsWith(String(one));
  return (
    <div className={classes.statement}>
      <NativeSelect
        label={t('statements.year', { name })}
        value={year}
        onChange={({ currentTarget }) => setYear(Number(currentTarget.value))}
        data={years.map((one) => ({
          value: String(one),
          label: isOpen(one) ? t('statements.so_far', { year: one }) : String(one),
        }))}
      />
      <Button
        variant="default"
        loading={saving === 'pdf'}
        leftSection={<IconFileTypePdf size={18} aria-hidden />}
        onClick={() => void save('pdf')}
      >
        {t('statements.pdf')}
      </Button>
      <Button
        variant="default"
        loading={saving === 'xlsx'}
        leftSection={<IconDownload size={18} aria-hidden />}
        onClick={() => void save('xlsx')}
      >
        {t('statements.xlsx')}
      </Button>
      <Button
        variant="default"
        loading={saving === 'csv'}
        leftSection={<IconDownload size={18} aria-hidden />}
        onClick={() => void save('csv')}
      >
        {t('statements.csv')}
      </Button>
    </div>
  );
}
