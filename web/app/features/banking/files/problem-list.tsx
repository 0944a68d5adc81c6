import { useTranslation } from 'react-i18next';

import type { FileProblem } from '@husvaer/domain/banking/file-problems';

import classes from './files.module.css';

interface ProblemListProps {
  problems: readonly {
    code: FileProblem['code'];
    line?: number | null | undefined;
    path?: string | null | undefined;
    found?: string | null | undefined;
    expected?: string | null | undefined;
  }[];
  /** The number of problems that are not listed. */
  more: number;
}

/** Why a file was refused, one line per problem: where, what, and what was found instead of what. */
export function ProblemList({ problems, more }: ProblemListProps) {
  const { t } = useTranslation(['banking', 'ledger']);
  if (problems.length === 0) return null;
  return (
    <ul className={classes.problems}>
      {problems.map(({ code, line, path, found, expected }, index) => (
        <li key={index}>
          {line != null && <strong>{t('files.line', { line })}: </strong>}
          {line == null && path != null && <code>{path}: </code>}
          {t(`files.problems.${code}`)}
          {found != null && (
            <span className="quiet"> {t('files.found', { found: found || t('ledger:none') })}</span>
          )}
          {expected != null && <span className="quiet"> {t('files.expected', { expected })}</span>}
        </li>
      ))}
      {more > 0 && <li>{t('files.more', { count: more })}</li>}
    </ul>
  );
}
