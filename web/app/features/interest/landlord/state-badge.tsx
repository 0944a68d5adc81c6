import { useTranslation } from 'react-i18next';

import type { InterestState } from '@husvaer/domain/interest/states';

import classes from './landlord.module.css';

export function StateBadge({ state }: { state: InterestState }) {
  const { t } = useTranslation('interested');
  return (
    <span className={classes.badge} data-state={state}>
      {t(`states.${state}`)}
    </span>
  );
}
