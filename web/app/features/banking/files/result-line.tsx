import { useTranslation } from 'react-i18next';

import { useErrorMessage, useMoneyFormat } from '../../ledger/public.tsx';
import classes from './files.module.css';
import { ProblemList } from './problem-list.tsx';
import { RehearsalReport } from './rehearsal.tsx';
import type { BookedFile, RehearsedFile } from './results.ts';

/** What became of a file, or would; with its name if it is one of several in a ZIP. */
export function ResultLine({
  result,
  isAlone,
}: {
  result: RehearsedFile | BookedFile;
  isAlone: boolean;
}) {
  const { t } = useTranslation('banking');
  const messageFor = useErrorMessage();
  const { day } = useMoneyFormat();
  const { name, state } = result;
  return (
    <div className={classes.result} data-state={state}>
      {!isAlone && <strong>{name}</strong>}
      {state === 'waiting' && <span>{t('files.upload.waits', { day: day(result.until) })}</span>}
      {'payments' in result && <RehearsalReport name={name} rehearsal={result} />}
      {state === 'booked' && !('payments' in result) && <span>{t('files.upload.booked')}</span>}
      {state === 'seen' && <span>{t('files.upload.seen')}</span>}
      {state === 'failed' && (
        <span>
          {t('files.upload.failed', { why: messageFor({ code: result.code, status: 500 }) })}
        </span>
      )}
      {state === 'refused' && (
        <>
          <span>{t('files.upload.refused')}</span>
          <ProblemList problems={result.problems} more={result.more} />
        </>
      )}
    </div>
  );
}
