import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useFormat } from '../../platform/format.ts';
import { Facts } from '../../ui/facts.tsx';
import { useDownload } from '../files/public.tsx';
import { useTerms } from '../leases/detail/public.tsx';
import type { Lease } from './lease.ts';
import classes from './portal.module.css';
import { useWords } from './use-words.ts';

interface AssignmentInfoProps {
  info: NonNullable<Lease['assignmentInfo']>;
  /** Of the agreement, where there is one. */
  fileId: string | null;
}

/** What the agency does for the landlord, and takes for it. */
export function AssignmentInfo({ info, fileId }: AssignmentInfoProps) {
  const { t } = useTranslation('portal');
  const format = useFormat();
  const words = useWords();
  const terms = useTerms();
  const download = useDownload();
  return (
    <details className={classes.more}>
      <summary>{t('assignment.title')}</summary>
      <Facts
        facts={[
          [
            t('assignment.period'),
            terms.period({ contractStartDate: info.period.from, contractEndDate: info.period.to }),
          ],
          [t('assignment.brokering'), words.commission(info.brokeringCommissionAmount)],
          [t('assignment.management'), words.commission(info.rentalManagementCommissionAmount)],
          [t('assignment.guarantee'), t(info.guarantee ? 'assignment.yes' : 'assignment.no')],
          ...info.addons.map(
            ({ name, amount }) =>
              [name, t('assignment.per_month', { amount: format.amount(amount) })] as const,
          ),
        ]}
      />
      {fileId && (
        <div className={classes.doings}>
          <Button variant="default" onClick={() => void download(fileId)}>
            {t('assignment.open')}
          </Button>
        </div>
      )}
    </details>
  );
}
