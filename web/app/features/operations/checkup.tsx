import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { browserApi } from '../../platform/api.ts';
import { useLanguage } from '../../platform/format.ts';
import { useNotify } from '../../platform/notify.tsx';
import { useFailureText } from '../../errors/use-failure-text.ts';
import { Checkup as CheckupDocument, type CheckupQuery } from './checkup.graphql.ts';
import classes from './operations.module.css';

type Found = CheckupQuery['getCheckup'];

/** Checks the installation when it is asked to, since other servers take part. */
export function Checkup() {
  const { t } = useTranslation('operations');
  const language = useLanguage();
  const notify = useNotify();
  const messageFor = useFailureText();
  const [found, setFound] = useState<Found | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function check(): Promise<void> {
    setIsBusy(true);
    try {
      const { getCheckup } = await browserApi(CheckupDocument, { language });
      setFound(getCheckup);
    } catch (error) {
      notify(messageFor(error), 'bad');
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <>
      <p className="quiet">{t('checkup.text')}</p>
      <div role="status">{found && <Findings found={found} />}</div>
      <Button variant="default" loading={isBusy} onClick={() => void check()}>
        {t(found ? 'checkup.again' : 'checkup.run')}
      </Button>
    </>
  );
}

const WORST = ['failure', 'warning', 'ok'] as const;

/** What was found, the worst first. */
export function Findings({ found }: { found: Found }) {
  const { t } = useTranslation('operations');
  return (
    <ul className={classes.list}>
      {WORST.flatMap((outcome) => found.filter((one) => one.outcome === outcome)).map((one) => (
        <li key={one._id}>
          <div>
            {one.name}: {one.found}
            {one.todo && <span className={classes.about}>{one.todo}</span>}
          </div>
          <span className={classes.state} data-is={one.outcome === 'ok' ? 'good' : 'bad'}>
            {t(`checkup.outcomes.${one.outcome}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}
