import { useTranslation } from 'react-i18next';

import { JOBS, type JobName } from '@husvaer/domain/operations/jobs';

export const isJob = (name: string): name is JobName => JOBS.some((known) => known === name);

/** Returns a job's translated name. */
export function useJobTitle(): (name: string) => string {
  const { t } = useTranslation('operations');
  return (name) => (isJob(name) ? t(`jobs.words.${name}.name`) : name);
}
