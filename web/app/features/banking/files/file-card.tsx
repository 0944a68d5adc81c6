import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { useFormat } from '../../../platform/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { SaveButton, useMoneyFormat } from '../../ledger/public.tsx';
import type { BankFilesQuery } from './bank-files.graphql.ts';
import classes from './files.module.css';
import { FORMATS } from './formats.ts';
import { PassedDialog } from './passed-dialog.tsx';
import { ProblemList } from './problem-list.tsx';
import { WaitingFile } from './waiting-file.tsx';

type BankFile = BankFilesQuery['getBankFiles']['data'][number];

const COLOURS = { booked: 'green', refused: 'red', waiting: 'yellow' } as const;

/** A file of the bank: when it came, its contents and the result; or why it was refused. */
export function FileCard({ file }: { file: BankFile }) {
  const { t } = useTranslation('banking');
  const format = useFormat();
  const { moment } = useMoneyFormat();
  const [isOpen, setIsOpen] = useState(false);
  const { _id, name, state, receivedAt, byName, lines, sum, problems, moreProblems, hasOriginal } =
    file;
  const passed = file.passed.reduce((total, { count }) => total + count, 0);
  const waiting = file.waiting.reduce((total, { count }) => total + count, 0);
  const counts = (
    [
      ['taken', file.taken],
      ['repeated', file.repeated],
      ['otherSource', file.otherSource],
      ['leftOut', file.leftOut],
    ] as const
  ).filter(([, count]) => count > 0);
  return (
    <li className={classes.file}>
      <article aria-labelledby={`file-${_id}`}>
        <header>
          <h3 id={`file-${_id}`}>{name}</h3>
          <Badge colour={COLOURS[state]}>{t(`files.states.${state}`)}</Badge>
        </header>
        <p className="quiet">
          {[
            file.format && FORMATS[file.format],
            file.archive && t('files.in_archive', { name: file.archive }),
            moment(receivedAt),
            byName ? t('files.by', { name: byName }) : t('files.by_folder'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {state === 'refused' && <ProblemList problems={problems} more={moreProblems} />}
        {file.waitsUntil !== null && <WaitingFile file={file} until={file.waitsUntil} />}
        {state === 'booked' && (
          <ul className={classes.report}>
            {file.isSuperseded && <li>{t('files.superseded')}</li>}
            <li>
              {t('files.lines', { count: lines - file.otherSource, sum: format.amount(sum) })}
            </li>
            {counts.map(([what, count]) => (
              <li key={what}>
                {what === 'repeated' ? (
                  <Link to="/money/exceptions/repeated?all=yes">
                    {t('files.report.repeated', { count })}
                  </Link>
                ) : (
                  t(`files.report.${what}`, { count })
                )}
              </li>
            ))}
            {waiting > 0 && (
              <li>
                <Link to="/money/exceptions">{t('files.report.waiting', { count: waiting })}</Link>{' '}
                <span className="quiet">
                  {format.list(
                    file.waiting.map(({ reason, count }) =>
                      t(`files.reasons.${reason}`, { count }),
                    ),
                  )}
                </span>
              </li>
            )}
            {passed > 0 && (
              <li>
                {t('files.report.passed', { count: passed })}{' '}
                <span className="quiet">
                  {format.list(
                    file.passed.map(({ reason, count }) => t(`files.passed.${reason}`, { count })),
                  )}
                </span>
              </li>
            )}
            {file.unknown.length > 0 && (
              <li>{t('files.report.unknown', { list: format.list(file.unknown) })}</li>
            )}
          </ul>
        )}
        {passed > 0 && (
          <Button
            variant="default"
            mt="sm"
            aria-describedby={`file-${_id}`}
            onClick={() => setIsOpen(true)}
          >
            {t('files.entry.show')}
          </Button>
        )}
        {hasOriginal && (
          <SaveButton
            path={`bank-files/${_id}`}
            name={name}
            label={t('files.save_original')}
            of={name}
          />
        )}
      </article>
      <PassedDialog fileId={_id} name={name} opened={isOpen} onClose={() => setIsOpen(false)} />
    </li>
  );
}
